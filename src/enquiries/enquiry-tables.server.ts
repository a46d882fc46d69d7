// The table of enquiries: what somebody would like, before any night is taken.

import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Contact } from '#bookings/record/contact.ts'
import type { Party } from '#offers/terms/party.ts'
import { instant } from '#platform/tools/instant-column.server.ts'

type EnquiryState = 'open' | 'offered' | 'declined' | 'expired' | 'taken'

export const enquiryTable = pgTable('enquiry', {
  id: uuid('id').primaryKey(),
  stayId: integer('stay_id').notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  party: jsonb('party').$type<Party>().notNull(),
  contact: jsonb('contact').$type<Contact>().notNull(),
  message: text('message').notNull().default(''),
  /** Of the mails to the guest; null: the site's default one. */
  language: text('language'),
  guestUserId: uuid('guest_user_id'),
  state: text('state').$type<EnquiryState>().notNull(),
  quoteId: uuid('quote_id'),
  bookingId: uuid('booking_id'),
  answer: text('answer').notNull().default(''),
  answeredBy: uuid('answered_by'),
  answeredAt: instant('answered_at'),
  expiresAt: instant('expires_at').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
})

export type Enquiry = typeof enquiryTable.$inferSelect
