// Devices that signed in to an account before: a mark in a cookie, its hash beside the account.

import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import type { Caller } from '#identity/wire/caller.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { retention } from '#platform/tools/retention.ts'
import { deviceTable } from './identity-tables.server.ts'

/** How long a device stays known, and its cookie lives. */
const deviceKnownFor = retention.devices.keptFor

const hashOf = (device: string) => createHash('sha256').update(device).digest()

const isMark = (device: string | undefined): device is string => /^[A-Za-z0-9_-]{32}$/.test(device ?? '')

/** Whether the caller's device signed in to that account before. */
export async function isKnownDevice(queries: Queries, caller: Caller, accountId: string, now: Date): Promise<boolean> {
  if (!isMark(caller.device)) return false
  const [found] = await queries
    .select({ at: deviceTable.lastSignedInAt })
    .from(deviceTable)
    .where(and(eq(deviceTable.deviceHash, hashOf(caller.device)), eq(deviceTable.accountId, accountId)))
  return found !== undefined && now.getTime() - found.at.getTime() < deviceKnownFor
}

/** Records a sign-in of the device; returns the mark for its cookie, a new one if it had none. */
export async function rememberDevice(queries: Queries, caller: Caller, accountId: string, now: Date): Promise<string> {
  const device = isMark(caller.device) ? caller.device : randomBytes(24).toString('base64url')
  await queries
    .insert(deviceTable)
    .values({ deviceHash: hashOf(device), accountId, lastSignedInAt: now })
    .onConflictDoUpdate({ target: [deviceTable.deviceHash, deviceTable.accountId], set: { lastSignedInAt: now } })
  return device
}

/** Forgets all known devices of the account: one may belong to someone with the old password. */
export async function forgetDevices(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(deviceTable).where(eq(deviceTable.accountId, accountId))
}

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
