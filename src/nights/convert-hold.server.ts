// Command: converts held nights into booked nights.

import { sql } from 'drizzle-orm'
import { inSavepoint, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import { given, preparedStatement } from '#platform/write-batch.server.ts'
import { writeNightRange } from '#values/night-range.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ClaimedNights } from './occupancy.ts'
import { releaseOccupancies } from './release-occupancies.server.ts'
import { claimedIn, type NightsClaim, takeNights } from './take-nights.server.ts'

const convert = preparedStatement<{ id: number; unit: number }, 'stay' | 'units' | 'nights' | 'ref' | 'now'>(
  sql`select occupancy_id as id, claimed_unit as unit from convert_hold(
    ${given('stay', 'integer')}, ${given('units', 'integer[]')}, ${given('nights', 'daterange')}, ${given('ref', 'uuid')},
    ${given('now', 'timestamptz')}
  )`,
)

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
  const rows = await convert(queries, {
    stay: stayId ?? null,
    units: unitIds ?? null,
    nights: writeNightRange(nights),
    ref: refId,
    now,
  })
  if (rows.length > 0) return done(claimedIn(rows))
  return inSavepoint(queries, async inner => {
    await releaseOccupancies(inner, [refId], { now })
    const claimed = await takeNights(inner, { ...input, refId, now }, { kind: 'booking' })
    if (!claimed) throw new RolledBack(refused('dates-taken'))
    return done(claimed)
  })
}
