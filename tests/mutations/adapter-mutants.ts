// Lines taken out of the adapter for Stripe, one at a time: what each is for, and what stands there instead.

import type { Mutant } from './offer-mutants.ts'

const intents = 'src/payments/stripe/stripe-intents.server.ts'
const reading = 'src/payments/stripe/read-intent.ts'
const refunds = 'src/payments/stripe/stripe-refunds.server.ts'
const disputes = 'src/payments/stripe/stripe-disputes.server.ts'
const moves = 'src/payments/stripe/stripe-moves.server.ts'
const amounts = 'src/payments/stripe/stripe-amount.ts'
const client = 'src/payments/stripe/stripe-client.server.ts'

/** Every one of them must make a scenario of the contract fail. */
// biome-ignore format: a table, one row a line
export const adapterMutants: readonly Mutant[] = [
  { rule: 'one page for one key',            file: intents,  find: 'sessions.create(params, { idempotencyKey: key })', replace: 'sessions.create(params)' },
  { rule: 'a page that is over in time',     file: intents,  find: 'expires_at: Math.floor(later(begunAt, payPageLasts).getTime() / 1000),', replace: '' },
  { rule: 'a page asked for too late',       file: intents,  find: "if (refusalOf(fault)?.param === 'expires_at') return", replace: 'if (false) return' },
  { rule: 'a page for whom no script runs',  file: intents,  find: ' || page.withoutScript', replace: '' },
  { rule: 'fields in a page of ours',        file: intents,  find: "page ? 'element' : 'saved'", replace: "'saved'" },
  { rule: 'what draws the fields',           file: reading,  find: 'return paysHere && begun ?', replace: 'return false ?' },
  { rule: 'a card kept by fields',           file: intents,  find: "...(customer && { customer, setup_future_usage: 'off_session' }),", replace: '' },
  { rule: 'one customer for one key',        file: intents,  find: '{key}:customer`', replace: '{key + Math.random()}:customer`' },
  { rule: 'money only reserved',             file: intents,  find: 'capture_method: capture,\n      ...(keepsCard', replace: '...(keepsCard' },
  { rule: 'a card that is kept',             file: intents,  find: "...(keepsCard && { setup_future_usage: 'off_session' }),\n    },", replace: '},' },
  { rule: 'only a paid card is kept',        file: intents,  find: 'if (!saved?.isPaid) return', replace: 'if (!saved) return' },
  { rule: 'only a kept card is charged',     file: intents,  find: 'if (!isKept || !customer || !method) return undefined', replace: 'if (!customer || !method) return undefined' },
  { rule: 'why no card was charged',         file: reading,  find: "if (metadata.casita_fault) return 'failed'", replace: '' },
  { rule: 'nobody is there',                 file: intents,  find: 'payment_method: card, off_session: true', replace: 'payment_method: card' },
  { rule: 'a card that is forgotten',        file: intents,  find: 'at.stripe.paymentMethods.detach(saved.card', replace: 'at.stripe.paymentMethods.retrieve(saved.card' },
  { rule: 'the page is ended',               file: intents,  find: '? stripe.checkout.sessions.expire(intent.ref, {}, key)', replace: '? stripe.checkout.sessions.retrieve(intent.ref)' },
  { rule: 'a reservation is let go',         file: intents,  find: ': stripe.paymentIntents.cancel(intent.ref, {}, key)', replace: ': stripe.paymentIntents.retrieve(intent.ref)' },
  { rule: 'captured in part',                file: intents,  find: '{ amount_to_capture: amount }', replace: '{}' },
  { rule: 'a reservation that has lapsed',   file: reading,  find: "why === 'automatic' ? 'expired' : 'cancelled'", replace: "'cancelled'" },
  { rule: 'until when it is reserved',       file: reading,  find: "authorisedUntil: state === 'authorised' && reservedUntil ? new Date(reservedUntil * 1000) : null,", replace: 'authorisedUntil: null,' },
  { rule: 'a page ended by time or by us',   file: reading,  find: "now.getTime() < session.expires_at * 1000 ? 'cancelled' : 'expired'", replace: "'cancelled'" },
  { rule: 'where the payer goes',            file: reading,  find: "next: status === 'open' && url ? { kind: 'page', address: url } : null,", replace: 'next: null,' },
  { rule: 'a no that comes late',            file: reading,  find: "if (fault && isOver && (status", replace: 'if (false && (status' },
  { rule: 'the payer is needed',             file: reading,  find: "if (code === 'authentication_required' || reason === 'authentication_required') return 'payer-needed'", replace: '' },
  { rule: 'one refund for one key',          file: refunds,  find: 'at.stripe.refunds.create(params, { idempotencyKey: key })', replace: 'at.stripe.refunds.create(params)' },
  { rule: 'a refund in part',                file: refunds,  find: 'amount: sum.amount }', replace: '}' },
  { rule: 'a refund that is refused',        file: refunds,  find: 'if (!refusal) throw fault', replace: 'throw fault' },
  { rule: 'a refund that has failed',        file: refunds,  find: "status === 'failed' || status === 'canceled'", replace: 'false' },
  { rule: 'our side of a dispute',           file: disputes, find: 'submit: true', replace: 'submit: false' },
  { rule: 'a dispute given in to',           file: disputes, find: 'at.stripe.disputes.close(ref, {}, key)', replace: 'at.stripe.disputes.retrieve(ref)' },
  { rule: 'the first answer counts',         file: disputes, find: "if (known.status !== 'needs_response') return readDispute(known)", replace: '' },
  { rule: 'an inquiry is no dispute',        file: disputes, find: "states[dispute.status] ? [readDispute(dispute)] : []", replace: '[readDispute(dispute)]' },
  { rule: 'refunds among the moves',         file: moves,    find: "if (source.object !== 'refund' ||", replace: "if (source.object === 'refund' ||" },
  { rule: 'the period of the moves',         file: moves,    find: 'const params = { created: created(period), limit', replace: 'const params = { limit' },
  { rule: 'no decimals',                     file: amounts,  find: 'if (withoutDecimals.includes(code)) return 0', replace: '' },
  { rule: 'three decimals',                  file: amounts,  find: 'return withThree.includes(code) ? 3 : 2', replace: 'return 2' },
  { rule: 'a last digit of 0',               file: amounts,  find: '(there < 3 || amount % 10 === 0)', replace: 'true' },
  { rule: 'a provider that is down',         file: client,   find: 'if (isDown(fault)) throw new ProviderDown', replace: 'if (false) throw new ProviderDown' },
]
