// The price of one home for a search: of given nights, or the lowest to come. Equal to what `quote` says.

import { fromPriceDays } from '#offers/quote/from-price.ts'
import { allowsVisit, askedHome, shortestVisit } from './allowed-visits.ts'
import type { AskedMoment } from './asked-moment.ts'
import type { CompiledOffer } from './compiled-offer.ts'
import { type CountedParty, takesParty } from './counted-party.ts'
import { type OccupiedRuns, occupiesAny } from './occupied-runs.ts'
import { visitTotal } from './visit-total.ts'

/**
 * `quote(…).totalMinor` for the default plan without code and extras; NaN where `quote` has a verdict. `occupied` must
 * cover the nights around the visit as far as `nightsToKnow` says. May bring `moment.until` forward.
 */
export function compiledPrice(
  offer: CompiledOffer,
  counted: CountedParty,
  occupied: OccupiedRuns,
  moment: AskedMoment,
  nights: { readonly checkIn: number; readonly checkOut: number },
): number {
  // Checked first: it is the cheapest check and rules out most homes.
  if (occupiesAny(occupied, nights.checkIn, nights.checkOut) || !offer.open || !takesParty(offer, counted))
    return Number.NaN
  const home = askedHome(offer, occupied, moment)
  if (!allowsVisit(home, nights.checkIn, nights.checkOut)) return Number.NaN
  return visitTotal(home, counted, nights.checkIn, nights.checkOut)
}

type CompiledFromPrice = { readonly totalMinor: number; readonly checkIn: number; readonly checkOut: number }

/** As `fromPrice`. */
export function compiledFromPrice(
  offer: CompiledOffer,
  counted: CountedParty,
  occupied: OccupiedRuns,
  moment: AskedMoment,
): CompiledFromPrice | undefined {
  if (!offer.open || !takesParty(offer, counted)) return undefined
  const home = askedHome(offer, occupied, moment)
  let best: CompiledFromPrice | undefined
  for (let checkIn = home.today; checkIn < home.today + fromPriceDays; checkIn++) {
    const length = shortestVisit(home, checkIn)
    if (length === 0) continue
    const totalMinor = visitTotal(home, counted, checkIn, checkIn + length)
    if (!best || totalMinor < best.totalMinor) best = { totalMinor, checkIn, checkOut: checkIn + length }
  }
  return best
}
