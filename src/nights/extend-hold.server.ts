// Command: extends a hold.

import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { lockUnits } from './lock-units.server.ts'
import { liveOccupancy, occupancy } from './nights-tables.server.ts'
import { requireFuture } from './occupancy.ts'

/**
 * Sets the expiry of the hold of `refId`; refuses 'hold-expired' without a live one at `now`. Throws RangeError for a
 * past expiry. Runs inside the transaction that needs it.
 */
export async function extendHold(
  queries: Transaction,
  refId: string,
  expiresAt: Date,
  now: Date,
): Promise<Outcome<{ readonly occupancyIds: readonly number[] }, 'hold-expired'>> {
  requireFuture(expiresAt, now)
  await lockUnits(queries, { refIds: [refId] })
  const rows = await queries
    .update(occupancy)
    .set({ expiresAt })
    .where(and(eq(occupancy.refId, refId), eq(occupancy.kind, 'hold'), liveOccupancy(now)))
    .returning({ id: occupancy.id })
  return rows.length > 0 ? done({ occupancyIds: rows.map(({ id }) => id) }) : refused('hold-expired')
}
