// What a change would mean that an operator thinks of proposing, before anybody is asked.

import { amendRefusals } from '#bookings/amend/amend-refusals.ts'
import type { ChangePreview } from '#bookings/amend/change-preview.ts'
import { nothingSaid, sayVerdicts } from '#bookings/amend/change-view.server.ts'
import { priceAmendment } from '#bookings/amend/price-amendment.server.ts'
import { isUnchanged, type VisitChange } from '#bookings/amend/visit-change.ts'
import type { BookingDetails } from '#bookings/booking-view.ts'
import { sayNights, sayParty } from '#bookings/booking-words.ts'
import { sayDifferenceOf } from '#bookings/paper/difference-words.ts'
import { proposedTerms } from '#offers/refunds/amended-terms.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import type { Tools } from '#platform/tools.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'

/** Changes nothing and keeps nothing: `proposeChange` decides again, and compares with the total that was seen. */
export async function previewProposal(
  { database, clock, environment }: Tools,
  booking: BookingDetails,
  { nights, party }: VisitChange,
): Promise<ChangePreview> {
  const [now, locale] = [clock.now(), environment.SITE_LANG]
  const { quote: before, refundTerms, stay } = booking
  const change = { nights, party }
  const refused = (reason: 'unchanged' | 'other-currency') =>
    ({ kind: 'refused', ...nothingSaid, other: [amendRefusals[reason]] }) as const
  if (isUnchanged(before, change)) return refused('unchanged')
  const days = {
    checkIn: writeCalendarDay(booking.nights.checkIn),
    checkOut: writeCalendarDay(booking.nights.checkOut),
  }
  // The code stays, so that nobody's uses are counted.
  const asBooked = { ...days, quote: before, refundTerms, stayId: stay.id, couponKey: '', paidMinor: 0 }
  const priced = await priceAmendment(database, asBooked, change, now, 'operator')
  if (!priced.ok) return { kind: 'refused', ...sayVerdicts(priced.verdicts, locale) }
  const { quote } = priced
  if (quote.currency !== booking.total.currency) return refused('other-currency')
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const terms = proposedTerms(refundTerms ?? before.refundTerms, quote.nights.checkIn)
  return {
    kind: 'priced',
    days: sayNights(quote.nights, locale),
    party: sayParty(quote.party, locale),
    chosen: undefined,
    before: say(before.totalMinor),
    after: say(quote.totalMinor),
    difference: sayDifferenceOf(quote.totalMinor - before.totalMinor, quote.currency, locale),
    kept: undefined,
    refundSentences: sayRefundPromise(terms, quote, now, locale),
    atOnce: false,
    hidden: { version: String(booking.version), total: String(quote.totalMinor) },
  }
}
