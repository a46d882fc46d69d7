// The command that carries out a payment with its provider, and says what the payer meets next.

import { dropUnmade, findPayment } from '#payments/ledger/payment-store.server.ts'
import type { PaymentRow } from '#payments/ledger/payment-tables.server.ts'
import { openStates } from '#payments/port/payment.ts'
import { type PaymentFault, ProviderDown, type ProviderIntent } from '#payments/port/provider.ts'
import { intentOf, paymentAddress, voidPayment } from '#payments/providers/providers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** What a payer meets next: their booking, a page elsewhere, or a sentence. */
export type PaymentAnswer =
  | { readonly kind: 'settled' }
  | { readonly kind: 'go'; readonly address: string }
  | { readonly kind: 'failed'; readonly fault: PaymentFault }
  | { readonly kind: 'unreachable' }

/**
 * Has the provider make an open payment, outside of any transaction, and says where its payer goes. Killed in between,
 * nothing is lost: the provider knows the payment by its key, and `reconcilePayments` asks.
 */
export async function carryOutPayment(tools: Tools, paymentId: string, origin?: string): Promise<PaymentAnswer> {
  const payment = await findPayment(tools.database, paymentId)
  if (!payment) throw new Error(`There is no payment ${paymentId}`)
  try {
    const intent = await intentOf(tools, payment)
    return answerOf(paymentId, intent, await settlePayment(tools, paymentId, intent, origin))
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    return giveUp(tools, paymentId)
  }
}

/** What the payer of a payment that was carried out before meets now. */
export function answerSoFar({ id, state, way, lastError }: PaymentRow): PaymentAnswer {
  if (state === 'failed') return { kind: 'failed', fault: (lastError as PaymentFault | null) ?? 'card-declined' }
  const waits = state === 'created' || state === 'requires_action'
  return waits && way !== 'bank-transfer' ? { kind: 'go', address: paymentAddress(id) } : { kind: 'settled' }
}

/** The provider does not answer: the attempt is cancelled if that is still possible, so that another one can be made. */
async function giveUp(tools: Tools, paymentId: string): Promise<PaymentAnswer> {
  if (await dropUnmade(tools.database, paymentId, tools.clock.now())) return { kind: 'unreachable' }
  const payment = await findPayment(tools.database, paymentId)
  try {
    const intent = await voidPayment(tools, payment!)
    await settlePayment(tools, paymentId, intent)
    return intent.state === 'cancelled' ? { kind: 'unreachable' } : { kind: 'go', address: paymentAddress(paymentId) }
  } catch (fault) {
    if (!(fault instanceof ProviderDown)) throw fault
    return { kind: 'go', address: paymentAddress(paymentId) }
  }
}

function answerOf(
  paymentId: string,
  { capturedMinor, error }: ProviderIntent,
  { payment, next }: Awaited<ReturnType<typeof settlePayment>>,
): PaymentAnswer {
  if (payment === 'failed') return { kind: 'failed', fault: error ?? 'card-declined' }
  // A transfer takes days: the payer does not wait for it, and finds on the booking's page where it goes.
  if (next?.kind === 'instructions') return { kind: 'settled' }
  if (next?.kind === 'page') return { kind: 'go', address: next.address }
  const waits = openStates.includes(payment) && payment !== 'authorised' && capturedMinor === 0
  return waits ? { kind: 'go', address: paymentAddress(paymentId) } : { kind: 'settled' }
}
