// Reads the units of a home.

import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'

/** In the order of their ids. */
export async function findUnits(queries: Queries, stayId: number) {
  return queries
    .select({ id: unitTable.id, name: unitTable.name })
    .from(stayUnitTable)
    .innerJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .where(eq(stayUnitTable.stayId, stayId))
    .orderBy(unitTable.id)
}
