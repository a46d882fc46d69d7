// Refunds at Stripe: whole, in parts, on their way for days, or failing after they seemed to have gone.

import type Stripe from 'stripe'
import type { ProviderRefund } from '#payments/port/provider.ts'
import { money } from '#values/money.ts'
import { currencyOf, fromStripe, toStripe } from './stripe-amount.ts'
import { ask, neverMade, refusalOf } from './stripe-client.server.ts'
import { type AtStripe, fetchIntent } from './stripe-intents.server.ts'

/** Gives money back, once a key. What Stripe refuses, as more than is left or a disputed payment, has failed. */
export async function refund(
  at: AtStripe,
  ref: string,
  { key, minor }: { readonly key: string; readonly minor: number },
): Promise<ProviderRefund> {
  const intent = await fetchIntent(at, ref)
  const sum = toStripe(money(minor, intent.currency))
  if (!sum) return readNeverMade([neverMade + key, minor, 'not-supported'].join(':'))
  const params = { payment_intent: intent.ref, amount: sum.amount }
  try {
    return readRefund(await ask(at.tools.log, () => at.stripe.refunds.create(params, { idempotencyKey: key })))
  } catch (fault) {
    const refusal = refusalOf(fault)
    if (!refusal) throw fault
    return readNeverMade([neverMade + key, minor, refusal.code ?? 'refused'].join(':'))
  }
}

export async function fetchRefund({ stripe, tools }: AtStripe, ref: string): Promise<ProviderRefund> {
  if (ref.startsWith(neverMade)) return readNeverMade(ref)
  return readRefund(await ask(tools.log, () => stripe.refunds.retrieve(ref)))
}

function readNeverMade(ref: string): ProviderRefund {
  const [, minor, error] = ref.split(':')
  return { ref, state: 'failed', minor: Number(minor), error: error ?? 'refused' }
}

function readRefund({ id: ref, amount, currency, status, failure_reason: why }: Stripe.Refund): ProviderRefund {
  const over = status === 'failed' || status === 'canceled'
  const state = over ? 'failed' : status === 'succeeded' ? 'succeeded' : 'created'
  return { ref, state, minor: fromStripe(amount, currencyOf(currency)), error: over ? (why ?? 'refused') : null }
}
