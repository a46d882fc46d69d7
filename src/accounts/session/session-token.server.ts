// The secret of a session: 256 random bits in a cookie of the browser, its hash in the database.

import { createHash, randomBytes } from 'node:crypto'
import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import type { Environment } from '#platform/environment.server.ts'
import { days } from '#values/duration.ts'

export const sessionCookieName = 'casita_session'

export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The SHA-256 of a token; a random token needs no slower hash. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token in the request's cookies, or undefined when there is none of the right shape. */
export function readSessionToken(request: Request): string | undefined {
  const token = cookieNamed(sessionCookieName, request.headers.get('cookie'))
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

/** How long a session lasts after it was last used. */
export function sessionLength(environment: Environment) {
  return days(environment.SESSION_DAYS)
}

type CookieSettings = Pick<Environment, 'PUBLIC_URL' | 'SESSION_DAYS'>

/** `Set-Cookie` that keeps the session in the browser: no script reads it, and no other site's form carries it. */
export function sessionCookie(token: string, environment: CookieSettings): string {
  return writeCookie(sessionCookieName, token, {
    maxAgeSeconds: days(environment.SESSION_DAYS) / 1000,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(environment),
  })
}

/** `Set-Cookie` that takes the session out of the browser. */
export function noSessionCookie(environment: CookieSettings): string {
  return writeCookie(sessionCookieName, '', {
    maxAgeSeconds: 0,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(environment),
  })
}

/** Whether guests reach the site by https: then, and only then, cookies are Secure. */
export function isSecure({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}
