// The records of the built-in providers: what a bank keeps on its side, in transactions of its own.

import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte, lt } from 'drizzle-orm'
import { type HouseIntent, houseIntentTable, houseRefundTable } from '#payments/ledger/payment-tables.server.ts'
import type {
  NewIntent,
  Period,
  ProviderIntent,
  ProviderMove,
  ProviderName,
  ProviderRefund,
} from '#payments/port/provider.ts'
import { inTransaction, type Queries, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { currency } from '#values/money.ts'
import { isDisputed } from './house-disputes.server.ts'

export type HouseChange = Partial<
  Pick<
    HouseIntent,
    | 'state'
    | 'confirmed'
    | 'capturedMinor'
    | 'feeMinor'
    | 'cardLast4'
    | 'behaviour'
    | 'authorisedUntil'
    | 'error'
    | 'keepsCard'
  >
>

/** The intent of this key, made if it is new. Throws when the key was used for another sum. */
export async function enterIntent(
  { database, clock }: Tools,
  provider: ProviderName,
  { key, amount, capture, returnTo, keepsCard = false }: NewIntent,
): Promise<HouseIntent> {
  const now = clock.now()
  await database
    .insert(houseIntentTable)
    .values({
      ref: `${provider}_${randomUUID()}`,
      provider,
      key,
      amountMinor: amount.minor,
      currency: amount.currency,
      capture,
      state: 'created',
      returnTo,
      keepsCard,
      updatedAt: now,
    })
    .onConflictDoNothing()
  const [row] = await database.select().from(houseIntentTable).where(eq(houseIntentTable.key, key))
  if (row?.amountMinor !== amount.minor || row.currency !== amount.currency) {
    throw new Error('This key was used for another payment')
  }
  return row
}

const isIntent = (provider: ProviderName, ref: string) =>
  and(eq(houseIntentTable.ref, ref), eq(houseIntentTable.provider, provider))

export async function findIntent(
  queries: Queries,
  provider: ProviderName,
  ref: string,
): Promise<HouseIntent | undefined> {
  const [row] = await queries.select().from(houseIntentTable).where(isIntent(provider, ref))
  return row
}

export async function readIntent({ database }: Tools, provider: ProviderName, ref: string): Promise<HouseIntent> {
  const row = await findIntent(database, provider, ref)
  if (!row) throw new Error(`The provider ${provider} knows no payment ${ref}`)
  return row
}

/** Changes the intent as it stands under its lock; `undefined` leaves it as it is. */
export async function changeIntent(
  { database, clock }: Tools,
  provider: ProviderName,
  ref: string,
  change: (intent: HouseIntent, queries: Transaction) => HouseChange | undefined | Promise<HouseChange | undefined>,
): Promise<HouseIntent> {
  return inTransaction(database, async queries => {
    const [row] = await queries.select().from(houseIntentTable).where(isIntent(provider, ref)).for('update')
    if (!row) throw new Error(`The provider ${provider} knows no payment ${ref}`)
    const changes = await change(row, queries)
    if (!changes) return row
    const [changed] = await queries
      .update(houseIntentTable)
      .set({ ...changes, updatedAt: clock.now() })
      .where(eq(houseIntentTable.ref, ref))
      .returning()
    return changed!
  })
}

type RefundEntry = {
  readonly ref: string
  readonly key: string
  readonly minor: number
  /** How it goes; it is asked once a key. */
  readonly outcome: (intent: HouseIntent, failedBefore: boolean) => Pick<ProviderRefund, 'state' | 'error'>
}

/** Gives money of an intent back, once a key; more than is left of it fails. */
export async function enterRefund(
  { database, clock }: Tools,
  provider: ProviderName,
  { ref, key, minor, outcome }: RefundEntry,
): Promise<ProviderRefund> {
  return inTransaction(database, async queries => {
    const [intent] = await queries.select().from(houseIntentTable).where(eq(houseIntentTable.ref, ref)).for('update')
    const before = await queries.select().from(houseRefundTable).where(eq(houseRefundTable.intentRef, ref))
    const known = before.find(each => each.key === key)
    if (known) return asRefund(known)
    if (intent?.provider !== provider) throw new Error(`The provider ${provider} knows no payment ${ref}`)
    const left = intent.capturedMinor - intent.refundedMinor
    const fault =
      minor > left ? 'more-than-captured' : (await isDisputed(queries, ref, clock.now())) ? 'disputed' : undefined
    const failedBefore = before.some(each => each.state === 'failed')
    const { state, error } = fault ? ({ state: 'failed', error: fault } as const) : outcome(intent, failedBefore)
    if (state !== 'failed') {
      await queries
        .update(houseIntentTable)
        .set({ refundedMinor: intent.refundedMinor + minor })
        .where(eq(houseIntentTable.ref, ref))
    }
    const [written] = await queries
      .insert(houseRefundTable)
      .values({
        ref: `re_${randomUUID()}`,
        intentRef: ref,
        key,
        amountMinor: minor,
        state,
        error,
        createdAt: clock.now(),
      })
      .returning()
    return asRefund(written!)
  })
}

export async function readRefund({ database }: Tools, ref: string): Promise<ProviderRefund> {
  const [row] = await database.select().from(houseRefundTable).where(eq(houseRefundTable.ref, ref))
  if (!row) throw new Error(`No provider knows a refund ${ref}`)
  return asRefund(row)
}

/** A refund that waited for a person was sent. */
export async function markRefundSent(tools: Tools, ref: string): Promise<ProviderRefund> {
  await tools.database
    .update(houseRefundTable)
    .set({ state: 'succeeded' })
    .where(and(eq(houseRefundTable.ref, ref), eq(houseRefundTable.state, 'created')))
  return readRefund(tools, ref)
}

/** What moved in the period, payments first. */
export async function listHouseMoves(
  { database }: Tools,
  provider: ProviderName,
  { from, until }: Period,
): Promise<readonly ProviderMove[]> {
  const [intent, refund] = [houseIntentTable, houseRefundTable]
  const isTheirs = eq(intent.provider, provider)
  const payments = await database
    .select()
    .from(intent)
    .where(and(isTheirs, gt(intent.capturedMinor, 0), gte(intent.updatedAt, from), lt(intent.updatedAt, until)))
  const refunds = await database
    .select({ refund, currency: intent.currency })
    .from(refund)
    .innerJoin(intent, eq(intent.ref, refund.intentRef))
    .where(and(isTheirs, eq(refund.state, 'succeeded'), gte(refund.createdAt, from), lt(refund.createdAt, until)))
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

/** What the provider says of its payment; `nextStep`: where its payer goes for a second step. */
export function asIntent(row: HouseIntent, nextStep: string | null = null): ProviderIntent {
  const { ref, state, amountMinor, capturedMinor, feeMinor, cardLast4, authorisedUntil, error } = row
  return {
    ...{ ref, state, amountMinor, capturedMinor, feeMinor, cardLast4, authorisedUntil, error, nextStep },
    currency: currency(row.currency),
  }
}

function asRefund(row: typeof houseRefundTable.$inferSelect): ProviderRefund {
  return { ref: row.ref, state: row.state, minor: row.amountMinor, error: row.error }
}
