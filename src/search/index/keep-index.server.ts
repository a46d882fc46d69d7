// The index from the start of the process to its end: built before anybody searches, never far behind, its prices at hand.

import { twoAdults } from '#offers/terms/party.ts'
import { every } from '#platform/every.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { minutes } from '#values/duration.ts'
import { priceHomes } from './price-homes.server.ts'
import { sheetFor } from './price-sheet.ts'
import { forgetForeignChanges } from './search-changes.server.ts'
import { freshIndex } from './search-index.server.ts'

/** Begins at once and goes on each minute, also while nobody searches; answers how to stop it. */
export function keepIndex(tools: Tools): () => void {
  const keep = () => keepWarm(tools)
  void keep().catch((fault: unknown) => tools.log.warn({ err: fault }, 'the homes could not be read for searches yet'))
  return every(minutes(1), keep, tools.log, 'the homes could not be read again for searches')
}

/** Reads what has changed and prices what is asked most: any time, for two. */
async function keepWarm(tools: Tools): Promise<void> {
  await forgetForeignChanges(tools)
  const { world, sheets } = await freshIndex(tools)
  const sheet = sheetFor(sheets, { visits: undefined, party: twoAdults }, world.homes.length)
  const places = Uint32Array.from(world.orders.recommended)
  await priceHomes({ world, sheet, gone: undefined, now: tools.clock.now() }, places)
}
