// The wanted page, kept in the cookie `targetRoute` while somebody signs in, and where a sign-in lands (Spec 4, 1).

import { cookieNamed, writeCookie } from '#platform/cookie.ts'
import { accessOfPath } from './navigation-guard.ts'
import { ownPath } from './own-path.ts'

export const targetRouteName = 'targetRoute'

/** Where a sign-in lands when nothing else was wanted. Spec 1. */
const defaultLanding = '/stays'

/** `Set-Cookie` that keeps the full path: encoded, for the whole site and the browser's session, readable by script. */
export function targetRouteCookie(path: string): string {
  return writeCookie(targetRouteName, encodeURIComponent(path))
}

/** `Set-Cookie` that forgets the wanted page. */
export const noTargetRouteCookie: string = writeCookie(targetRouteName, '', { maxAgeSeconds: 0 })

/** The wanted page in a `Cookie` header (or `document.cookie`), if it is one of ours that somebody signed in may see. */
export function targetRouteOf(cookies: string | null | undefined): string | undefined {
  const value = cookieNamed(targetRouteName, cookies)
  const path = value === undefined ? undefined : ownPath(decoded(value))
  return path !== undefined && isGuestPage(pathnameOf(path)) ? undefined : path
}

type Landing = {
  readonly path: string
  /** Whether the wanted page is reached and can be forgotten. */
  readonly consumed: boolean
}

/** Where to go after sign-in: the wanted page or the homes, by way of verification if the page requires it. */
export function landingOf(visitor: 'unverified' | 'verified', cookies: string | null | undefined): Landing {
  const wanted = targetRouteOf(cookies)
  if (visitor === 'unverified' && wanted !== undefined) return { path: '/verify-email', consumed: false }
  return { path: wanted ?? defaultLanding, consumed: true }
}

/**
 * Where a verified visitor of a guest page goes back to: the page left (path with search and fragment), unless it is
 * such a page itself or there is none.
 */
export function previousPage(left: string | null | undefined): string {
  const path = ownPath(left)
  return path === undefined || isGuestPage(pathnameOf(path)) ? defaultLanding : path
}

function isGuestPage(pathname: string): boolean {
  const access = accessOfPath(pathname)
  return access === 'guests-only' || access === 'signed-in' || pathname === '/sign-out' || pathname === '/auth/action'
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
