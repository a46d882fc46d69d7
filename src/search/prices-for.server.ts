// The prices of homes that are named rather than searched for.

import type { Tools } from '#platform/tools.server.ts'
import type { FoundHome } from './find-stays.server.ts'
import { priceHomes } from './index/gather-homes.server.ts'
import { sheetFor } from './index/price-sheet.ts'
import { freshIndex } from './index/search-index.server.ts'
import type { VisitWish } from './visit-wish.ts'

/** Of those of `ids` that are published and have one for the dates and party of `visit`, now; without dates the lowest of any. */
export async function pricesFor(
  tools: Pick<Tools, 'database' | 'clock'>,
  ids: readonly number[],
  { nights, party }: Pick<VisitWish, 'nights' | 'party'>,
): Promise<Map<number, FoundHome>> {
  const { world, sheets } = await freshIndex(tools)
  const sheet = sheetFor(sheets, { visits: nights && [nights], party }, world.homes.length)
  const places = ids.flatMap(id => world.placeOf.get(id) ?? [])
  const priced = await priceHomes({ world, sheet, now: tools.clock.now() }, places)
  return new Map(priced.flatMap(({ id, price }) => (price ? [[id, { id, price }] as const] : [])))
}
