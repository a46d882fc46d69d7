// Deletes expired holds, to keep the table small: claiming their nights removes them anyway.

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'
import { unitLocks } from './lock-units.server.ts'

/**
 * Deletes at most `most` holds that expired by `now`, released ones included, and returns how many. Skips locked units;
 * not for use in a transaction, because it locks units in its own order.
 */
export async function purgeExpiredHolds(database: Database, now: Date, most = 500): Promise<number> {
  const isOver = sql`occupancy.kind = 'hold' and occupancy.expires_at <= ${now}`
  // The delete checks again: a hold may be extended or booked before its unit is locked.
  const { rowCount } = await database.execute(sql`
    with found as materialized (
      select id, unit_id from occupancy where ${isOver} order by expires_at limit ${most}
    ), idle as materialized (
      select id from found where pg_try_advisory_xact_lock(${unitLocks}, unit_id)
    )
    delete from occupancy using idle where occupancy.id = idle.id and ${isOver}`)
  return rowCount ?? 0
}
