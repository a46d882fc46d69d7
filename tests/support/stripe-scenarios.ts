// What must be true of Stripe for our adapter to be right: tried at Stripe itself with test keys, and at the made-up bank.

import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import Stripe from 'stripe'
import type { NewIntent, PaymentProvider, ProviderIntent } from '#payments/port/provider.ts'
import { type StripeAccount, stripeClient } from '#payments/stripe/stripe-client.server.ts'
import { stripeProvider } from '#payments/stripe/stripe-provider.server.ts'
import { systemClock } from '#platform/tools/clock.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import { currency, money } from '#values/money.ts'

export type Scenario = { readonly what: string; readonly run: () => Promise<string> }

export type Account = { readonly secretKey: string; readonly api: string | undefined }

/** Fails with what was expected and what came. */
function must(holds: boolean, expected: string, found: unknown): void {
  if (!holds) throw new Error(`${expected}; it was ${JSON.stringify(found)}`)
}

/** `patience`: seconds until what takes a while at Stripe must have come; `now` is the account's clock. */
export function stripeScenarios(
  { secretKey, api }: Account,
  { patience, now = () => systemClock.now() }: { readonly patience: number; readonly now?: () => Date },
): readonly Scenario[] {
  const tools = { clock: { now }, log: openLog('silent') }
  const bare: StripeAccount = { name: 'stripe', secretKey, api, element: undefined }
  const inPage: StripeAccount = { ...bare, element: { script: '', publishableKey: 'pk_test_ofNoPage' } }
  const pages = stripeProvider(tools, bare)
  // Cards are confirmed here as Stripe's fields would: with the names that Stripe gives its test cards.
  const fields = stripeProvider(tools, inPage)
  const stripe = stripeClient(bare)

  const wanted = (parts: Partial<NewIntent> = {}): NewIntent => ({
    ...{ key: randomUUID(), paymentId: randomUUID(), amount: money(200_00, currency('EUR')), capture: 'automatic' },
    ...{ reference: 'CHECK', begunAt: now() },
    page: { site: 'https://example.com', title: 'A check of the adapter', language: 'en', email: 'ada@example.com' },
    ...parts,
  })
  const pay = async (card: string, parts: Partial<NewIntent> = {}): Promise<ProviderIntent> => {
    const { ref } = await fields.createIntent(wanted(parts))
    await stripe.paymentIntents.confirm(ref, { payment_method: card, return_url: 'https://example.com' })
    return fields.fetchIntent(ref)
  }
  const until = async <Found>(look: () => Promise<Found | undefined>, expected: string): Promise<Found> => {
    for (let second = 0; second <= patience; second++) {
      const found = await look()
      if (found !== undefined) return found
      if (second < patience) await setTimeout(1000)
    }
    throw new Error(`${expected}, and not within ${patience} s`)
  }
  return [
    ['a page is made once for each key, leads to Stripe, and is ended', () => page(pages)],
    ['where fields stand in our page, a browser without script gets a page all the same', () => page(fields, true)],
    ['fields are made once for each key, with one customer', () => inFields()],
    ['a card pays, and what Stripe keeps of it is known', () => paid(pay, until, fields)],
    ['a declined card leaves the payment open for another one', () => declined()],
    ['money is reserved, captured in part, and the rest released', () => reserved(pay, fields)],
    ['refunds go out in parts, once for each key, and never too much', () => refunded(pay, fields)],
    ['a saved card pays without its owner, until it is forgotten', () => saved(pay, fields)],
    ['a dispute is heard of, answered once, and decided', () => disputed(pay, until, fields)],
    ['sums without decimals come back as they went', () => yen(pay)],
    ['what moved is in the list of moves', () => moved(pay, until, fields, now)],
  ].map(([what, run]) => ({ what: what as string, run: run as Scenario['run'] }))

  async function page(provider: PaymentProvider, withoutScript = false): Promise<string> {
    const plain = wanted()
    const asked = { ...plain, page: { ...plain.page!, withoutScript } }
    const [one, other] = [await provider.createIntent(asked), await provider.createIntent(asked)]
    must(one.ref === other.ref && one.next?.kind === 'page', 'One page for one key', [one, other])
    const ended = await provider.cancelIntent(one.ref)
    must(ended.state === 'cancelled' && ended.next === null, 'An ended page', ended)
    return `${one.ref} was made and expired`
  }

  async function inFields(): Promise<string> {
    const asked = wanted({ keepsCard: true })
    const [one, other] = [await fields.createIntent(asked), await fields.createIntent(asked)]
    must(one.ref === other.ref && one.next?.kind === 'element', 'One payment for one key', [one, other])
    await fields.cancelIntent(one.ref)
    return `${one.ref} was made once and cancelled`
  }

  async function declined(): Promise<string> {
    const { ref } = await fields.createIntent(wanted())
    const fault = await stripe.paymentIntents
      .confirm(ref, { payment_method: 'pm_card_visa_chargeDeclined', return_url: 'https://example.com' })
      .catch((thrown: unknown) => thrown)
    must(fault instanceof Stripe.errors.StripeCardError, 'A decline', fault)
    const open = await fields.fetchIntent(ref)
    must(open.state === 'created' && open.next?.kind === 'element', 'Open for another card', open)
    await fields.cancelIntent(ref)
    return `${ref} was declined and cancelled`
  }
}

