// Payments at Stripe: a page for the payer, fields in a page of ours, or a saved card; captured, or let go.

import type Stripe from 'stripe'
import { openStates, payPageLasts } from '#payments/port/payment.ts'
import type { NewIntent, PayerPage, PaymentFault, ProviderIntent } from '#payments/port/provider.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later } from '#values/duration.ts'
import { money } from '#values/money.ts'
import { faultOf, idOf, type Marks, readIntent, readSession, unpaid, withCharge, withIntent } from './read-intent.ts'
import { toStripe } from './stripe-amount.ts'
import { ask, neverMade, refusalOf, type StripeAccount, stripeClient } from './stripe-client.server.ts'

/** One connection, and what a call needs besides. */
export type AtStripe = {
  readonly tools: Pick<Tools, 'clock' | 'log'>
  readonly account: StripeAccount
  readonly stripe: Stripe
}

export function atStripe(tools: AtStripe['tools'], account: StripeAccount): AtStripe {
  return { tools, account, stripe: stripeClient(account) }
}

/** Its name says why, and of which sum. */
function notMade({ paymentId, amount }: NewIntent, why: 'cancelled' | 'not-supported'): ProviderIntent {
  return readNeverMade([neverMade + paymentId, why, amount.minor, amount.currency].join(':'))
}

function readNeverMade(ref: string): ProviderIntent {
  const [, why, minor, currency] = ref.split(':')
  return {
    ...unpaid,
    ...{ ref, amountMinor: Number(minor), currency: currency as ProviderIntent['currency'] },
    ...(why === 'cancelled' ? { state: 'cancelled', error: null } : { state: 'failed', error: 'not-supported' }),
  }
}

/** Methods that only promise money for days: the nights cannot be held for them. */
const delayedMethods: Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[] = [
  ...['acss_debit', 'au_becs_debit', 'bacs_debit', 'boleto', 'customer_balance', 'konbini', 'multibanco'],
  ...['nz_bank_account', 'oxxo', 'payto', 'sepa_debit', 'us_bank_account'],
]

/** Makes the payment there, under the key of ours: asked twice it is one. */
export async function createIntent(at: AtStripe, wanted: NewIntent): Promise<ProviderIntent> {
  const sum = toStripe(wanted.amount)
  if (!sum) return notMade(wanted, 'not-supported')
  const { page } = wanted
  if (page && (!at.account.element || page.withoutScript)) return createPage(at, wanted, page, sum)
  return createBare(at, wanted, sum)
}

type Sum = NonNullable<ReturnType<typeof toStripe>>

async function createPage(at: AtStripe, wanted: NewIntent, page: PayerPage, sum: Sum): Promise<ProviderIntent> {
  const { paymentId, capture, keepsCard = false, begunAt, key, reference } = wanted
  const metadata = marks(paymentId, 'page')
  const here = `${page.site}/payments/${paymentId}`
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: sum.currency, unit_amount: sum.amount, product_data: { name: page.title } },
      },
    ],
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: {
      ...{ metadata, description: `${page.title} (${reference})` },
      capture_method: capture,
      ...(keepsCard && { setup_future_usage: 'off_session' }),
    },
    ...(keepsCard && { customer_creation: 'always' }),
    ...(page.email && { customer_email: page.email }),
    // Only cards are kept, and only they reserve.
    ...(keepsCard || capture === 'manual'
      ? { allowed_payment_method_types: ['card'] }
      : { excluded_payment_method_types: delayedMethods }),
    locale: localeOf(page.language),
    expires_at: Math.floor(later(begunAt, payPageLasts).getTime() / 1000),
    success_url: here,
    cancel_url: here,
  }
  try {
    const { id } = await ask(at.tools.log, () => at.stripe.checkout.sessions.create(params, { idempotencyKey: key }))
    return await fetchIntent(at, id)
  } catch (fault) {
    // Asked for too late, and never before: had it been made, the key would have answered it.
    if (refusalOf(fault)?.param === 'expires_at') return notMade(wanted, 'cancelled')
    return refused(at, fault, wanted)
  }
}

