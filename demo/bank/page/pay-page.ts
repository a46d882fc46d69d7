// The page on which somebody pays: a form, the bank's question, and plain words; it needs no script.

import { type Bank, find } from '../bank.ts'
import { decimalsOf } from '../currencies.ts'
import { answerOn, intentOf, payOn } from '../objects/sessions.ts'
import { testCard, testCards } from '../test-cards.ts'
import { type Html, html, page, raw } from './html.ts'

export type PageReply = { readonly status: number; readonly html?: string; readonly location?: string }

type Typed = { readonly number: string; readonly expiry: string; readonly cvc: string }
type Faults = Partial<Record<keyof Typed | 'form', string>>

const nothing: Typed = { number: '', expiry: '', cvc: '' }

/** What `/c/pay/{id}` and `/c/pay/{id}/step` answer. */
export function answerPage(
  bank: Bank,
  { method, path, body }: { method: string; path: string; body: string },
): PageReply {
  const [, id = '', step] = /^\/c\/pay\/([A-Za-z0-9_]+)(\/step)?$/.exec(path) ?? []
  const session = find(bank.books.sessions, id)
  if (!session) return { status: 404, html: page('No such payment', html`<p>There is no such payment here.</p>`) }
  const success = { status: 303, location: session.success_url!.replaceAll('{CHECKOUT_SESSION_ID}', id) }
  if (session.status === 'complete') return success
  if (session.status === 'expired') return { status: 410, html: overPage(session.cancel_url) }
  const waits = intentOf(bank, session)?.status === 'requires_action'
  const form = new URLSearchParams(body)
  if (step) {
    if (!waits) return { status: 303, location: `/c/pay/${id}` }
    const answer = method === 'POST' ? form.get('answer') : null
    if (answer !== 'yes' && answer !== 'no') return { status: 200, html: stepPage(sumOf(session)) }
    answerOn(bank, session, answer === 'yes')
    return answer === 'yes' ? success : { status: 303, location: `/c/pay/${id}` }
  }
  if (method !== 'POST') {
    const fault = intentOf(bank, session)?.last_payment_error?.message
    return { status: 200, html: payPage(bank, session, nothing, fault ? { form: fault } : {}) }
  }
  const typed = { number: form.get('number') ?? '', expiry: form.get('expiry') ?? '', cvc: form.get('cvc') ?? '' }
  return pay(bank, session, typed, success)
}

function pay(bank: Bank, session: Session, typed: Typed, success: PageReply): PageReply {
  const faults = faultsOf(typed, bank.now())
  const card = testCard(typed.number)
  if (!card || Object.keys(faults).length > 0) return { status: 422, html: payPage(bank, session, typed, faults) }
  if (card.behaviour === 'unreachable') {
    return {
      status: 503,
      html: payPage(bank, session, typed, { form: 'The bank of this card does not answer. Nothing was charged.' }),
    }
  }
  const intent = payOn(bank, session, card.number)
  if (intent.status === 'requires_action') return { status: 303, location: `/c/pay/${session.id}/step` }
  const declined = intent.last_payment_error?.message
  return declined ? { status: 402, html: payPage(bank, session, typed, { form: declined }) } : success
}

/** What is wrong with what was typed, beside the field it is about. */
export function faultsOf({ number, expiry, cvc }: Typed, now: Date): Faults {
  const faults: Faults = {}
  if (number.trim() === '') faults.number = 'Please enter a card number.'
  else if (!testCard(number)) faults.number = 'This is none of the test cards. No real card is taken here.'
  const ends = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry)
  const month = Number(ends?.[1])
  if (!ends || month < 1 || month > 12) faults.expiry = 'Please enter a month and a year, such as 04/41.'
  else if ((2000 + Number(ends[2])) * 12 + month - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth())
    faults.expiry = 'This card has expired.'
  if (!/^\s*\d{3,4}\s*$/.test(cvc)) faults.cvc = 'Please enter three or four digits.'
  return faults
}

type Session = Bank['books']['sessions'][string]

/** A sum in Stripe's unit, as people read it. */
export function saySum(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: decimals }).format(
    amount / 10 ** decimals,
  )
}

function sumOf({ amount_total: amount, currency }: Session): string {
  return saySum(amount ?? 0, currency ?? 'eur')
}

function payPage(bank: Bank, session: Session, typed: Typed, faults: Faults): string {
  const sum = sumOf(session)
  const cards = testCards.map(({ number, what }) => html`<li><code>${spaced(number)}</code> ${what}</li>`)
  return page(
    `Pay ${sum}`,
    html`
      <p class="what">${bank.books.pages[session.id]?.title ?? ''}</p>
      ${faults.form ? html`<p role="alert" class="fault">${faults.form}</p>` : raw('')}
      <form method="post">
        ${cardFields(typed, faults)}
        <button type="submit">Pay ${sum}</button>
      </form>
      <h2>Test cards</h2>
      <p>Any month in the future, any three digits.</p>
      <ul>${cards}</ul>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back without paying</a></p>` : raw('')}
    `,
  )
}

/** Each field with a place for what is wrong with it. */
export function cardFields(typed: Typed = nothing, faults: Faults = {}): Html {
  return html`${field('number', 'Card number', typed.number, faults.number, 'numeric')}
    <div class="pair">
      ${field('expiry', 'Expiry date (MM/YY)', typed.expiry, faults.expiry, 'text')}
      ${field('cvc', 'Security code', typed.cvc, faults.cvc, 'numeric')}
    </div>`
}

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

function field(name: keyof Typed, label: string, value: string, fault: string | undefined, mode: string): Html {
  const invalid = fault ? raw(' aria-invalid="true"') : raw('')
  return html`<p class="field"><label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" inputmode="${mode}" autocomplete="off" aria-describedby="${name}-fault"${invalid}>
    <span id="${name}-fault" class="fault">${fault ?? ''}</span></p>`
}

/** The card's own bank asks its owner; the answer is posted to the same address. */
export function stepPage(sum: string): string {
  return page(
    'Is it you?',
    html`<p>Your bank wants to know whether you want to pay <strong>${sum}</strong>.</p>
      <form method="post" class="answers">
        <button name="answer" value="yes">Yes, it’s me</button>
        <button name="answer" value="no" class="quiet">No, don’t pay</button>
      </form>`,
  )
}

function overPage(back: string | null): string {
  return page(
    'Too late',
    html`<p>The time to pay here is over. Nothing was charged.</p>${back ? html`<p><a href="${back}">Back</a></p>` : raw('')}`,
  )
}
