// Disputes in the database, recorded as the provider reports them, with their postings.

import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { postToLedger } from '#payments/ledger/ledger.server.ts'
import { type DisputeRow, disputeTable, type PaymentRow, paymentTable } from '#payments/ledger/payment-tables.server.ts'
import { disputePosting, disputeWonPosting } from '#payments/ledger/postings.ts'
import { type DisputeState, furtherDispute, openDisputes } from '#payments/port/dispute.ts'
import type { ProviderDispute } from '#payments/port/provider.ts'
import type { Queries, Transaction } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import { type ListAsked, listPage } from '#values/list-part.ts'

type NotedDispute = {
  readonly dispute: DisputeRow
  /** What became of it with this word, in order; empty when nothing is new. */
  readonly news: readonly ('opened' | 'won' | 'lost')[]
}

/**
 * Records what the provider reports of a dispute, and posts the money that it moves: taken with the first report, back
 * when it is won. Reported twice, or its end before its beginning, it comes to the same (I22). The caller
 * holds the booking's lock.
 */
export async function noteDispute(
  queries: Transaction,
  payment: PaymentRow,
  reported: ProviderDispute,
  now: Date,
): Promise<NotedDispute> {
  const opened = await open(queries, payment, reported, now)
  const [known] = await queries
    .select()
    .from(disputeTable)
    .where(eq(disputeTable.providerRef, reported.ref))
    .for('update')
  const state = furtherDispute(known!.state, reported.state)
  const ends = state !== known!.state && !openDisputes.includes(state)
  const [dispute] = await queries
    .update(disputeTable)
    .set({ state, respondBy: reported.respondBy, updatedAt: now, settledAt: ends ? now : known!.settledAt })
    .where(eq(disputeTable.id, known!.id))
    .returning()
  if (ends && state === 'won') await giveMoneyBack(queries, dispute!, now)
  const end = ends ? [state as 'won' | 'lost'] : []
  return { dispute: dispute!, news: opened ? ['opened', ...end] : end }
}

async function open(queries: Transaction, payment: PaymentRow, reported: ProviderDispute, now: Date): Promise<boolean> {
  const { id: paymentId, bookingId, currency } = payment
  // A dispute is begun open, so that its end is posted by one way only.
  const state: DisputeState = openDisputes.includes(reported.state) ? reported.state : 'under-review'
  const [begun] = await queries
    .insert(disputeTable)
    .values({
      ...{ id: randomUUID(), paymentId, bookingId, providerRef: reported.ref, state, respondBy: reported.respondBy },
      ...{ amountMinor: reported.minor, feeMinor: reported.feeMinor, reason: reported.reason.slice(0, 200) },
      ...{ openedAt: now, updatedAt: now },
    })
    .onConflictDoNothing()
    .returning()
  if (!begun) return false
  await countDisputed(queries, paymentId)
  const cause = { bookingId, cause: `dispute:${begun.id}:opened`, currency, at: now, externalRef: reported.ref }
  await postToLedger(queries, cause, disputePosting(reported.minor, reported.feeMinor))
  return true
}

async function giveMoneyBack(queries: Transaction, dispute: DisputeRow, now: Date): Promise<void> {
  const { id, bookingId, paymentId, amountMinor, providerRef } = dispute
  const [payment] = await queries.select().from(paymentTable).where(eq(paymentTable.id, paymentId))
  await countDisputed(queries, paymentId)
  const { currency } = payment!
  const cause = { bookingId, cause: `dispute:${id}:won`, currency, at: now, externalRef: providerRef }
  await postToLedger(queries, cause, disputeWonPosting(amountMinor))
}

/** A payment knows how much of it is not ours because of disputes. */
async function countDisputed(queries: Transaction, paymentId: string): Promise<void> {
  await queries
    .update(paymentTable)
    .set({
      disputedMinor: sql`least(captured_minor, (select coalesce(sum(amount_minor), 0) from dispute
        where payment_id = ${paymentId} and state <> 'won'))`,
    })
    .where(eq(paymentTable.id, paymentId))
}

/** The disputes for which that is true, in that order. */
function disputesWhere(queries: Queries, condition: SQL | undefined, ...order: readonly SQL[]) {
  return queries
    .select()
    .from(disputeTable)
    .where(condition)
    .orderBy(...order)
}

export async function findDispute(queries: Queries, id: string): Promise<DisputeRow | undefined> {
  const [row] = await queries.select().from(disputeTable).where(eq(disputeTable.id, id))
  return row
}

/** All disputes about a booking, the oldest first, as a field of a statement about bookings. */
export function disputesField(bookingId: PgColumn) {
  return rowsOf(disputeTable, eq(disputeTable.bookingId, bookingId), [asc(disputeTable.openedAt)])
}

/** Open disputes without news since `before`, at most `limit`. */
export function restingDisputes(queries: Queries, before: Date, limit: number): Promise<DisputeRow[]> {
  const { settledAt, updatedAt } = disputeTable
  return disputesWhere(queries, and(isNull(settledAt), lte(updatedAt, before)), asc(updatedAt)).limit(limit)
}

/** What the admin pages show: open ones, the most pressing first, and those decided after `since`. */
export async function adminDisputes(
  queries: Queries,
  { theirs, since, skip = 0, most = listPage }: ListAsked & { readonly theirs: SQL; readonly since: Date },
): Promise<{ readonly disputes: readonly DisputeRow[]; readonly total: number }> {
  const { id, state, settledAt, respondBy, openedAt } = disputeTable
  const shown = and(theirs, or(inArray(state, [...openDisputes]), gt(settledAt, since)))
  const order = [sql`settled_at nulls first`, asc(respondBy), desc(openedAt), asc(id)]
  const [disputes, [counted]] = await Promise.all([
    disputesWhere(queries, shown, ...order)
      .limit(most)
      .offset(skip),
    queries.select({ total: count() }).from(disputeTable).where(shown),
  ])
  return { disputes, total: counted!.total }
}
