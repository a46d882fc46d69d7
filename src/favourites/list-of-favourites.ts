// A list of homes as it is written: changed without reading it, and short enough for a cookie.

import { type Favourite, mostFavourites, timeMark, writeHome } from './favourites.ts'

/** Of a cookie; all its homes fit whatever they are called, and as many visits as there is room for, the newest first. */
const mostLetters = 3_600

/** The value of an empty cookie, which must still exist. */
const none = '-'

export function writeHomes(homes: readonly Favourite[]): string {
  return joined(homes.map(writeTimed))
}

/** Whether a home is in a list. */
export function holdsHome(list: string, slug: string): boolean {
  return list.split('.').some(home => slugOf(home) === slug)
}

/** Whether there is any home in a list. */
export function holdsAny(list: string): boolean {
  return /\w/.test(list)
}

/** The list with `home` as the newest, or without it. */
export function changeList(list: string, home: Favourite, keep: boolean, most = mostFavourites): string {
  const others = list.split('.').filter(each => holdsAny(each) && slugOf(each) !== home.slug)
  return joined(keep ? [writeTimed(home), ...others].slice(0, most) : others)
}

function writeTimed(home: Favourite): string {
  const { at } = home
  return writeHome(home) + (at === undefined ? '' : timeMark + at.toString(36))
}

function slugOf(home: string): string | undefined {
  return home.split(/[~!]/)[0]
}

function joined(homes: readonly string[]): string {
  const bare = homes.map(home => home.replace(/~[^!]*/, ''))
  let letters = bare.join('.').length
  const fitting = homes.map((home, at) => {
    letters += home.length - bare[at]!.length
    return letters > mostLetters ? bare[at] : home
  })
  return fitting.join('.') || none
}
