// Favourites and viewed homes: their slugs in a cookie of the browser, and in an address to share.

import { parseSlug, type Slug } from '#values/slug.ts'

export type Favourites = readonly Slug[]

/** Written when a heart is pressed. */
export const favouritesCookie = 'casita_shortlist'
/** Written once the visitor opts in to remembering viewed homes; may be empty. */
export const recentCookie = 'casita_recent'

/** As many as a cookie holds whatever they are called. */
export const mostFavourites = 40
export const mostRecent = 12

/** The value of an empty cookie, which must still exist. */
const none = '-'

/** Slugs with dots between; what is none is left out, and each stands once. */
export function parseHomes(text: string | null | undefined): Favourites {
  const slugs = (text ?? '').split('.').flatMap(part => parseSlug(part) ?? [])
  return [...new Set(slugs)].slice(0, mostFavourites)
}

export function writeHomes(homes: Favourites): string {
  return homes.length > 0 ? homes.join('.') : none
}

/** With `slug` as the newest. */
export function withHome(homes: Favourites, slug: Slug, most = mostFavourites): Favourites {
  return [slug, ...homes.filter(each => each !== slug)].slice(0, most)
}

export function withoutHome(homes: Favourites, slug: Slug): Favourites {
  return homes.filter(each => each !== slug)
}

/** The address of these homes, for anybody. */
export function favouritesAddress(homes: Favourites): string {
  return homes.length > 0 ? `/favourites?homes=${homes.join('.')}` : '/favourites'
}
