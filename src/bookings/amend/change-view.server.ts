// Everything the page shows on which a guest changes a booking.

import { randomUUID } from 'node:crypto'
import type { BookingDetails } from '#bookings/booking-view.ts'
import { sayNights, sayParty } from '#bookings/booking-words.ts'
import { sayRefundPromise } from '#bookings/paper/refund-promise.ts'
import { visitView } from '#bookings/paper/visit-view.ts'
import { amendedTerms } from '#offers/refunds/amended-terms.ts'
import { type Verdict, verdictField } from '#offers/verdict.ts'
import { sayVerdict } from '#offers/verdict-words.ts'
import type { Tools } from '#platform/tools.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import { isUnchanged } from './amend-booking.server.ts'
import { amendRefusals } from './amend-refusals.ts'
import type { ChangePreview } from './change-preview.ts'
import { priceAmendment, type VisitChange } from './price-amendment.server.ts'

export async function changeView(tools: Tools, booking: BookingDetails, wish: VisitChange | undefined) {
  const locale = tools.environment.SITE_LANG
  return {
    head: { title: `Change ${booking.stay.name}, ${booking.reference}` },
    reference: booking.reference,
    visit: visitView(booking, locale),
    total: sayMoney(booking.total, locale),
    today: writeCalendarDay(booking.nights.checkIn),
    preview: await previewOf(tools, booking, wish),
  }
}

/** The visit as it is booked, as the fields of the form write it. */
export function bookedFields({ nights, party }: Pick<BookingDetails, 'nights' | 'party'>): Record<string, string> {
  return {
    in: writeCalendarDay(nights.checkIn),
    out: writeCalendarDay(nights.checkOut),
    adults: String(party.adults),
    ages: party.childAges.join(', '),
    infants: String(party.infants),
    pets: String(party.pets),
  }
}

async function previewOf(
  { database, clock, environment }: Tools,
  booking: BookingDetails,
  wish: VisitChange | undefined,
): Promise<ChangePreview> {
  if (!wish) return { kind: 'none' }
  const locale = environment.SITE_LANG
  const refusal = (sentence: string) => ({ kind: 'refused', dates: [], party: [], other: [sentence] }) as const
  if (isUnchanged(booking, wish)) return refusal(amendRefusals.unchanged)
  const now = clock.now()
  const { quote } = booking
  const asBooked = { ...bookedDays(booking), quote, stayId: booking.stay.id }
  const priced = await priceAmendment(database, asBooked, wish, now)
  if (!priced.ok) return { kind: 'refused', ...said(priced.verdicts, locale) }
  const next = priced.quote
  if (next.currency !== booking.total.currency) return refusal(amendRefusals['not-amendable'])
  const say = (minor: number) => sayMoney(money(minor, next.currency), locale)
  const terms = amendedTerms(booking.refundTerms ?? quote.refundTerms, quote.lines, next.nights.checkIn, now)
  const delta = next.totalMinor - quote.totalMinor
  return {
    kind: 'priced',
    days: sayNights(next.nights, locale),
    party: sayParty(next.party, locale),
    before: say(quote.totalMinor),
    after: say(next.totalMinor),
    difference: delta === 0 ? 'the same price' : `${say(Math.abs(delta))} ${delta > 0 ? 'more' : 'less'}`,
    refundSentences: sayRefundPromise(terms, next, now, locale),
    atOnce: next.bookingMode === 'instant',
    hidden: { version: String(booking.version), total: String(next.totalMinor), key: randomUUID() },
  }
}

function bookedDays({ nights }: BookingDetails) {
  return { checkIn: writeCalendarDay(nights.checkIn), checkOut: writeCalendarDay(nights.checkOut) }
}

/** Each reason once, beside the fields it is about. */
function said(verdicts: readonly Verdict[], locale: string) {
  const of = (...fields: string[]) => [
    ...new Set(
      verdicts.filter(({ reason }) => fields.includes(verdictField[reason])).map(each => sayVerdict(each, locale)),
    ),
  ]
  return { dates: of('dates'), party: of('party'), other: of('stay', 'plan', 'coupon', 'extras') }
}
