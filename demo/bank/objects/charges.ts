// Charges: what was tried with a card, and what was taken.

import type Stripe from 'stripe'
import { type Bank, idOf, known, newId, plan, seconds } from '../bank.ts'
import { tell } from '../events.ts'
import { behaviourOf } from './customers.ts'
import { feeOf, move } from './moves.ts'

/** As long as most banks keep a reservation. */
export const holdLasts = 7 * 86_400
const disputedAfter = 60_000

/** A try with a card: reserved, or declined. */
export function createCharge(
  bank: Bank,
  intent: Stripe.PaymentIntent,
  methodId: string,
  declined?: { readonly code: string; readonly message: string },
): Stripe.Charge {
  const method = known(bank.books.methods, 'PaymentMethod', methodId)
  const created = seconds(bank)
  const card = { brand: 'visa', checks: null, country: 'XX', exp_month: 4, exp_year: 2041, funding: 'credit' }
  const charge: Stripe.Charge = {
    ...{ id: newId('ch'), object: 'charge', amount: intent.amount, amount_captured: 0, amount_refunded: 0 },
    ...{ application: null, application_fee: null, application_fee_amount: null, balance_transaction: null },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    ...{ calculated_statement_descriptor: 'MADE-UP BANK', captured: false, created, currency: intent.currency },
    ...{ customer: intent.customer, description: intent.description, disputed: false },
    ...{ failure_balance_transaction: null, failure_code: declined?.code ?? null },
    ...{ failure_message: declined?.message ?? null, fraud_details: null, livemode: false },
    ...{ metadata: intent.metadata, on_behalf_of: null, outcome: null, paid: !declined, payment_intent: intent.id },
    payment_method: methodId,
    payment_method_details: {
      type: 'card',
      card: {
        ...card,
        ...{ amount_authorized: intent.amount, authorization_code: null, capture_before: created + holdLasts },
        ...{
          electronic_commerce_indicator: null,
          transaction_link_id: null,
          installments: null,
          last4: method.card?.last4 ?? null,
          mandate: null,
          network: 'visa',
        },
        ...{ network_token: null, network_transaction_id: null, regulated_status: null, three_d_secure: null },
        wallet: null,
      },
    },
    ...{ receipt_email: null, receipt_number: null, receipt_url: null, refunded: false, review: null, shipping: null },
    ...{ source: null, source_transfer: null, statement_descriptor: null, statement_descriptor_suffix: null },
    ...{ status: declined ? 'failed' : 'succeeded', transfer_data: null, transfer_group: null },
  }
  bank.books.charges[charge.id] = charge
  intent.latest_charge = charge.id
  if (declined) tell(bank, 'charge.failed', charge)
  return charge
}

/** Takes money of what was reserved. The card that disputes is disputed a minute later. */
export function captureCharge(bank: Bank, charge: Stripe.Charge, amount: number): void {
  charge.captured = true
  charge.amount_captured = amount
  const { currency, id: source } = charge
  charge.balance_transaction = move(bank, { type: 'charge', amount, fee: feeOf(amount), currency, source }).id
  const behaviour = behaviourOf(bank, idOf(charge.payment_method!))
  if (behaviour.startsWith('disputed-')) {
    const at = bank.now().getTime() + disputedAfter
    plan(bank, { at, what: 'dispute-opens', about: charge.id, well: behaviour === 'disputed-won' })
  }
}

export function chargeOf({ books }: Bank, { latest_charge: named }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return named ? books.charges[idOf(named)] : undefined
}