type Pay = (card: string, parts?: Partial<NewIntent>) => Promise<ProviderIntent>
type Until = <Found>(look: () => Promise<Found | undefined>, expected: string) => Promise<Found>

async function paid(pay: Pay, until: Until, provider: PaymentProvider): Promise<string> {
  const { ref, state, capturedMinor, cardLast4 } = await pay('pm_card_visa')
  must(state === 'captured' && capturedMinor === 200_00 && cardLast4 === '4242', 'A payment', { state, capturedMinor })
  const fee = await until(async () => (await provider.fetchIntent(ref)).feeMinor || undefined, 'A fee')
  return `${ref} was paid, with a fee of ${fee}`
}

async function reserved(pay: Pay, provider: PaymentProvider): Promise<string> {
  const held = await pay('pm_card_visa', { capture: 'manual' })
  must(held.state === 'authorised' && held.authorisedUntil !== null, 'A reservation with its end', held)
  const part = await provider.captureIntent(held.ref, 30_00)
  must(part.state === 'captured' && part.capturedMinor === 30_00, 'Captured in part', part)
  const other = await pay('pm_card_visa', { capture: 'manual' })
  const gone = await provider.cancelIntent(other.ref)
  must(gone.state === 'cancelled' && gone.capturedMinor === 0, 'Released', gone)
  return `${held.ref} was captured in part, ${other.ref} released`
}

async function refunded(pay: Pay, provider: PaymentProvider): Promise<string> {
  const { ref } = await pay('pm_card_visa')
  const key = randomUUID()
  const once = await provider.refund(ref, { key, minor: 50_00 })
  const again = await provider.refund(ref, { key, minor: 50_00 })
  must(once.ref === again.ref && once.minor === 50_00, 'One refund for one key', [once, again])
  const much = await provider.refund(ref, { key: randomUUID(), minor: 150_01 })
  must(much.state === 'failed', 'More than is left fails', much)
  const rest = await provider.refund(ref, { key: randomUUID(), minor: 150_00 })
  must(rest.state !== 'failed', 'The rest goes back', rest)
  return `${ref} was refunded by ${once.ref} and ${rest.ref}`
}

async function saved(pay: Pay, provider: PaymentProvider): Promise<string> {
  const kept = await pay('pm_card_visa', { keepsCard: true })
  const later = async () => {
    const { ref } = await provider.createIntent({
      ...{ key: randomUUID(), paymentId: randomUUID(), amount: money(70_00, currency('EUR')), capture: 'automatic' },
      ...{ reference: 'CHECK', begunAt: new Date(), page: null },
    })
    return provider.savedCards!.charge(ref, kept.ref)
  }
  const charged = await later()
  must(charged.state === 'captured' && charged.capturedMinor === 70_00, 'Charged alone', charged)
  await provider.savedCards!.forget(kept.ref)
  const after = await later()
  must(after.state === 'failed' && after.error === 'card-unknown', 'Forgotten', after)
  return `${charged.ref} was charged to the card of ${kept.ref}, which was then forgotten`
}

async function disputed(pay: Pay, until: Until, provider: PaymentProvider): Promise<string> {
  const { ref } = await pay('pm_card_createDispute')
  const opened = await until(async () => (await provider.disputesOf(ref))[0], 'A dispute')
  must(opened.state === 'needs-response' && opened.minor === 200_00, 'Open', opened)
  // Stripe's test mode decides by this very text.
  const sent = await provider.contestDispute(opened.ref, 'winning_evidence')
  must(sent.state !== 'needs-response', 'Answered', sent)
  const isOver = async () => (await provider.disputesOf(ref)).find(({ state }) => state === 'won')
  await until(isOver, 'Won')
  return `${opened.ref} about ${ref} was contested and won`
}

async function yen(pay: Pay): Promise<string> {
  const paidYen = await pay('pm_card_visa', { amount: money(20_000, currency('JPY')) })
  must(paidYen.amountMinor === 20_000 && paidYen.capturedMinor === 20_000, '20,000 yen', paidYen)
  return `${paidYen.ref} was paid in yen`
}

async function moved(pay: Pay, until: Until, provider: PaymentProvider, now: () => Date): Promise<string> {
  const from = new Date(now().getTime() - 60_000)
  const { ref } = await pay('pm_card_visa')
  const look = async () => {
    const moves = await provider.listMoves({ from, until: new Date(now().getTime() + 60_000) })
    return moves.find(move => move.ref === ref)
  }
  const { minor } = await until(look, 'The payment in the list')
  must(minor === 200_00, 'With its sum', minor)
  return `${ref} is in the list of balance transactions`
}
