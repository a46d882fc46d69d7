// Which units of a stay are free for a whole visit.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/database.server.ts'
import { type NightRange, writeNightRange } from '#values/night-range.ts'
import { liveOccupancy } from './live-occupancy.server.ts'
import { nightsAround } from './nights-around.ts'

/**
 * The active units of the stay that are free at `now` for all `nights` and for `turnoverNights` on either side, in the
 * order of their ids. Advice: only a claim decides.
 */
export async function freeUnits(
  queries: Queries,
  stayId: number,
  nights: NightRange,
  now: Date,
  turnoverNights = 0,
): Promise<number[]> {
  const around = writeNightRange(nightsAround(nights, turnoverNights))
  const { rows } = await queries.execute<{ id: number }>(sql`
    select unit.id
    from stay_unit join unit on unit.id = stay_unit.unit_id
    where stay_unit.stay_id = ${stayId} and unit.active and not exists (
      select from occupancy
      where occupancy.unit_id = unit.id and occupancy.nights && ${around}::daterange and ${liveOccupancy(now)}
    )
    order by unit.id`)
  return rows.map(({ id }) => id)
}
