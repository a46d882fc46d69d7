// Which announcement a browser has closed, in a cookie.

import { cookieNamed, writeCookie } from '#platform/cookie.ts'

const cookieName = 'casita_announcement'
const yearSeconds = 365 * 24 * 60 * 60

/** Undefined for what is no mark of an announcement. */
export function closedCookie(mark: string, secure: boolean): string | undefined {
  if (!/^[a-z0-9]{1,10}$/.test(mark)) return undefined
  return writeCookie(cookieName, mark, { maxAgeSeconds: yearSeconds, httpOnly: true, sameSite: 'Lax', secure })
}

export function closedAnnouncement(cookies: string | null): string | undefined {
  return cookieNamed(cookieName, cookies)
}
