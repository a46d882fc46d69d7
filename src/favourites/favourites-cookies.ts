// The cookies of favourites and viewed homes, written by server or browser.

import { writeCookie } from '#platform/cookie.ts'
import { days } from '#values/duration.ts'
import { favouritesCookie, recentCookie } from './favourites.ts'

/** From the last heart that was pressed. */
export const keptFor = days(180)

/** With a list as it is written. Not HttpOnly: a heart is drawn and pressed without asking the server. */
export function homesCookie(name: string, homes: string, secure: boolean): string {
  return writeCookie(name, homes, { maxAgeSeconds: keptFor / 1000, sameSite: 'Lax', secure })
}

/** The account has them now. */
export function noFavouritesCookie(secure: boolean): string {
  return writeCookie(favouritesCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', secure })
}

/** Removes the cookie of viewed homes, and with it the opt-in. */
export function noRecentCookie(secure: boolean): string {
  return writeCookie(recentCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', secure })
}
