// The made-up bank, driven by Stripe's own package: its wire, its life cycles, its events, and books that add up.

import fc from 'fast-check'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payAtPage } from './page/pay-at-page.ts'
import { type Bank, startBank } from './start-bank.ts'
import { numberOf, testCard, testCards } from './test-cards.ts'

let bank: Bank
let stripe: Stripe
let now: Date
let heard: { body: string; signature: string }[]

beforeEach(async () => {
  now = new Date('2030-05-15T12:00:00Z')
  heard = []
  const send = async ({ body, headers }: { body: string; headers: Readonly<Record<string, string>> }) => {
    heard.push({ body, signature: headers['stripe-signature']! })
    return 200
  }
  bank = await startBank({ now: () => now, webhook: { send } })
  stripe = connect(bank.secretKey)
})
afterEach(() => bank.close())

function connect(key: string, more: object = {}): Stripe {
  const { hostname: host, port } = new URL(bank.origin)
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, ...more })
}

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (fault: Stripe.errors.StripeError) => ({
      status: fault.statusCode,
      type: fault.type,
      code: fault.code,
      param: fault.param,
    }),
  )

const intent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 10_000, currency: 'eur', allowed_payment_method_types: ['card'], ...more })
const session = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 10_000, product_data: { name: 'A visit' } } },
    ],
    success_url: 'http://127.0.0.1:3000/back',
    cancel_url: 'http://127.0.0.1:3000/away',
    ...more,
  })

describe('the wire', () => {
  test('knows its key and its version, and nobody else’s', async () => {
    expect(await refusal(connect('sk_test_other').paymentIntents.retrieve('pi_1'))).toMatchObject({ status: 401 })
    const older = connect(bank.secretKey, { apiVersion: '2020-08-27' })
    expect(await refusal(older.paymentIntents.retrieve('pi_1'))).toMatchObject({ status: 400, param: 'Stripe-Version' })
    expect(await refusal(stripe.paymentIntents.retrieve('pi_1'))).toMatchObject({
      status: 404,
      code: 'resource_missing',
    })
  })

  test('a restricted key does what docs/operating.md says it may, and nothing else', async () => {
    const secretKey = 'rk_test_aRestrictedKeyOfTests'
    const restricted = await startBank({ now: () => now, secretKey })
    const limited = connect(secretKey, { port: new URL(restricted.origin).port })
    expect(await limited.balanceTransactions.list({ limit: 1 })).toMatchObject({ data: [] })
    expect(await limited.customers.create({})).toMatchObject({ object: 'customer' })
    const beyond = { status: 403, type: 'StripePermissionError' }
    expect(await refusal(limited.events.list({ limit: 1 }))).toMatchObject(beyond)
    expect(await refusal(limited.setupIntents.create({}))).toMatchObject(beyond)
    await restricted.close()
  })

  test('answers unknown, missing and ill-typed parameters with the 400 that Stripe gives', async () => {
    const wrong = (params: object) => refusal(stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams))
    const right = { amount: 100, currency: 'eur' }
    expect(await wrong({ ...right, colour: 'red' })).toMatchObject({ code: 'parameter_unknown', param: 'colour' })
    expect(await wrong({ currency: 'eur' })).toMatchObject({ code: 'parameter_missing', param: 'amount' })
    expect(await wrong({ ...right, amount: 'much' })).toMatchObject({ status: 400, param: 'amount' })
    expect(await wrong({ ...right, capture_method: 'later' })).toMatchObject({ status: 400, param: 'capture_method' })
    expect(await wrong({ ...right, automatic_payment_methods: { enabled: true, on: true } })).toMatchObject({
      param: 'automatic_payment_methods[on]',
    })
    expect(await wrong({ ...right, amount: 1 })).toMatchObject({ code: 'amount_too_small' })
    const soon = Math.floor(now.getTime() / 1000) + 29 * 60
    expect(await refusal(session({ expires_at: soon }))).toMatchObject({ status: 400, param: 'expires_at' })
    expect(await refusal(stripe.paymentIntents.retrieve('pi_1', { expand: ['nothing'] }))).toMatchObject({
      status: 404,
    })
    const { id } = await intent()
    expect(await refusal(stripe.paymentIntents.retrieve(id, { expand: ['amount.more'] }))).toMatchObject({
      param: 'expand',
    })
  })

  test('carries a key out once: the same again is the same answer, another under it is refused', async () => {
    const key = { idempotencyKey: 'once' }
    const params = { amount: 500, currency: 'eur' }
    const [one, other] = [
      await stripe.paymentIntents.create(params, key),
      await stripe.paymentIntents.create(params, key),
    ]
    expect(other.id).toBe(one.id)
    const twisted = stripe.paymentIntents.create({ ...params, amount: 501 }, key)
    await expect(twisted).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    const declined = () =>
      stripe.paymentIntents.confirm(one.id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'confirm' })
    const said = { status: 402, code: 'card_declined' }
    expect([await refusal(declined()), await refusal(declined())]).toMatchObject([said, said])
    expect((await stripe.paymentIntents.retrieve(one.id)).status).toBe('requires_payment_method')
  })

  test('turns the pages of lists', async () => {
    for (let made = 0; made < 5; made++) {
      const { id } = await intent()
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    }
    const all = await stripe.balanceTransactions.list({ limit: 2 }).autoPagingToArray({ limit: 100 })
    expect(new Set(all.map(({ id }) => id)).size).toBe(5)
  })
})

