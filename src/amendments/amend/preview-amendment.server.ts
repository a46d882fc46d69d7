// What a wished change of a booking would mean, before anybody decides on it: asked by pages and programs alike.

import { mayCommand } from '#bookings/record/booking.ts'
import { couponKeyOfBooker } from '#bookings/record/booking-owner.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { paymentPlan } from '#bookings/record/payment-plan.ts'
import { type CommandRefused, stateConflict } from '#bookings/record/state-conflict.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { amendedTerms } from '#offers/refunds/amended-terms.ts'
import { paidMinor } from '#offers/refunds/refund-allocation.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { done, type Refused, refused } from '#values/result.ts'
import type { AmendRefusal } from './amend-refusals.ts'
import { findAmendment } from './find-amendment.server.ts'
import { priceAmendment } from './price-amendment.server.ts'
import { isUnchanged, type VisitChange } from './visit-change.ts'

type PreviewedChange = {
  readonly quote: Quote
  /** What is paid on top in minor units, or given back when it is less than nothing. */
  readonly deltaMinor: number
  /** What of the price is for what the change gives up, since cancelling it would not give it back either. */
  readonly keptMinor: number
  /** What comes back when, if the booking is cancelled after the change. */
  readonly refundSentences: readonly string[]
  /** False: the home answers first. */
  readonly isAtOnce: boolean
}

export type ChangePreviewed =
  | ({ readonly ok: true } & PreviewedChange)
  | CommandRefused<Extract<AmendRefusal, 'not-amendable' | 'other-currency' | 'waits-already' | 'unchanged'>>
  | (Refused<'not-offered'> & { readonly verdicts: readonly Verdict[] })

/** Changes nothing and keeps nothing: `amendBooking` decides again, and compares with the total that was seen. */
export async function previewAmendment(
  { database, clock, environment }: Tools,
  who: Booker,
  booking: BookingDetails,
  input: VisitChange,
): Promise<ChangePreviewed> {
  const now = clock.now()
  const { quote: before } = booking
  if (!mayCommand('amend', booking.state, 'guest')) return stateConflict('not-amendable', booking)
  if (await findAmendment(database, booking.id, now)) return refused('waits-already')
  if (isUnchanged(before, input)) return refused('unchanged')
  const days = {
    checkIn: writeCalendarDay(booking.nights.checkIn),
    checkOut: writeCalendarDay(booking.nights.checkOut),
  }
  const asBooked = {
    ...{ ...days, quote: before, refundTerms: booking.refundTerms, stayId: booking.stay.id },
    ...{ couponKey: couponKeyOfBooker(who), paidMinor: paidMinor(booking.payments) },
  }
  const priced = await priceAmendment(database, asBooked, input, now)
  if (!priced.ok) return priced
  const { quote } = priced
  if (quote.currency !== booking.total.currency) return refused('other-currency')
  const way = booking.paymentPlan?.way
  const asked = way && paymentPlan(quote, way).schedule
  const terms = amendedTerms(booking.refundTerms ?? before.refundTerms, before.lines, quote.nights.checkIn, now)
  return done({
    quote,
    deltaMinor: quote.totalMinor - before.totalMinor,
    keptMinor: sumOf(quote.lines.filter(({ kind }) => kind === 'adjustment')),
    refundSentences: sayRefundPromise(terms, quote, now, environment.SITE_LANG, asked),
    isAtOnce: quote.bookingMode === 'instant',
  })
}
