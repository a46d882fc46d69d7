// The secret of a session: 256 random bits in a cookie of the browser, its hash in the database.

import { createHash, randomBytes } from 'node:crypto'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { days, later } from '#values/duration.ts'

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

/**
 * The token that follows one whose session may now do something else. Every request that still carries the old one makes
 * out the same, so that none of their answers takes it out of the browser again.
 */
export function tokenAfter(environment: Environment, token: string): string {
  return identitySecret(environment).mac('session-token', Buffer.from(token)).toString('base64url')
}

type Lifetimes = Pick<Environment, 'SESSION_DAYS' | 'SESSION_ABSOLUTE_DAYS' | 'SESSION_ABSOLUTE_DAYS_OPERATORS'>

/** When a session ends that is used at `now` and not again; in the past once its absolute end has come. */
export function sessionEnd(
  environment: Lifetimes,
  { signedInAt, isOperator }: { readonly signedInAt: Date; readonly isOperator: boolean },
  now: Date,
): Date {
  const { SESSION_ABSOLUTE_DAYS, SESSION_ABSOLUTE_DAYS_OPERATORS } = environment
  const absolute = later(signedInAt, days(isOperator ? SESSION_ABSOLUTE_DAYS_OPERATORS : SESSION_ABSOLUTE_DAYS))
  const idle = later(now, days(environment.SESSION_DAYS))
  return idle < absolute ? idle : absolute
}

type CookieSettings = Pick<Environment, 'PUBLIC_URL' | 'SESSION_ABSOLUTE_DAYS'>

/**
 * `Set-Cookie` that keeps the session in the browser: no script reads it, and no other site's form carries it. It is sent
 * with a new token only, never to prolong one: an answer that comes late must not bring an old token back.
 */
export function sessionCookie(token: string, environment: CookieSettings): string {
  return secretCookie(environment, sessionCookieName, token, days(environment.SESSION_ABSOLUTE_DAYS))
}

/** `Set-Cookie` that removes the session from the browser. */
export function noSessionCookie(environment: Pick<Environment, 'PUBLIC_URL'>): string {
  return secretCookie(environment, sessionCookieName, '', 0)
}

/** `Set-Cookie` of a secret for so many milliseconds: no script reads it, and no other site's form carries it. */
export function secretCookie(
  environment: Pick<Environment, 'PUBLIC_URL'>,
  name: string,
  value: string,
  milliseconds: number,
): string {
  const maxAgeSeconds = milliseconds / 1000
  return writeCookie(name, value, { maxAgeSeconds, httpOnly: true, sameSite: 'Lax', secure: isSecure(environment) })
}

/** Whether guests reach the site by https: then, and only then, cookies are Secure. */
export function isSecure({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}
