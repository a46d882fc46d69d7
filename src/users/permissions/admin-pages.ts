// The permission that each admin page requires: a table by its address.

import { canonical } from '#users/landing/navigation-guard.ts'
import type { Area, Level } from './permissions.ts'

/** `every`: for every operator, who finds there what they may see. To see it, unless `level` is told; `allHomes`: not for one alone. */
export type Needs = { readonly area: Area | 'every'; readonly level?: Level; readonly allHomes?: boolean }

// biome-ignore format: a table, one row a page
export const adminPages = {
  '/admin':                                 { area: 'every' },
  '/admin/search':                          { area: 'every' },
  '/admin/calendar':                        { area: 'nights' },
  '/admin/bookings':                        { area: 'bookings' },
  '/admin/bookings.csv':                    { area: 'bookings' },
  '/admin/bookings/new':                    { area: 'bookings', level: 'change' },
  '/admin/bookings/:id':                    { area: 'bookings' },
  '/admin/bookings/:id/move':               { area: 'bookings', level: 'change' },
  '/admin/bookings/:id/registration.pdf':   { area: 'contact' },
  '/admin/invoices':                        { area: 'money' },
  '/admin/invoices/:number':                { area: 'money' },
  '/admin/papers/:file':                    { area: 'money' },
  '/admin/statements':                      { area: 'money', level: 'change' },
  '/admin/statements/:id':                  { area: 'money', level: 'change' },
  '/admin/inbox':                           { area: 'conversations' },
  '/admin/inbox/:id':                       { area: 'conversations' },
  '/admin/inbox/snippets':                  { area: 'conversations' },
  '/admin/homes':                           { area: 'homes' },
  '/admin/homes/new':                       { area: 'homes', level: 'change', allHomes: true },
  '/admin/homes/:slug':                     { area: 'homes' },
  '/admin/homes/:slug/copy':                { area: 'homes', level: 'change', allHomes: true },
  '/admin/homes/:slug/words':               { area: 'homes', level: 'change' },
  '/admin/homes/:slug/photos':              { area: 'homes', level: 'change' },
  '/admin/homes/:slug/preview':             { area: 'homes' },
  '/admin/homes/:slug/rooms':               { area: 'homes', level: 'change' },
  '/admin/homes/:slug/units':               { area: 'homes', level: 'change' },
  '/admin/homes/:slug/equipment':           { area: 'homes', level: 'change' },
  '/admin/homes/:slug/place':               { area: 'homes', level: 'change' },
  '/admin/homes/:slug/near':                { area: 'homes', level: 'change' },
  '/admin/homes/:slug/arrival':             { area: 'homes', level: 'change' },
  '/admin/homes/:slug/manual':              { area: 'homes', level: 'change' },
  '/admin/homes/:slug/languages':           { area: 'homes', level: 'change' },
  '/admin/homes/:slug/languages/:language': { area: 'homes', level: 'change' },
  '/admin/homes/:slug/rates':               { area: 'rates' },
  '/admin/homes/:slug/rules':               { area: 'rates' },
  '/admin/homes/:slug/explain':             { area: 'rates' },
  '/admin/homes/:slug/calendar':            { area: 'nights' },
  '/admin/homes/:slug/channels':            { area: 'channels' },
  '/admin/channels':                        { area: 'channels' },
  '/admin/reviews':                         { area: 'reviews' },
  '/admin/deposits':                        { area: 'rates' },
  '/admin/deposits/:slug':                  { area: 'rates', level: 'change' },
  '/admin/tax-report':                       { area: 'money' },
  '/admin/tax-report.csv':                   { area: 'money' },
  '/admin/rates':                            { area: 'rates', level: 'change' },
  '/admin/groups':                           { area: 'rates', allHomes: true },
  '/admin/groups/:id':                       { area: 'rates', allHomes: true },
  '/admin/terms':                            { area: 'rates', allHomes: true },
  '/admin/taxes':                            { area: 'rates', allHomes: true },
  '/admin/taxes/:id':                        { area: 'rates', allHomes: true },
  '/admin/exchange-rates':                  { area: 'rates' },
  '/admin/start':                           { area: 'site', level: 'change' },
  '/admin/organisation':                    { area: 'organisation' },
  '/admin/site/looks':                      { area: 'site' },
  '/admin/site/front':                      { area: 'site' },
  '/admin/site/frame':                      { area: 'site' },
  '/admin/site/texts':                      { area: 'site' },
  '/admin/site/texts/:name':                { area: 'site' },
  '/admin/site/redirects':                  { area: 'site' },
  '/admin/site/file':                       { area: 'site' },
  '/admin/site/file.json':                  { area: 'site' },
  '/admin/site/visitors':                   { area: 'organisation' },
  '/admin/site/connections':                { area: 'security', level: 'change' },
  '/admin/people':                          { area: 'people', level: 'change' },
  '/admin/people/:id':                      { area: 'people', level: 'change' },
  '/admin/changes':                         { area: 'changes' },
  '/admin/outbox':                          { area: 'outbox' },
  '/admin/jobs':                            { area: 'jobs' },
} as const satisfies Readonly<Record<string, Needs>>

/** The permission for the page at that path; undefined for an unlisted page, which is closed to everybody. */
export function needsOfPage(path: string): Needs | undefined {
  const pattern = Object.keys(adminPages)
    .filter(each => isOf(each.split('/'), canonical(path).split('/')))
    .sort((one, other) => one.split(':').length - other.split(':').length)[0]
  return pattern === undefined ? undefined : adminPages[pattern as keyof typeof adminPages]
}

const isOf = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
