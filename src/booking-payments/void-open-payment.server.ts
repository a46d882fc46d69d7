// Cancels a booking's open payment that is not needed any more.

import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { voidPayment } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/**
 * Asks the provider to let the open payment of the booking go, if there is one, and writes down what it answers: when
 * the money has arrived by then, that is settled like any other. A provider that does not answer leaves it open, for
 * the next look.
 */
export async function voidOpenPayment(tools: Tools, bookingId: string): Promise<void> {
  const open = await openPaymentOf(tools.database, bookingId)
  if (!open) return
  try {
    await settlePayment(tools, open.id, await voidPayment(tools, open))
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    tools.log.warn({ payment: open.id }, 'a payment could not be let go: its provider does not answer')
  }
}
