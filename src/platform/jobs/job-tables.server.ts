// The table of the latest results of recurring jobs.

import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const jobRunTable = pgTable('job_run', {
  name: text('name').primaryKey(),
  /** When the last successful run ended, and how long it took. */
  wellAt: instant('well_at'),
  wellMs: integer('well_ms'),
  faultAt: instant('fault_at'),
  faultMs: integer('fault_ms'),
  /** An error code or name, never its message. */
  fault: text('fault'),
})
