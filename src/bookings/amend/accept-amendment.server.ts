// Carrying out a change that waited, for whoever of the two sides says yes to it.

import { eq } from 'drizzle-orm'
import { nightsOf } from '#bookings/booking-nights.ts'
import type { BookingRow } from '#bookings/booking-tables.server.ts'
import type { Transaction } from '#platform/database.server.ts'
import { type Amendment, amendmentTable } from './amendment-tables.server.ts'
import { type Carrying, carryOutAmendment } from './carry-out-amendment.server.ts'
import { asAgreed, distancesOf, priceAmendment } from './price-amendment.server.ts'

/**
 * Puts a waiting amendment of a locked booking into force at its own price, as `carryOutAmendment` does. What the rules say
 * by now was for the operator to overrule, who proposed or accepts it; what stands empty around visits stays so.
 */
export async function acceptAmendment(
  queries: Transaction,
  booking: BookingRow,
  amendment: Amendment,
  by: Pick<Carrying, 'actor' | 'actorUserId'>,
  now: Date,
) {
  const { after, proposedBy } = amendment
  const { extras, couponCode } = after.quote
  const wanted = { nights: nightsOf(after), party: after.party, extras, couponCode }
  const priced = await priceAmendment(queries, await asAgreed(queries, booking), wanted, now, proposedBy)
  await queries
    .update(amendmentTable)
    .set({ state: 'accepted', version: booking.version + 1, answeredAt: now })
    .where(eq(amendmentTable.id, amendment.id))
  const distances = priced.ok ? distancesOf(priced) : { turnoverNights: 0, ownTurnover: { before: 0, after: 0 } }
  return carryOutAmendment(queries, booking, { amendment, distances, ...by }, now)
}
