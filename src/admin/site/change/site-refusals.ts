// Why a change of the site was refused, with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'site.notAllowed'],
  'page-unknown': [404, 'site.pageUnknown'],
  'version-unknown': [404, 'site.versionUnknown'],
  'out-of-date': [409, 'site.outOfDate'],
  'name-taken': [409, 'site.nameTaken'],
  'page-shown': [409, 'site.pageShown'],
  'page-legal': [409, 'site.pageLegal'],
  'home-unknown': [404, 'site.homeUnknown'],
  'redirect-unknown': [404, 'site.redirectUnknown'],
  'redirect-there': [409, 'site.redirectThere'],
  'redirect-over-page': [409, 'site.redirectOverPage'],
  'redirect-leads-on': [409, 'site.redirectLeadsOn'],
  'redirect-is-target': [409, 'site.redirectIsTarget'],
  'redirects-full': [409, 'site.redirectsFull'],
})

export const siteRefusals = refusals.sentences
export const siteRefusalStatus = refusals.statuses
export type SiteRefusal = keyof typeof siteRefusals
