// The visit by which a change is shown, with a child of each age for which it makes a difference.

import { quote } from '#offers/quote/quote.ts'
import { namedBands } from '#offers/terms/child-bands.ts'
import { adultFromAge, twoAdults } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { countNights, type NightRange } from '#values/night-range.ts'

type Visit = { readonly totalMinor: number; readonly nights: number } | undefined

export type ExampleFamily = {
  readonly adults: number
  /** Of the one child. */
  readonly age: number
  readonly before: Visit
  readonly after: Visit
}

/**
 * Of each age at which a band begins, where the child costs more or less than before; none where all sums are in another currency.
 * As many adults as the price includes, as far as a child has room beside them; rules and taken nights count for nothing.
 */
export function exampleFamilies(
  former: StayOffer,
  next: StayOffer,
  nights: NightRange | undefined,
  now: Date,
): ExampleFamily[] {
  if (!nights || former.currency !== next.currency) return []
  const starts = [former, next].flatMap(offer => namedBands(offer).map(({ fromAge }) => fromAge))
  const ages = [...new Set(starts)].filter(age => age < adultFromAge).sort((one, other) => one - other)
  const { capacity, plans } = next
  const room = Math.min(capacity.maxGuests - 1, capacity.maxAdults ?? capacity.maxGuests)
  const adults = Math.max(1, Math.min(plans[0].includedGuests, room))
  const costs = (offer: StayOffer, childAges: readonly number[]): Visit => {
    const party = { ...twoAdults, adults, childAges }
    const context = { now, taken: [], overrules: true }
    const answer = quote({ ...offer, open: true }, { nights, party, extras: [] }, context)
    return answer.ok ? { totalMinor: answer.quote.totalMinor, nights: countNights(nights) } : undefined
  }
  const adultsPay = { before: costs(former, []), after: costs(next, []) }
  if (!adultsPay.before || !adultsPay.after) return []
  const [was, is] = [adultsPay.before.totalMinor, adultsPay.after.totalMinor]
  return ages
    .map(age => ({ adults, age, before: costs(former, [age]), after: costs(next, [age]) }))
    .filter(({ before, after }) => (before && before.totalMinor - was) !== (after && after.totalMinor - is))
}
