// The table of the last results of recurring jobs.

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const jobRunTable = pgTable('job_run', {
  name: text('name').primaryKey(),
  /** When the last run without a fault ended, and how long it took. */
  wellAt: instant('well_at'),
  wellMs: integer('well_ms'),
  faultAt: instant('fault_at'),
  faultMs: integer('fault_ms'),
  /** A code or the name of an error, never its words. */
  fault: text('fault'),
})
