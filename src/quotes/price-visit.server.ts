// Prices a visit at the clock's now, with what is needed to describe it further.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { unavailableByStay } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow, nightsToKnowForCalendar } from '#offers/days/nights-to-know.ts'
import { takenFor } from '#offers/days/stay-days.ts'
import { type FromPrice, fromPrice, fromPriceDays } from '#offers/quote/from-price.ts'
import { type QuoteResult, quote } from '#offers/quote/quote.ts'
import { couponOf } from '#offers/rules/input-verdicts.ts'
import { couponUses } from '#offers/stored/coupon-use.server.ts'
import { knownOffer } from '#offers/stored/known-offers.server.ts'
import type { OfferContext, OwnNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { namesInOffer, translateOffer } from '#offers/terms/translate-offer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { widest } from '#quotes/input/widest.ts'
import { findTranslations, languageShown } from '#stays/languages/find-translations.server.ts'
import { type AsTyped, untranslated } from '#stays/languages/translation-memory.ts'
import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import { type Edition, unkept } from '#values/edition.ts'
import type { NightRange } from '#values/night-range.ts'
import type { QuoteInput } from './quote-input.ts'

export type VisitPriced = {
  readonly offer: StayOffer
  readonly context: OfferContext
  /** Absent without dates, and while anything that was typed is wrong. */
  readonly result: QuoteResult | undefined
  /** The lowest price of the coming months, where no dates are chosen and there is one. */
  readonly from: FromPrice | undefined
  /** Names in the offer that are in another language than the page. */
  readonly asTyped: AsTyped | undefined
}

export type PriceAsked = {
  readonly asked: QuoteInput
  /** The day it is at the home. */
  readonly today: CalendarDay
  /** Days whose calendar is wanted as well: their nights are looked up with the others. */
  readonly days?: NightRange
  /** Whoever asks, for the uses of a code: the id of a user, or nothing. */
  readonly guestKey?: string | undefined
  /** What they have in this home already. */
  readonly own?: OwnNights
  /** What is shown of the offer. */
  readonly shown?: Edition
}

/** Nothing in the home is theirs. */
export const noNights: OwnNights = { held: [], unpaid: [] }

/** Undefined for a home that is not on sale. Its names are in the current language, as far as they are translated. */
export async function priceVisit(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  stayId: number,
  { asked, today, days, guestKey = '', own = noNights, shown = unkept }: PriceAsked,
): Promise<VisitPriced | undefined> {
  const now = clock.now()
  const loaded = await shown.once('offer', stayId, () => knownOffer(database, stayId))
  if (!loaded) return undefined
  const memory = await shown.once(`translations-${languageShown()}`, stayId, async () =>
    (await findTranslations(database, [stayId]))(stayId),
  )
  const offer = translateOffer(loaded, memory)
  const { visit, input } = asked
  const known = nightsKnown(offer, asked, today, days)
  const taken = await unavailableByStay(database, [stayId], known, now)
  const coupon = input?.couponCode === undefined ? undefined : couponOf(offer, input.couponCode)
  const uses = coupon && (await couponUses(database, coupon.id, guestKey))
  const context = { now, taken: takenFor(taken.get(stayId) ?? [], own), couponUses: uses }
  return {
    offer,
    context,
    result: input && quote(offer, input, context),
    from: visit.nights ? undefined : fromPrice(offer, visit.party, context),
    asTyped: untranslated(memory, currentLanguage().typedIn, namesInOffer(loaded)),
  }
}

function nightsKnown(offer: StayOffer, { visit }: QuoteInput, today: CalendarDay, days: NightRange | undefined) {
  const { nights, arrival } = visit
  return widest([
    nightsToKnowForCalendar(offer, { checkIn: today, checkOut: addDays(today, fromPriceDays) }),
    ...(days ? [nightsToKnowForCalendar(offer, days)] : []),
    ...(nights ? [nightsToKnow(offer, nights)] : []),
    ...(arrival ? [nightsToKnowForCalendar(offer, { checkIn: arrival, checkOut: addDays(arrival, 1) })] : []),
  ])!
}
