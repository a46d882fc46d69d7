// Command: converts held nights into booked nights.

import { sql } from 'drizzle-orm'
import { inSavepoint, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import { runPrepared } from '#platform/write-batch.server.ts'
import { writeNightRange } from '#values/night-range.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ClaimedNights } from './occupancy.ts'
import { releaseOccupancies } from './release-occupancies.server.ts'
import { claimedIn, type NightsClaim, takeNights } from './take-nights.server.ts'

/**
 * Makes the hold of `refId` a booking of exactly these nights. Converts a live hold whatever the current rules; claims
 * an expired or purged one again, which may be refused with 'dates-taken'. Leaves a converted hold unchanged. Runs
 * inside the transaction that confirms the booking.
 */
export async function convertHold(
  queries: Transaction,
  { refId, now, ...input }: NightsClaim,
): Promise<Outcome<ClaimedNights, 'dates-taken'>> {
  const { nights, stayId, unitIds } = input
  const rows = await runPrepared<{ id: number; unit: number }>(
    queries,
    sql`select occupancy_id as id, claimed_unit as unit from convert_hold(
      ${stayId ?? null}::integer, ${unitIds ? sql.param(unitIds) : null}::integer[], ${writeNightRange(nights)}::daterange,
      ${refId}::uuid, ${now}::timestamptz
    )`,
  )
  if (rows.length > 0) return done(claimedIn(rows))
  return inSavepoint(queries, async inner => {
    await releaseOccupancies(inner, [refId], { now })
    const claimed = await takeNights(inner, { ...input, refId, now }, { kind: 'booking' })
    if (!claimed) throw new RolledBack(refused('dates-taken'))
    return done(claimed)
  })
}
