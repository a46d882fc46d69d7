// Providers' events, trusted only for which object changed: each is handled once, in any order, however late.

import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { findPaymentToldOf } from '#payments/ledger/payment-store.server.ts'
import { type PaymentRow, providerEventTable } from '#payments/ledger/payment-tables.server.ts'
import type { ProviderIntent, ProviderNote } from '#payments/port/provider.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { intentOf } from './providers.server.ts'

/** Leads the booking on by what the provider knows now; answers one word for the record. */
export type Settle = (payment: PaymentRow, intent: ProviderIntent) => Promise<string>

/**
 * Takes an event: the current object is asked for and settled. Answers false for one that was handled before (I22); one
 * whose handling failed is handled when it comes again.
 */
export async function handleProviderEvent(tools: Tools, note: ProviderNote, settle: Settle): Promise<boolean> {
  const { provider, eventId, objectRef } = note
  const { database, clock } = tools
  const payloadHash = createHash('sha256').update(note.payload).digest('hex')
  await database
    .insert(providerEventTable)
    .values({ provider, eventId, objectRef, payloadHash, receivedAt: clock.now() })
    .onConflictDoNothing()
  const isThis = and(eq(providerEventTable.provider, provider), eq(providerEventTable.eventId, eventId))
  const [known] = await database.select().from(providerEventTable).where(isThis)
  if (known?.handledAt) return false
  const payment = await findPaymentToldOf(database, note)
  if (!payment) tools.log.info({ provider, event: eventId }, 'an event is about nothing known here')
  const outcome = payment ? await settle(payment, await intentOf(tools, payment)) : 'unknown-object'
  const noted = await database
    .update(providerEventTable)
    .set({ handledAt: clock.now(), outcome })
    .where(and(isThis, isNull(providerEventTable.handledAt)))
    .returning({ eventId: providerEventTable.eventId })
  return noted.length > 0
}
