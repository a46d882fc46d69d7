// The tables of conversations and their messages.

import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'

const messageIdColumn = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

export const conversationTable = pgTable('conversation', {
  id: uuid('id').primaryKey(),
  formKey: text('form_key').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull().default(''),
  userId: uuid('user_id'),
  language: text('language'),
  /** The home it is about; a booking's own counts once there is one. */
  stayId: integer('stay_id'),
  bookingId: uuid('booking_id').unique(),
  enquiryId: uuid('enquiry_id').unique(),
  createdAt: instant('created_at').notNull(),
  lastMessageAt: instant('last_message_at').notNull(),
  /** The guest spoke last, and nobody said that it needs no answer. */
  waitsForAnswer: boolean('waits_for_answer').notNull().default(true),
  lastGuestId: messageIdColumn('last_guest_id'),
  lastTeamId: messageIdColumn('last_team_id'),
  /** The newest of the team's messages that the guest has read, and the other way round. */
  guestReadId: messageIdColumn('guest_read_id'),
  teamReadId: messageIdColumn('team_read_id'),
})

export const messageTable = pgTable('message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: uuid('conversation_id').notNull(),
  author: text('author').$type<Side>().notNull(),
  authorUserId: uuid('author_user_id'),
  text: text('text').notNull(),
  formKey: text('form_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Of a conversation: whoever wrote to us, or the team. */
export type Side = 'guest' | 'operator'

export type ConversationRow = typeof conversationTable.$inferSelect
export type MessageRow = typeof messageTable.$inferSelect
