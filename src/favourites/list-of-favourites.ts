// A list of homes that is changed, and written for a cookie.

import type { Slug } from '#values/slug.ts'
import { type Favourite, type Favourites, mostFavourites, timeMark, writeHome } from './favourites.ts'

/** Of a cookie; all its homes fit whatever they are called, and as many visits as there is room for, the newest first. */
const mostLetters = 3_600

/** The value of an empty cookie, which must still exist. */
const none = '-'

const timeLetters = 1 + 7

export function writeHomes(homes: Favourites): string {
  let letters = homes.reduce((sum, { slug }) => sum + slug.length + 1 + timeLetters, 0)
  const written = homes.map(({ slug, visit, at }) => {
    letters += visit.length + 1
    const home = letters > mostLetters ? slug : writeHome({ slug, visit })
    return at === undefined ? home : home + timeMark + at.toString(36)
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
