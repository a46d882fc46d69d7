// Checkout Sessions: a page that somebody pays on, until it was paid or its time is over.

import type Stripe from 'stripe'
import type { z } from 'zod'
import { type Bank, idOf, known, newId, plan, seconds } from '../bank.ts'
import { tell } from '../events.ts'
import { invalid } from '../wire/fault.ts'
import type { sessionCreate } from '../wire/params.ts'
import { createCustomer, createMethod } from './customers.ts'
import { answerStep, cancelIntent, checkSum, createIntent, tryCard } from './intents.ts'

type NewSession = z.output<typeof sessionCreate>

const shortest = 30 * 60
const longest = 24 * 3600

export function createSession(bank: Bank, params: NewSession): Stripe.Checkout.Session {
  const now = seconds(bank)
  const expires = params.expires_at ?? now + longest
  if (expires < now + shortest)
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    })
  if (expires > now + longest)
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    })
  const { currency } = params.line_items[0]!.price_data
  const amount = params.line_items.reduce(
    (sum, { quantity, price_data: { unit_amount } }) => sum + quantity * unit_amount,
    0,
  )
  checkSum(amount, currency)
  const id = newId('cs_test')
  const session: Stripe.Checkout.Session = {
    ...{ id, object: 'checkout.session', adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null },
    ...{
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      amount_subtotal: amount,
      amount_total: amount,
      cancel_url: params.cancel_url ?? null,
    },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    ...{ billing_address_collection: null, client_reference_id: params.client_reference_id ?? null },
    ...{
      client_secret: null,
      collected_information: null,
      consent: null,
      consent_collection: null,
      created: now,
      currency,
    },
    ...{ currency_conversion: null, custom_fields: [], customer: null, customer_account: null },
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    ...{ customer_creation: params.customer_creation ?? 'if_required', customer_details: null },
    ...{ customer_email: params.customer_email ?? null, discounts: null, expires_at: expires },
    ...{
      integration_identifier: null,
      invoice: null,
      invoice_creation: null,
      livemode: false,
      locale: params.locale ?? null,
    },
    ...{ managed_payments: null, metadata: params.metadata ?? {}, mode: 'payment', origin_context: null },
    ...{ payment_intent: null, payment_link: null, payment_method_collection: null },
    ...{ payment_method_configuration_details: null, payment_method_options: null },
    ...{
      payment_method_types: params.allowed_payment_method_types ?? ['card'],
      payment_status: 'unpaid',
      permissions: null,
    },
    ...{ recovered_from: null, saved_payment_method_options: null, setup_intent: null },
    ...{ shipping_address_collection: null, shipping_cost: null, shipping_options: [], status: 'open' },
    ...{ submit_type: null, subscription: null, success_url: params.success_url },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...{ ui_mode: 'hosted_page', url: `${bank.origin}/c/pay/${id}`, wallet_options: null },
  }
  bank.books.sessions[id] = session
  const title = params.line_items.map(({ price_data }) => price_data.product_data.name).join(', ')
  bank.books.pages[id] = { title, intent: params.payment_intent_data ?? {} }
  plan(bank, { at: expires * 1000, what: 'session-ends', about: id, well: false })
  return session
}

/** What callers see: a page that has ended has no address. */
export function shownSession(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  return { ...session, url: session.status === 'open' ? session.url : null }
}

/** Ends the page; a card that was tried on it is let go. */
export function expireSession(bank: Bank, id: string): Stripe.Checkout.Session {
  const session = known(bank.books.sessions, 'checkout.session', id)
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  session.status = 'expired'
  const intent = intentOf(bank, session)
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') cancelIntent(bank, intent.id, undefined)
  tell(bank, 'checkout.session.expired', shownSession(session))
  return session
}

export function intentOf(
  { books }: Bank,
  { payment_intent: named }: Stripe.Checkout.Session,
): Stripe.PaymentIntent | undefined {
  return named ? books.intents[idOf(named)] : undefined
}

/** Somebody pays on the page with this card; the intent says how that went. */
export function payOn(bank: Bank, session: Stripe.Checkout.Session, number: string): Stripe.PaymentIntent {
  const data = bank.books.pages[session.id]!.intent
  const { amount_total: amount, currency } = session
  const intent = intentOf(bank, session) ?? createIntent(bank, { ...data, amount: amount!, currency: currency! })
  session.payment_intent = intent.id
  const keeps = data.setup_future_usage !== undefined
  if (keeps || session.customer_creation === 'always') {
    const email = session.customer_email ?? undefined
    session.customer ??= createCustomer(bank, email ? { email } : {}).id
    intent.customer = session.customer
  }
  const method = createMethod(bank, number, keeps ? idOf(session.customer!) : null)
  tryCard(bank, intent, method.id, false)
  complete(bank, session, intent)
  return intent
}

export function answerOn(bank: Bank, session: Stripe.Checkout.Session, agreed: boolean): void {
  const intent = intentOf(bank, session)
  if (!intent) return
  answerStep(bank, intent, agreed)
  complete(bank, session, intent)
}

function complete(bank: Bank, session: Stripe.Checkout.Session, { status }: Stripe.PaymentIntent): void {
  if (!['succeeded', 'requires_capture', 'processing'].includes(status)) return
  session.status = 'complete'
  session.payment_status = status === 'processing' ? 'unpaid' : 'paid'
  tell(bank, 'checkout.session.completed', shownSession(session))
}

/** The card of a page that was complete but unpaid has answered. */
export function noteLate(bank: Bank, intent: Stripe.PaymentIntent): void {
  const session = Object.values(bank.books.sessions).find(each => each.payment_intent === intent.id)
  if (session?.status !== 'complete' || session.payment_status === 'paid') return
  const paid = intent.status === 'succeeded' || intent.status === 'requires_capture'
  if (paid) session.payment_status = 'paid'
  const type = paid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed'
  tell(bank, type, shownSession(session))
}
