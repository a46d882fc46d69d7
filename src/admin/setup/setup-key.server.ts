// The key of the one-time address: made by a process that starts a site without an owner, good once, for a day.

import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { hashOfKey } from '#users/contact/contact-key.server.ts'
import { roleGrantTable } from '#users/user/account-tables.server.ts'
import { days, later } from '#values/duration.ts'
import { setupKeyTable } from './setup-tables.server.ts'

const setupKeyLasts = days(1)

/**
 * The path that makes the first owner, to be printed for whoever started the site: it stands nowhere else. Undefined once
 * there is an owner. Earlier ones stay good for their day, as several processes may start at once and each prints its own.
 */
export function offerSetup({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<string | undefined> {
  const now = clock.now()
  return inTransaction(database, async queries => {
    if (await hasOwner(queries)) return undefined
    const key = randomBytes(32).toString('base64url')
    await queries.delete(setupKeyTable).where(lte(setupKeyTable.expiresAt, now))
    await queries
      .insert(setupKeyTable)
      .values({ keyHash: hashOfKey(key), madeAt: now, expiresAt: later(now, setupKeyLasts) })
    return `/setup?key=${key}`
  })
}

/** Whether the key makes an owner at this moment. */
export async function isSetupKey(queries: Queries, key: string, now: Date): Promise<boolean> {
  const isGood = and(eq(setupKeyTable.keyHash, hashOfKey(key)), gt(setupKeyTable.expiresAt, now))
  return (await queries.$count(setupKeyTable, isGood)) > 0 && !(await hasOwner(queries))
}

/** As the database counts them, which keeps the last one: for the whole site, and not only for a while. */
async function hasOwner(queries: Queries): Promise<boolean> {
  const { role, scope, expiresAt } = roleGrantTable
  const isOwner = and(eq(role, 'owner'), eq(scope, 'org'), isNull(expiresAt))
  return (await queries.$count(roleGrantTable, isOwner)) > 0
}
