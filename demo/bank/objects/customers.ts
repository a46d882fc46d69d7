// Customers, and the cards that they let the bank keep.

import type Stripe from 'stripe'
import type { z } from 'zod'
import { type Bank, known, newId, seconds } from '../bank.ts'
import { behaviourOfToken, type CardBehaviour, numberOf, testCard } from '../test-cards.ts'
import { invalid } from '../wire/fault.ts'
import type { customerCreate } from '../wire/params.ts'

export function createCustomer(
  bank: Bank,
  { email, name, metadata = {} }: z.output<typeof customerCreate>,
): Stripe.Customer {
  const customer: Stripe.Customer = {
    ...{ id: newId('cus'), object: 'customer', balance: 0, created: seconds(bank), default_source: null },
    ...{ description: null, email: email ?? null, livemode: false, metadata, shipping: null },
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    ...(name !== undefined && { name }),
  }
  bank.books.customers[customer.id] = customer
  return customer
}

/** A card that somebody typed; `customer` keeps it. */
export function createMethod(bank: Bank, number: string, customer: string | null): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    ...{ id: newId('pm'), object: 'payment_method', created: seconds(bank), customer, customer_account: null },
    ...{ livemode: false, metadata: {}, type: 'card' },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      ...{ brand: 'visa', checks: null, country: 'XX', display_brand: 'visa', exp_month: 4, exp_year: 2041 },
      ...{ funding: 'credit', generated_from: null, last4: number.slice(-4), networks: null },
      ...{ regulated_status: null, three_d_secure_usage: { supported: true }, wallet: null },
    },
  }
  bank.books.methods[method.id] = method
  bank.books.numbers[method.id] = number
  return method
}

/** A kept card, or one of the names for test cards, which is a new card each time. */
export function methodNamed(bank: Bank, id: string): Stripe.PaymentMethod {
  const behaviour = behaviourOfToken(id)
  return behaviour ? createMethod(bank, numberOf(behaviour), null) : known(bank.books.methods, 'PaymentMethod', id)
}

export function behaviourOf({ books }: Bank, methodId: string): CardBehaviour {
  return testCard(books.numbers[methodId] ?? '')?.behaviour ?? 'declines'
}

export function attach(bank: Bank, id: string, customer: string): Stripe.PaymentMethod {
  known(bank.books.customers, 'customer', customer)
  const method = methodNamed(bank, id)
  method.customer = customer
  return method
}

/** Taken from its customer a card can never be used again. */
export function detach(bank: Bank, id: string): Stripe.PaymentMethod {
  const method = known(bank.books.methods, 'PaymentMethod', id)
  if (!method.customer)
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
  method.customer = null
  delete bank.books.numbers[id]
  return method
}
