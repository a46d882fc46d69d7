// The cookies of favourites and viewed homes, written by server or browser, and of what found no room in an account.

import { writeCookie } from '#platform/cookie.ts'
import { days, minutes } from '#values/duration.ts'
import { type Favourites, favouritesCookie, leftOutCookie, recentCookie, writeHomes } from './favourites.ts'

/** From the last heart that was pressed. */
export const keptFor = days(180)

/** As long as the sentence about them is said. */
const leftOutFor = minutes(10)

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

/** The account has them now. */
export function noFavouritesCookie(secure: boolean): string {
  return writeCookie(favouritesCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', secure })
}

/** For that account alone, in case another one signs in here meanwhile. */
export function leftOutCookies(account: string, homes: Favourites, secure: boolean): string {
  const maxAgeSeconds = leftOutFor / 1000
  return writeCookie(leftOutCookie, `${account}.${writeHomes(homes)}`, {
    ...{ maxAgeSeconds, httpOnly: true, sameSite: 'Lax', secure },
  })
}

export function noLeftOutCookie(secure: boolean): string {
  return writeCookie(leftOutCookie, '', { maxAgeSeconds: 0, httpOnly: true, sameSite: 'Lax', secure })
}

// Not HttpOnly: a heart is drawn and pressed without asking the server.
function kept(name: string, homes: Favourites, secure: boolean): string {
  return writeCookie(name, writeHomes(homes), { maxAgeSeconds: keptFor / 1000, sameSite: 'Lax', secure })
}