async function createBare(at: AtStripe, wanted: NewIntent, sum: Sum): Promise<ProviderIntent> {
  const { paymentId, capture, keepsCard = false, key, reference, page } = wanted
  const { stripe, tools } = at
  try {
    const customer = page && keepsCard ? await customerFor(at, wanted, page) : undefined
    const params: Stripe.PaymentIntentCreateParams = {
      ...sum,
      metadata: marks(paymentId, page ? 'element' : 'saved'),
      description: page ? `${page.title} (${reference})` : reference,
      capture_method: capture,
      ...(customer && { customer, setup_future_usage: 'off_session' }),
      ...(page && !keepsCard && capture === 'automatic'
        ? { automatic_payment_methods: { enabled: true }, excluded_payment_method_types: delayedMethods }
        : { allowed_payment_method_types: ['card'] }),
    }
    const { id } = await ask(tools.log, () => stripe.paymentIntents.create(params, { idempotencyKey: key }))
    return await fetchIntent(at, id)
  } catch (fault) {
    return refused(at, fault, wanted)
  }
}

async function customerFor(
  { stripe, tools }: AtStripe,
  { key, paymentId }: NewIntent,
  { email }: PayerPage,
): Promise<string> {
  const params = { metadata: { casita_payment: paymentId }, ...(email && { email }) }
  const { id } = await ask(tools.log, () => stripe.customers.create(params, { idempotencyKey: `${key}:customer` }))
  return id
}

/** A sum that is too small or too large for this account, or a currency that it does not take. */
function refused(at: AtStripe, fault: unknown, wanted: NewIntent): ProviderIntent {
  const refusal = refusalOf(fault)
  const aboutSum = ['amount_too_small', 'amount_too_large', 'currency_not_supported', 'invalid_currency']
  if (!refusal || !aboutSum.includes(refusal.code ?? '')) throw fault
  at.tools.log.warn({ payment: wanted.paymentId, code: refusal.code }, 'the payment provider does not take this sum')
  return notMade(wanted, 'not-supported')
}

const marks = (paymentId: string, payer: Marks['casita_payer']): Marks => ({
  casita_payment: paymentId,
  casita_payer: payer,
})

/** Stripe's pages know no Arabic: what they do not know they choose by the browser. */
function localeOf(language: string): Stripe.Checkout.SessionCreateParams.Locale {
  return ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'].includes(language) ? language : 'auto'
}

/** As it stands, by either of its names. Throws for one that this account does not know. */
export async function fetchIntent(at: AtStripe, ref: string): Promise<ProviderIntent> {
  const { stripe, tools, account } = at
  if (ref.startsWith(neverMade)) return readNeverMade(ref)
  if (!ref.startsWith('cs_')) {
    const params = { expand: withCharge }
    return readIntent(await ask(tools.log, () => stripe.paymentIntents.retrieve(ref, params)), account)
  }
  const session = await ask(tools.log, () => stripe.checkout.sessions.retrieve(ref, { expand: withIntent }))
  return readSession(session, tools.clock.now())
}

/** The intent of this payment, whichever name it goes by; undefined while nobody has paid on its page. */
export async function intentRefOf({ stripe, tools }: AtStripe, ref: string): Promise<string | undefined> {
  if (!ref.startsWith('cs_')) return ref.startsWith(neverMade) ? undefined : ref
  const { payment_intent: intent } = await ask(tools.log, () => stripe.checkout.sessions.retrieve(ref))
  return intent ? idOf(intent) : undefined
}

/** What the provider refuses about a state is no fault: somebody was faster, and the object says how it stands. */
async function unlessTooLate(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (fault) {
    if (!refusalOf(fault)) throw fault
  }
}

export async function captureIntent(at: AtStripe, ref: string, minor?: number): Promise<ProviderIntent> {
  const intent = await fetchIntent(at, ref)
  if (intent.state !== 'authorised') return intent
  const least = Math.min(minor ?? intent.amountMinor, intent.amountMinor)
  const amount = toStripe(money(least, intent.currency))?.amount
  if (amount === undefined) return { ...intent, error: 'not-supported' }
  const key = { idempotencyKey: `${intent.ref}:capture:${amount}` }
  await unlessTooLate(() =>
    ask(at.tools.log, () => at.stripe.paymentIntents.capture(intent.ref, { amount_to_capture: amount }, key)),
  )
  return fetchIntent(at, intent.ref)
}

