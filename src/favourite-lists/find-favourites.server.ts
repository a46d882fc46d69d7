// Homes by their slugs, each with the price of its visit or its lowest price.

import { and, eq, inArray } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { PricedStay } from '#search/card/describe-card.server.ts'
import { type PricedVisit, pricesOfEach } from '#search/results/prices-for.server.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Slug } from '#values/slug.ts'

/** In the order of `slugs`, each priced for the visit that `visitOf` names; homes no longer visible are omitted. */
export async function findFavourites(
  tools: Pick<Tools, 'database' | 'clock'>,
  slugs: readonly Slug[],
  visitOf: (slug: string) => PricedVisit,
): Promise<PricedStay[]> {
  if (slugs.length === 0) return []
  const { database } = tools
  const rows = await database
    .select({ id: stayTable.id, slug: stayTable.slug })
    .from(stayTable)
    .where(and(eq(stayTable.status, 'published'), inArray(stayTable.slug, [...slugs])))
  const [prices, stays] = await Promise.all([
    pricesOfEach(tools, new Map(rows.map(({ id, slug }) => [id, visitOf(slug)]))),
    findStaysInBrief(
      database,
      rows.map(({ id }) => id),
    ),
  ])
  const bySlug = new Map(stays.map(stay => [stay.slug, { stay, price: prices.get(stay.id) }]))
  return slugs.flatMap(slug => bySlug.get(slug) ?? [])
}
