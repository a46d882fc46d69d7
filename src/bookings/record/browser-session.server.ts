// The browser a hold belongs to before anybody signs in: a random name in a cookie that script cannot read.

import { createHash, randomBytes } from 'node:crypto'
import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { isSecure } from '#users/session/session-token.server.ts'
import { days } from '#values/duration.ts'

/** The hash by which the database knows a browser; the name itself is stored nowhere. */
export type BrowserSession = string & { readonly brand: 'BrowserSession' }

export const browserCookieName = 'casita_browser'

/** The cookie's lifetime. */
const nameLasts = days(30)

function hashOf(name: string): BrowserSession {
  return createHash('sha256').update(name).digest('hex') as BrowserSession
}

/** The browser that sent the request, or undefined when it has no name yet. */
export function readBrowserSession(request: Pick<Request, 'headers'>): BrowserSession | undefined {
  const name = cookieNamed(browserCookieName, request.headers.get('cookie'))
  return name !== undefined && /^[A-Za-z0-9_-]{43}$/.test(name) ? hashOf(name) : undefined
}

/** Names a browser; `setCookie` is what the answer must carry. */
export function nameBrowser(environment: Pick<Environment, 'PUBLIC_URL'>): {
  readonly browser: BrowserSession
  readonly setCookie: string
} {
  const name = randomBytes(32).toString('base64url')
  const setCookie = writeCookie(browserCookieName, name, {
    maxAgeSeconds: nameLasts / 1000,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(environment),
  })
  return { browser: hashOf(name), setCookie }
}
