// Money for a booking that is over already: the nights again if they are still free, else everything back.

import { nightsOf } from '#bookings/booking-nights.ts'
import { takeStep } from '#bookings/booking-store.server.ts'
import type { BookingRow } from '#bookings/booking-tables.server.ts'
import { quoteNow } from '#bookings/checkout/quote-now.server.ts'
import { writeConfirmationMails } from '#bookings/mails/booking-mails.server.ts'
import { writeLatePaymentMails } from '#bookings/mails/payment-mails.server.ts'
import { convertHold } from '#nights/convert-hold.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { giveBackCouponUse, spendCoupon } from '#offers/coupon-use.server.ts'
import { bookedTerms } from '#offers/refund-terms.ts'
import { dueNow } from '#payments/payment-dues.ts'
import type { PaymentRow } from '#payments/payment-tables.server.ts'
import type { Transaction } from '#platform/database.server.ts'
import { hours, later } from '#values/duration.ts'
import { chargeBooking, settledMinor } from './booking-money.server.ts'
import { giveBack } from './give-back.server.ts'
import type { Leading } from './settle-payment.server.ts'

/** For so long after it was worked out a price is still good for nights that were let go. */
export const lateQuoteLasts = hours(24)

/**
 * Re-claims the nights when the booking ran out of time for nothing but its payment, its price is fresh, its code can
 * still be used and they are free; else promises everything back and tells both sides. What a guest or an operator ended stays ended.
 */
export async function takeLatePayment(
  queries: Transaction,
  leading: Leading,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<BookingRow> {
  const { now, tools, origin } = leading
  const mailTools = { environment: tools.environment, origin }
  const expired = await noteExpired(queries, booking, now)
  if (await mayReturn(queries, expired, now)) {
    const back = await reclaim(queries, expired, now)
    if (back) {
      await writeConfirmationMails(queries, back, mailTools, now)
      return back
    }
  }
  const cause = `late:${payment.id}:${payment.capturedMinor}`
  const minor = await giveBack(queries, booking, { computedBy: 'late-payment', cause }, now)
  if (minor > 0) await writeLatePaymentMails(queries, expired, minor, mailTools, now)
  return expired
}

/** What the clock has decided is written down before anything else. */
async function noteExpired(queries: Transaction, booking: BookingRow, now: Date): Promise<BookingRow> {
  if (booking.state !== 'pending_payment') return booking
  await releaseNights(queries, booking.id, now)
  const step = { command: 'expire', to: 'expired', actor: 'system' } as const
  return takeStep(queries, booking, step, { stateReason: 'unpaid', heldFrom: null }, now)
}

async function mayReturn(queries: Transaction, row: BookingRow, now: Date): Promise<boolean> {
  const { state, stateReason, mode, quote, paymentPlan } = row
  if (state !== 'expired' || stateReason !== 'unpaid' || mode !== 'instant' || !paymentPlan) return false
  if (later(new Date(quote.asOf), lateQuoteLasts) < now) return false
  return dueNow(paymentPlan.schedule, await settledMinor(queries, row)) === 0
}

async function reclaim(queries: Transaction, row: BookingRow, now: Date): Promise<BookingRow | undefined> {
  // The price counts on its code: one whose last use went to somebody else meanwhile is no price any more.
  const guestKey = row.guestUserId ?? row.guestEmail ?? ''
  const spent = await spendCoupon(queries, row.quote, { bookingId: row.id, guestKey }, now)
  if (!spent.ok) return undefined
  const nights = nightsOf(row)
  const { party, extras } = row.quote
  const priced = await quoteNow(queries, row.stayId, { nights, party, extras }, now)
  const claim = { refId: row.id, stayId: row.stayId, nights, now, turnoverNights: priced?.turnoverNights }
  const claimed = await convertHold(queries, claim)
  if (!claimed.ok) {
    await giveBackCouponUse(queries, row.id)
    return undefined
  }
  const terms = bookedTerms(row.quote.refundTerms, now)
  const step = { command: 'late_payment', to: 'confirmed', actor: 'system' } as const
  const changes = { unitIds: [...claimed.unitIds], refundTerms: terms, confirmedAt: now, stateReason: null }
  const back = await takeStep(queries, row, step, changes, now)
  await chargeBooking(queries, back, now)
  return back
}
