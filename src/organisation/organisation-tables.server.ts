// The table of who runs the site: one row.

import { boolean, char, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { InvoiceRule } from './invoice-rule.ts'
import type { OfferedMethod } from './offered-method.ts'

export const organisationTable = pgTable('organisation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  legalName: text('legal_name').notNull().default(''),
  addressLines: text('address_lines').array().notNull().default([]),
  postcode: text('postcode').notNull().default(''),
  city: text('city').notNull().default(''),
  country: char('country', { length: 2 }),
  taxNumber: text('tax_number').notNull().default(''),
  responsiblePerson: text('responsible_person').notNull().default(''),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  registerEntry: text('register_entry').notNull().default(''),
  invoiceRule: text('invoice_rule').$type<InvoiceRule>().notNull().default('never'),
  invoicePrefix: text('invoice_prefix').notNull().default(''),
  accountHolder: text('account_holder').notNull().default(''),
  iban: text('iban').notNull().default(''),
  bic: text('bic').notNull().default(''),
  /** Null: every possible method, for every home. */
  offeredMethods: jsonb('offered_methods').$type<readonly OfferedMethod[]>(),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at'),
  changedBy: uuid('changed_by'),
})
