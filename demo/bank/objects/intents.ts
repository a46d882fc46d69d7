// PaymentIntents through their life: made, confirmed with a card, captured, cancelled.

import type Stripe from 'stripe'
import type { z } from 'zod'
import { type Bank, idOf, known, newId, plan, seconds } from '../bank.ts'
import { decimalsOf } from '../currencies.ts'
import { tell } from '../events.ts'
import type { CardBehaviour } from '../test-cards.ts'
import { Fault, invalid } from '../wire/fault.ts'
import type { intentCancel, intentConfirm, intentCreate, intentUpdate } from '../wire/params.ts'
import { captureCharge, chargeOf, createCharge, holdLasts } from './charges.ts'
import { behaviourOf, methodNamed } from './customers.ts'

const answersLate = 20_000
/** How long the bank of a kept card that is away later does not answer. */
export const awayFor = 20 * 60_000
// https://docs.stripe.com/currencies: the least that can be charged; 50 of most.
const least = 50

type NewIntent = Omit<z.output<typeof intentCreate>, 'expand'>

export function createIntent(bank: Bank, params: NewIntent): Stripe.PaymentIntent {
  const { amount, currency, metadata = {}, customer } = params
  checkSum(amount, currency)
  if (customer) known(bank.books.customers, 'customer', customer)
  const id = newId('pi')
  const intent: Stripe.PaymentIntent = {
    ...{ id, object: 'payment_intent', amount, amount_capturable: 0, amount_received: 0, application: null },
    ...{
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      application_fee_amount: null,
      canceled_at: null,
      cancellation_reason: null,
    },
    automatic_payment_methods: params.automatic_payment_methods ?? null,
    ...{ capture_method: params.capture_method ?? 'automatic', client_secret: `${id}_secret_${id.slice(-8)}` },
    ...{ confirmation_method: 'automatic', created: seconds(bank), currency, customer: customer ?? null },
    ...{ customer_account: null, description: params.description ?? null, excluded_payment_method_types: null },
    ...{ last_payment_error: null, latest_charge: null, livemode: false, managed_payments: null, metadata },
    ...{ next_action: null, on_behalf_of: null, payment_method: null, payment_method_configuration_details: null },
    ...{ payment_method_options: null, payment_method_types: params.allowed_payment_method_types ?? ['card'] },
    ...{ payment_record: null, processing: null, receipt_email: params.receipt_email ?? null, review: null },
    ...{ setup_future_usage: params.setup_future_usage ?? null, shipping: null, source: null },
    ...{ statement_descriptor: null, statement_descriptor_suffix: null, status: 'requires_payment_method' },
    ...{ transfer_data: null, transfer_group: null },
  }
  bank.books.intents[id] = intent
  tell(bank, 'payment_intent.created', intent)
  return intent
}

export function checkSum(amount: number, currency: string): void {
  if (amount < least) throw invalid(`Amount must be at least ${least}.`, { code: 'amount_too_small', param: 'amount' })
  if (amount > 99_999_999) throw invalid('Amount is too large.', { code: 'amount_too_large', param: 'amount' })
  if (decimalsOf(currency) === 3 && amount % 10 !== 0)
    throw invalid('Invalid amount: the last digit must be 0.', { param: 'amount' })
}

export function updateIntent(bank: Bank, id: string, params: z.output<typeof intentUpdate>): Stripe.PaymentIntent {
  const intent = known(bank.books.intents, 'payment_intent', id)
  const { customer, metadata, description } = params
  if (customer) {
    known(bank.books.customers, 'customer', customer)
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
      throw wrongState(intent, 'updated')
    intent.customer = customer
  }
  if (metadata) intent.metadata = { ...intent.metadata, ...metadata }
  if (description !== undefined) intent.description = description
  return intent
}

/** Confirms with a card; what its owner would have to answer fails where nobody is there. Throws the 402 of a decline. */
export function confirmIntent(bank: Bank, id: string, params: z.output<typeof intentConfirm>): Stripe.PaymentIntent {
  const intent = known(bank.books.intents, 'payment_intent', id)
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
    throw wrongState(intent, 'confirmed')
  const named = params.payment_method ?? (intent.payment_method ? idOf(intent.payment_method) : undefined)
  if (!named)
    throw invalid('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      param: 'payment_method',
    })
  const method = methodNamed(bank, named)
  const isTheirs = method.customer === null || method.customer === intent.customer
  const isGone = bank.books.numbers[method.id] === undefined
  if (!isTheirs || isGone)
    throw invalid('The payment method does not belong to this customer.', { param: 'payment_method' })
  if (params.off_session && method.customer === null && !named.startsWith('pm_card_')) {
    throw invalid('This payment method was never attached to a customer.', { param: 'payment_method' })
  }
  const behaviour = behaviourOf(bank, method.id)
  if (params.off_session && behaviour === 'away-later' && bank.now().getTime() < intent.created * 1000 + awayFor) {
    throw new Fault(503, 'api_error', 'The bank of this card does not answer.')
  }
  tryCard(bank, intent, method.id, params.off_session === true)
  const fault = intent.last_payment_error
  if (!fault || intent.status !== 'requires_payment_method') return intent
  throw new Fault(402, 'card_error', fault.message ?? 'Your card was declined.', {
    code: fault.code ?? 'card_declined',
    ...(fault.decline_code !== undefined && { decline_code: fault.decline_code }),
    payment_intent: intent,
  })
}

