// Whether the rest of an input is acceptable: party, plan, coupon, extras.

import type { StayDays } from '#offers/days/stay-days.ts'
import type { Discount } from '#offers/terms/charges.ts'
import { inSpan } from '#offers/terms/day-span.ts'
import { isWellFormed, peopleOf, placeTakers } from '#offers/terms/party.ts'
import type { OfferContext, StayInput } from '#offers/terms/stay-input.ts'
import { planOf, type StayOffer } from '#offers/terms/stay-offer.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import { isVisit } from './date-verdicts.ts'

/** Whether the party is within the home's capacity; names every limit it exceeds. */
export function partyVerdicts(offer: StayOffer, { party }: StayInput): Verdict[] {
  if (!isWellFormed(party)) return [{ reason: 'party-malformed' }]
  const { maxGuests, maxAdults, maxInfantsExtra, petsMax } = offer.capacity
  const verdicts: Verdict[] = []
  if (party.adults < 1) verdicts.push({ reason: 'no-adult' })
  if (placeTakers(peopleOf(party, offer.ageBands), maxInfantsExtra).length > maxGuests) {
    verdicts.push({ reason: 'too-many-guests', most: maxGuests })
  }
  if (maxAdults !== null && party.adults > maxAdults) verdicts.push({ reason: 'too-many-adults', most: maxAdults })
  if (party.pets > petsMax)
    verdicts.push(petsMax === 0 ? { reason: 'no-pets' } : { reason: 'too-many-pets', most: petsMax })
  return verdicts
}

export function planVerdicts(offer: StayOffer, { ratePlanId }: StayInput): Verdict[] {
  return planOf(offer, ratePlanId) ? [] : [{ reason: 'plan-unknown' }]
}

/** Whether the visit is as long as its rate asks for. */
export function planMinimum(offer: StayOffer, { ratePlanId, nights }: StayInput): Verdict[] {
  const { id = 0, minNights: minimum = null } = planOf(offer, ratePlanId) ?? {}
  if (minimum === null || !isVisit(nights) || countNights(nights) >= minimum) return []
  return [{ reason: 'minimum-arrival', minimum, arrival: nights.checkIn, ruleId: `plan:${id}` }]
}

/** Each extra must belong to the stay, have a whole quantity within its limit, and be listed once. */
export function extraVerdicts(offer: StayOffer, { extras }: StayInput): Verdict[] {
  const seen = new Set<number>()
  return extras.flatMap(({ feeId, quantity }): Verdict[] => {
    const fee = offer.fees.find(({ id, mandatory }) => id === feeId && !mandatory)
    const repeated = seen.has(feeId)
    seen.add(feeId)
    if (!fee || repeated || !Number.isInteger(quantity) || quantity < 1) return [{ reason: 'extra-unknown', feeId }]
    return quantity > fee.maxQuantity
      ? [{ reason: 'extra-too-many', feeId, name: fee.name, most: fee.maxQuantity }]
      : []
  })
}

/** Verdicts on the coupon of the input; none without a coupon. */
export function couponVerdicts(
  offer: StayOffer,
  days: StayDays,
  input: StayInput,
  uses: OfferContext['couponUses'],
): Verdict[] {
  if (input.couponCode === undefined) return []
  const coupon = couponOf(offer, input.couponCode)
  if (!coupon) return [{ reason: 'coupon-unknown' }]
  const ruleId = `discount:${coupon.id}`
  const { limits, minNights } = coupon
  const verdicts: Verdict[] = []
  if (!inSpan(coupon.bookable, days.today)) verdicts.push({ reason: 'coupon-not-now', ruleId })
  if (isVisit(input.nights) && !reachesNights(coupon, days, input.nights))
    verdicts.push({ reason: 'coupon-not-for-these-nights', ruleId })
  if (minNights !== null && isVisit(input.nights) && countNights(input.nights) < minNights) {
    verdicts.push({ reason: 'coupon-needs-nights', minimum: minNights, ruleId })
  }
  if (
    (limits.total !== null && (uses?.total ?? 0) >= limits.total) ||
    (limits.perGuest !== null && (uses?.byGuest ?? 0) >= limits.perGuest)
  ) {
    verdicts.push({ reason: 'coupon-used-up', ruleId })
  }
  return verdicts
}

/** The coupon with that code, ignoring spacing and case. */
export function couponOf(offer: StayOffer, code: string): Discount | undefined {
  const written = code.trim().toUpperCase()
  return offer.discounts.find(({ kind, code: own }) => kind === 'coupon' && own === written)
}

function reachesNights(
  { nights: span, minLeadDays, maxLeadDays }: Discount,
  { today }: StayDays,
  { checkIn, checkOut }: NightRange,
): boolean {
  const lead = checkIn - today
  return (
    (span.until === null || checkIn < span.until) &&
    (span.from === null || span.from < checkOut) &&
    (minLeadDays === null || lead >= minLeadDays) &&
    (maxLeadDays === null || lead <= maxLeadDays)
  )
}
