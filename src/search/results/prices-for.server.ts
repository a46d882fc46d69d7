// The prices of given homes.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import type { HomePrice } from '#search/index/home-price.ts'
import { unavailableFor } from '#search/index/occupied-by-night.ts'
import { priceCacheFor } from '#search/index/price-cache.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { foundHomes } from './find-stays.server.ts'

/** By id, for published homes with a price for the dates and party; without dates the lowest price. */
export async function pricesFor(
  tools: Pick<Tools, 'database' | 'clock'>,
  ids: readonly number[],
  { nights, party }: Pick<VisitInput, 'nights' | 'party'>,
): Promise<Map<number, HomePrice>> {
  const { snapshot, priceCaches } = await freshIndex(tools)
  const visits = nights && [nights]
  const priceCache = priceCacheFor(priceCaches, { visits, party }, snapshot.homes.length)
  const unavailable = visits && unavailableFor(snapshot.occupied, visits, snapshot.homes.length)
  const rows = Uint32Array.from(ids.flatMap(id => snapshot.rowOf.get(id) ?? []))
  const priced = await priceHomes({ snapshot, priceCache, unavailable, now: tools.clock.now() }, rows)
  const homes = foundHomes(priced, [...priced.rows.keys()])
  return new Map(homes.flatMap(({ id, price }) => (price ? [[id, price] as const] : [])))
}
