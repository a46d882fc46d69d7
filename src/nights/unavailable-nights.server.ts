// The taken nights of stays, for their calendars and rules.

import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { given, preparedOnce } from '#platform/write-batch.server.ts'
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

/** Every home's page asks it, and every price. */
const takingLookup = preparedOnce((queries: Queries) =>
  queries
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
        sql`${occupancy.nights} && ${given('range', 'daterange')}`,
        liveOccupancy(given('now', 'timestamptz')),
        sql`${occupancy.refId} <> all (${given('except', 'uuid[]')})`,
      ),
    )
    .where(sql`${stayUnitTable.stayId} = any (${given('stays', 'integer[]')})`)
    .prepare('casita_unavailable'),
)

/** The same for each of `stayIds`; the nights of `except`, by the ids of their owners, count as free. */
export async function unavailableByStay(
  queries: Queries,
  stayIds: readonly number[],
  range: NightRange,
  now: Date,
  except: readonly string[] = [],
): Promise<Map<number, TakenNights[]>> {
  const asked = { stays: stayIds, range: writeNightRange(range), now: now.toISOString(), except }
  const rows = await takingLookup(queries).execute(asked)
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
