// Which nights a booking, a block or an event of another calendar has.

import { and, asc, eq } from 'drizzle-orm'
import { liveOccupancy, occupancy } from '#nights/nights-tables.server.ts'
import type { Occupancy } from '#nights/occupancy.ts'
import { held, readOccupancy } from '#nights/release-occupancies.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'

/** What the booking, block or event `refId` has at `now`, in the order of units and nights. */
export async function heldNights(queries: Queries, refId: string, now: Date): Promise<Occupancy[]> {
  const rows = await queries
    .select(held)
    .from(occupancy)
    .where(and(eq(occupancy.refId, refId), liveOccupancy(now)))
    .orderBy(asc(occupancy.unitId), asc(occupancy.nights))
  return rows.map(readOccupancy)
}
