// Rate limits: token buckets shared by all processes, one row per bucket.

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
  return (await takeEach(queries, limit, new Map([[key, wanted]]), now)).get(key)!
}

/**
 * So many tokens from the bucket of each key, all of one limit; in the order of their keys, as every process takes them.
 * `unflushed`, outside a transaction only: nobody waits for the disk, and a crash of the database forgets the last counts.
 */
async function takeEach(
  queries: Queries,
  { burst, every, refill }: Limit,
  wanted: ReadonlyMap<string, number>,
  now: Date,
  unflushed = false,
): Promise<ReadonlyMap<string, Level>> {
  const all = refill === 'all'
  const commit = unflushed ? sql`, (select set_config('synchronous_commit', 'off', true)) as unflushed` : sql``
  const levels = await runPrepared<Level & { key: string }>(
    queries,
    sql`
      insert into rate_limit as bucket (key, used, full_at)
      select key, wanted, ${now}::timestamptz + ${every} * interval '1 millisecond'
        * ${all ? sql`1` : sql`least(wanted, ${burst}::integer)`}
      from unnest(${sql.param([...wanted.keys()])}::text[], ${sql.param([...wanted.values()])}::integer[]) as asked(key, wanted)
        ${commit} order by key
      on conflict (key) do update set (used, full_at) = (
        select before + excluded.used, case before when 0 then ${now}::timestamptz else bucket.full_at end
          + ${every} * interval '1 millisecond'
          * ${all ? sql`(before = 0)::integer` : sql`least(excluded.used, ${burst}::integer - before)`}
        from (select least(bucket.used, ${burst}, ${all ? burst : 1} * ceil(greatest(0,
          extract(epoch from bucket.full_at - ${now}::timestamptz) * 1000 / ${every})))::integer as before) as level)
      returning key, used, full_at as "fullAt"`,
  )
  return new Map(levels.map(level => [level.key, level]))
}

/** Attempts on buckets of one limit, queued behind the statement in progress; the next statement counts them all. */
type Batch = {
  readonly wanted: Map<string, number>
  isSent: boolean
  readonly levels: Promise<ReadonlyMap<string, Level>>
}

const batches = new WeakMap<Database, Map<string, Batch>>()

export type Spent = {
  readonly isAllowed: boolean
  readonly limit: number
  readonly left: number
  readonly fullAt: Date
}

/** Takes one token from the bucket, together with whoever asks for others of its limit meanwhile, and returns what is left. */
export async function spendTogether(tools: Tools, { key, limit }: Bucket): Promise<Spent> {
  const { wanted, levels } = openBatch(tools, limit)
  const turn = (wanted.get(key) ?? 0) + 1
  wanted.set(key, turn)
  const { used, fullAt } = (await levels).get(key)!
  const mine = used - wanted.get(key)! + turn
  const { burst } = limit
  return { isAllowed: mine <= burst, limit: burst, left: Math.max(0, burst - mine), fullAt: new Date(fullAt) }
}

function openBatch({ database, clock }: Tools, limit: Limit): Batch {
  const known = batches.get(database) ?? new Map<string, Batch>()
  batches.set(database, known)
  const name = JSON.stringify([limit.burst, limit.every, limit.refill])
  const last = known.get(name)
  if (last && !last.isSent) return last
  const send = () => {
    batch.isSent = true
    return takeEach(database, limit, batch.wanted, clock.now(), true)
  }
  const batch: Batch = {
    wanted: new Map(),
    isSent: false,
    levels: (last?.levels ?? Promise.resolve()).then(send, send),
  }
  const forget = () => void (known.get(name) === batch && known.delete(name))
  batch.levels.then(forget, forget)
  known.set(name, batch)
  return batch
}
