// Which rows of `occupancy` count at an instant.

import { type SQL, sql } from 'drizzle-orm'
import { occupancy } from './nights-tables.server.ts'

/** The rows that keep others out at `now`: not given back, and no hold whose time is over. For `occupancy` under its own name. */
export function liveOccupancy(now: Date): SQL {
  // Begins with the condition of the exclusion constraint, so that its index serves it.
  return sql`(
    not ${occupancy.released} and not ${occupancy.conflicted}
    and (${occupancy.expiresAt} is null or ${occupancy.expiresAt} > ${now})
  )`
}
