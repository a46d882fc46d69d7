// The taken nights of many stays in one question.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { liveOccupancy } from '#nights/live-occupancy.server.ts'
import { occupancy } from '#nights/nights-tables.server.ts'
import { stayCalendar } from '#nights/stay-calendar.ts'
import type { TakenNights } from '#offers/terms/stay-input.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { type NightRange, writeNightRange } from '#values/night-range.ts'

/** For each of `stayIds`, the nights of `range` that nobody can book at `now`; see `stayCalendar`. */
export async function takenByStay(
  queries: Queries,
  stayIds: readonly number[],
  range: NightRange,
  now: Date,
): Promise<Map<number, TakenNights[]>> {
  const units = await queries
    .select({ stayId: stayUnitTable.stayId, unitId: unitTable.id, role: stayUnitTable.role, active: unitTable.active })
    .from(stayUnitTable)
    .innerJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .where(inArray(stayUnitTable.stayId, [...stayIds]))
  const unitIds = [...new Set(units.map(({ unitId }) => unitId))]
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
  const unitsOf = Map.groupBy(units, ({ stayId }) => stayId)
  const occupiedOf = Map.groupBy(takings, ({ unitId }) => unitId)
  return new Map(
    stayIds.map(stayId => {
      const own = unitsOf.get(stayId) ?? []
      const gone = own.flatMap(({ unitId }) => occupiedOf.get(unitId) ?? [])
      return [stayId, stayCalendar(own, gone, range)]
    }),
  )
}
