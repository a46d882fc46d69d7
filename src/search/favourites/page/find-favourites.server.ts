// Homes that are named rather than searched for, each with the price of the visit or the lowest there is.

import { and, eq, inArray } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import type { Favourites } from '#search/favourites/favourites.ts'
import type { HomePrice } from '#search/index/home-price.ts'
import { pricesFor } from '#search/results/prices-for.server.ts'
import type { StayInBrief } from '#stays/stay.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'

type FavouriteHome = { readonly stay: StayInBrief; readonly price: HomePrice | undefined }

/** In the order of `slugs`; homes that nobody may see any more are left out. */
export async function findFavourites(
  tools: Pick<Tools, 'database' | 'clock'>,
  slugs: Favourites,
  visit: Pick<VisitInput, 'nights' | 'party'>,
): Promise<FavouriteHome[]> {
  if (slugs.length === 0) return []
  const { database } = tools
  const rows = await database
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(and(eq(stayTable.status, 'published'), inArray(stayTable.slug, [...slugs])))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [stays, prices] = await Promise.all([findStaysInBrief(database, ids), pricesFor(tools, ids, visit)])
  const bySlug = new Map(stays.map(stay => [stay.slug, { stay, price: prices.get(stay.id)?.price }]))
  return slugs.flatMap(slug => bySlug.get(slug) ?? [])
}
