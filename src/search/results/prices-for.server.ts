// The prices of given homes, for one visit or each for its own.

import { isUnavailable, unavailableFor } from '#fast-prices/occupied-by-night.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import type { HomePrice } from '#search/index/home-price.ts'
import { priceCacheFor } from '#search/index/price-cache.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { type FreshIndex, freshIndex } from '#search/index/search-index.server.ts'
import { foundHomes } from './find-stays.server.ts'

export type PricedVisit = Pick<VisitInput, 'nights' | 'party'>

/** As `pricesIn`, with a visit of each home; the database is asked once for what has changed, however many there are. */
export async function pricesOfEach(
  tools: Pick<Tools, 'clock' | 'database'>,
  visits: ReadonlyMap<number, PricedVisit>,
): Promise<Map<number, HomePrice>> {
  const index = await freshIndex(tools)
  const together = Map.groupBy(visits, ([, { nights, party }]) => JSON.stringify([nights, party]))
  const prices = await Promise.all(
    [...together.values()].map(homes =>
      pricesIn(
        tools,
        index,
        homes.map(([id]) => id),
        homes[0]![1],
      ),
    ),
  )
  return new Map(prices.flatMap(each => [...each]))
}

/** By id, for published homes with a price for the dates and party; without dates the lowest price. */
export async function pricesIn(
  tools: Pick<Tools, 'clock'>,
  { snapshot, priceCaches }: Pick<FreshIndex, 'snapshot' | 'priceCaches'>,
  ids: readonly number[],
  { nights, party }: PricedVisit,
): Promise<Map<number, HomePrice>> {
  const visits = nights && [nights]
  const priceCache = priceCacheFor(priceCaches, { visits, party }, snapshot.homes.length)
  const unavailable = visits && unavailableFor(snapshot.occupied, visits, { first: 0, end: snapshot.homes.length })
  const rows = ids
    .flatMap(id => snapshot.rowOf.get(id) ?? [])
    .filter(row => !(unavailable && isUnavailable(unavailable, row)))
  const priced = await priceHomes({ snapshot, priceCache, now: tools.clock.now() }, Uint32Array.from(rows))
  const homes = foundHomes(priced, { shown: [...priced.rows.keys()] })
  return new Map(homes.flatMap(({ id, price }) => (price ? [[id, price] as const] : [])))
}
