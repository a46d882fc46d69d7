// The permissions in queries: lists limited to the homes that somebody may see, and the home that an address names.

import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type Area, type Level, type Permitted, type Reach, reachOf } from './permissions.ts'

/** The condition that the home of a row is one of those. */
export function within(reach: Reach, stayId: AnyPgColumn | SQL): SQL {
  if (reach === 'all') return sql`true`
  return sql`${stayId} = any(${sql.param([...reach])}::integer[])`
}

/** The same for a unit, which is reached with any home that it is part of. */
export function unitWithin(reach: Reach, unitId: AnyPgColumn | SQL): SQL {
  if (reach === 'all') return sql`true`
  return sql`${unitId} in (select unit_id from stay_unit where stay_id = any(${sql.param([...reach])}::integer[]))`
}

/** Whether there is a home of that slug for which somebody may see or change the area. */
export async function reachesHome(
  queries: Queries,
  who: Permitted,
  area: Area,
  level: Level,
  slug: string,
): Promise<boolean> {
  const reach = reachOf(who, area, level)
  if (reach === 'all') return true
  return (await queries.$count(stayTable, and(eq(stayTable.slug, slug), within(reach, stayTable.id)))) > 0
}
