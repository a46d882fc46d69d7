// Who ever had nights of a unit, for recognising what was told about them.

import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { occupancy } from './nights-tables.server.ts'

/** The ids of all bookings, blocks and foreign events that have or had nights of the unit. */
export async function refsOfUnit(queries: Queries, unitId: number): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ refId: occupancy.refId })
    .from(occupancy)
    .where(eq(occupancy.unitId, unitId))
  return rows.map(({ refId }) => refId)
}
