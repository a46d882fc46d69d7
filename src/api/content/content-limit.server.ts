// The rate limit of calls by address: so many per minute, counted from the first.

import type { ContentCall } from '#api/contract/content-addresses.ts'
import type { Operation } from '#api/contract/operation.ts'
import { limitKey } from '#identity/secrets/limit.server.ts'
import { countedAddress } from '#identity/wire/caller.ts'
import { type Spent, spendOne } from '#platform/rate-limit.server.ts'
import { spendAtOnce } from '#platform/spend-at-once.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes } from '#values/duration.ts'

/**
 * Calls allowed per minute. Reference 7.6: ten for those that try passwords or send mails. `reads` follow typing, many
 * people may share an address, and a client may read home after home: they only stop a flood.
 */
export const contentLimits: Readonly<Record<NonNullable<Operation['limit']>, number>> = {
  auth: 10,
  reads: 300,
  quotes: 60,
  bookings: 30,
}

/**
 * Counts one call, including refused ones. Depends only on the call and the address that the front door determined, not
 * on what was sent.
 */
export async function countCall(
  tools: Tools,
  call: ContentCall,
  limitName: NonNullable<Operation['limit']>,
  address: string,
): Promise<Spent> {
  const counted = countedAddress(address)
  const key = () => limitKey(tools, call, counted)
  const limit = { burst: contentLimits[limitName], every: minutes(1), refill: 'all' } as const
  if (limitName === 'reads') return spendAtOnce(tools, { limit, whose: `${call} ${counted}`, key })
  return spendOne(tools, { limit, key: key() })
}

/** The rate-limit headers of every answer to a limited call. */
export function limitHeaders({ limit, left, fullAt }: Spent): Readonly<Record<string, string>> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(left),
    'X-RateLimit-Reset': String(Math.ceil(fullAt.getTime() / 1000)),
  }
}
