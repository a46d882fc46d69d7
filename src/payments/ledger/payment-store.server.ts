// Payments in the database: begun in a transaction of the booking, updated from what their provider reports.

import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lte, max, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import {
  depositPurposes,
  furtherState,
  isDeposit,
  openStates,
  type PaymentMethod,
  type PaymentState,
  paymentKey,
} from '#payments/port/payment.ts'
import type { PayerPage, ProviderIntent, ProviderName, ProviderNote } from '#payments/port/provider.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { postToLedger } from './ledger.server.ts'
import { type PaymentRow, paymentTable } from './payment-tables.server.ts'
import { capturePosting, depositPosting } from './postings.ts'

const providerOfWay: Readonly<Record<PaymentMethod, ProviderName>> = {
  card: 'stripe',
  'test-card': 'test',
  'bank-transfer': 'manual',
  property: 'manual',
}

type NewPayment = Pick<PaymentRow, 'bookingId' | 'purpose' | 'way' | 'amountMinor' | 'currency' | 'capture'> & {
  /** The payer agrees that the card is used once more while they are not there. */
  readonly keepsCard?: boolean
  /** The payer agrees that it pays what falls due later, too; then it is saved. */
  readonly paysLater?: boolean
  /** The end of the day for which a saved card is charged. */
  readonly dueAt?: Date
  /** What the page for the payer says; left out where nobody is there to pay. */
  readonly payerPage?: PayerPage
}

/** Damage deposits pay nothing of a price: every sum about one leaves them out. */
const ofPrice = notInArray(paymentTable.purpose, [...depositPurposes])

