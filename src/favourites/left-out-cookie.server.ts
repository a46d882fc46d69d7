// The cookie that says for a month which homes made way for newer ones in an account.

import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import { days } from '#values/duration.ts'
import type { Favourites } from './favourites.ts'
import { writeHomes } from './list-of-favourites.ts'
import { parseHomes } from './parse-favourites.ts'

const cookieName = 'casita_left_out'
const leftOutFor = days(30)

/** For that account alone, in case another one signs in here meanwhile. */
export function leftOutCookie(account: string, homes: Favourites, secure: boolean): string {
  return cookie(`${account}.${writeHomes(homes)}`, leftOutFor / 1000, secure)
}

export function noLeftOutCookie(secure: boolean): string {
  return cookie('', 0, secure)
}

export function readLeftOut(cookies: string | null, account: string): Favourites {
  const [whose, ...homes] = (cookieNamed(cookieName, cookies) ?? '').split('.')
  return whose === account ? parseHomes(homes.join('.')) : []
}

function cookie(value: string, maxAgeSeconds: number, secure: boolean): string {
  return writeCookie(cookieName, value, { maxAgeSeconds, httpOnly: true, sameSite: 'Lax', secure })
}
