// The taken nights of stays, for their calendars and rules.

import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { type NightRange, writeNightRange } from '#values/night-range.ts'
import { liveOccupancy, occupancy } from './nights-tables.server.ts'
import { stayCalendar, type TakenNights } from './stay-calendar.ts'

/** The unbookable nights of `range` at `now`, as runs of one kind in order; the rest is free. See `stayCalendar`. */
export async function unavailableNights(
  queries: Queries,
  stayId: number,
  range: NightRange,
  now: Date,
): Promise<TakenNights[]> {
  const taken = await unavailableByStay(queries, [stayId], range, now)
  return taken.get(stayId)!
}

/** The same for each of `stayIds`; the nights of `except`, by the ids of their owners, count as free. */
export async function unavailableByStay(
  queries: Queries,
  stayIds: readonly number[],
  range: NightRange,
  now: Date,
  except: readonly string[] = [],
): Promise<Map<number, TakenNights[]>> {
  const units = await queries
    .select({ stayId: stayUnitTable.stayId, unitId: unitTable.id, role: stayUnitTable.role, active: unitTable.active })
    .from(stayUnitTable)
    .innerJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .where(inArray(stayUnitTable.stayId, [...stayIds]))
  const unitIds = [...new Set(units.map(({ unitId }) => unitId))]
  const occupied = await queries
    .select({ unitId: occupancy.unitId, nights: occupancy.nights, kind: occupancy.kind })
    .from(occupancy)
    .where(
      and(
        inArray(occupancy.unitId, unitIds),
        sql`${occupancy.nights} && ${writeNightRange(range)}::daterange`,
        liveOccupancy(now),
        except.length === 0 ? undefined : notInArray(occupancy.refId, [...except]),
      ),
    )
  const unitsOf = Map.groupBy(units, ({ stayId }) => stayId)
  const occupiedOf = Map.groupBy(occupied, ({ unitId }) => unitId)
  return new Map(
    stayIds.map(stayId => {
      const own = unitsOf.get(stayId) ?? []
      const ofStay = own.flatMap(({ unitId }) => occupiedOf.get(unitId) ?? [])
      return [stayId, stayCalendar(own, ofStay, range)]
    }),
  )
}
