// The table of the views of the list of bookings that operators saved.

import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const bookingViewTable = pgTable('booking_view', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  /** As `writeFilter` writes it. */
  query: text('query').notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})
