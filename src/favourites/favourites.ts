// Favourites and viewed homes: slugs with the visit they were looked at with, in a cookie of the browser or an account, and in an address to share.

import { usualVisitFields, type VisitFields } from '#quotes/input/visit-fields.ts'
import type { Slug } from '#values/slug.ts'

export type Favourite = {
  readonly slug: Slug
  /** As `writeVisit` writes it; empty for no dates and the usual party. */
  readonly visit: string
  /** When its heart was pressed, in seconds since 1970; told by the cookie alone, and not by one from before it told. */
  readonly at?: number
}

export type Favourites = readonly Favourite[]

/** Of a request: the account's where somebody is signed in, else the browser's. */
export type RequestFavourites = {
  /** The user whose they are; undefined for those of a browser that nobody is signed in to. */
  readonly account: string | undefined
  readonly homes: Favourites
  /** What made way for newer ones last, at a sign-in or by a heart. */
  readonly leftOut: Favourites
}

/** What the server tells a page, for all hearts on it. */
export type FavouritesTold = {
  /** Whose they are; null for those of the browser, which it may have changed since. */
  readonly owner: string | null
  /** As `writeHomes` writes them. */
  readonly homes: string
}

/** Written when a heart is pressed. */
export const favouritesCookie = 'casita_shortlist'
/** Written once the visitor opts in to remembering viewed homes; may be empty. */
export const recentCookie = 'casita_recent'

/** As many as a cookie holds whatever they are called. */
export const mostFavourites = 40
export const mostRecent = 12

/** Between a home and the time of its heart. */
export const timeMark = '!'

/** Without its time, which is nobody else's. */
export function writeHome({ slug, visit }: Pick<Favourite, 'slug' | 'visit'>): string {
  return visit ? `${slug}~${visit}` : slug
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
