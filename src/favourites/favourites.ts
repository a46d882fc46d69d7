// Favourites and viewed homes: slugs with the visit they were looked at with, in a cookie of the browser and in an address to share.

import { usualVisitFields, type VisitFields } from '#quotes/input/visit-fields.ts'
import { parseSlug, type Slug } from '#values/slug.ts'

export type Favourite = {
  readonly slug: Slug
  /** As `writeVisit` writes it; empty for no dates and the usual party. */
  readonly visit: string
}

export type Favourites = readonly Favourite[]

/** Written when a heart is pressed. */
export const favouritesCookie = 'casita_shortlist'
/** Written once the visitor opts in to remembering viewed homes; may be empty. */
export const recentCookie = 'casita_recent'

/** As many as a cookie holds whatever they are called. */
export const mostFavourites = 40
export const mostRecent = 12

/** Of a cookie; all its homes fit whatever they are called, and as many visits as there is room for, the newest first. */
const mostLetters = 3_600

/** The value of an empty cookie, which must still exist. */
const none = '-'

/** Homes with dots between; what is none is left out, and each stands once. */
export function parseHomes(text: string | null | undefined): Favourites {
  const homes = new Map<Slug, Favourite>()
  for (const part of (text ?? '').split('.')) {
    const home = parseHome(part)
    if (home && !homes.has(home.slug)) homes.set(home.slug, home)
  }
  return [...homes.values()].slice(0, mostFavourites)
}

/** `harbour-loft~2031-05-12~2031-05-19~3`: the slug, and what of the visit is unusual. */
export function parseHome(text: string): Favourite | undefined {
  const [name = '', ...rest] = text.split('~')
  const slug = parseSlug(name)
  const visit = rest.join('~')
  return slug && { slug, visit: /^[\d~_-]{0,60}$/.test(visit) ? visit : '' }
}

export function writeHome({ slug, visit }: Favourite): string {
  return visit ? `${slug}~${visit}` : slug
}

export function writeHomes(homes: Favourites): string {
  let letters = homes.reduce((sum, { slug }) => sum + slug.length + 1, 0)
  const written = homes.map(home => {
    letters += home.visit.length + 1
    return letters > mostLetters ? home.slug : writeHome(home)
  })
  return written.join('.') || none
}

/** With `home` as the newest. */
export function withHome(homes: Favourites, home: Favourite, most = mostFavourites): Favourites {
  return [home, ...withoutHome(homes, home.slug)].slice(0, most)
}

export function withoutHome(homes: Favourites, slug: Slug): Favourites {
  return homes.filter(each => each.slug !== slug)
}

/** What of the visit is unusual, in few letters that a cookie and an address hold as they are. */
export function writeVisit(fields: VisitFields): string {
  const typed = Object.entries(usualVisitFields).map(([name, usual]) => {
    const value = fields[name as keyof VisitFields]
    return value === usual ? '' : value.replace(/[^\d-]+/g, '_')
  })
  return typed.join('~').replace(/~+$/, '')
}

/** The fields of a visit that was written so. */
export function readVisit(visit: string): VisitFields {
  const typed = visit.split('~')
  const fields = Object.entries(usualVisitFields).map(([name, usual], at) => [
    name,
    typed[at]?.replaceAll('_', ', ') || usual,
  ])
  return Object.fromEntries(fields)
}

/** The address of these homes, for anybody: with the dates of each, and nothing of who comes. */
export function favouritesAddress(homes: Favourites): string {
  const shared = homes.map(({ slug, visit }) => ({ slug, visit: visit.split('~').slice(0, 2).join('~') }))
  return homes.length > 0 ? `/favourites?homes=${shared.map(writeHome).join('.')}` : '/favourites'
}
