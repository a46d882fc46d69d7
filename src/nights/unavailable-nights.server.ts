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
  const rows = await queries
    .select({
      stayId: stayUnitTable.stayId,
      unit: { unitId: unitTable.id, role: stayUnitTable.role, active: unitTable.active },
      taking: { unitId: occupancy.unitId, nights: occupancy.nights, kind: occupancy.kind },
    })
    .from(stayUnitTable)
    .innerJoin(unitTable, eq(unitTable.id, stayUnitTable.unitId))
    .leftJoin(
      occupancy,
      and(
        eq(occupancy.unitId, unitTable.id),
        sql`${occupancy.nights} && ${writeNightRange(range)}::daterange`,
        liveOccupancy(now),
        except.length === 0 ? undefined : notInArray(occupancy.refId, [...except]),
      ),
    )
    .where(inArray(stayUnitTable.stayId, [...stayIds]))
  const rowsOf = Map.groupBy(rows, ({ stayId }) => stayId)
  return new Map(
    stayIds.map(stayId => {
      const own = rowsOf.get(stayId) ?? []
      const units = new Map(own.map(({ unit }) => [unit.unitId, unit]))
      return [
        stayId,
        stayCalendar(
          [...units.values()],
          own.flatMap(({ taking }) => taking ?? []),
          range,
        ),
      ]
    }),
  )
}
