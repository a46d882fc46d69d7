// A payment for a booking that has ended: the nights again if they are still free, else a full refund.

import { writeBookingMails } from '#bookings/mails/booking-mails.server.ts'
import type { MailTools } from '#bookings/mails/mail-reader.server.ts'
import { writeLatePaymentMails } from '#bookings/mails/payment-mails.server.ts'
import { chargeBooking, settledOfWhole } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type BookingChanges, takeStep } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { endedUnpaid, unpaid } from '#bookings/record/ended-unpaid.ts'
import { quoteNow } from '#bookings/record/quote-now.server.ts'
import { convertHold } from '#nights/convert-hold.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { releaseCouponUse, spendCoupon } from '#offers/stored/coupon-use.server.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { dueBy } from '#payments/ledger/payment-dues.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { hours, later } from '#values/duration.ts'
import { giveBack } from './give-back.server.ts'

/** For so long after it was worked out a price is still good for nights that were let go. */
const lateQuoteLasts = hours(24)

/**
 * Re-claims the nights when nothing ended the booking but that nobody paid, what is here now settles all that is due,
 * its price is fresh, its code can still be used and the nights are free; else promises back whatever no charge asks for
 * and tells both sides. What a guest or an operator ended stays ended.
 */
export async function takeLatePayment(
  queries: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  tools: MailTools,
  now: Date,
): Promise<BookingRow> {
  const expired = await noteExpired(queries, booking, now)
  if (await mayReturn(queries, expired, now)) {
    const back = await reclaim(queries, expired, now)
    if (back) {
      await writeBookingMails(queries, back, { ...comesBack, from: expired.state }, tools, now)
      return back
    }
  }
  const cause = `late:${payment.id}:${payment.capturedMinor}`
  const minor = await giveBack(queries, booking, { computedBy: 'late-payment', cause }, now)
  if (minor > 0) await writeLatePaymentMails(queries, expired, minor, tools, now)
  return expired
}

/** What the clock has decided is written down before anything else. */
async function noteExpired(queries: Transaction, booking: BookingRow, now: Date): Promise<BookingRow> {
  if (booking.state !== 'pending_payment') return booking
  await releaseNights(queries, booking.id, now)
  const step = { command: 'expire', to: 'expired', actor: 'system' } as const
  return takeStep(queries, booking, step, { stateReason: unpaid, heldFrom: null }, now)
}

async function mayReturn(queries: Transaction, row: BookingRow, now: Date): Promise<boolean> {
  const { quote, paymentPlan, timeZone } = row
  if (!paymentPlan || !endedUnpaid(row)) return false
  if (later(new Date(quote.asOf), lateQuoteLasts) < now) return false
  // A night that is over is nobody's to give.
  if (nightsOf(row).checkIn < dayInZone(now, timeZone)) return false
  return dueBy(paymentPlan.schedule, await settledOfWhole(queries, row), now) === 0
}

const comesBack = { command: 'late_payment', to: 'confirmed', actor: 'system' } as const

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
    await releaseCouponUse(queries, row.id)
    return undefined
  }
  const back = await takeStep(
    queries,
    row,
    comesBack,
    { ...standingAgain(row, now), unitIds: [...claimed.unitIds] },
    now,
  )
  await chargeBooking(queries, back, now)
  return back
}

/** What was agreed when it first stood goes on, and so does its promise: no new grace. */
function standingAgain(row: BookingRow, now: Date): BookingChanges {
  const first = row.confirmedAt ? {} : { refundTerms: bookedTerms(row.quote.refundTerms, now), confirmedAt: now }
  return { ...first, stateReason: null, cancelledAt: null, cancelledBy: null, depositAskedAt: null }
}
