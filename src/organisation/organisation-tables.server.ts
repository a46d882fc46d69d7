// The table of who runs the site: one row.

import { boolean, char, pgTable, text } from 'drizzle-orm/pg-core'

export const organisationTable = pgTable('organisation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  legalName: text('legal_name').notNull().default(''),
  addressLines: text('address_lines').array().notNull().default([]),
  postcode: text('postcode').notNull().default(''),
  city: text('city').notNull().default(''),
  country: char('country', { length: 2 }),
  taxNumber: text('tax_number').notNull().default(''),
  invoiceRule: text('invoice_rule').$type<'never' | 'when-paid' | 'after-stay'>().notNull().default('never'),
  invoicePrefix: text('invoice_prefix').notNull().default(''),
})
