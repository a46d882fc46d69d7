// Refunds in the database: promised in the transaction that decides on them, sent afterwards, still owed when they fail.

import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProviderRefund } from '#payments/port/provider.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { balanceOf, postToLedger } from './ledger.server.ts'
import {
  ledgerEntryTable,
  paymentTable,
  type RefundBasis,
  type RefundRow,
  refundTable,
} from './payment-tables.server.ts'
import { depositReturnPosting, lostFee, promisePosting, refundPosting } from './postings.ts'

type RefundPart = { readonly paymentId: string; readonly minor: number }

type RefundWanted = {
  readonly bookingId: string
  readonly currency: string
  /** From which payments; see `allocateRefund`. */
  readonly parts: readonly RefundPart[]
  readonly computedBy: RefundBasis
  readonly reason?: string
  /** The operator who decided on it by hand. */
  readonly decidedBy?: string
  /** Names the decision, so that it is carried out once: 'cancel:7'. */
  readonly cause: string
}

/**
 * Promises a refund: one row a payment, posted as owed. The database refuses more of a payment than is left of it.
 * The caller holds the booking's lock; `sendRefunds` carries it out once that has committed.
 */
export async function promiseRefund(queries: Transaction, wanted: RefundWanted, now: Date): Promise<RefundRow[]> {
  const { bookingId, currency, parts, computedBy, reason = '', decidedBy = null, cause } = wanted
  const total = parts.reduce((sum, { minor }) => sum + minor, 0)
  if (total === 0) return []
  const receivable = await balanceOf(queries, bookingId)
  const promised = { bookingId, cause: `refund:${cause}`, currency, at: now }
  const posted = await postToLedger(queries, promised, promisePosting(total, receivable))
  if (!posted) return []
  const rows: RefundRow[] = []
  for (const { paymentId, minor } of parts) {
    const key = `${bookingId}:refund:${cause}:${paymentId}`
    const row = { bookingId, paymentId, amountMinor: minor, computedBy, reason, decidedBy, key }
    rows.push(await writeRefund(queries, row, now))
  }
  return rows
}

/** Promises back what is left of a damage deposit, once a payment. The caller holds the booking's lock. */
export async function promiseDepositReturn(
  queries: Transaction,
  wanted: { readonly bookingId: string; readonly paymentId: string; readonly currency: string; readonly minor: number },
  now: Date,
): Promise<void> {
  const { bookingId, paymentId, currency, minor } = wanted
  const cause = `refund:deposit:${paymentId}`
  const posted = await postToLedger(queries, { bookingId, cause, currency, at: now }, depositReturnPosting(minor))
  if (!posted) return
  const row = { bookingId, paymentId, amountMinor: minor, computedBy: 'deposit', reason: '', decidedBy: null } as const
  await writeRefund(queries, { ...row, key: `${bookingId}:${cause}` }, now)
}

type RefundToWrite = Pick<
  RefundRow,
  'bookingId' | 'paymentId' | 'amountMinor' | 'computedBy' | 'reason' | 'decidedBy'
> & {
  readonly key: string
  readonly retryOf?: string
}

async function writeRefund(queries: Transaction, { key, ...wanted }: RefundToWrite, now: Date): Promise<RefundRow> {
  const idempotencyKey = createHash('sha256').update(key).digest('hex').slice(0, 40)
  await countRefunded(queries, wanted.paymentId, wanted.amountMinor)
  const [row] = await queries
    .insert(refundTable)
    .values({ ...wanted, id: randomUUID(), state: 'created', idempotencyKey, createdAt: now })
    .returning()
  return row!
}

/** A payment knows how much of it goes or went back; `minor` more, or less below zero. */
async function countRefunded(queries: Transaction, paymentId: string, minor: number): Promise<void> {
  const refundedMinor = sql`refunded_minor + ${minor}`
  await queries.update(paymentTable).set({ refundedMinor }).where(eq(paymentTable.id, paymentId))
}

/**
 * Writes down how a refund went; applied twice it changes nothing. One that went out and came back is owed again. The
 * caller holds the booking's lock.
 */
export async function settleRefund(
  queries: Transaction,
  refundId: string,
  reported: ProviderRefund,
  now: Date,
): Promise<RefundRow> {
  const [known] = await queries.select().from(refundTable).where(eq(refundTable.id, refundId)).for('update')
  if (!known) throw new Error(`There is no refund ${refundId}`)
  const cameBack = known.state === 'succeeded' && reported.state === 'failed'
  if (known.state !== 'created' && !cameBack) return known
  const settledAt = reported.state === 'created' ? null : now
  const [settled] = await queries
    .update(refundTable)
    .set({ state: reported.state, providerRef: reported.ref, lastError: reported.error, settledAt })
    .where(eq(refundTable.id, refundId))
    .returning()
  if (reported.state === 'failed') await countRefunded(queries, known.paymentId, -known.amountMinor)
  if (reported.state === 'succeeded') await postSent(queries, settled!, now)
  if (cameBack) await postCameBack(queries, settled!, now)
  return settled!
}

