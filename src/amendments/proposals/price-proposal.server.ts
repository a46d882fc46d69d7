// What a change would mean that an operator thinks of proposing, before anybody is asked: for the admin page and for programs.

import { findAmendment } from '#amendments/amend/find-amendment.server.ts'
import type { ChangePreviewed } from '#amendments/amend/preview-amendment.server.ts'
import { priceAmendment } from '#amendments/amend/price-amendment.server.ts'
import { isUnchanged, type VisitChange } from '#amendments/amend/visit-change.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { stateConflict } from '#bookings/record/state-conflict.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { proposedTerms } from '#offers/refunds/amended-terms.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { done, refused } from '#values/result.ts'

type PricedProposal = {
  readonly quote: Quote
  /** What the guest would pay on top in minor units, or get back when it is less than nothing. */
  readonly deltaMinor: number
  /** What comes back when, if the booking is cancelled after the change. */
  readonly refundSentences: readonly string[]
}

type ProposalPriced = Exclude<ChangePreviewed, { readonly ok: true }> | ({ readonly ok: true } & PricedProposal)

/** Changes nothing and keeps nothing: `proposeChange` decides again, and compares with the total that was seen. */
export async function priceProposal(
  { database, clock, environment }: Tools,
  _who: Operator,
  booking: BookingDetails,
  { nights, party }: Pick<VisitChange, 'nights' | 'party'>,
): Promise<ProposalPriced> {
  const now = clock.now()
  const { quote: before, refundTerms, stay } = booking
  if (!mayCommand('amend', booking.state, 'operator')) return stateConflict('not-amendable', booking)
  if (await findAmendment(database, booking.id, now)) return refused('waits-already')
  const change = { nights, party }
  if (isUnchanged(before, change)) return refused('unchanged')
  const days = {
    checkIn: writeCalendarDay(booking.nights.checkIn),
    checkOut: writeCalendarDay(booking.nights.checkOut),
  }
  // The code stays, so that nobody's uses are counted.
  const asBooked = { ...days, quote: before, refundTerms, stayId: stay.id, couponKey: '', paidMinor: 0 }
  const priced = await priceAmendment(database, asBooked, change, now, 'operator')
  if (!priced.ok) return priced
  const { quote } = priced
  if (quote.currency !== booking.total.currency) return refused('other-currency')
  const terms = proposedTerms(refundTerms ?? before.refundTerms, quote.nights.checkIn)
  return done({
    quote,
    deltaMinor: quote.totalMinor - before.totalMinor,
    refundSentences: sayRefundPromise(terms, quote, now, environment.SITE_LANG),
  })
}
