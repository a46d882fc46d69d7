// Prices the gathered homes: most by columns alone, the others with their own nights.

import { setImmediate } from 'node:timers/promises'
import { askedMoment } from '#fast-prices/asked-moment.ts'
import { freeMinor, type Pricers, pricerFor } from '#fast-prices/visit-pricer.ts'
import type { Gathered } from './gather-homes.server.ts'
import { pricing } from './home-table.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
import { coversVisit, isUnavailable } from './occupied-by-night.ts'
import { askPrice, isKnown, type PriceCache, pricersFor } from './price-cache.ts'
import type { PricedHomes } from './priced-homes.ts'

/** Homes priced with their own nights before yielding to other work of the process. */
const pricedAtOnce = 200

type PricesAt = Pick<Gathered, 'snapshot' | 'priceCache' | 'unavailable' | 'now'>

/**
 * The homes in these rows with their prices: with visits only those that can be booked, without them all.
 * `unavailable` must belong to the visits of `priceCache`.
 */
export async function priceHomes(
  { snapshot, priceCache, unavailable, now }: PricesAt,
  rows: Uint32Array,
): Promise<PricedHomes> {
  const moment = askedMoment(now)
  const asked = pricersFor(snapshot.table.offers, priceCache.input.party, moment, priceCache.counted)
  const [pricer, visit] = oneVisit(snapshot, priceCache, asked)
  const isDated = priceCache.input.visits !== undefined
  const kept = new Uint32Array(rows.length)
  const minors = new Float64Array(rows.length)
  const checkIns = new Int32Array(visit ? 0 : rows.length)
  const checkOuts = new Int32Array(visit ? 0 : rows.length)
  const { table } = snapshot
  let [count, anew] = [0, 0]
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    let minor = Number.NaN
    if (pricer && table.pricing[row] === pricing.free) {
      if (!unavailable || !isUnavailable(unavailable, row)) minor = freeMinor(pricer, row)
    } else if (table.pricing[row]! > pricing.none) {
      const home = snapshot.homes[row]
      if (!home) continue
      if (!visit && !isKnown(priceCache, row, home, now.getTime()) && ++anew % pricedAtOnce === 0) await setImmediate()
      askPrice(priceCache, row, home, asked)
      minor = priceCache.minors[row]!
    }
    if (isDated && Number.isNaN(minor)) continue
    kept[count] = row
    minors[count] = minor
    if (!visit) {
      checkIns[count] = priceCache.checkIns[row] ?? 0
      checkOuts[count] = priceCache.checkOuts[row] ?? 0
    }
    count += 1
  }
  return {
    table,
    rows: kept.subarray(0, count),
    minors: minors.subarray(0, count),
    kind: isDated ? 'visit' : 'from',
    until: moment.until,
    nights: visit ?? { checkIns: checkIns.subarray(0, count), checkOuts: checkOuts.subarray(0, count) },
  }
}

/** The visit, if there is exactly one, and its pricer if the occupied bits cover its nights. */
function oneVisit({ occupied }: IndexSnapshot, { input: { visits } }: PriceCache, asked: Pricers) {
  const visit = visits?.length === 1 ? visits[0] : undefined
  if (!visit || !coversVisit(occupied, visit)) return [undefined, visit] as const
  return [pricerFor(asked, visit.checkIn, visit.checkOut - visit.checkIn), visit] as const
}
