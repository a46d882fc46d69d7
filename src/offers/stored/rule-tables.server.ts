// The tables of rules and terms: stay rules and groups, cancellation policies, payment terms, damage deposits, modes.

import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, time } from 'drizzle-orm/pg-core'
import type { BookingMode, DamageDepositRule } from '#offers/terms/stay-offer.ts'
import type { RuleKind } from '#offers/terms/stay-rule.ts'
import { daySpan } from './offer-tables.server.ts'

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const stayGroupTable = pgTable('stay_group', {
  id: id(),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
})

export const stayGroupMemberTable = pgTable('stay_group_member', {
  groupId: integer('group_id').notNull(),
  stayId: integer('stay_id').notNull(),
})

export const stayRuleTable = pgTable('stay_rule', {
  id: id(),
  stayId: integer('stay_id'),
  groupId: integer('group_id'),
  priority: integer('priority').notNull().default(0),
  dates: daySpan('dates').notNull().default(sql`'(,)'::daterange`),
  yearlyFirst: integer('yearly_first'),
  yearlyLast: integer('yearly_last'),
  weekdays: integer('weekdays').notNull().default(127),
  kind: text('kind').$type<RuleKind>().notNull(),
  amount: integer('amount'),
  lengths: integer('lengths').array(),
  closed: boolean('closed'),
  localTime: time('local_time'),
  discountBp: integer('discount_bp'),
})

export const cancellationPolicyTable = pgTable('cancellation_policy', {
  id: id(),
  name: text('name').notNull(),
  graceHours: integer('grace_hours'),
  graceMinLeadDays: integer('grace_min_lead_days'),
  noShowLodgingBp: integer('no_show_lodging_bp').notNull().default(0),
  noShowFeeBp: integer('no_show_fee_bp').notNull().default(0),
  noShowExtraBp: integer('no_show_extra_bp').notNull().default(0),
  unpaidBalance: text('unpaid_balance').$type<'waived' | 'charged'>().notNull().default('waived'),
  clockOnAmendment: text('clock_on_amendment').$type<'keeps' | 'redates'>().notNull().default('keeps'),
  version: integer('version').notNull().default(1),
  names: jsonb('names').$type<Readonly<Record<string, string>>>(),
})

export const cancellationTierTable = pgTable('cancellation_tier', {
  policyId: integer('policy_id').notNull(),
  daysBefore: integer('days_before').notNull(),
  atLocalTime: time('at_local_time'),
  lodgingBp: integer('lodging_bp').notNull(),
  feeBp: integer('fee_bp').notNull(),
  extraBp: integer('extra_bp').notNull(),
})

export const paymentTermsTable = pgTable('payment_terms', {
  id: id(),
  name: text('name').notNull(),
  atProperty: boolean('at_property').notNull().default(false),
  version: integer('version').notNull().default(1),
})

export const paymentInstalmentTable = pgTable('payment_instalment', {
  termsId: integer('terms_id').notNull(),
  position: integer('position').notNull(),
  shareBp: integer('share_bp').notNull(),
  daysBefore: integer('days_before'),
})

export const damageDepositRuleTable = pgTable('damage_deposit_rule', {
  id: id(),
  name: text('name').notNull(),
  kind: text('kind').$type<DamageDepositRule['kind']>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  method: text('method').$type<DamageDepositRule['method']>().notNull().default('hold'),
  placedDaysBefore: integer('placed_days_before').notNull().default(1),
  releasedDaysAfter: integer('released_days_after').notNull().default(2),
})

export const bookingModeOverrideTable = pgTable('booking_mode_override', {
  stayId: integer('stay_id').notNull(),
  fewerDaysThan: integer('fewer_days_than').notNull(),
  bookingMode: text('booking_mode').$type<BookingMode>().notNull(),
})
