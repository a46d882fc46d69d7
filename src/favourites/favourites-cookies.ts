// The cookies of favourites and viewed homes, written by server or browser.

import { writeCookie } from '#platform/cookie.ts'
import { days } from '#values/duration.ts'
import { type Favourites, favouritesCookie, recentCookie } from './favourites.ts'
import { writeHomes } from './list-of-favourites.ts'

/** From the last heart that was pressed. */
export const keptFor = days(180)

export function favouritesCookies(homes: Favourites, secure: boolean): string {
  return homesCookie(favouritesCookie, homes, secure)
}

/** The account has them now. */
export function noFavouritesCookie(secure: boolean): string {
  return writeCookie(favouritesCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', secure })
}

export function recentCookies(homes: Favourites, secure: boolean): string {
  return homesCookie(recentCookie, homes, secure)
}

/** Removes the cookie of viewed homes, and with it the opt-in. */
export function noRecentCookie(secure: boolean): string {
  return writeCookie(recentCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', secure })
}

// Not HttpOnly: a heart is drawn and pressed without asking the server.
function homesCookie(name: string, homes: Favourites, secure: boolean): string {
  return writeCookie(name, writeHomes(homes), { maxAgeSeconds: keptFor / 1000, sameSite: 'Lax', secure })
}
