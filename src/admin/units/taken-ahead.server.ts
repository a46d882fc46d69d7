// What is taken ahead: of a unit by anybody, of a home by its own guests. Who asks holds the locks of the units.

import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/tools/database.server.ts'

/** From today on by the clock of the home; blocks are the operator's own and do not count, nor do holds that ended. */
const ahead = (stayId: number, now: Date) => sql`
  not occupancy.released and occupancy.kind <> 'block' and (occupancy.expires_at is null or occupancy.expires_at > ${now})
  and upper(occupancy.nights) > (select (${now}::timestamptz at time zone time_zone)::date from stay where id = ${stayId})`

/** Whether guests, here or of other sites, have nights ahead in any of the units. */
export async function isTakenAhead(
  queries: Transaction,
  unitIds: readonly number[],
  stayId: number,
  now: Date,
): Promise<boolean> {
  return exists(
    queries,
    sql`select from occupancy where unit_id = any(${sql.param(unitIds)}::integer[]) and ${ahead(stayId, now)}`,
  )
}

/** Whether anybody has booked or holds nights ahead of this very home, in whatever units. */
export function isHomeBookedAhead(queries: Transaction, stayId: number, now: Date): Promise<boolean> {
  return exists(
    queries,
    sql`select from booking join occupancy on occupancy.ref_id = booking.id
      where booking.stay_id = ${stayId} and ${ahead(stayId, now)}`,
  )
}

/** Whether calendars of other sites are followed, or ours are opened, for any of the units. */
export function haveCalendars(queries: Transaction, unitIds: readonly number[]): Promise<boolean> {
  const ids = sql.param(unitIds)
  return exists(
    queries,
    sql`select from external_calendar where unit_id = any(${ids}::integer[]) and removed_at is null
      union all select from calendar_export where unit_id = any(${ids}::integer[]) and revoked_at is null`,
  )
}

async function exists(queries: Transaction, question: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await queries.execute<{ is: boolean }>(sql`select exists (${question}) as is`)
  return rows[0]!.is
}
