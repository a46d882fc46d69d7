// The tables of stored quotes and coupon uses.

import { bigint, char, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { nightsColumn } from '#nights/nights-tables.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { instant } from '#platform/tools/instant-column.server.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** The input of a quote, and when it was made. */
export type QuoteInput = Pick<
  Quote,
  'stayId' | 'nights' | 'party' | 'ratePlanId' | 'couponCode' | 'extras' | 'asOf' | 'engineVersion' | 'catalogueVersion'
>

export const quoteTable = pgTable('quote', {
  id: uuid('id').primaryKey(),
  stayId: integer('stay_id').notNull(),
  nights: nightsColumn('nights').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  lodgingMinor: minor('lodging_minor'),
  feesMinor: minor('fees_minor'),
  discountMinor: minor('discount_minor'),
  taxMinor: minor('tax_minor'),
  totalMinor: minor('total_minor'),
  dueAtPropertyMinor: minor('due_at_property_minor'),
  input: jsonb('input').$type<QuoteInput>().notNull(),
  lines: jsonb('lines').$type<Quote['lines']>().notNull(),
  terms: jsonb('terms')
    .$type<Pick<Quote, 'includedTaxMinor' | 'schedule' | 'damageDeposit' | 'bookingMode' | 'refundTerms'>>()
    .notNull(),
  inputHash: text('input_hash').notNull(),
  seal: text('seal').notNull(),
  engineVersion: integer('engine_version').notNull(),
  catalogueVersion: bigint('catalogue_version', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const couponUseTable = pgTable('coupon_use', {
  discountId: integer('discount_id').notNull(),
  ordinal: integer('ordinal').notNull(),
  bookingId: uuid('booking_id').notNull(),
  guestKey: text('guest_key').notNull(),
  usedAt: instant('used_at').notNull(),
})
