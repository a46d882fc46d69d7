// Homes by their slugs, each with the price of the visit or its lowest price.

import { and, eq, inArray } from 'drizzle-orm'
import type { Favourites } from '#favourites/favourites.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import type { PricedStay } from '#search/card/describe-card.server.ts'
import { pricesFor } from '#search/results/prices-for.server.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'

/** In the order of `slugs`; homes no longer visible are omitted. */
export async function findFavourites(
  tools: Pick<Tools, 'database' | 'clock'>,
  slugs: Favourites,
  visit: Pick<VisitInput, 'nights' | 'party'>,
): Promise<PricedStay[]> {
  if (slugs.length === 0) return []
  const { database } = tools
  const rows = await database
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(and(eq(stayTable.status, 'published'), inArray(stayTable.slug, [...slugs])))
  const ids = rows.map(({ id }) => id)
  const [prices, stays] = await Promise.all([pricesFor(tools, ids, visit), findStaysInBrief(database, ids)])
  const bySlug = new Map(stays.map(stay => [stay.slug, { stay, price: prices.get(stay.id) }]))
  return slugs.flatMap(slug => bySlug.get(slug) ?? [])
}
