// Everything the page shows on which a guest changes a booking.

import { randomUUID } from 'node:crypto'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { sayDifferenceOf } from '#bookings/words/price-view.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { type Verdict, verdictField } from '#offers/terms/verdict.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import { amendRefusals } from './amend-refusals.ts'
import type { ChangePreview } from './change-preview.ts'
import { sayChosenAnew } from './chosen-words.ts'
import { previewAmendment } from './preview-amendment.server.ts'
import type { VisitChange } from './visit-change.ts'

export async function changeView(tools: Tools, who: Booker, booking: BookingDetails, input: VisitChange | undefined) {
  const locale = tools.environment.SITE_LANG
  return {
    head: { title: `Change ${booking.stay.name}, ${booking.reference}` },
    reference: booking.reference,
    visit: visitView(booking, locale),
    total: sayMoney(booking.total, locale),
    today: writeCalendarDay(booking.nights.checkIn),
    preview: await previewOf(tools, who, booking, input),
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
  tools: Tools,
  who: Booker,
  booking: BookingDetails,
  input: VisitChange | undefined,
): Promise<ChangePreview> {
  if (!input) return { kind: 'none' }
  const locale = tools.environment.SITE_LANG
  const previewed = await previewAmendment(tools, who, booking, input)
  if (!previewed.ok) {
    return 'verdicts' in previewed
      ? { kind: 'refused', ...sayVerdicts(previewed.verdicts, locale) }
      : { kind: 'refused', ...nothingSaid, other: [sayRefused(amendRefusals, previewed)] }
  }
  const { quote: next, deltaMinor, keptMinor, refundSentences, isAtOnce: atOnce } = previewed
  const say = (minor: number) => sayMoney(money(minor, next.currency), locale)
  return {
    kind: 'priced',
    days: sayNights(next.nights, locale),
    party: sayParty(next.party, locale),
    chosen: sayChosenAnew(booking.quote, next),
    before: say(booking.quote.totalMinor),
    after: say(next.totalMinor),
    difference: sayDifferenceOf(deltaMinor, next.currency, locale),
    kept: keptMinor > 0 ? say(keptMinor) : undefined,
    refundSentences,
    atOnce,
    hidden: { version: String(booking.version), total: String(next.totalMinor), key: randomUUID() },
  }
}

/** Each reason once, beside the fields it is about. */
export function sayVerdicts(verdicts: readonly Verdict[], locale: string) {
  const of = (...fields: string[]) => [
    ...new Set(
      verdicts.filter(({ reason }) => fields.includes(verdictField[reason])).map(each => sayVerdict(each, locale)),
    ),
  ]
  return {
    dates: of('dates'),
    party: of('party'),
    coupon: of('coupon'),
    extras: of('extras'),
    other: of('stay', 'plan'),
  }
}

/** What a refusal begins with that is about no field. */
export const nothingSaid = { dates: [], party: [], coupon: [], extras: [] } as const
