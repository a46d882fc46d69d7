// The price of one home for a search: of named nights, or the lowest of the coming ones; each equal to what `quote` says.

import { fromPriceDays } from '#offers/quote/from-price.ts'
import { allowsVisit, askedHome, shortestVisit } from './allowed-visits.ts'
import type { AskedMoment } from './asked-moment.ts'
import type { CompiledOffer } from './compiled-offer.ts'
import { type CountedParty, takesParty } from './counted-party.ts'
import { type TakenRuns, takesAny } from './taken-runs.ts'
import { visitTotal } from './visit-total.ts'

/**
 * `quote(…).totalMinor` for the usual plan without code and extras, or NaN where `quote` has a verdict. `taken` must hold
 * the taken nights as far around the visit as `nightsToKnow` says; `moment.until` may come nearer.
 */
export function compiledPrice(
  offer: CompiledOffer,
  counted: CountedParty,
  taken: TakenRuns,
  moment: AskedMoment,
  nights: { readonly checkIn: number; readonly checkOut: number },
): number {
  // What is taken is so whatever the hour, and most homes are: asked first, it spares all the rest.
  if (takesAny(taken, nights.checkIn, nights.checkOut) || !offer.open || !takesParty(offer, counted)) return Number.NaN
  const home = askedHome(offer, taken, moment)
  if (!allowsVisit(home, nights.checkIn, nights.checkOut)) return Number.NaN
  return visitTotal(home, counted, nights.checkIn, nights.checkOut)
}

type CompiledFromPrice = { readonly totalMinor: number; readonly checkIn: number; readonly checkOut: number }

/** As `fromPrice`. */
export function compiledFromPrice(
  offer: CompiledOffer,
  counted: CountedParty,
  taken: TakenRuns,
  moment: AskedMoment,
): CompiledFromPrice | undefined {
  if (!offer.open || !takesParty(offer, counted)) return undefined
  const home = askedHome(offer, taken, moment)
  let best: CompiledFromPrice | undefined
  for (let checkIn = home.today; checkIn < home.today + fromPriceDays; checkIn++) {
    const length = shortestVisit(home, checkIn)
    if (length === 0) continue
    const totalMinor = visitTotal(home, counted, checkIn, checkIn + length)
    if (!best || totalMinor < best.totalMinor) best = { totalMinor, checkIn, checkOut: checkIn + length }
  }
  return best
}
