// Ends a booking early and settles its money: what stays owed and what is refunded.

import { reduceCharge } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type BookingChanges, type BookingStep, takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { allocateRefund } from '#offers/refunds/refund-allocation.ts'
import { promiseRefund } from '#payments/ledger/refund-store.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { dayInZone } from '#values/calendar-day.ts'
import type { Cancellable, CancellationPreview } from './cancellation-preview.ts'

type End = {
  readonly step: BookingStep
  readonly changes: BookingChanges
  readonly payments: Cancellable['payments']
  readonly preview: CancellationPreview
  /** Why, as the refund records it. */
  readonly reason: string
}

/** Ends a locked booking: releases the nights that lie ahead, records step and changes, and settles the money. */
export async function endAndSettle(
  queries: Transaction,
  booking: BookingRow,
  { step, changes, ...settled }: End,
  now: Date,
): Promise<BookingRow> {
  const today = dayInZone(now, booking.timeZone)
  await releaseNights(queries, booking.id, now, nightsOf(booking).checkIn < today ? today : undefined)
  const ended = await takeStep(queries, booking, step, { ...changes, paymentDueAt: null }, now)
  await settle(queries, ended, settled, now)
  return ended
}

/** `sendBookingRefunds` sends what is promised here once the transaction has committed. */
async function settle(
  queries: Transaction,
  ended: BookingRow,
  { payments, preview, reason }: Pick<End, 'payments' | 'preview' | 'reason'>,
  now: Date,
): Promise<void> {
  // Without a payment plan the ledger has no charge to reduce.
  if (ended.confirmedAt && ended.paymentPlan) {
    const kept = { totalMinor: preview.keptMinor, taxMinor: preview.keptTaxMinor }
    await reduceCharge(queries, ended, { oweMinor: preview.chargedMinor - preview.refundMinor, kept }, now)
  }
  const { id: bookingId, currency, version } = ended
  const parts = allocateRefund(payments, preview.refundMinor)
  const cause = `cancel:${version}`
  await promiseRefund(queries, { bookingId, currency, parts, computedBy: 'policy', reason, cause }, now)
}
