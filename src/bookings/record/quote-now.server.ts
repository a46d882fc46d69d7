// Prices an input at this moment, with the nights that are occupied now.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { stayDays } from '#offers/days/stay-days.ts'
import { type QuoteResult, quote } from '#offers/quote/quote.ts'
import { couponOf } from '#offers/rules/input-verdicts.ts'
import { couponUses } from '#offers/stored/coupon-use.server.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { OfferContext, StayInput, TakenNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { NightRange } from '#values/night-range.ts'

export type QuoteNow = {
  readonly result: QuoteResult
  /** How many nights must stay empty on either side of these. */
  readonly turnoverNights: number
}

/** What an operator decides about a price. */
export type Decided = Pick<OfferContext, 'overrules' | 'agreed'>

/** Undefined when there is no such stay. `guestKey` is whose uses of a coupon count beside everybody's; `ownNights` are free. */
export async function quoteNow(
  queries: Queries,
  stayId: number,
  input: StayInput,
  now: Date,
  guestKey = '',
  ownNights?: NightRange,
  decided?: Decided,
): Promise<QuoteNow | undefined> {
  const offer = (await loadOffers(queries, [stayId])).get(stayId)
  if (!offer) return undefined
  const taken = await unavailableNights(queries, stayId, nightsToKnow(offer, input.nights), now)
  return quoteKnown(queries, { offer, taken }, input, now, guestKey, ownNights, decided)
}

/** The same of an offer that was read before, with the nights that are taken of its `nightsToKnow`. */
export async function quoteKnown(
  queries: Queries,
  { offer, taken }: { readonly offer: StayOffer; readonly taken: readonly TakenNights[] },
  input: StayInput,
  now: Date,
  guestKey = '',
  ownNights?: NightRange,
  decided: Decided = {},
): Promise<QuoteNow> {
  const { checkIn, checkOut } = input.nights
  const coupon = input.couponCode === undefined ? undefined : couponOf(offer, input.couponCode)
  const context = {
    ...decided,
    now,
    taken,
    ownNights,
    couponUses: coupon && (await couponUses(queries, coupon.id, guestKey)),
  }
  const days = stayDays(offer, context)
  const turnovers = [days.arrival(checkIn).turnover, days.departure(checkOut).turnover]
  return {
    result: quote(offer, input, context, days),
    turnoverNights: Math.max(0, ...turnovers.map(bound => bound?.nights ?? 0)),
  }
}

/** What stands against the input at this moment, a sentence for each reason; empty when nothing does. */
export async function sayAgainst(tools: Tools, stayId: number, input: StayInput, guestKey?: string): Promise<string[]> {
  const priced = await quoteNow(tools.database, stayId, input, tools.clock.now(), guestKey)
  if (!priced || priced.result.ok) return []
  return [...new Set(priced.result.verdicts.map(verdict => sayVerdict(verdict, currentLanguage().locale)))]
}
