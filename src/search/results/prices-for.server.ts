// The prices of homes that are named rather than searched for.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { priceCacheFor } from '#search/index/price-cache.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { freshIndex } from '#search/index/search-index.server.ts'
import { goneFor } from '#search/index/taken-by-night.ts'
import { type FoundHome, foundHomes } from './find-stays.server.ts'

/** Of those of `ids` that are published and have one for the dates and party of `visit`, now; without dates the lowest of any. */
export async function pricesFor(
  tools: Pick<Tools, 'database' | 'clock'>,
  ids: readonly number[],
  { nights, party }: Pick<VisitInput, 'nights' | 'party'>,
): Promise<Map<number, FoundHome>> {
  const { world, sheets } = await freshIndex(tools)
  const visits = nights && [nights]
  const sheet = priceCacheFor(sheets, { visits, party }, world.homes.length)
  const gone = visits && goneFor(world.taken, visits, world.homes.length)
  const places = Uint32Array.from(ids.flatMap(id => world.placeOf.get(id) ?? []))
  const priced = await priceHomes({ world, sheet, gone, now: tools.clock.now() }, places)
  const homes = foundHomes(priced, [...priced.places.keys()])
  return new Map(homes.flatMap(home => (home.price ? [[home.id, home] as const] : [])))
}
