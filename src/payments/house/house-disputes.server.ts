// The built-in bank's records of disputes: opened by a payer, answered, and decided in time.

import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { type HouseIntent, houseDisputeTable, houseEventTable } from '#payments/ledger/payment-tables.server.ts'
import type { DisputeState } from '#payments/port/dispute.ts'
import type { ProviderDispute, ProviderName } from '#payments/port/provider.ts'
import { inTransaction, type Queries, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, later, minutes } from '#values/duration.ts'
import { currency } from '#values/money.ts'

/** How long after paying the payer of a card that disputes turns to their bank. */
export const disputedAfter = minutes(1)
/** How long a dispute can be answered, and below, how long the bank takes to decide. */
export const respondWithin = days(7)
const decidesAfter = minutes(1)
/** Minor units, for each dispute. */
export const disputeFee = 1500

type HouseDispute = typeof houseDisputeTable.$inferSelect

/** Plans the dispute of a payment that was just captured; it is reported once it is opened. */
export async function planDispute(
  queries: Transaction,
  provider: ProviderName,
  intent: Pick<HouseIntent, 'ref' | 'currency'>,
  { minor, endsWell }: { readonly minor: number; readonly endsWell: boolean },
  now: Date,
): Promise<void> {
  const opensAt = later(now, disputedAfter)
  const respondBy = later(opensAt, respondWithin)
  await queries
    .insert(houseDisputeTable)
    .values({
      ...{ ref: `dp_${randomUUID()}`, intentRef: intent.ref, amountMinor: minor, feeMinor: disputeFee },
      ...{ currency: intent.currency, reason: 'product not received', endsWell, opensAt, respondBy },
    })
    .onConflictDoNothing()
  await tell(queries, provider, intent.ref, 'disputed', opensAt)
  await tell(queries, provider, intent.ref, 'dispute-lapsed', respondBy)
}

/** What is known by now of disputes about the payment. */
export async function disputesAbout(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  intentRef: string,
): Promise<ProviderDispute[]> {
  const rows = await database
    .select()
    .from(houseDisputeTable)
    .where(and(eq(houseDisputeTable.intentRef, intentRef), lte(houseDisputeTable.opensAt, clock.now())))
  return rows.map(row => asDispute(row, clock.now()))
}

/** Whether the payment cannot be given back because its payer has turned to their bank. */
export async function isDisputed(queries: Queries, intentRef: string, now: Date): Promise<boolean> {
  const [row] = await queries
    .select()
    .from(houseDisputeTable)
    .where(and(eq(houseDisputeTable.intentRef, intentRef), lte(houseDisputeTable.opensAt, now)))
  return row !== undefined && stateOf(row, now) !== 'won'
}

/** The first answer counts; undefined evidence gives in. Answers the dispute as it then stands. */
export async function answerHouseDispute(
  { database, clock }: Tools,
  provider: ProviderName,
  ref: string,
  evidence: string | undefined,
): Promise<ProviderDispute> {
  const now = clock.now()
  return inTransaction(database, async queries => {
    const [row] = await queries.select().from(houseDisputeTable).where(eq(houseDisputeTable.ref, ref)).for('update')
    if (!row || row.opensAt > now) throw new Error(`The provider ${provider} knows no dispute ${ref}`)
    if (stateOf(row, now) !== 'needs-response') return asDispute(row, now)
    const [answered] = await queries
      .update(houseDisputeTable)
      .set({ evidence: evidence ?? null, accepted: evidence === undefined, answeredAt: now })
      .where(and(eq(houseDisputeTable.ref, ref), isNull(houseDisputeTable.answeredAt)))
      .returning()
    await tell(queries, provider, row.intentRef, 'dispute-decided', later(now, decidesAfter))
    return asDispute(answered!, now)
  })
}

function stateOf({ respondBy, answeredAt, accepted, endsWell }: HouseDispute, now: Date): DisputeState {
  if (accepted) return 'lost'
  if (!answeredAt) return respondBy <= now ? 'lost' : 'needs-response'
  if (later(answeredAt, decidesAfter) > now) return 'under-review'
  return endsWell ? 'won' : 'lost'
}

async function tell(queries: Queries, provider: ProviderName, objectRef: string, what: string, deliverAt: Date) {
  await queries
    .insert(houseEventTable)
    .values({ provider, eventId: `ev_${objectRef}_${what}`, objectRef, deliverAt, times: 1 })
    .onConflictDoNothing()
}

function asDispute(row: HouseDispute, now: Date): ProviderDispute {
  const { ref, intentRef, amountMinor: minor, feeMinor, reason, respondBy } = row
  return {
    ref,
    intentRef,
    minor,
    feeMinor,
    reason,
    respondBy,
    currency: currency(row.currency),
    state: stateOf(row, now),
  }
}
