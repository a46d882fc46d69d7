// The tables of statements: those that were uploaded, and the credits that were counted.

import { bigint, char, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { Reading } from './read-csv.server.ts'

export const bankStatementTable = pgTable('bank_statement', {
  id: uuid('id').primaryKey(),
  uploadedBy: uuid('uploaded_by').notNull(),
  digest: char('digest', { length: 64 }).notNull(),
  content: text('content').notNull(),
  reading: jsonb('reading').$type<Reading>(),
  version: integer('version').notNull().default(1),
  uploadedAt: instant('uploaded_at').notNull(),
})

export const statementEntryTable = pgTable(
  'statement_entry',
  {
    content: char('content', { length: 64 }).notNull(),
    nth: integer('nth').notNull(),
    bankRef: text('bank_ref').unique(),
    paymentId: uuid('payment_id').notNull(),
    minor: bigint('minor', { mode: 'number' }).notNull(),
    notedAt: instant('noted_at').notNull(),
    notedBy: uuid('noted_by').notNull(),
  },
  table => [primaryKey({ columns: [table.content, table.nth] })],
)
