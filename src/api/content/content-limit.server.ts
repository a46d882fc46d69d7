// How often a call may be sent from one address: a fixed minute that begins with the first, counted by the database.

import { sql } from 'drizzle-orm'
import { countedAddress } from '#identity/caller.ts'
import { identitySecret } from '#identity/vault/identity-secret.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { later, minutes } from '#values/duration.ts'
import type { ContentCall } from './contract/content-addresses.ts'
import type { Operation } from './contract/operation.ts'

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

export type LimitCount = {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetsAt: Date
}

/**
 * Counts one call, refused ones too. What was sent plays no part: only which call it is, and the address that the front
 * door made out. One statement, so that any number of processes count together.
 */
export async function countCall(
  tools: Tools,
  call: ContentCall,
  limitName: NonNullable<Operation['limit']>,
  address: string,
): Promise<LimitCount> {
  const limit = contentLimits[limitName]
  const now = tools.clock.now()
  const mac = identitySecret(tools.environment).mac('limit', Buffer.from(countedAddress(address)))
  const key = `${call}:${mac.toString('base64url', 0, 18)}`
  const ends = later(now, windowLasts)
  const { rows } = await tools.database.execute<{ used: number; ends: Date | string }>(sql`
    insert into content_limit as counted (key, used, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      used = case when counted.ends_at <= ${now} then 1 else least(counted.used + 1, 1000000) end,
      ends_at = case when counted.ends_at <= ${now} then ${ends} else counted.ends_at end
    returning used, ends_at as ends`)
  const { used, ends: resetsAt } = rows[0]!
  return { allowed: used <= limit, limit, remaining: Math.max(0, limit - used), resetsAt: new Date(resetsAt) }
}

/** Forgets minutes that are over; answers how many. */
export async function tidyContentLimits({ database, clock }: Tools): Promise<number> {
  const { rowCount } = await database.execute(sql`delete from content_limit where ends_at < ${clock.now()}`)
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