/** Ends the page first: whoever is on it cannot pay any more. */
export async function cancelIntent(at: AtStripe, ref: string): Promise<ProviderIntent> {
  const { stripe, tools } = at
  const intent = await fetchIntent(at, ref)
  if (!openStates.includes(intent.state)) return intent
  const key = { idempotencyKey: `${intent.ref}:cancel` }
  await unlessTooLate(() =>
    ask(tools.log, async () =>
      intent.ref.startsWith('cs_')
        ? stripe.checkout.sessions.expire(intent.ref, {}, key)
        : stripe.paymentIntents.cancel(intent.ref, {}, key),
    ),
  )
  return fetchIntent(at, intent.ref)
}

type Saved = { readonly customer: string; readonly card: string; readonly isPaid: boolean }

/** The customer and the card that the payment saved; undefined when it saved none, or the card was taken back. */
async function savedBy(at: AtStripe, keptBy: string): Promise<Saved | undefined> {
  const ref = await intentRefOf(at, keptBy)
  if (!ref) return undefined
  const intent = await ask(at.tools.log, () => at.stripe.paymentIntents.retrieve(ref))
  const { customer, payment_method: method, setup_future_usage: kept, status, metadata } = intent
  // What a saved card has paid is as good a witness of it as what saved it.
  const isKept = kept === 'off_session' || metadata.casita_payer === 'saved'
  if (!isKept || !customer || !method) return undefined
  const card = await ask(at.tools.log, () => at.stripe.paymentMethods.retrieve(idOf(method)))
  const isPaid = status === 'succeeded' || status === 'requires_capture'
  // One that was taken from its customer can never be charged again.
  return card.customer ? { customer: idOf(customer), card: card.id, isPaid } : undefined
}

/** Charges a saved card in its owner's absence, once for this intent. */
export async function chargeSaved(at: AtStripe, ref: string, keptBy: string): Promise<ProviderIntent> {
  const { stripe, tools } = at
  const intent = await fetchIntent(at, ref)
  if (intent.state !== 'created' || intent.next) return intent
  const saved = await savedBy(at, keptBy)
  if (!saved?.isPaid) return ended(at, intent, 'card-unknown')
  const { customer, card } = saved
  const confirmed = { payment_method: card, off_session: true }
  try {
    await ask(tools.log, async () => {
      await stripe.paymentIntents.update(ref, { customer }, { idempotencyKey: `${ref}:customer` })
      await stripe.paymentIntents.confirm(ref, confirmed, { idempotencyKey: `${ref}:confirm` })
    })
  } catch (fault) {
    const refusal = refusalOf(fault)
    if (!refusal) throw fault
    const after = await fetchIntent(at, ref)
    return after.state === 'created'
      ? ended(at, after, faultOf({ code: refusal.code as never, decline_code: refusal.decline_code }))
      : after
  }
  return fetchIntent(at, ref)
}

/** It failed without any try that Stripe would remember: so we note why there, and nothing can be charged any more. */
async function ended(at: AtStripe, { ref }: ProviderIntent, fault: PaymentFault): Promise<ProviderIntent> {
  const params = { metadata: { casita_fault: fault } }
  await ask(at.tools.log, () => at.stripe.paymentIntents.update(ref, params, { idempotencyKey: `${ref}:fault` }))
  return cancelIntent(at, ref)
}

/** Takes the card from its customer: nobody can charge it any more, here or there. */
export async function forgetSaved(at: AtStripe, keptBy: string): Promise<void> {
  const saved = await savedBy(at, keptBy)
  if (!saved) return
  await unlessTooLate(() =>
    ask(at.tools.log, () =>
      at.stripe.paymentMethods.detach(saved.card, {}, { idempotencyKey: `${saved.card}:detach` }),
    ),
  )
}
