// Damage deposits in the database: their payments, apart from those of prices, and how each ended, decided once.

import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { postToLedger } from '#payments/ledger/ledger.server.ts'
import { paymentsWhere } from '#payments/ledger/payment-store.server.ts'
import {
  type DepositEnd,
  depositEndTable,
  type PaymentRow,
  paymentTable,
} from '#payments/ledger/payment-tables.server.ts'
import { damagePosting } from '#payments/ledger/postings.ts'
import { promiseDepositReturn } from '#payments/ledger/refund-store.server.ts'
import { depositPurposes, isDeposit, openStates } from '#payments/port/payment.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'

const ofDeposits = inArray(paymentTable.purpose, [...depositPurposes])

/** All payments of the booking that are a damage deposit, the oldest first. */
export function depositPaymentsOf(queries: Queries, bookingIds: readonly string[]): Promise<PaymentRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([])
  return paymentsWhere(queries, and(inArray(paymentTable.bookingId, [...bookingIds]), ofDeposits))
}

/** How the deposits of these bookings ended, the oldest first. */
export function depositEndsOf(queries: Queries, bookingIds: readonly string[]): Promise<DepositEnd[]> {
  if (bookingIds.length === 0) return Promise.resolve([])
  return queries
    .select()
    .from(depositEndTable)
    .where(inArray(depositEndTable.bookingId, [...bookingIds]))
    .orderBy(asc(depositEndTable.decidedAt))
}

/** Payments that are damage deposits, and how they ended, each the oldest first. */
export type DepositRows = { readonly payments: readonly PaymentRow[]; readonly ends: readonly DepositEnd[] }

/** Every payment of a booking, and how its deposits ended, each the oldest first: fields of a statement about bookings. */
export function paymentFields(bookingId: PgColumn) {
  const { createdAt, attempt } = paymentTable
  return {
    payments: rowsOf(paymentTable, eq(paymentTable.bookingId, bookingId), [asc(createdAt), asc(attempt)]),
    ends: rowsOf(depositEndTable, eq(depositEndTable.bookingId, bookingId), [asc(depositEndTable.decidedAt)]),
  }
}

/** The payments of a price apart from those of damage deposits. */
export function partPayments({ payments, ends }: DepositRows) {
  return {
    paymentRows: payments.filter(payment => !isDeposit(payment)),
    deposit: { payments: payments.filter(isDeposit), ends },
  }
}

/** The damage deposits of these bookings; in one statement. */
export async function depositRowsOf(queries: Queries, bookingIds: readonly string[]): Promise<DepositRows> {
  if (bookingIds.length === 0) return { payments: [], ends: [] }
  const condition = and(inArray(paymentTable.bookingId, [...bookingIds]), ofDeposits)
  const rows = await queries
    .select({ payment: paymentTable, end: depositEndTable })
    .from(paymentTable)
    .leftJoin(depositEndTable, eq(depositEndTable.paymentId, paymentTable.id))
    .where(condition)
    .orderBy(asc(paymentTable.createdAt), asc(paymentTable.attempt))
  const ends = rows.flatMap(({ end }) => end ?? [])
  return {
    payments: rows.map(({ payment }) => payment),
    ends: ends.sort((one, other) => one.decidedAt.getTime() - other.decidedAt.getTime()),
  }
}

type DepositDecision = Pick<DepositEnd, 'paymentId' | 'bookingId' | 'takenMinor' | 'cause' | 'reason' | 'decidedBy'>

/**
 * Writes down how a deposit ends; undefined when that was decided before: of two that decide at once the database keeps
 * one. The caller holds the booking's lock.
 */
export async function decideDepositEnd(
  queries: Transaction,
  decision: DepositDecision,
  now: Date,
): Promise<DepositEnd | undefined> {
  const [end] = await queries
    .insert(depositEndTable)
    .values({ ...decision, decidedAt: now })
    .onConflictDoNothing()
    .returning()
  return end
}

/** How a deposit's end was carried out: what was taken, and what goes back as money. */
export type SettledDeposit = { readonly end: DepositEnd; readonly takenMinor: number; readonly returnedMinor: number }

/**
 * Carries a decided end into the books as soon as the payment says that it happened: what was taken is ours, what else
 * arrived is promised back, and what was only reserved never was in them. Undefined when nothing was decided, while the
 * bank still reserves, and the second time. The caller holds the booking's lock.
 */
export async function settleDepositEnd(
  queries: Transaction,
  payment: PaymentRow,
  now: Date,
): Promise<SettledDeposit | undefined> {
  const { id: paymentId, bookingId, currency, capturedMinor, refundedMinor, disputedMinor } = payment
  if (openStates.includes(payment.state)) return undefined
  const open = and(eq(depositEndTable.paymentId, paymentId), isNull(depositEndTable.settledAt))
  const [decided] = await queries.select().from(depositEndTable).where(open).for('update')
  if (!decided) return undefined
  const arrivedMinor = Math.max(0, capturedMinor - refundedMinor - disputedMinor)
  const takenMinor = Math.min(decided.takenMinor, arrivedMinor)
  const returnedMinor = arrivedMinor - takenMinor
  const cause = { bookingId, cause: `damage:${paymentId}`, currency, at: now, externalRef: payment.providerRef }
  if (takenMinor > 0) await postToLedger(queries, cause, damagePosting(takenMinor))
  if (returnedMinor > 0)
    await promiseDepositReturn(queries, { bookingId, paymentId, currency, minor: returnedMinor }, now)
  const fault = takenMinor < decided.takenMinor ? (payment.lastError ?? 'authorisation-expired') : null
  const [end] = await queries
    .update(depositEndTable)
    .set({ settledAt: now, fault })
    .where(eq(depositEndTable.paymentId, paymentId))
    .returning()
  return { end: end!, takenMinor, returnedMinor }
}

/** Ends decided before `before` and not carried out yet, at most `limit`. */
export function waitingDepositEnds(queries: Queries, before: Date, limit: number): Promise<DepositEnd[]> {
  return queries
    .select()
    .from(depositEndTable)
    .where(and(isNull(depositEndTable.settledAt), lte(depositEndTable.decidedAt, before)))
    .orderBy(asc(depositEndTable.decidedAt))
    .limit(limit)
}

/** Bookings with a deposit that is reserved or received and not decided on yet, as a part of another query. */
export function bookingsWithDeposit(queries: Queries) {
  return queries.select({ id: paymentTable.bookingId }).from(paymentTable).where(isLive)
}

/** The same, at most 2,000, the oldest first. */
export async function oldestBookingsWithDeposit(queries: Queries): Promise<string[]> {
  const rows = await bookingsWithDeposit(queries).orderBy(asc(paymentTable.createdAt)).limit(2000)
  return [...new Set(rows.map(({ id }) => id))]
}

const isLive = and(
  sql`(${paymentTable.purpose} = 'damage_hold' and ${paymentTable.state} = 'authorised'
    or ${paymentTable.purpose} = 'damage_capture' and ${paymentTable.state} = 'captured')`,
  sql`not exists (select from deposit_end as ended where ended.payment_id = ${paymentTable}.id)`,
)

/** Attempts to reserve a deposit that are unfinished since `before`, at most 100. */
export function abandonedDeposits(queries: Queries, before: Date): Promise<PaymentRow[]> {
  const { state, createdAt } = paymentTable
  const isWaiting = inArray(state, ['created', 'requires_action'])
  return paymentsWhere(queries, and(ofDeposits, isWaiting, lte(createdAt, before))).limit(100)
}
