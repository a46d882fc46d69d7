// Refunds: of what was taken and not disputed, at once, failing, or failing after they went out.

import type Stripe from 'stripe'
import type { z } from 'zod'
import { type Bank, idOf, known, newId, seconds } from '../bank.ts'
import { tell } from '../events.ts'
import { invalid } from '../wire/fault.ts'
import type { refundCreate } from '../wire/params.ts'
import { chargeOf } from './charges.ts'
import { behaviourOf } from './customers.ts'
import { move } from './moves.ts'

export function createRefund(bank: Bank, params: z.output<typeof refundCreate>): Stripe.Refund {
  const charge = chargeToRefund(bank, params)
  const left = charge.amount_captured - charge.amount_refunded
  const amount = params.amount ?? left
  if (charge.disputed) throw invalid('This charge has been charged back.', { code: 'charge_disputed' })
  if (left === 0) throw invalid('This charge has already been refunded.', { code: 'charge_already_refunded' })
  if (amount > left || amount <= 0) {
    throw invalid(`Refund amount is greater than unrefunded amount on charge.`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  const refund: Stripe.Refund = {
    ...{
      id: newId('re'),
      object: 'refund',
      amount,
      balance_transaction: null,
      charge: charge.id,
      created: seconds(bank),
    },
    ...{ currency: charge.currency, customer: null, customer_account: null, metadata: params.metadata ?? {} },
    ...{ payment_intent: charge.payment_intent, payment_method: charge.payment_method, reason: params.reason ?? null },
    ...{ receipt_number: null, source_transfer_reversal: null, status: 'succeeded', transfer_reversal: null },
  }
  const { refunds } = bank.books
  const before = Object.values(refunds).some(each => each.charge === charge.id)
  refunds[refund.id] = refund
  if (behaviourOf(bank, idOf(charge.payment_method!)) === 'refund-fails' && !before) {
    refund.status = 'failed'
    refund.failure_reason = 'lost_or_stolen_card'
    tell(bank, 'refund.failed', refund)
    return refund
  }
  const moved = { amount: -amount, fee: 0, currency: charge.currency, source: refund.id }
  refund.balance_transaction = move(bank, { type: 'refund', ...moved }).id
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  tell(bank, 'charge.refunded', charge)
  tell(bank, 'refund.created', refund)
  return refund
}

function chargeToRefund(
  bank: Bank,
  { payment_intent: intentId, charge: chargeId }: z.output<typeof refundCreate>,
): Stripe.Charge {
  if (chargeId) return known(bank.books.charges, 'charge', chargeId)
  if (!intentId)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  const intent = known(bank.books.intents, 'payment_intent', intentId)
  const charge = chargeOf(bank, intent)
  if (!charge?.captured)
    throw invalid('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
  return charge
}

/** The payer's bank sends a refund back that had gone out. */
export function sendRefundBack(bank: Bank, id: string): void {
  const refund = known(bank.books.refunds, 'refund', id)
  if (refund.status !== 'succeeded') return
  const charge = known(bank.books.charges, 'charge', idOf(refund.charge!))
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  const moved = { amount: refund.amount, fee: 0, currency: refund.currency, source: refund.id }
  refund.failure_balance_transaction = move(bank, { type: 'refund_failure', ...moved }).id
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  tell(bank, 'refund.failed', refund)
}
