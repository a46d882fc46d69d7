// The sweeper of holds whose time is over: hygiene, since a claim of their nights removes them itself.

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'
import { unitLocks } from './lock-units.server.ts'

/**
 * Deletes at most `most` holds that ended by `now`, released ones included, and answers how many. Passes over units
 * that somebody is changing, and takes no transaction because it locks units in its own order.
 */
export async function purgeExpiredHolds(database: Database, now: Date, most = 500): Promise<number> {
  const isOver = sql`occupancy.kind = 'hold' and occupancy.expires_at <= ${now}`
  // Asked again by the delete, because a hold that was found may be extended or booked before its unit is locked.
  const { rowCount } = await database.execute(sql`
    with found as materialized (
      select id, unit_id from occupancy where ${isOver} order by expires_at limit ${most}
    ), idle as materialized (
      select id from found where pg_try_advisory_xact_lock(${unitLocks}, unit_id)
    )
    delete from occupancy using idle where occupancy.id = idle.id and ${isOver}`)
  return rowCount ?? 0
}
