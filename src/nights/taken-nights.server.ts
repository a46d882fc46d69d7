// The taken nights of a stay, for its calendar and its rules.

import { and, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { type NightRange, writeNightRange } from '#values/night-range.ts'
import { liveOccupancy } from './live-occupancy.server.ts'
import { occupancy } from './nights-tables.server.ts'
import { stayCalendar, type TakenNights } from './stay-calendar.ts'
import { unitsOfStay } from './units-of-stay.server.ts'

/** The nights of `range` that nobody can book at `now`, as runs of one kind in order; the rest is free. See `stayCalendar`. */
export async function takenNights(
  queries: Queries,
  stayId: number,
  range: NightRange,
  now: Date,
): Promise<TakenNights[]> {
  const units = await unitsOfStay(queries, stayId)
  const unitIds = units.map(({ unitId }) => unitId)
  const takings = await queries
    .select({ unitId: occupancy.unitId, nights: occupancy.nights, kind: occupancy.kind })
    .from(occupancy)
    .where(
      and(
        inArray(occupancy.unitId, unitIds),
        sql`${occupancy.nights} && ${writeNightRange(range)}::daterange`,
        liveOccupancy(now),
      ),
    )
  return stayCalendar(units, takings, range)
}
