// Disputes at Stripe: heard of by their payment, answered with one text, or given in to.

import type Stripe from 'stripe'
import type { DisputeState } from '#payments/port/dispute.ts'
import type { ProviderDispute } from '#payments/port/provider.ts'
import { idOf } from './read-intent.ts'
import { currencyOf, fromStripe } from './stripe-amount.ts'
import { ask, refusalOf } from './stripe-client.server.ts'
import { type AtStripe, intentRefOf } from './stripe-intents.server.ts'

// A bank that only asks takes no money: an inquiry is no dispute, and can become one.
const states: Readonly<Record<string, DisputeState>> = {
  needs_response: 'needs-response',
  under_review: 'under-review',
  appeal_needs_response: 'under-review',
  appeal_under_review: 'under-review',
  won: 'won',
  lost: 'lost',
}

export async function disputesOf(at: AtStripe, ref: string): Promise<ProviderDispute[]> {
  const intent = await intentRefOf(at, ref)
  if (!intent) return []
  const listed = await ask(at.tools.log, () => at.stripe.disputes.list({ payment_intent: intent, limit: 100 }))
  return listed.data.flatMap(dispute => (states[dispute.status] ? [readDispute(dispute)] : []))
}

/** Sends our side; the first that was sent counts. */
export async function contestDispute(at: AtStripe, ref: string, evidence: string): Promise<ProviderDispute> {
  const params = { evidence: { uncategorized_text: evidence }, submit: true }
  return answer(at, ref, key => at.stripe.disputes.update(ref, params, key))
}

export async function acceptDispute(at: AtStripe, ref: string): Promise<ProviderDispute> {
  return answer(at, ref, key => at.stripe.disputes.close(ref, {}, key))
}

async function answer(
  { stripe, tools }: AtStripe,
  ref: string,
  send: (key: Stripe.RequestOptions) => Promise<Stripe.Dispute>,
): Promise<ProviderDispute> {
  const fetch = () => ask(tools.log, () => stripe.disputes.retrieve(ref))
  const known = await fetch()
  if (known.status !== 'needs_response') return readDispute(known)
  try {
    return readDispute(await ask(tools.log, () => send({ idempotencyKey: `${ref}:answer` })))
  } catch (fault) {
    // Two answers at once: one of them was sent.
    if (!refusalOf(fault) && !(fault instanceof Error && fault.name === 'StripeIdempotencyError')) throw fault
    return readDispute(await fetch())
  }
}

function readDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id: ref, amount, reason, payment_intent: intent, evidence_details: evidence } = dispute
  const code = currencyOf(dispute.currency)
  const fee = dispute.balance_transactions.reduce((sum, moved) => sum + Math.max(0, moved.fee), 0)
  return {
    ref,
    intentRef: intent ? idOf(intent) : '',
    state: states[dispute.status] ?? 'under-review',
    ...{ currency: code, minor: fromStripe(amount, code), feeMinor: fromStripe(fee, code) },
    reason: reason.replaceAll('_', ' '),
    respondBy: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
  }
}
