// What filters must know of homes, out of the database.

import { inArray } from 'drizzle-orm'
import type { Queries } from '#platform/database.server.ts'
import { countBedrooms } from '#stays/stay-facts.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { PricedHome } from './priced-home.ts'

/** The facts of `stayIds`, by id, without a price. */
export async function readHomes(queries: Queries, stayIds: readonly number[]): Promise<Map<number, PricedHome>> {
  if (stayIds.length === 0) return new Map()
  const { id, kind, rooms, amenities } = stayTable
  const rows = await queries
    .select({ id, kind, rooms, amenities })
    .from(stayTable)
    .where(inArray(id, [...stayIds]))
  return new Map(
    rows.map(row => [
      row.id,
      {
        id: row.id,
        kind: row.kind,
        bedrooms: countBedrooms(row.rooms),
        amenities: new Set(row.amenities.map(({ code }) => code)),
        price: undefined,
      },
    ]),
  )
}
