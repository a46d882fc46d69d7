// Everything the page of one home shows, for one wish at one moment.

import { couponUses } from '#offers/coupon-use.server.ts'
import { fromPrice, fromPriceDays } from '#offers/from-price.ts'
import { loadOffers } from '#offers/offer-store.server.ts'
import { type Quote, quote } from '#offers/quote.ts'
import { nightsToKnow, nightsToKnowForCalendar } from '#offers/rules/nights-to-know.ts'
import type { StayOffer } from '#offers/stay-offer.ts'
import type { OfferContext } from '#offers/stay-wish.ts'
import { couponOf } from '#offers/wish-verdicts.ts'
import type { Tools } from '#platform/tools.server.ts'
import { widest } from '#search/quote-homes.server.ts'
import { takenByStay } from '#search/taken-by-stay.server.ts'
import type { VisitWish } from '#search/visit-wish.ts'
import { sayCount } from '#stays/say-count.ts'
import type { Stay } from '#stays/stay.ts'
import { addDays, type CalendarDay, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { sayMoney } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'
import type { AvailabilityView } from './availability-view.ts'
import { describeAvailability } from './describe-availability.server.ts'
import { describeChoices } from './describe-choices.server.ts'
import { describeQuote } from './describe-quote.server.ts'
import { type MonthWish, parseMonthWish } from './month-wish.ts'
import type { ChoicesView, QuoteView } from './quote-view.ts'
import { type ChosenFields, parseQuoteWish, quoteFields } from './quote-wish.ts'

export type OfferedVisit = {
  readonly visit: VisitWish
  /** Everything that was typed, by the names of the fields. */
  readonly fields: ChosenFields
  /** Whether something that was typed cannot be read. */
  readonly isWrong: boolean
  readonly today: string
  readonly quote: QuoteView
  readonly choices: ChoicesView | undefined
  /** For the lines of the price; not for the browser. */
  readonly priced: Quote | undefined
  /** `from €640 for 4 nights`; absent when nothing can be booked in the coming months. */
  readonly from: string | undefined
  /** Absent for a home that is not on sale. */
  readonly availability: AvailabilityView | undefined
}

/** What `stay` offers at the clock's now to whoever asks with `query`; `guestKey` is theirs for the uses of a code. */
export async function describeVisit(
  { database, clock, environment }: Tools,
  stay: Pick<Stay, 'id' | 'slug' | 'timeZone'>,
  query: URLSearchParams,
  guestKey = '',
): Promise<OfferedVisit> {
  const now = clock.now()
  const today = dayInZone(now, stay.timeZone)
  const asked = parseQuoteWish(query, today)
  const { visit } = asked
  const isWrong = Object.keys(asked.faults).length + Object.keys(visit.faults).length > 0
  const frame = { visit, fields: quoteFields(asked), isWrong, today: writeCalendarDay(today) }
  const month = parseMonthWish(query.get('month'), today, visit.nights?.checkIn ?? visit.arrival)
  const offer = (await loadOffers(database, [stay.id])).get(stay.id)
  if (!offer) return { ...frame, ...nothingOffered }
  const known = nightsKnown(offer, visit, month, today)
  const taken = await takenByStay(database, [stay.id], known, now)
  const coupon = asked.wish?.couponCode === undefined ? undefined : couponOf(offer, asked.wish.couponCode)
  const uses = coupon && (await couponUses(database, coupon.id, guestKey))
  const context = { now, taken: taken.get(stay.id) ?? [], couponUses: uses }
  const locale = environment.SITE_LANG
  const question = { offer, context, today, asked, month, path: `/stays/${stay.slug}`, locale }
  const result = asked.wish && quote(offer, asked.wish, context)
  const takesMoney = environment.PAYMENT_WAYS.length > 0
  const view: QuoteView = result ? describeQuote(result, { now, locale, takesMoney }) : { kind: 'open' }
  return {
    ...frame,
    quote: view,
    priced: result?.ok ? result.quote : undefined,
    choices: describeChoices({ offer, asked, context, view, locale }),
    from: visit.nights ? undefined : sayFrom(offer, visit, context, locale),
    availability: describeAvailability(question),
  }
}

const nothingOffered = {
  quote: { kind: 'open' },
  priced: undefined,
  choices: undefined,
  from: undefined,
  availability: undefined,
} as const

function nightsKnown(offer: StayOffer, { nights, arrival }: VisitWish, { first, end }: MonthWish, today: CalendarDay) {
  return widest([
    nightsToKnowForCalendar(offer, { checkIn: first, checkOut: end }),
    nightsToKnowForCalendar(offer, { checkIn: today, checkOut: addDays(today, fromPriceDays) }),
    ...(nights ? [nightsToKnow(offer, nights)] : []),
    ...(arrival ? [nightsToKnowForCalendar(offer, { checkIn: arrival, checkOut: addDays(arrival, 1) })] : []),
  ])!
}

function sayFrom(offer: StayOffer, { party }: VisitWish, context: OfferContext, locale: string): string | undefined {
  const from = fromPrice(offer, party, context)
  return from && `from ${sayMoney(from.total, locale)} for ${sayCount(countNights(from.nights), 'night', 'nights')}`
}
