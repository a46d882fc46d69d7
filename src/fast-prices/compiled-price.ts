// The price of one home for a search: of a visit, or the lowest to come. Equal to what `quote` says.

import { fromPriceDays } from '#offers/quote/from-price.ts'
import { longestVisitNights } from '#values/night-range.ts'
import { type AskedHome, allowsVisit, askedHome, shortestVisit } from './allowed-visits.ts'
import { expireFree, freeMinor } from './free-prices.ts'
import { type OccupiedRuns, occupiesAny } from './occupied-runs.ts'
import { before } from './offer-table.ts'
import { allowedMinor, type Pricers, pricerFor } from './visit-pricer.ts'

/**
 * `quote(…).totalMinor` for the default plan without code and extras; NaN where `quote` has a verdict. `occupied` must
 * cover the nights around the visit as far as `nightsToKnow` says. May bring the moment's `until` forward.
 */
export function compiledPrice(
  pricers: Pricers,
  row: number,
  occupied: OccupiedRuns,
  { checkIn, checkOut }: { readonly checkIn: number; readonly checkOut: number },
): number {
  const count = checkOut - checkIn
  // Checked first: it is the cheapest check and rules out most homes.
  if (count < 1 || count > longestVisitNights || occupiesAny(occupied, checkIn, checkOut)) return Number.NaN
  const pricer = pricerFor(pricers, checkIn, count)
  if (pricers.table.depends[row] === 0) {
    const minor = freeMinor(pricer, row)
    expireFree(pricer, row)
    return minor
  }
  const home = homeAt(pricers, row, occupied)
  return allowsVisit(home, checkIn, checkOut) ? allowedMinor(pricer, row, home) : Number.NaN
}

type CompiledFromPrice = { readonly totalMinor: number; readonly checkIn: number; readonly checkOut: number }

/** As `fromPrice`. */
export function compiledFromPrice(
  pricers: Pricers,
  row: number,
  occupied: OccupiedRuns,
): CompiledFromPrice | undefined {
  const home = homeAt(pricers, row, occupied)
  let best: CompiledFromPrice | undefined
  for (let checkIn = home.today; checkIn < home.today + fromPriceDays; checkIn++) {
    const length = shortestVisit(home, checkIn)
    if (length === 0) continue
    const totalMinor = allowedMinor(pricerFor(pricers, checkIn, length), row, home)
    if (Number.isNaN(totalMinor)) return undefined
    if (!best || totalMinor < best.totalMinor) best = { totalMinor, checkIn, checkOut: checkIn + length }
  }
  return best
}

function homeAt({ table, moment }: Pricers, row: number, occupied: OccupiedRuns): AskedHome {
  const { words, begins, parts } = table
  const begin = begins[row]!
  const spans = parts.spans.values[words[begin - before.spans]!]!
  const nights = { spans, minors: words, begin }
  const house = parts.house.values[words[begin - before.house]!]!
  return askedHome({ house, nights, said: table.said.get(row) ?? [], occupied, moment })
}
