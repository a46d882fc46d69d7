// The tables of conversations and their messages.

import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

export const conversationTable = pgTable('conversation', {
  id: uuid('id').primaryKey(),
  formKey: text('form_key').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull().default(''),
  userId: uuid('user_id'),
  language: text('language'),
  createdAt: instant('created_at').notNull(),
  lastMessageAt: instant('last_message_at').notNull(),
  waitsForAnswer: boolean('waits_for_answer').notNull().default(true),
})

export const messageTable = pgTable('message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: uuid('conversation_id').notNull(),
  author: text('author').$type<'guest' | 'operator'>().notNull(),
  authorUserId: uuid('author_user_id'),
  text: text('text').notNull(),
  formKey: text('form_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

export type MessageRow = typeof messageTable.$inferSelect
