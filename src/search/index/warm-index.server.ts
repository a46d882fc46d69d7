// Keeps the search index warm: built before the first search, current, with common prices cached.

import { twoAdults } from '#offers/terms/party.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { priceCacheFor } from './price-cache.ts'
import { priceHomes } from './price-homes.server.ts'
import { forgetForeignChanges } from './search-changes.server.ts'
import { freshIndex } from './search-index.server.ts'

/** Reads changes even without searches, and prices the most common search: any time, for two. */
export async function warmIndex(tools: Tools): Promise<void> {
  await forgetForeignChanges(tools)
  const { snapshot, priceCaches } = await freshIndex(tools)
  const priceCache = priceCacheFor(priceCaches, { visits: undefined, party: twoAdults }, snapshot.homes.length)
  const rows = Uint32Array.from(snapshot.orders.recommended)
  await priceHomes({ snapshot, priceCache, now: tools.clock.now() }, rows)
}
