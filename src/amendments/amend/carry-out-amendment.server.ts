// Carries out an agreed change: nights moved, codes exchanged, the new agreement in force, event and money recorded.

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { chargePriceDifference } from '#booking-payments/price-difference.server.ts'
import { settledMinor } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { couponKeyOfRow } from '#bookings/record/booking-owner.ts'
import { takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { planAfterChange } from '#bookings/record/payment-plan.ts'
import { moveNights } from '#nights/move-nights.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { exchangeCouponUse } from '#offers/stored/coupon-use.server.ts'
import { hashOf, storeQuote } from '#offers/stored/quote-store.server.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome } from '#values/result.ts'
import { agreementAfter, agreementOf } from './agreement.ts'
import { type Amendment, amendmentTable } from './amendment-tables.server.ts'
import { hasBegun } from './changeable.ts'
import type { Distances } from './price-amendment.server.ts'

export type Carrying = {
  readonly amendment: Pick<Amendment, 'id' | 'before' | 'after' | 'deltaMinor'>
  readonly distances: Distances
  /** Rules that stood against it, and that an operator overruled. */
  readonly overruled?: readonly Verdict[]
  readonly actor: 'guest' | 'operator'
  readonly actorUserId: string | null
}

/**
 * Puts the amendment, whose row is written and accepted, into force for its locked booking; 'dates-taken' when its nights
 * are occupied, 'coupon-used-up' when its code is. The caller then rolls everything back, and otherwise calls
 * `sendBookingRefunds` after the commit.
 */
export async function carryOutAmendment(
  queries: Transaction,
  booking: BookingRow,
  { amendment, distances, overruled = [], actor, actorUserId }: Carrying,
  now: Date,
): Promise<Outcome<{ readonly booking: BookingRow }, 'dates-taken' | 'coupon-used-up'>> {
  const { before, after, deltaMinor } = amendment
  const nights = nightsOf(after)
  let unitIds = booking.unitIds
  const isMoved = before.checkIn !== after.checkIn || before.checkOut !== after.checkOut
  if (isMoved) {
    const moved = await moveNights(queries, { stayId: booking.stayId, nights, refId: booking.id, ...distances, now })
    if (!moved.ok && moved.reason === 'nothing-held') throw new Error(`Booking ${booking.id} has no nights to move`)
    if (!moved.ok) return { ok: false, reason: 'dates-taken' }
    unitIds = [...moved.unitIds]
  }
  const use = { bookingId: booking.id, guestKey: couponKeyOfRow(booking) }
  const exchanged = await exchangeCouponUse(queries, before.quote, after.quote, use, now)
  if (!exchanged.ok) return exchanged
  const settled = { deltaMinor, dueMinor: Math.max(0, deltaMinor), backMinor: Math.max(0, -deltaMinor) }
  const days = ({ checkIn, checkOut }: typeof before) => ({ checkIn, checkOut })
  const payload = {
    ...{ amendmentId: amendment.id, before: days(before), after: days(after), ...settled },
    ...(overruled.length > 0 && { overruled }),
  }
  const step = { command: 'amend', to: booking.state, actor, actorUserId, payload } as const
  const plan = booking.paymentPlan
  const paymentPlan =
    plan && planAfterChange(plan, after.quote, await settledMinor(queries, booking), hasBegun(booking))
  const changes = { ...after, unitIds, ...(paymentPlan && { paymentPlan }) }
  const changed = await takeStep(queries, booking, step, changes, now)
  if (plan) await chargePriceDifference(queries, changed, { before: before.quote, after: after.quote }, now)
  return done({ booking: changed })
}

/**
 * Stores the quote of a change, and answers what its row holds whoever wants the change; `promise` is what cancelling gives
 * back after it.
 */
export async function newAmendment(
  queries: Transaction,
  booking: BookingRow,
  quote: Quote,
  promise: RefundTerms,
  now: Date,
) {
  const { id } = await storeQuote(queries, quote, now)
  const before = agreementOf(booking)
  const after = agreementAfter(quote, { id, hash: hashOf(quote) }, promise)
  const deltaMinor = after.totalMinor - before.totalMinor
  return { id: randomUUID(), bookingId: booking.id, before, after, deltaMinor, createdAt: now }
}

/** The booking's pending change, locked. */
export async function waitingAmendment(queries: Transaction, bookingId: string): Promise<Amendment | undefined> {
  const [waiting] = await queries
    .select()
    .from(amendmentTable)
    .where(and(eq(amendmentTable.bookingId, bookingId), eq(amendmentTable.state, 'proposed')))
    .for('update')
  return waiting
}
