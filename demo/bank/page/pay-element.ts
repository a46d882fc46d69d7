// The bank's fields in a page of another site: a script and a frame on the bank's own origin, and its question as a page.

import type Stripe from 'stripe'
import { type Bank, idOf } from '../bank.ts'
import { createMethod } from '../objects/customers.ts'
import { answerStep, tryCard } from '../objects/intents.ts'
import { testCard } from '../test-cards.ts'
import { elementScript, type FieldsAnswer, fieldsScript } from './element-scripts.ts'
import { frame, framePolicy, html, page, pagePolicy } from './html.ts'
import { cardFields, faultsOf, saySum, stepPage } from './pay-page.ts'

export type ElementReply = {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

type Asked = { readonly method: string; readonly url: URL; readonly body: string }

const script = { 'content-type': 'text/javascript; charset=utf-8' }
const json = { 'content-type': 'application/json' }
const page200 = (body: string, policy: string): ElementReply => ({
  ...{ status: 200, body },
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
})

/** Answers `/element.js` and everything below `/element/`; undefined for every other address. */
export function answerElement(bank: Bank, asked: Asked): ElementReply | undefined {
  const { pathname: path, searchParams: query } = asked.url
  if (path === '/element.js') return { status: 200, body: elementScript(bank.origin), headers: script }
  if (path === '/element/fields.js') return { status: 200, body: fieldsScript(), headers: script }
  if (path !== '/element/fields' && path !== '/element/step') return undefined
  const secret = query.get('secret')
  const intent = Object.values(bank.books.intents).find(({ client_secret: known }) => known === secret)
  if (!intent) {
    const body = page('No such payment', html`<p>There is no such payment here.</p>`)
    return { ...page200(body, pagePolicy([])), status: 404 }
  }
  if (path === '/element/step') return step(bank, intent, asked)
  if (asked.method !== 'POST') {
    const form = html`<form novalidate>${cardFields()}</form>`
    return page200(frame('Card', form, '/element/fields.js'), framePolicy)
  }
  return { status: 200, body: JSON.stringify(pay(bank, intent, new URLSearchParams(asked.body))), headers: json }
}

/** The same as on the bank's own page, but that declined here the payer may try another card. */
function pay(bank: Bank, intent: Stripe.PaymentIntent, form: URLSearchParams): FieldsAnswer {
  const typed = { number: form.get('number') ?? '', expiry: form.get('expiry') ?? '', cvc: form.get('cvc') ?? '' }
  const faults = faultsOf(typed, bank.now())
  const card = testCard(typed.number)
  if (!card || Object.keys(faults).length > 0) return refused('Please check your card.', faults)
  if (card.behaviour === 'unreachable') return refused('The bank of this card does not answer. Nothing was charged.')
  if (intent.status === 'canceled') return refused('The time to pay here is over. Nothing was charged.')
  if (['requires_payment_method', 'requires_action'].includes(intent.status)) {
    const keeper = intent.setup_future_usage && intent.customer ? idOf(intent.customer) : null
    tryCard(bank, intent, createMethod(bank, card.number, keeper).id, false)
  }
  if (intent.status === 'requires_action') {
    const query = new URLSearchParams({ secret: intent.client_secret ?? '', return: form.get('return') ?? '' })
    return { kind: 'step', address: `${bank.origin}/element/step?${query}` }
  }
  const declined = intent.last_payment_error?.message
  return declined ? refused(declined) : { kind: 'paid' }
}

const refused = (message: string, faults: Readonly<Record<string, string>> = {}): FieldsAnswer => ({
  ...{ kind: 'refused', message, faults },
})

/** Asks the card's owner, and leads them back with how it went, as Stripe does. */
function step(bank: Bank, intent: Stripe.PaymentIntent, { method, url, body }: Asked): ElementReply {
  const back = new URL(url.searchParams.get('return') ?? '', bank.origin)
  const answer = method === 'POST' ? new URLSearchParams(body).get('answer') : null
  if (answer !== 'yes' && answer !== 'no')
    return page200(stepPage(saySum(intent.amount, intent.currency)), pagePolicy([back.origin]))
  answerStep(bank, intent, answer === 'yes')
  back.searchParams.set('redirect_status', answer === 'yes' ? 'succeeded' : 'failed')
  return { status: 303, body: '', headers: { location: back.href } }
}