describe('the page', () => {
  const pay = (address: string, card: Parameters<typeof numberOf>[0], more = {}) =>
    payAtPage(address, { number: numberOf(card), ...more })

  test('takes test cards only, and says beside each field what is wrong, and nothing typed is lost', async () => {
    expect(new Set(testCards.map(({ behaviour }) => behaviour)).size).toBe(testCards.length)
    expect([testCard('4242 4242-4242 4242')?.behaviour, testCard('5555555555554444')]).toEqual(['succeeds', undefined])
    const { url } = await session()
    const real = await payAtPage(url!, { number: '5555 5555 5555 4444', expiry: '13/30', cvc: 'x' })
    expect(real.status).toBe(422)
    for (const field of ['number', 'expiry', 'cvc']) expect(real.text).toContain(`id="${field}-fault"`)
    expect(real.text).toContain('value="5555 5555 5555 4444"')
    expect((await payAtPage(url!, { number: numberOf('succeeds'), expiry: '04/30' })).text).toContain('has expired')
  })

  test('leads back when it was paid on, and can be paid on once; its intent is there from then on', async () => {
    const made = await session({ client_reference_id: 'ours', payment_intent_data: { metadata: { of: 'ours' } } })
    expect([made.status, made.payment_intent]).toEqual(['open', null])
    expect((await pay(made.url!, 'declines')).text).toContain('Your card was declined.')
    expect((await pay(made.url!, 'succeeds')).location).toBe('http://127.0.0.1:3000/back')
    const paid = await stripe.checkout.sessions.retrieve(made.id, { expand: ['payment_intent.latest_charge'] })
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, client_reference_id: 'ours' })
    expect(paid.payment_intent).toMatchObject({
      status: 'succeeded',
      metadata: { of: 'ours' },
      amount_received: 10_000,
    })
    expect((await pay(made.url!, 'succeeds')).location).toBe('http://127.0.0.1:3000/back')
    expect((await stripe.balanceTransactions.list()).data).toHaveLength(1)
  })

  test('ends by itself or when told, and takes nothing then', async () => {
    const left = await session()
    const ended = await session({ expires_at: Math.floor(now.getTime() / 1000) + 31 * 60 })
    await stripe.checkout.sessions.expire(left.id)
    pass(32 * 60)
    for (const { url, id } of [left, ended]) {
      expect((await pay(url!, 'succeeds')).status).toBe(410)
      expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
    }
    expect(await refusal(stripe.checkout.sessions.expire(left.id))).toMatchObject({ status: 400 })
  })

  test('escapes what it is given', async () => {
    const name = '<script>alert(1)</script>'
    const price = { currency: 'eur', unit_amount: 10_000, product_data: { name } }
    const { url } = await session({ line_items: [{ quantity: 1, price_data: price }] })
    const page = await fetch(url!)
    const text = await page.text()
    expect(text).not.toContain(name)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('life cycles', () => {
  test('a reservation is captured in part, once; what is not captured lapses after a week', async () => {
    const reserve = async () => {
      const { id } = await intent({ capture_method: 'manual' })
      return stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    }
    const part = await reserve()
    expect(part).toMatchObject({ status: 'requires_capture', amount_capturable: 10_000 })
    const taken = await stripe.paymentIntents.capture(part.id, { amount_to_capture: 3_000 })
    expect(taken).toMatchObject({ status: 'succeeded', amount_received: 3_000 })
    expect(await refusal(stripe.paymentIntents.capture(part.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    const left = await reserve()
    pass(7 * 86_400)
    expect(await stripe.paymentIntents.retrieve(left.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    })
  })

  test('a card is kept by a SetupIntent, pays its customer’s later payments, and nothing once it was taken back', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.org' })
    const made = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' })
    const setup = await stripe.setupIntents.confirm(made.id, { payment_method: 'pm_card_visa' })
    expect(setup.status).toBe('succeeded')
    const card = String(setup.payment_method)
    const pay = async () => {
      const { id } = await intent({ customer: customer.id })
      return stripe.paymentIntents.confirm(id, { payment_method: card, off_session: true })
    }
    expect((await pay()).status).toBe('succeeded')
    await stripe.paymentMethods.detach(card)
    expect(await refusal(pay())).toMatchObject({ status: 400, param: 'payment_method' })
  })

  test('a dispute holds the money, is answered once, and is decided', async () => {
    const { id } = await intent()
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_createDispute' })
    pass(61)
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 10_000 })
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_disputed' })
    await stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: 'They came.' }, submit: true })
    expect(await refusal(stripe.disputes.close(dispute!.id))).toMatchObject({ status: 400 })
    pass(61)
    expect((await stripe.disputes.retrieve(dispute!.id)).status).toBe('won')
  })
})

