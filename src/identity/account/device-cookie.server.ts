// The cookie that carries a device's mark, for whoever answers a sign-in.

import { parse, serialize } from 'hono/utils/cookie'
import type { Environment } from '#platform/tools/environment.server.ts'
import { deviceKnownFor } from './known-device.server.ts'

const cookieName = 'casita_device'

/** The device mark in a request's Cookie header. */
export function deviceOf(cookies: string | null | undefined): string | undefined {
  return cookies ? parse(cookies, cookieName)[cookieName] : undefined
}

/** The Set-Cookie header that keeps a device's mark; no script can read it. */
export function deviceCookie(environment: Environment, device: string): string {
  return serialize(cookieName, device, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: environment.PUBLIC_URL?.startsWith('https:') ?? false,
    maxAge: deviceKnownFor / 1000,
  })
}
