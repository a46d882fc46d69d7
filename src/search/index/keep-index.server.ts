// Keeps the index of homes warm: built before anybody searches, never far behind, its prices at hand.

import { twoAdults } from '#offers/terms/party.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { priceCacheFor } from './price-cache.ts'
import { priceHomes } from './price-homes.server.ts'
import { forgetForeignChanges } from './search-changes.server.ts'
import { freshIndex } from './search-index.server.ts'

/** Reads what has changed, also while nobody searches, and prices what is asked most: any time, for two. */
export async function keepWarm(tools: Tools): Promise<void> {
  await forgetForeignChanges(tools)
  const { world, sheets } = await freshIndex(tools)
  const sheet = priceCacheFor(sheets, { visits: undefined, party: twoAdults }, world.homes.length)
  const places = Uint32Array.from(world.orders.recommended)
  await priceHomes({ world, sheet, gone: undefined, now: tools.clock.now() }, places)
}
