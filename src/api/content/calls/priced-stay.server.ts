// The home that a stored price is for: its slug and name, while it has a page.

import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'

type PricedStay = { readonly slug: string; readonly name: string }

export async function findPricedStay(queries: Queries, id: number): Promise<PricedStay | undefined> {
  const [found] = await queries
    .select({ slug: stayTable.slug, name: stayTable.name })
    .from(stayTable)
    .where(and(eq(stayTable.id, id), inArray(stayTable.status, ['published', 'unlisted'])))
  return found
}
