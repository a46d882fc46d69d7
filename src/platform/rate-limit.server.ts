// Rate limits: token buckets shared by all processes, one row per bucket.

import { eq, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Removal } from '#platform/retention/removal.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { instant } from '#platform/tools/instant-column.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Milliseconds } from '#values/duration.ts'
import { given, preparedStatement } from './write-batch.server.ts'

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
    if ((await take(queries, bucket, tools.clock.now())).used > bucket.limit.burst) {
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

function counting(refill: Limit['refill']) {
  const all = refill === 'all'
  const burst = given('burst', 'integer')
  const every = given('every', 'numeric')
  const now = given('now', 'timestamptz')
  return preparedStatement<Level & { key: string }, 'keys' | 'wanted' | 'burst' | 'every' | 'now' | 'unflushed'>(sql`
    insert into rate_limit as bucket (key, used, full_at)
    select key, wanted, ${now} + ${every} * interval '1 millisecond' * ${all ? sql`1` : sql`least(wanted, ${burst})`}
    from unnest(${given('keys', 'text[]')}, ${given('wanted', 'integer[]')}) as asked(key, wanted)
      left join (select set_config('synchronous_commit', 'off', true) where ${given('unflushed', 'boolean')}) as commit on true
    order by key
    on conflict (key) do update set (used, full_at) = (
      select before + excluded.used, case before when 0 then ${now} else bucket.full_at end
        + ${every} * interval '1 millisecond'
        * ${all ? sql`(before = 0)::integer` : sql`least(excluded.used, ${burst} - before)`}
      from (select least(bucket.used, ${burst}, ${all ? burst : sql`1`} * ceil(greatest(0,
        extract(epoch from bucket.full_at - ${now}) * 1000 / ${every})))::integer as before) as level)
    returning key, used, full_at as "fullAt"`)
}

const countingAll = counting('all')
const countingEach = counting(undefined)

async function take(queries: Queries, { key, limit }: Bucket, now: Date, unflushed = false): Promise<Level> {
  return (await takeEach(queries, limit, new Map([[key, 1]]), now, unflushed)).get(key)!
}

/**
 * So many tokens from the bucket of each key, all of one limit; in the order of their keys, as every process takes them.
 * `unflushed`, outside a transaction only: nobody waits for the disk, and a crash of the database forgets the last counts.
 */
export async function takeEach(
  queries: Queries,
  { burst, every, refill }: Limit,
  wanted: ReadonlyMap<string, number>,
  now: Date,
  unflushed = false,
): Promise<ReadonlyMap<string, Level>> {
  const count = refill === 'all' ? countingAll : countingEach
  const rows = await count(queries, {
    keys: [...wanted.keys()],
    wanted: [...wanted.values()],
    burst,
    every,
    now: now.toISOString(),
    unflushed,
  })
  return new Map(rows.map(level => [level.key, level]))
}

/** What one call leaves of its bucket. */
export type Spent = {
  readonly isAllowed: boolean
  readonly limit: number
  readonly left: number
  readonly fullAt: Date
}

/** Takes one token from the bucket, also where none is left, and returns what is left; nobody waits for the disk. */
export async function spendOne({ database, clock }: Tools, bucket: Bucket): Promise<Spent> {
  const { used, fullAt } = await take(database, bucket, clock.now(), true)
  return spentOf(bucket.limit, used, new Date(fullAt))
}

export function spentOf({ burst }: Limit, used: number, fullAt: Date): Spent {
  return { isAllowed: used <= burst, limit: burst, left: Math.max(0, burst - used), fullAt }
}
