// The question 'is this stay free for these nights?' as a condition that any query can use.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { nightsAround } from '#nights/nights-around.ts'
import { liveOccupancy } from '#nights/nights-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { type NightRange, writeNightRange } from '#values/night-range.ts'

/**
 * True when a claim of the stay at `now` would find all its 'all_of' units, and one and the same of its 'one_of' units
 * if it has any, free for all nights and for `turnoverNights` on either side; a stay without units never is. `stayId`
 * is a column (`stay.id`) or a value of the query that the condition goes into.
 */
export function stayIsFree(stayId: SQLWrapper, nights: NightRange, now: Date, turnoverNights = 0): SQL<boolean> {
  const around = writeNightRange(nightsAround(nights, turnoverNights))
  return sql<boolean>`(
    select count(*) > 0
      and coalesce(bool_and(found.free) filter (where found.role = 'all_of'), true)
      and coalesce(bool_or(found.free) filter (where found.role = 'one_of'), true)
    from (
      select stay_unit.role, unit.active and not exists (
        select from occupancy
        where occupancy.unit_id = unit.id and occupancy.nights && ${around}::daterange and ${liveOccupancy(now)}
      ) as free
      from stay_unit join unit on unit.id = stay_unit.unit_id
      where stay_unit.stay_id = ${stayId}
    ) as found
  )`
}

/** Whether the stay is free for a whole visit, as `stayIsFree` says. Advice: only a claim decides. */
export async function isFree(
  queries: Queries,
  stayId: number,
  nights: NightRange,
  now: Date,
  turnoverNights = 0,
): Promise<boolean> {
  const { rows } = await queries.execute<{ free: boolean }>(
    sql`select ${stayIsFree(sql`${stayId}::integer`, nights, now, turnoverNights)} as free`,
  )
  return rows[0]?.free === true
}
