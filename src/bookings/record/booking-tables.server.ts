// The tables of bookings, their events, the team's notes and the commands already carried out.

import { bigint, boolean, char, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Quote } from '#offers/quote/quote.ts'
import type { Party } from '#offers/terms/party.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { bytes, instant } from '#platform/tools/instant-column.server.ts'
import type { BookingActor, BookingCommand, BookingState } from './booking.ts'
import type { CameBy, Contact, Staying } from './contact.ts'
import type { PaymentPlan } from './payment-plan.ts'

export const bookingTable = pgTable('booking', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull().unique(),
  stayId: integer('stay_id').notNull(),
  /** The units whose nights it has, or had when it ended; in ascending order. */
  unitIds: integer('unit_ids').array().notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  party: jsonb('party').$type<Party>().notNull(),
  state: text('state').$type<BookingState>().notNull(),
  stateReason: text('state_reason'),
  mode: text('mode').$type<'instant' | 'request' | 'enquiry'>().notNull().default('instant'),
  source: text('source').$type<'site' | 'admin' | 'api'>().notNull().default('site'),
  /** How the guest asked an operator for it; null for what they booked themselves. */
  cameBy: text('came_by').$type<CameBy>(),
  quoteId: uuid('quote_id').notNull(),
  quote: jsonb('quote').$type<Quote>().notNull(),
  quoteHash: text('quote_hash').notNull(),
  refundTerms: jsonb('refund_terms').$type<RefundTerms>(),
  currency: char('currency', { length: 3 }).notNull(),
  totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
  guestUserId: uuid('guest_user_id'),
  browserSession: text('browser_session'),
  heldFrom: text('held_from'),
  bookedFrom: text('booked_from'),
  guestEmail: text('guest_email'),
  unprovedEmail: text('unproved_email'),
  contact: jsonb('contact').$type<Contact>(),
  /** Of the mails to the guest; null: the site's default one. */
  language: text('language'),
  staying: jsonb('staying').$type<Staying>(),
  /** Names; erased with the contact. */
  companions: text('companions').array().notNull().default([]),
  notesGuest: text('notes_guest').notNull().default(''),
  termsHash: text('terms_hash'),
  termsAcceptedAt: instant('terms_accepted_at'),
  termsAcceptedFrom: text('terms_accepted_from'),
  timeZone: text('time_zone').notNull(),
  holdExpiresAt: instant('hold_expires_at'),
  requestExpiresAt: instant('request_expires_at'),
  paymentPlan: jsonb('payment_plan').$type<PaymentPlan>(),
  depositAskedAt: instant('deposit_asked_at'),
  paymentDueAt: instant('payment_due_at'),
  confirmedAt: instant('confirmed_at'),
  cancelledAt: instant('cancelled_at'),
  cancelledBy: text('cancelled_by').$type<BookingActor>(),
  checkedInAt: instant('checked_in_at'),
  checkedOutAt: instant('checked_out_at'),
  version: integer('version').notNull().default(1),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type BookingRow = typeof bookingTable.$inferSelect

export const bookingEventTable = pgTable(
  'booking_event',
  {
    bookingId: uuid('booking_id').notNull(),
    seq: integer('seq').notNull(),
    from: text('from_state').$type<BookingState>(),
    to: text('to_state').$type<BookingState>().notNull(),
    command: text('command').$type<BookingCommand>().notNull(),
    actor: text('actor').$type<BookingActor>().notNull(),
    actorUserId: uuid('actor_user_id'),
    reason: text('reason'),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.bookingId, table.seq] })],
)

export const bookingNoteTable = pgTable('booking_note', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  authorUserId: uuid('author_user_id'),
  text: text('text').notNull(),
  formKey: text('form_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The door code of this one stay, in place of the standing one of its home. */
export const bookingCodeTable = pgTable('booking_code', {
  bookingId: uuid('booking_id').primaryKey(),
  codeSealed: bytes('code_sealed').notNull(),
  setAt: instant('set_at').notNull(),
  setBy: uuid('set_by'),
})

export const bookingCommandTable = pgTable(
  'booking_command',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    command: text('command').notNull(),
    inputHash: text('wish_hash').notNull(),
    bookingId: uuid('booking_id').notNull(),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.scope, table.key] })],
)