test('events are signed as Stripe signs them, told again until they are heard, and say what the object was', async () => {
  const { url } = await session()
  await payAtPage(url!, { number: numberOf('succeeds') })
  pass(2)
  await bank.deliverEvents()
  const events = heard.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, bank.webhookSecret, 300, undefined, now.getTime()),
  )
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed']),
  )
  const forged = () => stripe.webhooks.constructEvent(`${heard[0]!.body} `, heard[0]!.signature, bank.webhookSecret)
  expect(forged).toThrow(Stripe.errors.StripeSignatureVerificationError)
  expect((await stripe.events.list({ limit: 100 })).data.length).toBeGreaterThanOrEqual(events.length)
})

test('its books survive a restart, and a payout is exactly what is in it, whatever happened', async () => {
  const step = fc.record({
    card: fc.constantFrom('pm_card_visa', 'pm_card_createDispute', 'pm_card_refundFail', 'pm_card_chargeDeclined'),
    amount: fc.integer({ min: 100, max: 90_000 }),
    refund: fc.option(fc.integer({ min: 1, max: 90_000 })),
    wait: fc.constantFrom(0, 61, 86_400, 3 * 86_400),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async steps => {
      for (const { card, amount, refund, wait } of steps) {
        const { id } = await intent({ amount })
        await stripe.paymentIntents.confirm(id, { payment_method: card }).catch(() => undefined)
        if (refund) await stripe.refunds.create({ payment_intent: id, amount: refund }).catch(() => undefined)
        pass(wait)
      }
      pass(5 * 86_400)
      const moves = await stripe.balanceTransactions.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })
      for (const { amount, fee, net } of moves) expect(net).toBe(amount - fee)
      const payouts = await stripe.payouts.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })
      for (const { id, amount } of payouts) {
        const inIt = await stripe.balanceTransactions
          .list({ payout: id, limit: 100 })
          .autoPagingToArray({ limit: 10_000 })
        expect(inIt.reduce((sum, { net }) => sum + net, 0)).toBe(0)
        expect(inIt.find(({ type }) => type === 'payout')!.net).toBe(-amount)
      }
    }),
    { numRuns: 15 },
  )
}, 120_000)
