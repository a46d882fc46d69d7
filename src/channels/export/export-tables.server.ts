// The table of addresses at which other sites read our calendars (migrations/0008-channels.sql).

import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Audience } from '#channels/feeds/channel-provider.ts'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'

export const calendarExportTable = pgTable('calendar_export', {
  id: uuid('id').primaryKey(),
  unitId: integer('unit_id').notNull(),
  audience: text('audience').$type<Audience>().notNull(),
  bufferNights: integer('buffer_nights').notNull().default(0),
  tokenHash: bytes('token_hash').notNull(),
  tokenSealed: bytes('token_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  lastReadAt: instant('last_read_at'),
  revokedAt: instant('revoked_at'),
})
