// The view of the guest's page for changing a booking.

import { randomUUID } from 'node:crypto'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { sayDifferenceOf } from '#bookings/words/price-view.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { sayVerdictsAbout } from '#offers/terms/verdict-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import { amendRefusals } from './amend-refusals.ts'
import type { ChangePreview } from './change-preview.ts'
import { sayChosenAnew } from './chosen-words.ts'
import { type PricedProposal, previewAmendment } from './preview-amendment.server.ts'
import type { VisitChange } from './visit-change.ts'

export async function changeView(tools: Tools, who: Booker, booking: BookingDetails, input: VisitChange | undefined) {
  const locale = currentLanguage().locale
  return {
    head: { title: sentence('amendments.changeTitle', { stayName: booking.stay.name, reference: booking.reference }) },
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
    serviceAnimals: String(party.serviceAnimals),
  }
}

async function previewOf(
  tools: Tools,
  who: Booker,
  booking: BookingDetails,
  input: VisitChange | undefined,
): Promise<ChangePreview> {
  if (!input) return { kind: 'none' }
  const locale = currentLanguage().locale
  const previewed = await previewAmendment(tools, who, booking, input)
  if (!previewed.ok) {
    return 'verdicts' in previewed
      ? { kind: 'refused', ...sayVerdicts(previewed.verdicts, locale) }
      : { kind: 'refused', ...nothingSaid, other: [sayRefused(amendRefusals, previewed)] }
  }
  const { quote: next, isAtOnce: atOnce } = previewed
  const priced = sayPricedChange(booking, previewed, locale)
  return {
    ...priced,
    chosen: sayChosenAnew(booking.quote, next),
    atOnce,
    hidden: { ...priced.hidden, key: randomUUID() },
  }
}

/** A priced change in words, and the hidden fields of the button that sends it. */
export function sayPricedChange(
  { quote: before, version }: Pick<BookingDetails, 'quote' | 'version'>,
  { quote, deltaMinor, keptMinor, refundSentences }: PricedProposal,
  locale: string,
) {
  const say = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  return {
    kind: 'priced',
    days: sayNights(quote.nights, locale),
    party: sayParty(quote.party, locale),
    before: say(before.totalMinor),
    after: say(quote.totalMinor),
    difference: sayDifferenceOf(deltaMinor, quote.currency, locale),
    kept: keptMinor > 0 ? say(keptMinor) : undefined,
    refundSentences,
    hidden: { version: String(version), total: String(quote.totalMinor) },
  } as const
}

/** The verdicts in words, by the field they are about. */
export function sayVerdicts(verdicts: readonly Verdict[], locale: string) {
  const about = sayVerdictsAbout(verdicts, locale)
  return {
    dates: about('dates'),
    party: about('party'),
    coupon: about('coupon'),
    extras: about('extras'),
    other: about('stay', 'plan'),
  }
}

/** The base of a refusal that is about no field. */
export const nothingSaid = { dates: [], party: [], coupon: [], extras: [] } as const
