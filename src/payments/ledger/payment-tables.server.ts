// The tables of payments, refunds, the ledger and providers' events.

import { bigint, boolean, char, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DisputeState } from '#payments/port/dispute.ts'
import type { CaptureMode, PaymentMethod, PaymentPurpose, PaymentState } from '#payments/port/payment.ts'
import type { PayerPage, ProviderName } from '#payments/port/provider.ts'
import { instant } from '#platform/tools/instant-column.server.ts'
import type { Account } from './postings.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const paymentTable = pgTable('payment', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  purpose: text('purpose').$type<PaymentPurpose>().notNull(),
  attempt: integer('attempt').notNull(),
  provider: text('provider').$type<ProviderName>().notNull(),
  way: text('way').$type<PaymentMethod>().notNull(),
  providerRef: text('provider_ref'),
  state: text('state').$type<PaymentState>().notNull(),
  capture: text('capture').$type<CaptureMode>().notNull(),
  amountMinor: minor('amount_minor'),
  capturedMinor: minor('captured_minor').default(0),
  refundedMinor: minor('refunded_minor').default(0),
  disputedMinor: minor('disputed_minor').default(0),
  feeMinor: minor('fee_minor').default(0),
  currency: char('currency', { length: 3 }).notNull(),
  cardLast4: text('card_last4'),
  keepsCard: boolean('keeps_card').notNull().default(false),
  paysLater: boolean('pays_later').notNull().default(false),
  cardRemovedAt: instant('card_removed_at'),
  cardRemovedBy: text('card_removed_by').$type<'guest' | 'system'>(),
  cardForgottenAt: instant('card_forgotten_at'),
  dueAt: instant('due_at'),
  authorisedUntil: instant('authorised_until'),
  capturedAt: instant('captured_at'),
  lastError: text('last_error'),
  payerPage: jsonb('payer_page').$type<PayerPage>(),
  /** The operator who noted that it arrived. */
  notedBy: uuid('noted_by'),
  idempotencyKey: text('idempotency_key').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type PaymentRow = typeof paymentTable.$inferSelect

export const announcedChargeTable = pgTable(
  'announced_charge',
  {
    bookingId: uuid('booking_id').notNull(),
    dueAt: instant('due_at').notNull(),
    amountMinor: minor('amount_minor'),
    announcedAt: instant('announced_at').notNull(),
  },
  table => [primaryKey({ columns: [table.bookingId, table.dueAt, table.amountMinor] })],
)

export const refundTable = pgTable('refund', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  bookingId: uuid('booking_id').notNull(),
  amountMinor: minor('amount_minor'),
  state: text('state').$type<'created' | 'succeeded' | 'failed'>().notNull(),
  providerRef: text('provider_ref'),
  reason: text('reason').notNull().default(''),
  computedBy: text('computed_by').$type<RefundBasis>().notNull(),
  /** The operator who gave it back by hand. */
  decidedBy: uuid('decided_by'),
  retryOf: uuid('retry_of'),
  lastError: text('last_error'),
  idempotencyKey: text('idempotency_key').notNull(),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
})

/**
 * Who decided on the sum: the booking's promise, an operator, a payment that came too late, a change of the booking; or
 * it is a damage deposit that was received and goes back.
 */
export type RefundBasis = 'policy' | 'operator' | 'late-payment' | 'amendment' | 'deposit'

export type RefundRow = typeof refundTable.$inferSelect

export const depositEndTable = pgTable('deposit_end', {
  paymentId: uuid('payment_id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  takenMinor: minor('taken_minor'),
  cause: text('cause').$type<'operator' | 'visit-over' | 'booking-over' | 'renewed'>().notNull(),
  reason: text('reason').notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at').notNull(),
  settledAt: instant('settled_at'),
  fault: text('fault'),
})

export type DepositEnd = typeof depositEndTable.$inferSelect

export const disputeTable = pgTable('dispute', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  bookingId: uuid('booking_id').notNull(),
  providerRef: text('provider_ref').notNull(),
  state: text('state').$type<DisputeState>().notNull(),
  amountMinor: minor('amount_minor'),
  feeMinor: minor('fee_minor').default(0),
  reason: text('reason').notNull().default(''),
  respondBy: instant('respond_by'),
  evidence: text('evidence'),
  accepted: boolean('accepted').notNull().default(false),
  answeredBy: uuid('answered_by'),
  answeredAt: instant('answered_at'),
  openedAt: instant('opened_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  settledAt: instant('settled_at'),
})

export type DisputeRow = typeof disputeTable.$inferSelect

export const ledgerEntryTable = pgTable('ledger_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: uuid('booking_id').notNull(),
  cause: text('cause').notNull(),
  account: text('account').$type<Account>().notNull(),
  debitMinor: minor('debit_minor').default(0),
  creditMinor: minor('credit_minor').default(0),
  currency: char('currency', { length: 3 }).notNull(),
  externalRef: text('external_ref'),
  at: instant('at').notNull(),
})

export const providerEventTable = pgTable(
  'provider_event',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    objectRef: text('object_ref').notNull(),
    payloadHash: text('payload_hash').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    outcome: text('outcome'),
  },
  table => [primaryKey({ columns: [table.provider, table.eventId] })],
)

export const manualIntentTable = pgTable('manual_intent', {
  ref: text('ref').primaryKey(),
  key: text('key').notNull(),
  amountMinor: minor('amount_minor'),
  currency: char('currency', { length: 3 }).notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  capturedMinor: minor('captured_minor').default(0),
  refundedMinor: minor('refunded_minor').default(0),
  updatedAt: instant('updated_at').notNull(),
})

export type ManualIntent = typeof manualIntentTable.$inferSelect

export const manualRefundTable = pgTable('manual_refund', {
  ref: text('ref').primaryKey(),
  intentRef: text('intent_ref').notNull(),
  key: text('key').notNull(),
  amountMinor: minor('amount_minor'),
  state: text('state').$type<'created' | 'succeeded' | 'failed'>().notNull(),
  error: text('error'),
  createdAt: instant('created_at').notNull(),
})