/** Begins the next attempt; refused while another one is under way. The caller holds the booking's lock. */
export async function openPayment(
  queries: Transaction,
  wanted: NewPayment,
  now: Date,
): Promise<Outcome<{ readonly payment: PaymentRow }, 'payment-under-way'>> {
  const { bookingId, purpose, way } = wanted
  const [last] = await queries
    .select({ attempt: max(paymentTable.attempt) })
    .from(paymentTable)
    .where(and(eq(paymentTable.bookingId, bookingId), eq(paymentTable.purpose, purpose)))
  const attempt = (last?.attempt ?? 0) + 1
  const [payment] = await queries
    .insert(paymentTable)
    .values({
      ...wanted,
      id: randomUUID(),
      attempt,
      provider: providerOfWay[way],
      state: 'created',
      idempotencyKey: paymentKey(bookingId, purpose, attempt),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return payment ? done({ payment }) : refused('payment-under-way')
}

export async function findPayment(queries: Queries, id: string): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(paymentTable).where(eq(paymentTable.id, id))
  return row
}

/** The payments for which that is true, the oldest first. */
export function paymentsWhere(queries: Queries, condition: SQL | undefined) {
  return queries
    .select()
    .from(paymentTable)
    .where(condition)
    .orderBy(asc(paymentTable.createdAt), asc(paymentTable.attempt))
}

/** The payment that the event is about, by the provider's name of it or by ours; undefined for one of another provider. */
export async function findPaymentToldOf(
  queries: Queries,
  { provider, objectRef, paymentId }: Pick<ProviderNote, 'provider' | 'objectRef' | 'paymentId'>,
): Promise<PaymentRow | undefined> {
  const named = [eq(paymentTable.providerRef, objectRef), ...(paymentId ? [eq(paymentTable.id, paymentId)] : [])]
  const [row] = await paymentsWhere(queries, and(eq(paymentTable.provider, provider), or(...named)))
  return row
}

/** All payments of the booking's price, the oldest first; `depositPaymentsOf` knows the others. */
export function paymentsOf(queries: Queries, bookingId: string): Promise<PaymentRow[]> {
  return paymentsWhere(queries, and(eq(paymentTable.bookingId, bookingId), ofPrice))
}

/** The attempt to pay of the price that is neither done nor over, if there is one. */
export async function openPaymentOf(queries: Queries, bookingId: string): Promise<PaymentRow | undefined> {
  const payments = await paymentsOf(queries, bookingId)
  return payments.findLast(({ state }) => openStates.includes(state))
}

/** Open payments unchanged since `before`, at most `limit`. */
export function restingPayments(queries: Queries, before: Date, limit: number): Promise<PaymentRow[]> {
  return queries
    .select()
    .from(paymentTable)
    .where(
      and(
        inArray(paymentTable.state, [...openStates]),
        lte(paymentTable.updatedAt, before),
        ne(paymentTable.provider, 'manual'),
      ),
    )
    .orderBy(asc(paymentTable.updatedAt))
    .limit(limit)
}

export type Applied = {
  readonly payment: PaymentRow
  /** What was known before this word. */
  readonly before: PaymentState
  /** What arrived with this word, beyond what was known. */
  readonly arrivedMinor: number
  /** The provider speaks of another sum or currency than we asked for: nothing was believed. */
  readonly mismatch: boolean
}

/**
 * Writes down what the provider knows of the payment, and posts what arrived. Applied twice it changes nothing (I22).
 * The caller holds the booking's lock.
 */
export async function applyIntent(
  queries: Transaction,
  paymentId: string,
  intent: ProviderIntent,
  now: Date,
): Promise<Applied> {
  const [known] = await queries.select().from(paymentTable).where(eq(paymentTable.id, paymentId)).for('update')
  if (!known) throw new Error(`There is no payment ${paymentId}`)
  const before = known.state
  const note = async (changes: Partial<PaymentRow>) => {
    const ofThis = eq(paymentTable.id, paymentId)
    return (await queries.update(paymentTable).set(changes).where(ofThis).returning())[0]!
  }
  if (intent.currency !== known.currency || intent.amountMinor !== known.amountMinor) {
    const payment = await note({ lastError: 'mismatch', updatedAt: now })
    return { payment, before, arrivedMinor: 0, mismatch: true }
  }
  const capturedMinor = Math.max(known.capturedMinor, intent.capturedMinor)
  const arrivedMinor = capturedMinor - known.capturedMinor
  const state = furtherState(before, intent.state)
  // An older word renames nothing: a payment gets its last name when it is paid.
  const isNewer = known.providerRef === null || state === intent.state
  const payment = await note({
    providerRef: isNewer ? intent.ref : known.providerRef,
    state,
    // The page has done its duty, and named the payer.
    ...(state !== 'created' && state !== 'requires_action' && { payerPage: null }),
    capturedMinor,
    capturedAt: arrivedMinor > 0 ? now : known.capturedAt,
    feeMinor: Math.max(known.feeMinor, intent.feeMinor),
    cardLast4: intent.cardLast4 ?? known.cardLast4,
    authorisedUntil: intent.authorisedUntil ?? known.authorisedUntil,
    lastError: intent.error,
    updatedAt: now,
  })
  if (arrivedMinor > 0) {
    const { bookingId, currency } = known
    const name = `payment:${paymentId}:captured:${capturedMinor}`
    const cause = { bookingId, cause: name, currency, at: now, externalRef: intent.ref }
    await postToLedger(queries, cause, isDeposit(known) ? depositPosting(arrivedMinor) : capturePosting(arrivedMinor))
  }
  return { payment, before, arrivedMinor, mismatch: false }
}

/**
 * Lets go of a payment that its provider could not be asked for: nobody was told of a page to pay on. Answers false for
 * one that somebody else has had made meanwhile.
 */
export async function dropUnmade(queries: Queries, paymentId: string, now: Date): Promise<boolean> {
  const { id, providerRef, state } = paymentTable
  const dropped = await queries
    .update(paymentTable)
    .set({ state: 'cancelled', payerPage: null, updatedAt: now })
    .where(and(eq(id, paymentId), isNull(providerRef), eq(state, 'created')))
    .returning({ id })
  return dropped.length > 0
}

/** What was paid for the booking's price, and neither given back nor taken back by a payer's bank. */
export async function paidFor(queries: Queries, bookingId: string): Promise<number> {
  return (await paidForEach(queries, [bookingId])).get(bookingId) ?? 0
}

/** The same for several bookings; who paid nothing is left out. */
export async function paidForEach(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await queries
    .select({
      id: paymentTable.bookingId,
      minor: sql<number>`sum(greatest(0, captured_minor - refunded_minor - disputed_minor))::bigint`,
    })
    .from(paymentTable)
    .where(and(inArray(paymentTable.bookingId, [...bookingIds]), ofPrice))
    .groupBy(paymentTable.bookingId)
  return new Map(rows.map(({ id, minor }) => [id, Number(minor)]))
}
