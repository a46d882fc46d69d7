// Prices the gathered homes: most by columns alone, the others with their own nights.

import { setImmediate } from 'node:timers/promises'
import { askedMoment } from '#fast-prices/asked-moment.ts'
import { writeFreeMinors } from '#fast-prices/free-prices.ts'
import { coversVisit } from '#fast-prices/occupied-by-night.ts'
import { type Pricers, pricerFor } from '#fast-prices/visit-pricer.ts'
import type { Gathered } from './gather-homes.server.ts'
import { type HomeTable, pricing } from './home-table.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
import { askPrice, isKnown, type PriceCache, pricersFor } from './price-cache.ts'
import { type PricedHomes, pickHomes, pickPriced } from './priced-homes.ts'

/** Homes priced with their own nights before yielding to other work of the process. */
const pricedAtOnce = 200

type PricesAt = Pick<Gathered, 'snapshot' | 'priceCache' | 'now'>

/**
 * The homes in these rows with their prices: with visits only those that can be booked, without them all.
 * None may be occupied for good during every visit of `priceCache`.
 */
export async function priceHomes({ snapshot, priceCache, now }: PricesAt, rows: Uint32Array): Promise<PricedHomes> {
  const { table } = snapshot
  const moment = askedMoment(now)
  const asked = pricersFor(table.offers, priceCache.input.party, moment, priceCache.counted)
  const [pricer, visit] = oneVisit(snapshot, priceCache, asked)
  const isDated = priceCache.input.visits !== undefined
  const all = {
    rows,
    minors: new Float64Array(rows.length).fill(Number.NaN),
    checkIns: new Int32Array(visit ? 0 : rows.length),
    checkOuts: new Int32Array(visit ? 0 : rows.length),
  }
  const alone = pricer
    ? writeFreeMinors(pricer, all, { kinds: table.pricing, free: pricing.free })
    : pricedAlone(table, rows)
  for (let [at, anew] = [0, 0]; at < alone.length; at++) {
    const place = alone[at]!
    const row = rows[place]!
    const home = snapshot.homes[row]
    if (!home) continue
    if (!visit && !isKnown(priceCache, row, home, now.getTime()) && ++anew % pricedAtOnce === 0) await setImmediate()
    askPrice(priceCache, row, home, asked)
    all.minors[place] = priceCache.minors[row]!
    if (visit) continue
    all.checkIns[place] = priceCache.checkIns[row] ?? 0
    all.checkOuts[place] = priceCache.checkOuts[row] ?? 0
  }
  const { minors, checkIns, checkOuts } = all
  const priced: PricedHomes = {
    ...{ table, rows, minors, until: moment.until, nights: visit ?? { checkIns, checkOuts } },
    kind: isDated ? 'visit' : 'from',
  }
  return isDated ? pickPriced(priced) : pickHomes(priced, at => !!snapshot.homes[rows[at]!])
}

/** Places of the rows that are to be priced one by one. */
function pricedAlone({ pricing: kinds }: HomeTable, rows: Uint32Array): number[] {
  const places: number[] = []
  for (let at = 0; at < rows.length; at++) if (kinds[rows[at]!]! > pricing.none) places.push(at)
  return places
}

/** The visit, if there is exactly one, and its pricer if the occupied bits cover its nights. */
function oneVisit({ occupied }: IndexSnapshot, { input: { visits } }: PriceCache, asked: Pricers) {
  const visit = visits?.length === 1 ? visits[0] : undefined
  if (!visit || !coversVisit(occupied, visit)) return [undefined, visit] as const
  return [pricerFor(asked, visit.checkIn, visit.checkOut - visit.checkIn), visit] as const
}
