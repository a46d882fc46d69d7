// The table of the favourites of accounts as Drizzle sees it; migrations/2026-11-28-0630-favourites-of-accounts.sql is its source.

import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const favouriteTable = pgTable(
  'account_favourite',
  {
    userId: uuid('user_id').notNull(),
    stayId: integer('stay_id').notNull(),
    /** As `writeVisit` writes it. */
    visit: text('visit').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.stayId] })],
)