/** What the bank behind a card does: the intent says afterwards how it went. */
export function tryCard(bank: Bank, intent: Stripe.PaymentIntent, methodId: string, alone: boolean): void {
  intent.payment_method = methodId
  intent.last_payment_error = null
  const behaviour = behaviourOf(bank, methodId)
  if (behaviour === 'no-funds') return void decline(bank, intent, 'card_declined', 'insufficient_funds')
  if (behaviour === 'declines' || (alone && behaviour === 'pays-once')) {
    return void decline(bank, intent, 'card_declined', 'generic_decline')
  }
  if (behaviour === 'second-step') {
    if (alone) return void decline(bank, intent, 'authentication_required', 'authentication_required')
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    return void tell(bank, 'payment_intent.requires_action', intent)
  }
  if (behaviour === 'answers-late' || behaviour === 'declines-late') {
    intent.status = 'processing'
    intent.processing = { type: 'card', card: {} }
    const at = bank.now().getTime() + answersLate
    plan(bank, { at, what: 'card-answers', about: intent.id, well: behaviour === 'answers-late' })
    return void tell(bank, 'payment_intent.processing', intent)
  }
  succeed(bank, intent)
}

const messages: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  generic_decline: 'Your card was declined.',
}

type DeclineCode = 'insufficient_funds' | 'generic_decline' | 'authentication_required'

function decline(
  bank: Bank,
  intent: Stripe.PaymentIntent,
  code: Stripe.PaymentIntent.LastPaymentError.Code,
  reason: DeclineCode,
): void {
  const message = messages[reason]!
  const method = bank.books.methods[idOf(intent.payment_method!)]!
  const charge = createCharge(bank, intent, method.id, { code, message })
  fail(bank, intent, {
    type: 'card_error',
    code,
    decline_code: reason,
    message,
    charge: charge.id,
    payment_method: method,
  })
}

function fail(bank: Bank, intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError): void {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.processing = null
  intent.last_payment_error = error
  tell(bank, 'payment_intent.payment_failed', intent)
}

/** The card's owner has answered their bank. */
export function answerStep(bank: Bank, intent: Stripe.PaymentIntent, agreed: boolean): void {
  if (intent.status !== 'requires_action') return
  intent.next_action = null
  if (agreed) return void succeed(bank, intent)
  const code = 'payment_intent_authentication_failure'
  fail(bank, intent, { type: 'card_error', code, message: 'You did not confirm this payment with your bank.' })
}

/** A card that takes its time has answered. */
export function answerLate(bank: Bank, intentId: string, well: boolean): void {
  const intent = bank.books.intents[intentId]
  if (intent?.status !== 'processing') return
  if (well) succeed(bank, intent)
  else decline(bank, intent, 'card_declined', 'generic_decline')
}

// How often what a card did is told, and when: `created` is told by every intent.
const told: Readonly<Partial<Record<CardBehaviour, { readonly times: number; readonly after: number }>>> = {
  'answers-twice': { times: 3, after: 1_000 },
  // Before what happened earlier, which is held back.
  'answers-unordered': { times: 1, after: 0 },
}

function succeed(bank: Bank, intent: Stripe.PaymentIntent): void {
  const methodId = idOf(intent.payment_method!)
  const charge = createCharge(bank, intent, methodId)
  const telling = told[behaviourOf(bank, methodId)]
  if (intent.setup_future_usage && intent.customer) bank.books.methods[methodId]!.customer = idOf(intent.customer)
  intent.processing = null
  intent.next_action = null
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
    const at = (seconds(bank) + holdLasts) * 1000
    plan(bank, { at, what: 'hold-lapses', about: intent.id, well: false })
    return void tell(bank, 'payment_intent.amount_capturable_updated', intent, telling)
  }
  take(bank, intent, charge, intent.amount)
  tell(bank, 'payment_intent.succeeded', intent, telling)
  tell(bank, 'charge.succeeded', charge, telling)
}

function take(bank: Bank, intent: Stripe.PaymentIntent, charge: Stripe.Charge, amount: number): void {
  intent.status = 'succeeded'
  intent.amount_capturable = 0
  intent.amount_received = amount
  captureCharge(bank, charge, amount)
}

export function captureIntent(bank: Bank, id: string, amount?: number): Stripe.PaymentIntent {
  const intent = known(bank.books.intents, 'payment_intent', id)
  if (intent.status !== 'requires_capture') throw wrongState(intent, 'captured')
  const taken = amount ?? intent.amount_capturable
  if (taken > intent.amount_capturable || taken <= 0) {
    throw invalid('The amount to capture is more than what was authorized.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  }
  const charge = chargeOf(bank, intent)!
  take(bank, intent, charge, taken)
  tell(bank, 'payment_intent.succeeded', intent)
  tell(bank, 'charge.captured', charge)
  return intent
}

export function cancelIntent(
  bank: Bank,
  id: string,
  reason: z.output<typeof intentCancel>['cancellation_reason'] | 'automatic',
): Stripe.PaymentIntent {
  const intent = known(bank.books.intents, 'payment_intent', id)
  const cancellable = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture']
  if (!cancellable.includes(intent.status)) throw wrongState(intent, 'canceled')
  intent.status = 'canceled'
  intent.amount_capturable = 0
  intent.next_action = null
  intent.canceled_at = seconds(bank)
  intent.cancellation_reason = reason ?? null
  tell(bank, 'payment_intent.canceled', intent)
  return intent
}

function wrongState({ status }: Stripe.PaymentIntent, what: string): Fault {
  const message = `This PaymentIntent could not be ${what} because it has a status of ${status}.`
  return invalid(message, { code: 'payment_intent_unexpected_state' })
}
