// The cookies of favourites and viewed homes, written by server or browser.

import { writeCookie } from '#platform/cookie.ts'
import { days } from '#values/duration.ts'
import { type Favourites, favouritesCookie, recentCookie, writeHomes } from './favourites.ts'

/** From the last heart that was pressed. */
const keptFor = days(180)

export function favouritesCookies(homes: Favourites, secure: boolean): string {
  return kept(favouritesCookie, homes, secure)
}

export function recentCookies(homes: Favourites, secure: boolean): string {
  return kept(recentCookie, homes, secure)
}

/** Removes the cookie of viewed homes, and with it the opt-in. */
export function noRecentCookie(secure: boolean): string {
  return writeCookie(recentCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', secure })
}

// Not HttpOnly: a heart is drawn and pressed without asking the server.
function kept(name: string, homes: Favourites, secure: boolean): string {
  return writeCookie(name, writeHomes(homes), { maxAgeSeconds: keptFor / 1000, sameSite: 'Lax', secure })
}
