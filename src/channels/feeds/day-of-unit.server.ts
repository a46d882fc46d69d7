// Which day it is at a unit, by the time zone of its home.

import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable, stayUnitTable } from '#stays/stay-tables.server.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'

/** The zone of the unit's home; of a unit that belongs to none, UTC. */
export async function zoneOfUnit(queries: Queries, unitId: number): Promise<string> {
  const [home] = await queries
    .select({ timeZone: stayTable.timeZone })
    .from(stayUnitTable)
    .innerJoin(stayTable, eq(stayTable.id, stayUnitTable.stayId))
    .where(eq(stayUnitTable.unitId, unitId))
    .orderBy(stayTable.id)
    .limit(1)
  return home?.timeZone ?? 'UTC'
}

export async function dayOfUnit(queries: Queries, unitId: number, now: Date): Promise<CalendarDay> {
  return dayInZone(now, await zoneOfUnit(queries, unitId))
}
