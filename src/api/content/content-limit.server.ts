// How often a call may be sent from one address: a fixed minute that begins with the first, counted by the database.

import { sql } from 'drizzle-orm'
import type { ContentCall } from '#api/content/contract/content-addresses.ts'
import type { Operation } from '#api/content/contract/operation.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { countedAddress } from '#identity/wire/caller.ts'
import type { Database } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, minutes } from '#values/duration.ts'

const windowLasts = minutes(1)

/**
 * How many calls a minute allows. Reference 7.6: ten of those that try passwords or send mails. `reads` follow what
 * somebody types, many people may share an address, and a program may look at home after home: they only stop a flood.
 */
export const contentLimits: Readonly<Record<NonNullable<Operation['limit']>, number>> = {
  auth: 10,
  reads: 300,
  quotes: 60,
  bookings: 30,
}

type LimitCount = {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetsAt: Date
}

/** A call that waits to be counted. */
type Waiting = {
  readonly key: string
  readonly counted: (count: Counted) => void
  readonly failed: (fault: unknown) => void
}
/** How many calls there have been, this one among them. */
type Counted = { readonly used: number; readonly ends: Date }

/** Those who wait for the statement under way to end: one more counts them all. */
const waiting = new WeakMap<Database, Waiting[]>()

/**
 * Counts one call, refused ones too. What was sent plays no part: only which call it is, and the address that the front
 * door made out. The database counts, so that any number of processes count together.
 */
export async function countCall(
  tools: Tools,
  call: ContentCall,
  limitName: NonNullable<Operation['limit']>,
  address: string,
): Promise<LimitCount> {
  const limit = contentLimits[limitName]
  const mac = identitySecret(tools.environment).mac('limit', Buffer.from(countedAddress(address)))
  const key = `${call}:${mac.toString('base64url', 0, 18)}`
  const { used, ends } = await countTogether(tools, key)
  return { allowed: used <= limit, limit, remaining: Math.max(0, limit - used), resetsAt: ends }
}

function countTogether(tools: Tools, key: string): Promise<Counted> {
  const { promise, resolve, reject } = Promise.withResolvers<Counted>()
  const call = { key, counted: resolve, failed: reject }
  const others = waiting.get(tools.database)
  if (others) others.push(call)
  else {
    waiting.set(tools.database, [])
    void countAll(tools, [call])
  }
  return promise
}

/** Counts these calls, and then all that have come meanwhile. */
async function countAll(tools: Tools, first: readonly Waiting[]): Promise<void> {
  for (let calls = first; calls.length > 0; calls = waiting.get(tools.database)!) {
    waiting.set(tools.database, [])
    const byKey = Map.groupBy(calls, ({ key }) => key)
    try {
      const counts = await countInDatabase(tools, byKey)
      for (const [key, all] of byKey) {
        const { used, ends } = counts.get(key)!
        for (const [at, call] of all.entries()) call.counted({ used: used - (all.length - 1 - at), ends })
      }
    } catch (fault) {
      for (const call of calls) call.failed(fault)
    }
  }
  waiting.delete(tools.database)
}

/** In the order of the keys, so that two processes never wait for each other. */
async function countInDatabase(
  { database, clock }: Tools,
  calls: ReadonlyMap<string, readonly Waiting[]>,
): Promise<Map<string, Counted>> {
  const now = clock.now()
  const ends = later(now, windowLasts)
  const { rows } = await database.execute<{ key: string; used: number; ends: Date | string }>(sql`
    insert into content_limit as counted (key, used, ends_at)
    select key, used, ${ends}::timestamptz from unnest(${sql.param([...calls.keys()])}::text[],
      ${sql.param([...calls.values()].map(({ length }) => length))}::integer[]) as called (key, used)
    order by key
    on conflict (key) do update set
      used = case when counted.ends_at <= ${now} then excluded.used else least(counted.used + excluded.used, 1000000) end,
      ends_at = case when counted.ends_at <= ${now} then ${ends} else counted.ends_at end
    returning key, used, ends_at as ends`)
  return new Map(rows.map(row => [row.key, { used: row.used, ends: new Date(row.ends) }]))
}

/** Forgets minutes whose period is over; answers how many. */
export async function tidyContentLimits({ database, clock }: Tools): Promise<number> {
  const over = removedBefore('calls', clock.now())
  const { rowCount } = await database.execute(sql`delete from content_limit where ends_at < ${over}`)
  return rowCount ?? 0
}

/** What every answer of a limited call tells of it. */
export function limitHeaders({ limit, remaining, resetsAt }: LimitCount): Readonly<Record<string, string>> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(resetsAt.getTime() / 1000)),
  }
}
