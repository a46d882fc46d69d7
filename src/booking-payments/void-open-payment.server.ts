// Cancels a booking's open payment that is not needed any more.

import { openPaymentOf } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { ProviderDown } from '#payments/port/provider.ts'
import { voidPayment } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** The same for the open payment of the booking's price, if there is one. */
export async function voidOpenPayment(tools: Tools, bookingId: string): Promise<void> {
  const open = await openPaymentOf(tools.database, bookingId)
  if (open) await letPaymentGo(tools, open)
}

/**
 * Asks the provider to let the payment go, and writes down what it answers: when the money has arrived by then, that is
 * settled like any other. A provider that does not answer leaves it open, for the next look.
 */
export async function letPaymentGo(tools: Tools, payment: PaymentRow): Promise<void> {
  try {
    await settlePayment(tools, payment.id, await voidPayment(tools, payment))
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    tools.log.warn({ payment: payment.id }, 'a payment could not be let go: its provider does not answer')
  }
}
