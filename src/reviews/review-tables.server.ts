// The table of reviews (migrations/0012-reviews.sql).

import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { ReviewState, Score } from './review.ts'

const score = (name: string) => smallint(name).$type<Score>()

export const reviewTable = pgTable('review', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull().unique(),
  stayId: integer('stay_id').notNull(),
  guestUserId: uuid('guest_user_id'),
  author: text('author').notNull(),
  overall: score('overall').notNull(),
  clean: score('clean'),
  accuracy: score('accuracy'),
  checkIn: score('check_in'),
  communication: score('communication'),
  location: score('location'),
  value: score('value'),
  title: text('title').notNull(),
  body: text('body').notNull(),
  locale: text('locale').notNull(),
  state: text('state').$type<ReviewState>().notNull().default('pending'),
  submittedAt: instant('submitted_at').notNull(),
  publishAt: instant('publish_at').notNull(),
  publishedAt: instant('published_at'),
  operatorNote: text('operator_note'),
  operatorNotedAt: instant('operator_noted_at'),
  operatorReply: text('operator_reply'),
  operatorRepliedAt: instant('operator_replied_at'),
  hiddenReason: text('hidden_reason'),
  hiddenAt: instant('hidden_at'),
  hiddenBy: uuid('hidden_by'),
  version: integer('version').notNull().default(1),
  isDemo: boolean('is_demo').notNull().default(false),
})

export type ReviewRow = typeof reviewTable.$inferSelect
