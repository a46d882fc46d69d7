// The units of a stay, read without locks.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import type { StayUnit, StayUnits } from './stay-units.ts'

/** The units of the stay, active or not, by id; none for an unknown stay. */
export async function unitsOfStay(queries: Queries, stayId: number): Promise<StayUnits> {
  const { rows } = await queries.execute<StayUnit>(sql`
    select unit.id as "unitId", stay_unit.role, unit.active
    from stay_unit join unit on unit.id = stay_unit.unit_id
    where stay_unit.stay_id = ${stayId}
    order by unit.id`)
  return rows
}
