// The cookie that a mailed link was exchanged for: which guest without an account this browser is, for a short while.

import { cookieNamed } from '#platform/cookie.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { secretCookie } from '#users/session/session-token.server.ts'
import type { Milliseconds } from '#values/duration.ts'

export const contactCookieName = 'casita_contact'

type CookieSettings = Pick<Environment, 'PUBLIC_URL'>

/** `Set-Cookie` that keeps the key: no script reads it, and no other site's form carries it. */
export function contactCookie(key: string, environment: CookieSettings, lasts: Milliseconds): string {
  return secretCookie(environment, contactCookieName, key, lasts)
}

/** `Set-Cookie` that takes the key out of the browser. */
export function noContactCookie(environment: CookieSettings): string {
  return secretCookie(environment, contactCookieName, '', 0)
}

/** The key in the request's cookies, or undefined when there is none of the right shape. */
export function readContactKey(request: Pick<Request, 'headers'>): string | undefined {
  const key = cookieNamed(contactCookieName, request.headers.get('cookie'))
  return key !== undefined && /^[A-Za-z0-9_-]{43}$/.test(key) ? key : undefined
}