async function postSent(queries: Transaction, refund: RefundRow, now: Date): Promise<void> {
  const { bookingId, paymentId, amountMinor, providerRef } = refund
  const [payment] = await queries.select().from(paymentTable).where(eq(paymentTable.id, paymentId))
  const [sent] = await queries
    .select({ minor: sql<number>`coalesce(sum(amount_minor), 0)::bigint` })
    .from(refundTable)
    .where(and(eq(refundTable.paymentId, paymentId), eq(refundTable.state, 'succeeded')))
  const fee = lostFee(payment!, Number(sent!.minor) - amountMinor, amountMinor)
  const { currency } = payment!
  const cause = { bookingId, cause: `refund-sent:${refund.id}`, currency, at: now, externalRef: providerRef }
  await postToLedger(queries, cause, refundPosting(amountMinor, fee))
}

/** The money is with the provider again, and the fee with it: exactly what was posted when it went out. */
async function postCameBack(queries: Transaction, { id, bookingId, providerRef }: RefundRow, now: Date): Promise<void> {
  const { account, debitMinor, creditMinor, currency } = ledgerEntryTable
  const sent = await queries
    .select({ account, minor: sql<number>`(${creditMinor} - ${debitMinor})::bigint`, currency })
    .from(ledgerEntryTable)
    .where(and(eq(ledgerEntryTable.bookingId, bookingId), eq(ledgerEntryTable.cause, `refund-sent:${id}`)))
  const cause = `refund-came-back:${id}`
  const back = { bookingId, cause, currency: sent[0]!.currency, at: now, externalRef: providerRef }
  await postToLedger(queries, back, Object.fromEntries(sent.map(row => [row.account, Number(row.minor)])))
}

/**
 * Promises a failed refund once more, as a row of its own; what is owed was posted the first time. A refund is tried
 * again once, then the row of that try. The caller holds the booking's lock.
 */
export async function retryRefund(
  queries: Transaction,
  refundId: string,
  now: Date,
): Promise<Outcome<{ readonly refund: RefundRow }, 'refund-unknown' | 'refund-not-failed'>> {
  const [failed] = await queries.select().from(refundTable).where(eq(refundTable.id, refundId)).for('update')
  if (!failed) return refused('refund-unknown')
  const [retried] = await queries.select().from(refundTable).where(eq(refundTable.retryOf, refundId))
  if (failed.state !== 'failed' || retried) return refused('refund-not-failed')
  const { bookingId, paymentId, amountMinor, computedBy, reason, decidedBy } = failed
  const again = { bookingId, paymentId, amountMinor, computedBy, reason, decidedBy }
  const wanted = { ...again, key: `retry:${refundId}`, retryOf: refundId }
  return done({ refund: await writeRefund(queries, wanted, now) })
}

export async function findRefund(queries: Queries, id: string): Promise<RefundRow | undefined> {
  const [row] = await queries.select().from(refundTable).where(eq(refundTable.id, id))
  return row
}

/** The refunds for which that is true, the oldest first. */
export function refundsWhere(queries: Queries, condition: SQL | undefined) {
  return queries.select().from(refundTable).where(condition).orderBy(asc(refundTable.createdAt))
}

/** All refunds of a booking, the oldest first, as a field of a statement about bookings. */
export function refundsField(bookingId: PgColumn) {
  return rowsOf(refundTable, eq(refundTable.bookingId, bookingId), [asc(refundTable.createdAt)])
}

/** All refunds of the booking, the oldest first. */
export function refundsOf(queries: Queries, bookingId: string): Promise<RefundRow[]> {
  return refundsWhere(queries, eq(refundTable.bookingId, bookingId))
}

/** Refunds promised before `before` that are not sent, as the process ended, or still on their way; at most `limit`. */
export function waitingRefunds(queries: Queries, before: Date, limit: number): Promise<RefundRow[]> {
  const { state, providerRef, createdAt } = refundTable
  const goesOn = or(isNull(providerRef), sql`not ${isByHand}`)
  return refundsWhere(queries, and(eq(state, 'created'), goesOn, lte(createdAt, before))).limit(limit)
}

/** Refunds of these bookings that wait for a person: failed and not tried again, or to be sent by transfer. */
export function waitingForSomebody(queries: Queries, bookingIds: readonly string[]): Promise<RefundRow[]> {
  if (bookingIds.length === 0) return Promise.resolve([])
  return refundsWhere(queries, and(inArray(refundTable.bookingId, [...bookingIds]), waits))
}

/** Bookings with such a refund, as a part of another query. */
export function bookingsWithWaitingRefunds(queries: Queries) {
  return queries.select({ id: refundTable.bookingId }).from(refundTable).where(waits)
}

/** Whether a person has to send it. */
const isByHand = sql`exists (select from payment where payment.id = ${refundTable.paymentId} and provider = 'manual')`

const waits = or(
  and(eq(refundTable.state, 'created'), isNotNull(refundTable.providerRef), isByHand),
  and(
    eq(refundTable.state, 'failed'),
    sql`not exists (select from refund as retried where retried.retry_of = ${refundTable}.id)`,
  ),
)
