// What a change of a booking would cost: the same evaluator as for everybody, with the booking's own nights free.

import { nightsOf } from '#bookings/booking-nights.ts'
import { takenNights } from '#nights/taken-nights.server.ts'
import { loadOffers } from '#offers/offer-store.server.ts'
import type { Party } from '#offers/party.ts'
import { type Quote, quote } from '#offers/quote.ts'
import { nightsToKnow } from '#offers/rules/nights-to-know.ts'
import { stayDays } from '#offers/rules/stay-days.ts'
import type { StayWish } from '#offers/stay-wish.ts'
import type { Verdict } from '#offers/verdict.ts'
import type { Queries } from '#platform/database.server.ts'
import type { NightRange } from '#values/night-range.ts'
import { done, type Refused } from '#values/result.ts'
import type { Agreement } from './agreement.ts'

export type VisitChange = { readonly nights: NightRange; readonly party: Party }

export type PricedChange =
  | { readonly ok: true; readonly quote: Quote; readonly turnoverNights: number }
  | (Refused<'not-offered'> & { readonly verdicts: readonly Verdict[] })

type Changing = Pick<Agreement, 'checkIn' | 'checkOut' | 'quote'> & { readonly stayId: number }

/**
 * The quote for the changed visit at `now`, on the rate plan of the booking and with its coupon and extras; or every
 * verdict against it. A plan that is no longer sold gives way to the home's first.
 */
export async function priceAmendment(
  queries: Queries,
  booking: Changing,
  { nights, party }: VisitChange,
  now: Date,
): Promise<PricedChange> {
  const offer = (await loadOffers(queries, [booking.stayId])).get(booking.stayId)
  if (!offer) return { ok: false, reason: 'not-offered', verdicts: [{ reason: 'not-offered' }] }
  const ownNights = nightsOf(booking)
  const { ratePlanId, couponCode, extras } = booking.quote
  const isSold = offer.plans.some(({ id }) => id === ratePlanId)
  const wish: StayWish = {
    ...{ nights, party, extras },
    ratePlanId: isSold ? ratePlanId : undefined,
    couponCode: couponCode ?? undefined,
  }
  const taken = await takenNights(queries, booking.stayId, nightsToKnow(offer, nights), now)
  const context = { now, taken, ownNights }
  const days = stayDays(offer, context)
  const result = quote(offer, wish, context, days)
  if (!result.ok) return { ok: false, reason: 'not-offered', verdicts: result.verdicts }
  const bounds = [days.arrival(nights.checkIn).turnover, days.departure(nights.checkOut).turnover]
  return done({
    quote: result.quote,
    turnoverNights: Math.max(0, ...bounds.map(bound => bound?.nights ?? 0)),
  })
}
