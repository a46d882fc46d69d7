// The tables of reference rates and of how the fetching of them goes.

import { boolean, date, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { FetchFault } from './ecb-file.ts'
import type { StoredSource } from './rate-precedence.ts'

export const exchangeRateTable = pgTable(
  'exchange_rate',
  {
    currency: text('currency').notNull(),
    source: text('source').$type<StoredSource>().notNull(),
    /** Units of the currency for one euro, with eight decimals. */
    perEuro: numeric('per_euro', { precision: 18, scale: 8 }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by'),
  },
  table => [primaryKey({ columns: [table.currency, table.source] })],
)

export const exchangeFetchTable = pgTable('exchange_fetch', {
  isOnly: boolean('is_only').primaryKey().default(true),
  nextAt: instant('next_at').notNull(),
  wellAt: instant('well_at'),
  fault: text('fault').$type<FetchFault>(),
  faultAt: instant('fault_at'),
})
