// The prices of homes that are named rather than searched for.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { unavailableFor } from '#search/index/occupied-by-night.ts'
import { priceCacheFor } from '#search/index/price-cache.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { type FoundHome, foundHomes } from './find-stays.server.ts'

/** Of those of `ids` that are published and have one for the dates and party of `visit`, now; without dates the lowest of any. */
export async function pricesFor(
  tools: Pick<Tools, 'database' | 'clock'>,
  ids: readonly number[],
  { nights, party }: Pick<VisitInput, 'nights' | 'party'>,
): Promise<Map<number, FoundHome>> {
  const { snapshot, priceCaches } = await freshIndex(tools)
  const visits = nights && [nights]
  const priceCache = priceCacheFor(priceCaches, { visits, party }, snapshot.homes.length)
  const unavailable = visits && unavailableFor(snapshot.occupied, visits, snapshot.homes.length)
  const rows = Uint32Array.from(ids.flatMap(id => snapshot.rowOf.get(id) ?? []))
  const priced = await priceHomes({ snapshot, priceCache, unavailable, now: tools.clock.now() }, rows)
  const homes = foundHomes(priced, [...priced.rows.keys()])
  return new Map(homes.flatMap(home => (home.price ? [[home.id, home] as const] : [])))
}
