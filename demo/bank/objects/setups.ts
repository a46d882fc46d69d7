// SetupIntents: a card is kept without paying.

import type Stripe from 'stripe'
import type { z } from 'zod'
import { type Bank, idOf, known, newId, seconds } from '../bank.ts'
import { tell } from '../events.ts'
import { Fault, invalid } from '../wire/fault.ts'
import type { setupConfirm, setupCreate } from '../wire/params.ts'
import { behaviourOf, methodNamed } from './customers.ts'

export function createSetup(bank: Bank, params: z.output<typeof setupCreate>): Stripe.SetupIntent {
  const { customer, usage = 'off_session', metadata = {}, allowed_payment_method_types: types = ['card'] } = params
  if (customer) known(bank.books.customers, 'customer', customer)
  const id = newId('seti')
  const setup: Stripe.SetupIntent = {
    ...{ id, object: 'setup_intent', allowed_payment_method_types: types, application: null },
    ...{ automatic_payment_methods: null, cancellation_reason: null, client_secret: `${id}_secret` },
    ...{ created: seconds(bank), customer: customer ?? null, customer_account: null, description: null },
    ...{ excluded_payment_method_types: null, flow_directions: null, last_setup_error: null, latest_attempt: null },
    ...{ livemode: false, managed_payments: null, mandate: null, metadata, next_action: null, on_behalf_of: null },
    ...{ payment_method: null, payment_method_configuration_details: null, payment_method_options: null },
    ...{ payment_method_types: types, single_use_mandate: null, status: 'requires_payment_method', usage },
  }
  bank.books.setups[id] = setup
  tell(bank, 'setup_intent.created', setup)
  return setup
}

/** Keeps the card with the customer, or asks its owner first. Throws the 402 of a decline. */
export function confirmSetup(
  bank: Bank,
  id: string,
  { payment_method }: z.output<typeof setupConfirm>,
): Stripe.SetupIntent {
  const setup = known(bank.books.setups, 'setup_intent', id)
  if (setup.status !== 'requires_payment_method')
    throw invalid(`This SetupIntent has a status of ${setup.status}.`, { code: 'setup_intent_unexpected_state' })
  const method = methodNamed(bank, payment_method)
  const behaviour = behaviourOf(bank, method.id)
  if (behaviour === 'declines' || behaviour === 'no-funds') {
    throw new Fault(402, 'card_error', 'Your card was declined.', {
      code: 'card_declined',
      decline_code: 'generic_decline',
    })
  }
  setup.payment_method = method.id
  setup.status = behaviour === 'second-step' ? 'requires_action' : 'succeeded'
  if (setup.status === 'succeeded') {
    method.customer = setup.customer && idOf(setup.customer)
    tell(bank, 'setup_intent.succeeded', setup)
  }
  return setup
}
