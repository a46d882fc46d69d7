// The verb by which held nights become booked nights.

import { inArray } from 'drizzle-orm'
import { inSavepoint, RolledBack, type Transaction } from '#platform/database.server.ts'
import type { NightRange } from '#values/night-range.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { giveUp } from './give-up.server.ts'
import { heldNights } from './held-nights.server.ts'
import { lockUnits } from './lock-units.server.ts'
import { occupancy } from './nights-tables.server.ts'
import type { ClaimedNights, Occupancy } from './occupancy.ts'
import { isWayToTake } from './stay-units.ts'
import { type Taking, takeNights } from './take-nights.server.ts'

/**
 * Makes the hold of `refId` a booking of exactly these nights. A live hold is converted where it stands, whatever the
 * rules say by now; one that has expired, or was purged, is claimed anew and may be refused with 'dates-taken'. A hold
 * that was converted before stays as it is. Runs inside the transaction that confirms the booking.
 */
export async function convertHold(
  queries: Transaction,
  { refId, now, ...wish }: Taking,
): Promise<Outcome<ClaimedNights, 'dates-taken'>> {
  const { nights, stayId, unitIds } = wish
  const units = await lockUnits(queries, { stayId, unitIds, refIds: [refId] })
  const live = await heldNights(queries, refId, now)
  const heldUnits = live.filter(row => isConvertible(row, nights)).map(({ unitId }) => unitId)
  if (heldUnits.length === live.length && isWayToTake(units, heldUnits)) {
    const occupancyIds = live.map(({ id }) => id)
    await queries.update(occupancy).set({ kind: 'booking', expiresAt: null }).where(inArray(occupancy.id, occupancyIds))
    return done({ occupancyIds, unitIds: heldUnits })
  }
  return inSavepoint(queries, async inner => {
    await giveUp(inner, [refId], { now })
    const claimed = await takeNights(inner, { ...wish, refId, now }, { kind: 'booking' })
    if (!claimed) throw new RolledBack(refused('dates-taken'))
    return done(claimed)
  })
}

function isConvertible(row: Occupancy, { checkIn, checkOut }: NightRange): boolean {
  const ofGuest = row.kind === 'hold' || row.kind === 'booking'
  return ofGuest && row.nights.checkIn === checkIn && row.nights.checkOut === checkOut
}
