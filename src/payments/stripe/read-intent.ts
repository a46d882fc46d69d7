// What Stripe's objects say of a payment, in our words: a page for the payer, and the intent behind it.

import type Stripe from 'stripe'
import type { PaymentState } from '#payments/port/payment.ts'
import type { NextStep, PaymentElement, PaymentFault, ProviderIntent } from '#payments/port/provider.ts'
import { days } from '#values/duration.ts'
import { currencyOf, fromStripe } from './stripe-amount.ts'

/** What we ask for along with an intent: the money that moved, and what Stripe keeps of it. */
export const withCharge = ['latest_charge.balance_transaction']
export const withIntent = ['payment_intent', ...withCharge.map(part => `payment_intent.${part}`)]

/** Our marks on everything that we make there: the payment, and who pays it. */
export type Marks = { readonly casita_payment: string; readonly casita_payer: 'page' | 'element' | 'saved' }

/** The id of an object that Stripe names, or sends along where it was asked to. */
export function idOf(named: string | { readonly id: string }): string {
  return typeof named === 'string' ? named : named.id
}

/** Networks that do not say until when they keep a reservation keep it for so long. */
const reservationLasts = days(7)

/** A page for the payer as it stands; once it was paid on, the intent behind it says the rest. */
export function readSession(session: Stripe.Checkout.Session, now: Date): ProviderIntent {
  const { id: ref, status, url, payment_intent: intent } = session
  if (status === 'complete' && intent && typeof intent === 'object') return readIntent(intent, {})
  // Nobody but us ends a page before its time.
  const ended = now.getTime() < session.expires_at * 1000 ? 'cancelled' : 'expired'
  const code = currencyOf(session.currency ?? 'eur')
  return {
    ...unpaid,
    ...{ ref, currency: code, amountMinor: fromStripe(session.amount_total ?? 0, code) },
    state: status === 'expired' ? ended : 'created',
    next: status === 'open' && url ? { kind: 'page', address: url } : null,
  }
}

/** What has moved nothing, and leads nowhere. */
export const unpaid = {
  ...{ capturedMinor: 0, feeMinor: 0, cardLast4: null, authorisedUntil: null, error: null, next: null },
} as const satisfies Partial<ProviderIntent>

type Shown = { readonly element?: Omit<PaymentElement, 'clientSecret'> | undefined }

/** An intent as it stands; `element` draws its fields, where they stand in a page of ours. */
export function readIntent(intent: Stripe.PaymentIntent, { element }: Shown): ProviderIntent {
  const code = currencyOf(intent.currency)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  const state = stateOf(intent)
  const reservedUntil = card?.capture_before ?? (charge ? charge.created + reservationLasts / 1000 : null)
  return {
    ...{ ref: intent.id, state, currency: code },
    amountMinor: fromStripe(intent.amount, code),
    capturedMinor: fromStripe(intent.amount_received, code),
    feeMinor: charge ? feeOf(charge, code) : 0,
    cardLast4: card?.last4 ?? null,
    authorisedUntil: state === 'authorised' && reservedUntil ? new Date(reservedUntil * 1000) : null,
    error: errorOf(state, intent),
    next: state === 'created' || state === 'requires_action' ? nextOf(intent, element) : null,
  }
}

function stateOf({
  status,
  metadata,
  cancellation_reason: why,
  last_payment_error: fault,
  ...intent
}: Stripe.PaymentIntent): PaymentState {
  if (intent.amount_received > 0) return 'captured'
  if (status === 'requires_capture') return 'authorised'
  if (metadata.casita_fault) return 'failed'
  if (status === 'canceled') return why === 'automatic' ? 'expired' : 'cancelled'
  // A payer before the fields in our page may try another card; everybody else has had their one try.
  const isOver = metadata.casita_payer !== 'element'
  if (fault && isOver && (status === 'requires_payment_method' || status === 'requires_action')) return 'failed'
  return status === 'requires_action' ? 'requires_action' : 'created'
}

function errorOf(
  state: PaymentState,
  { metadata, last_payment_error: fault }: Stripe.PaymentIntent,
): PaymentFault | null {
  if (state === 'expired') return 'authorisation-expired'
  if (state !== 'failed') return null
  return metadata.casita_fault === 'card-unknown' ? 'card-unknown' : faultOf(fault)
}

function nextOf(intent: Stripe.PaymentIntent, element: Shown['element']): NextStep | null {
  const paysHere = element && intent.client_secret && intent.metadata.casita_payer === 'element'
  const begun = intent.status !== 'processing'
  return paysHere && begun ? { kind: 'element', ...element, clientSecret: intent.client_secret! } : null
}

/** Of a charge in another currency the fee is converted back by the rate that Stripe used. */
function feeOf({ balance_transaction: moved }: Stripe.Charge, code: ReturnType<typeof currencyOf>): number {
  if (!moved || typeof moved === 'string') return 0
  const settledIn = currencyOf(moved.currency)
  if (settledIn === code) return fromStripe(moved.fee, code)
  return moved.exchange_rate ? fromStripe(Math.round(moved.fee / moved.exchange_rate), code) : 0
}

/** Why a payment failed, in the words of our port. */
export function faultOf(
  error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'> | null,
): PaymentFault {
  const { code, decline_code: reason } = error ?? {}
  if (code === 'authentication_required' || reason === 'authentication_required') return 'payer-needed'
  if (code === 'payment_intent_authentication_failure') return 'step-refused'
  if (reason === 'insufficient_funds') return 'insufficient-funds'
  return 'card-declined'
}
