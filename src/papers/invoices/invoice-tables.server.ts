// The tables of invoices, their numbers, mails and recipients.

import { bigint, char, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { InvoiceContent, PaperKind } from './invoice-content.ts'

export const invoiceSeriesTable = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

export const invoiceTable = pgTable('invoice', {
  id: uuid('id').primaryKey(),
  number: text('number').notNull().unique(),
  series: text('series').notNull(),
  place: integer('place').notNull(),
  kind: text('kind').$type<PaperKind>().notNull(),
  corrects: text('corrects'),
  bookingId: uuid('booking_id').notNull(),
  stayId: integer('stay_id').notNull(),
  basis: text('basis').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
  taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by'),
})

export type InvoiceRow = typeof invoiceTable.$inferSelect

export const invoiceMailTable = pgTable('invoice_mail', {
  invoiceId: uuid('invoice_id').primaryKey(),
  mailedAt: instant('mailed_at').notNull(),
})

export const invoiceRecipientTable = pgTable('invoice_recipient', {
  bookingId: uuid('booking_id').primaryKey(),
  name: text('name').notNull(),
  addressLines: text('address_lines').array().notNull(),
  taxNumber: text('tax_number').notNull(),
  changedAt: instant('changed_at').notNull(),
})

export const invoiceDueTable = pgTable('invoice_due', {
  bookingId: uuid('booking_id').primaryKey(),
  since: instant('since').notNull(),
})
