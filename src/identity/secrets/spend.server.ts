// Limits that hold across processes and restarts: one row a bucket, one statement a try.

import { eq, sql } from 'drizzle-orm'
import { limitTable } from '#identity/account/identity-tables.server.ts'
import { type Caller, countedAddress } from '#identity/wire/caller.ts'
import { testHelpersOn } from '#platform/test-helpers-on.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later } from '#values/duration.ts'
import { identitySecret } from './identity-secret.server.ts'
import { type Limit, type LimitName, limits } from './limit.ts'

/** A bucket of a limit: whose it is, by name. */
export type Bucket = { readonly limit: Limit; readonly key: string }

// Keys are MACs: the table tells nobody who tried what.
export function bucketOf(tools: Tools, name: LimitName, ...whose: readonly string[]): Bucket {
  const mac = identitySecret(tools.environment).mac('limit', Buffer.from(JSON.stringify(whose)))
  return { limit: limits[name], key: `${name}:${mac.toString('base64url', 0, 18)}` }
}

/** The bucket of the caller's address; undefined when the address is unknown or limits by address are off (tests). */
export function addressBucket(tools: Tools, name: LimitName, caller: Caller): Bucket | undefined {
  if (!caller.address || testHelpersOn(tools.environment)) return undefined
  return bucketOf(tools, name, countedAddress(caller.address))
}

/** The buckets of mails of one kind to one recipient: of this caller's address, and of all callers. */
export function recipientBuckets(tools: Tools, caller: Caller, kind: string, recipient: string): Bucket[] {
  const from = caller.address && !testHelpersOn(tools.environment) ? countedAddress(caller.address) : ''
  return [
    bucketOf(tools, 'mail-recipient', kind, recipient, from),
    bucketOf(tools, 'mail-recipient-all', kind, recipient),
  ]
}

/**
 * Takes one from each bucket, or from none: false when one of them has nothing left. Within a transaction, hand in its
 * `queries` and let it end well, or the try is not counted.
 */
export async function spend(
  tools: Tools,
  buckets: readonly (Bucket | undefined)[],
  queries: Queries = tools.database,
): Promise<boolean> {
  const taken: Bucket[] = []
  for (const bucket of buckets) {
    if (!bucket) continue
    if (!(await takeOne(queries, bucket, tools.clock.now()))) {
      await giveBack(tools, taken, queries)
      return false
    }
    taken.push(bucket)
  }
  return true
}

/** Puts back what `spend` took: the try was no failure. */
export async function giveBack(
  tools: Tools,
  buckets: readonly (Bucket | undefined)[],
  queries: Queries = tools.database,
): Promise<void> {
  for (const bucket of buckets) {
    if (!bucket) continue
    await queries.execute(sql`
      update ${limitTable} set empty_at = empty_at - ${bucket.limit.every} * interval '1 millisecond'
      where key = ${bucket.key}`)
  }
}

/** Forgets every try that the bucket counted. */
export async function emptyBucket(queries: Queries, { key }: Bucket): Promise<void> {
  await queries.delete(limitTable).where(eq(limitTable.key, key))
}

// The row says when the bucket will be empty again: each try moves that on by `every`, at most `burst` times ahead.
async function takeOne(queries: Queries, { key, limit }: Bucket, now: Date): Promise<boolean> {
  if (limit.burst < 1) return false
  const next = later(now, limit.every)
  const mostAhead = new Date(now.getTime() + limit.burst * limit.every)
  const { rows } = await queries.execute(sql`
    insert into ${limitTable} as bucket (key, empty_at) values (${key}, ${next})
    on conflict (key) do update
      set empty_at = greatest(bucket.empty_at, ${now}) + ${limit.every} * interval '1 millisecond'
      where greatest(bucket.empty_at, ${now}) + ${limit.every} * interval '1 millisecond' <= ${mostAhead}
    returning 1`)
  return rows.length > 0
}
