// The operator's memory of transfers and of money paid at the home, in transactions of its own.

import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte, lt } from 'drizzle-orm'
import { type ManualIntent, manualIntentTable, manualRefundTable } from '#payments/ledger/payment-tables.server.ts'
import type { NewIntent, Period, ProviderIntent, ProviderMove, ProviderRefund } from '#payments/port/provider.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency } from '#values/money.ts'

type ManualChange = Partial<Pick<ManualIntent, 'state' | 'capturedMinor'>>

/** The intent of this key, made if it is new. Throws when the key was used for another sum. */
export async function enterIntent(
  { database, clock }: Tools,
  { key, amount }: Pick<NewIntent, 'key' | 'amount'>,
): Promise<ManualIntent> {
  const ref = `manual_${randomUUID()}`
  const sum = { amountMinor: amount.minor, currency: amount.currency }
  await database
    .insert(manualIntentTable)
    .values({ ref, key, ...sum, state: 'created', updatedAt: clock.now() })
    .onConflictDoNothing()
  const [row] = await database.select().from(manualIntentTable).where(eq(manualIntentTable.key, key))
  if (row?.amountMinor !== amount.minor || row.currency !== amount.currency) {
    throw new Error('This key was used for another payment')
  }
  return row
}

export async function readIntent({ database }: Tools, ref: string): Promise<ManualIntent> {
  const [row] = await database.select().from(manualIntentTable).where(eq(manualIntentTable.ref, ref))
  if (!row) throw new Error(`Nobody noted a payment ${ref}`)
  return row
}

type MaybeChange = ManualChange | undefined

/** Changes the intent as it stands under its lock, in one transaction with whatever else `change` writes; `undefined` leaves it as it is. */
export async function changeIntent(
  { database, clock }: Tools,
  ref: string,
  change: (intent: ManualIntent, queries: Transaction) => MaybeChange | Promise<MaybeChange>,
): Promise<ManualIntent> {
  const isThis = eq(manualIntentTable.ref, ref)
  return inTransaction(database, async queries => {
    const [row] = await queries.select().from(manualIntentTable).where(isThis).for('update')
    if (!row) throw new Error(`Nobody noted a payment ${ref}`)
    const changes = await change(row, queries)
    if (!changes) return row
    const set = { ...changes, updatedAt: clock.now() }
    const [changed] = await queries.update(manualIntentTable).set(set).where(isThis).returning()
    return changed!
  })
}

type RefundEntry = { readonly key: string; readonly minor: number }

/** Money of an intent that somebody is to give back, once a key; more than is left of it fails. */
export async function enterRefund(
  { database, clock }: Tools,
  ref: string,
  { key, minor }: RefundEntry,
): Promise<ProviderRefund> {
  return inTransaction(database, async queries => {
    const isThis = eq(manualIntentTable.ref, ref)
    const [intent] = await queries.select().from(manualIntentTable).where(isThis).for('update')
    if (!intent) throw new Error(`Nobody noted a payment ${ref}`)
    const [known] = await queries.select().from(manualRefundTable).where(eq(manualRefundTable.key, key))
    if (known) return asRefund(known)
    const tooMuch = minor > intent.capturedMinor - intent.refundedMinor
    if (!tooMuch) {
      const refundedMinor = intent.refundedMinor + minor
      await queries.update(manualIntentTable).set({ refundedMinor }).where(isThis)
    }
    const how = tooMuch
      ? ({ state: 'failed', error: 'more-than-captured' } as const)
      : ({ state: 'created', error: null } as const)
    const [written] = await queries
      .insert(manualRefundTable)
      .values({ ref: `re_${randomUUID()}`, intentRef: ref, key, amountMinor: minor, ...how, createdAt: clock.now() })
      .returning()
    return asRefund(written!)
  })
}

export async function readRefund({ database }: Tools, ref: string): Promise<ProviderRefund> {
  const [row] = await database.select().from(manualRefundTable).where(eq(manualRefundTable.ref, ref))
  if (!row) throw new Error(`Nobody noted a refund ${ref}`)
  return asRefund(row)
}

/** A refund that waited for a person was sent. */
export async function markRefundSent(tools: Tools, ref: string): Promise<ProviderRefund> {
  await tools.database
    .update(manualRefundTable)
    .set({ state: 'succeeded' })
    .where(and(eq(manualRefundTable.ref, ref), eq(manualRefundTable.state, 'created')))
  return readRefund(tools, ref)
}

/** What moved in the period, payments first. */
export async function listManualMoves({ database }: Tools, { from, until }: Period): Promise<readonly ProviderMove[]> {
  const [intent, refund] = [manualIntentTable, manualRefundTable]
  const payments = await database
    .select()
    .from(intent)
    .where(and(gt(intent.capturedMinor, 0), gte(intent.updatedAt, from), lt(intent.updatedAt, until)))
  const refunds = await database
    .select({ refund, currency: intent.currency })
    .from(refund)
    .innerJoin(intent, eq(intent.ref, refund.intentRef))
    .where(and(eq(refund.state, 'succeeded'), gte(refund.createdAt, from), lt(refund.createdAt, until)))
  return [
    ...payments.map(row => ({
      ...{ kind: 'payment' as const, ref: row.ref, minor: row.capturedMinor },
      ...{ currency: currency(row.currency), at: row.updatedAt },
    })),
    ...refunds.map(row => ({
      ...{ kind: 'refund' as const, ref: row.refund.ref, minor: row.refund.amountMinor },
      ...{ currency: currency(row.currency), at: row.refund.createdAt },
    })),
  ]
}

/** While nothing has arrived, what the operator wrote about transfers is what the payer needs. */
export function asIntent({ ref, state, amountMinor, capturedMinor, currency: code }: ManualIntent): ProviderIntent {
  return {
    ...{ ref, state, amountMinor, capturedMinor, currency: currency(code) },
    ...{ feeMinor: 0, cardLast4: null, authorisedUntil: null, error: null },
    next: state === 'created' ? { kind: 'instructions' } : null,
  }
}

function asRefund(row: typeof manualRefundTable.$inferSelect): ProviderRefund {
  return { ref: row.ref, state: row.state, minor: row.amountMinor, error: row.error }
}
