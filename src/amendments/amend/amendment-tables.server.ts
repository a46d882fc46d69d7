// The table of changes of bookings, each with the agreement before and after it.

import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { Agreement } from './agreement.ts'

export const amendmentTable = pgTable('booking_amendment', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  proposedBy: text('proposed_by').$type<'guest' | 'operator'>().notNull(),
  state: text('state').$type<'proposed' | 'accepted' | 'declined' | 'expired'>().notNull(),
  version: integer('version').notNull(),
  before: jsonb('before').$type<Agreement>().notNull(),
  after: jsonb('after').$type<Agreement>().notNull(),
  /** What the operator who proposes it writes to the guest. */
  words: text('words').notNull().default(''),
  deltaMinor: bigint('delta_minor', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  answeredAt: instant('answered_at'),
})

export type Amendment = typeof amendmentTable.$inferSelect
