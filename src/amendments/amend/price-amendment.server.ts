// Prices a change of a booking like any quote, but with the booking's own nights free.

import type { BookingState } from '#bookings/record/booking.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { couponKeyOfRow } from '#bookings/record/booking-owner.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { Turnover } from '#nights/nights-around.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { stayDays } from '#offers/days/stay-days.ts'
import { agreedIn } from '#offers/prices/agreed-lines.ts'
import { partsForTotal } from '#offers/prices/agreed-total.ts'
import { type Quote, type QuoteResult, quote, withLines } from '#offers/quote/quote.ts'
import { paidMinor } from '#offers/refunds/refund-allocation.ts'
import { withRetained } from '#offers/refunds/retained-of-change.ts'
import { couponOf } from '#offers/rules/input-verdicts.ts'
import { isOverrulable } from '#offers/rules/overrulable.ts'
import { couponUses } from '#offers/stored/coupon-use.server.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import type { AgreedPart } from '#offers/terms/agreed-price.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { done, type Refused } from '#values/result.ts'
import type { Agreement } from './agreement.ts'
import { hasBegun } from './changeable.ts'
import { changedVisit, offerKeepingCode, type VisitChange } from './visit-change.ts'

/** How many nights must stay empty around the changed visit. */
export type Distances = {
  /** In a unit that it comes to anew. */
  readonly turnoverNights: number
  /** In a unit that it has already: nothing on the side that stays (record 0029). */
  readonly ownTurnover: Turnover
}

/** What an operator who changes it at once decides about it: rules overruled, and another total with its reason. */
export type AtOnce = {
  readonly overrules?: boolean | undefined
  readonly own?: { readonly totalMinor: number; readonly reason: string } | undefined
}

export type ChangeWithPrice = Distances & {
  readonly quote: Quote
  /** The rules that stand against it and were overruled. */
  readonly overruled: readonly Verdict[]
}

export type PricedChange =
  | ({ readonly ok: true } & ChangeWithPrice)
  | (Refused<'not-offered' | 'own-price-too-low'> & { readonly verdicts: readonly Verdict[] })

type Changing = Pick<Agreement, 'checkIn' | 'checkOut' | 'quote' | 'refundTerms'> & {
  readonly stayId: number
  readonly state: BookingState
  /** What was paid to us and not refunded, in minor units. */
  readonly paidMinor: number
  /** Whose uses of a new code count beside everybody's: as `couponKeyOf` says. */
  readonly couponKey: string
}

/**
 * The quote for the changed visit at `now`, on the booking's rate plan, or every verdict against its new parts (record 0029).
 * A plan that is no longer sold is replaced by the home's first. What a guest's change gives up is refunded as if cancelled at
 * `now`; the rest is retained in the price (record 0036). Nothing is retained of a change that the home makes before the visit;
 * of a visit that has begun the terms hold whoever shortens it, unless another total is agreed.
 * An agreed price goes along: each part costs the same share of what is computed.
 */
export async function priceAmendment(
  queries: Queries,
  booking: Changing,
  change: VisitChange,
  now: Date,
  by: 'guest' | 'operator' = 'guest',
  { overrules, own }: AtOnce = {},
): Promise<PricedChange> {
  const current = (await loadOffers(queries, [booking.stayId])).get(booking.stayId)
  if (!current) return { ok: false, reason: 'not-offered', verdicts: [{ reason: 'not-offered' }] }
  const agreed = booking.quote
  const wanted = changedVisit(agreed, change)
  const offer = offerKeepingCode(current, agreed, wanted)
  const isSold = offer.plans.some(({ id }) => id === agreed.ratePlanId)
  const input: StayInput = {
    ...{ nights: wanted.nights, party: wanted.party, extras: wanted.extras },
    ratePlanId: isSold ? agreed.ratePlanId : undefined,
    couponCode: wanted.couponCode ?? undefined,
  }
  const { checkIn, checkOut } = wanted.nights
  const ownNights = nightsOf(booking)
  const begun = hasBegun(booking)
  const usual = {
    ...{ now, ownNights, agreedNights: ownNights, hasBegun: begun, agreed: own ? undefined : agreedIn(agreed.lines) },
    taken: await unavailableNights(queries, booking.stayId, nightsToKnow(offer, wanted.nights), now),
    couponUses: wanted.couponCode === agreed.couponCode ? undefined : await usesOf(queries, offer, input, booking),
  }
  const days = stayDays(offer, usual)
  const asRuled = quote(offer, input, usual, days)
  const against = asRuled.ok ? [] : asRuled.verdicts
  const overruled = overrules && against.every(isOverrulable) ? against : []
  const context = { ...usual, overrules: overruled.length > 0 }
  const computed = overruled.length > 0 ? quote(offer, input, context, days) : asRuled
  const result = computed.ok && own ? await atOwnTotal(computed.quote, own) : computed
  if (!result) return { ok: false, reason: 'own-price-too-low', verdicts: [] }
  if (!result.ok) return { ok: false, reason: 'not-offered', verdicts: result.verdicts }
  // The damage deposit of a guest who is in the home is there already: a change asks for no other one.
  const after = begun ? { ...result.quote, damageDeposit: agreed.damageDeposit } : result.quote
  const changed = { before: agreed, after, paidMinor: booking.paidMinor, now }
  const terms = booking.refundTerms ?? agreed.refundTerms
  const retains = by === 'guest' || (begun && !own)
  const lines = retains ? withRetained({ ...changed, terms }) : after.lines
  const arrival = days.arrival(checkIn).turnover?.nights ?? 0
  const departure = days.departure(checkOut).turnover?.nights ?? 0
  return done({
    quote: withLines(offer, after, lines, days),
    overruled,
    turnoverNights: Math.max(arrival, departure),
    // What must stay empty is asked where the visit begins or ends anew.
    ownTurnover: {
      before: checkIn === ownNights.checkIn ? 0 : arrival,
      after: checkOut === ownNights.checkOut ? 0 : departure,
    },
  })

  async function atOwnTotal({ lines: asComputed }: Quote, { totalMinor, reason }: NonNullable<AtOnce['own']>) {
    const priced = (parts: readonly AgreedPart[]) =>
      quote(offer, input, { ...context, agreed: { reason, parts } }, days) as Extract<QuoteResult, { ok: true }>
    const parts = await partsForTotal(asComputed, totalMinor, these => priced(these).quote.totalMinor)
    return parts && priced(parts)
  }
}

/** A locked booking as it is priced anew. */
export async function asAgreed(queries: Queries, booking: BookingRow): Promise<Changing> {
  const paid = paidMinor(await refundablePayments(queries, booking.id))
  return { ...booking, couponKey: couponKeyOfRow(booking), paidMinor: paid }
}

export function distancesOf({ turnoverNights, ownTurnover }: Distances): Distances {
  return { turnoverNights, ownTurnover }
}

async function usesOf(queries: Queries, offer: StayOffer, { couponCode }: StayInput, { couponKey }: Changing) {
  const coupon = couponCode === undefined ? undefined : couponOf(offer, couponCode)
  return coupon && (await couponUses(queries, coupon.id, couponKey))
}
