// The table of the backups that the site made on its schedule.

import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const backupRunTable = pgTable('backup_run', {
  id: uuid('id').primaryKey(),
  /** The folder or the bucket, as BACKUP_TO named it. */
  place: text('place').notNull(),
  name: text('name').notNull(),
  /** The database that made it; see databaseMark. */
  madeIn: text('made_in').notNull(),
  begunAt: instant('begun_at').notNull(),
  /** Null while it is being made, or since its process ended. */
  endedAt: instant('ended_at'),
  bytes: bigint('bytes', { mode: 'number' }),
  /** An error code or name, never its message. */
  fault: text('fault'),
})
