// The table of snippets: texts that operators put into their messages, in several languages.

import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const snippetTable = pgTable('snippet', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  /** By the code of the language. */
  texts: jsonb('texts').$type<Readonly<Record<string, string>>>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type Snippet = typeof snippetTable.$inferSelect
