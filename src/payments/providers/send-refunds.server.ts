// The command that sends promised refunds to their providers, after the transaction that promised them.

import { eq } from 'drizzle-orm'
import { findPayment } from '#payments/ledger/payment-store.server.ts'
import { type RefundRow, refundTable } from '#payments/ledger/payment-tables.server.ts'
import { refundsOf, settleRefund } from '#payments/ledger/refund-store.server.ts'
import { ProviderDown, type ProviderRefund } from '#payments/port/provider.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { intentOf, providerNamed } from './providers.server.ts'

type SendingRefunds = {
  /** Locks the booking, so that its money is moved by one at a time. */
  readonly lock: (queries: Transaction, bookingId: string) => Promise<unknown>
  /** Runs in the transaction that notes how a refund went. */
  readonly settled: (queries: Transaction, refund: RefundRow) => Promise<void>
}

/**
 * Sends every refund of the booking that waits. Sent twice under one key it goes out once; a provider that does not
 * answer leaves it waiting for the next round.
 */
export async function sendRefunds(tools: Tools, bookingId: string, sending: SendingRefunds): Promise<void> {
  const waiting = await refundsOf(tools.database, bookingId)
  for (const refund of waiting.filter(({ state }) => state === 'created')) {
    try {
      await send(tools, refund, sending)
    } catch (fault) {
      if (!(fault instanceof ProviderDown)) throw fault
      tools.log.warn({ refund: refund.id }, 'a refund waits: its provider does not answer')
    }
  }
}

/** Asks once more for what went out, as a bank may send it back; for providers that say so. */
export async function askAfterRefunds(tools: Tools, bookingId: string, sending: SendingRefunds): Promise<void> {
  const refunds = await refundsOf(tools.database, bookingId)
  for (const refund of refunds.filter(({ state, providerRef }) => state === 'succeeded' && providerRef !== null)) {
    const payment = await findPayment(tools.database, refund.paymentId)
    if (!payment || payment.provider === 'manual') continue
    const reported = await providerNamed(tools, payment.provider).fetchRefund(refund.providerRef!)
    if (reported.state === 'failed') await note(tools, refund, reported, sending)
  }
}

async function send(tools: Tools, refund: RefundRow, sending: SendingRefunds): Promise<void> {
  const payment = await findPayment(tools.database, refund.paymentId)
  if (!payment) throw new Error(`Refund ${refund.id} is of no payment`)
  const provider = providerNamed(tools, payment.provider)
  const { ref } = await intentOf(tools, payment)
  const reported = refund.providerRef
    ? await provider.fetchRefund(refund.providerRef)
    : await provider.refund(ref, { key: refund.idempotencyKey, minor: refund.amountMinor })
  if (reported.state === 'created' && refund.providerRef) return
  await note(tools, refund, reported, sending)
}

async function note(
  tools: Tools,
  refund: RefundRow,
  reported: ProviderRefund,
  { lock, settled }: SendingRefunds,
): Promise<void> {
  await inTransaction(tools.database, async queries => {
    await lock(queries, refund.bookingId)
    const [known] = await queries.select().from(refundTable).where(eq(refundTable.id, refund.id))
    if (known?.state !== refund.state) return
    await settled(queries, await settleRefund(queries, refund.id, reported, tools.clock.now()))
  })
}
