// Rate limits: token buckets shared by all processes, one row per bucket, one statement per attempt.

import { eq, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Removal } from '#platform/retention/removal.server.ts'
import type { Database, Queries } from '#platform/tools/database.server.ts'
import { instant } from '#platform/tools/instant-column.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Milliseconds } from '#values/duration.ts'
import { runPrepared } from './write-batch.server.ts'

/** A bucket of `burst` tokens: each `every` refills one, or with `refill` all, counted from the first taken. */
export type Limit = { readonly burst: number; readonly every: Milliseconds; readonly refill?: 'all' }

/** A bucket of a limit; personal data in its key must be a MAC, so that the table does not reveal who tried what. */
export type Bucket = { readonly limit: Limit; readonly key: string }

export const rateLimitTable = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  fullAt: instant('full_at').notNull(),
})

/**
 * Takes one token from each bucket, or none: false when any is empty. Within a transaction, pass its `queries` and
 * commit, or the attempt is not counted.
 */
export async function spend(
  tools: Tools,
  buckets: readonly (Bucket | undefined)[],
  queries: Queries = tools.database,
): Promise<boolean> {
  const taken: Bucket[] = []
  for (const bucket of buckets) {
    if (!bucket) continue
    if ((await take(queries, bucket, 1, tools.clock.now())).used > bucket.limit.burst) {
      await giveBack(tools, taken, queries)
      return false
    }
    taken.push(bucket)
  }
  return true
}

/** Refunds what `spend` took: the attempt was no failure. */
export async function giveBack(
  tools: Tools,
  buckets: readonly (Bucket | undefined)[],
  queries: Queries = tools.database,
): Promise<void> {
  for (const bucket of buckets) {
    if (!bucket) continue
    const { burst, every, refill } = bucket.limit
    await queries.execute(sql`
      update rate_limit set used = greatest(least(used, ${burst}) - 1, 0),
        full_at = full_at - ${refill === 'all' ? 0 : every} * interval '1 millisecond'
      where key = ${bucket.key}`)
  }
}

/** Resets the bucket. */
export async function emptyBucket(queries: Queries, { key }: Bucket): Promise<void> {
  await queries.delete(rateLimitTable).where(eq(rateLimitTable.key, key))
}

export const removeFullBuckets: Removal = async ({ database, clock }) => {
  const over = removedBefore('tries', clock.now())
  return (await database.delete(rateLimitTable).where(lt(rateLimitTable.fullAt, over))).rowCount ?? 0
}

/** How many tokens were taken since the bucket was full, including attempts just refused, and when it is full again. */
type Level = { readonly used: number; readonly fullAt: string }

async function take(queries: Queries, { key, limit }: Bucket, wanted: number, now: Date): Promise<Level> {
  const { burst, every } = limit
  const all = limit.refill === 'all'
  const first = new Date(now.getTime() + every * (all ? 1 : Math.min(wanted, burst)))
  const [level] = await runPrepared<Level>(
    queries,
    sql`
      insert into rate_limit as bucket (key, used, full_at) values (${key}, ${wanted}, ${first})
      on conflict (key) do update set (used, full_at) = (
        select before + ${wanted}::integer, case before when 0 then ${now}::timestamptz else bucket.full_at end
          + ${every} * interval '1 millisecond'
          * ${all ? sql`(before = 0)::integer` : sql`least(${wanted}::integer, ${burst}::integer - before)`}
        from (select least(bucket.used, ${burst}, ${all ? burst : 1} * ceil(greatest(0,
          extract(epoch from bucket.full_at - ${now}::timestamptz) * 1000 / ${every})))::integer as before) as level)
      returning used, full_at as "fullAt"`,
  )
  return level!
}

/** Attempts on one bucket queued behind the statement in progress; the next statement counts them all. */
type Batch = { wanted: number; isSent: boolean; readonly level: Promise<Level> }

const batches = new WeakMap<Database, Map<string, Batch>>()

export type Spent = {
  readonly isAllowed: boolean
  readonly limit: number
  readonly left: number
  readonly fullAt: Date
}

/** Takes one token from a contended bucket, and returns what is left. */
export async function spendTogether(tools: Tools, bucket: Bucket): Promise<Spent> {
  const batch = openBatch(tools, bucket)
  batch.wanted += 1
  const turn = batch.wanted
  const { used, fullAt } = await batch.level
  const mine = used - batch.wanted + turn
  const limit = bucket.limit.burst
  return { isAllowed: mine <= limit, limit, left: Math.max(0, limit - mine), fullAt: new Date(fullAt) }
}

function openBatch({ database, clock }: Tools, bucket: Bucket): Batch {
  const known = batches.get(database) ?? new Map<string, Batch>()
  batches.set(database, known)
  const last = known.get(bucket.key)
  if (last && !last.isSent) return last
  const send = () => {
    batch.isSent = true
    return take(database, bucket, batch.wanted, clock.now())
  }
  const batch: Batch = { wanted: 0, isSent: false, level: (last?.level ?? Promise.resolve()).then(send, send) }
  const forget = () => void (known.get(bucket.key) === batch && known.delete(bucket.key))
  batch.level.then(forget, forget)
  known.set(bucket.key, batch)
  return batch
}
