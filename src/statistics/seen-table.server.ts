// The table of what was seen, as sums of a day.

import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Seen } from './seen.ts'

export const seenCountTable = pgTable(
  'seen_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<Seen['kind']>().notNull(),
    language: text('language').notNull(),
    device: text('device').$type<Seen['device']>().notNull(),
    source: text('source').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.kind, table.language, table.device, table.source] })],
)
