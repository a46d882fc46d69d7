// Events over HTTP: signed or refused, each counted once, in any order, days late; and what they do to a booking.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expirePayments } from '#booking-payments/expire-payments.server.ts'
import { cardWindow } from '#bookings/record/payment-plan.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, mailsAbout, payableStay, payingTools, standOf } from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import { signEvent } from '#tests/support/sign-event.ts'
import { payAtBank } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { days, later, minutes, seconds } from '#values/duration.ts'
import { paymentEvents } from './payment-events.server.ts'

const signatureLasts = minutes(5)
const secret = 'whsec_of_these_tests_1'
const older = 'whsec_of_these_tests_0'
let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser

beforeAll(async () => {
  handed = await payingTools({ environment: { PAYMENT_EVENT_SECRETS: `test:${secret},test:${older}` } })
  stay = await payableStay(handed.tools.database)
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

const isConfirmation = (subject: string) => saying('bookingMails.confirmedSubject').test(subject)

let numbered = 0
const eventAbout = (ref: string, id = `evt_http_${++numbered}`, type = 'checkout.session.completed') =>
  JSON.stringify({ id, type, data: { object: { id: ref, object: 'checkout.session' } } })

type Sending = { readonly by?: string; readonly at?: Date; readonly header?: string | null; readonly to?: string }

async function send(body: string, { by = secret, at = handed.clock.now(), header, to = 'test' }: Sending = {}) {
  const signature = header === undefined ? signEvent(by, body, at) : header
  const answer = await paymentEvents(handed.tools).request(`http://site.example/api/payments/events/${to}`, {
    method: 'POST',
    body,
    headers: signature === null ? {} : { 'stripe-signature': signature },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

let week = 0
/** The guest is at the bank; `pay` is done there, and nobody here knows of it. */
async function waitingForAStep() {
  week++
  const at = handed.clock.now().getTime() + days(60 + week * 3)
  const day = (offset: number) => new Date(at + days(offset)).toISOString().slice(0, 10)
  const payer = { tools: handed.tools, user: ada, stay }
  const { bookingId } = await bookAndPay(payer, { in: day(0), out: day(2), step: 'leave', card: 'second-step' })
  const ref = (await standOf(handed.tools, bookingId)).payment!.providerRef!
  const pay = () => payAtBank(`${handed.bank().origin}/c/pay/${ref}`)
  return { bookingId, ref, pay, stand: () => standOf(handed.tools, bookingId) }
}

describe('what was signed', () => {
  test('Payment: webhook before redirect: the event alone confirms the booking; the same one again changes nothing', async () => {
    const { bookingId, ref, pay, stand } = await waitingForAStep()
    await pay()
    const event = eventAbout(ref)
    expect(await send(event)).toEqual({ status: 200, body: { received: true, handled: true } })
    const confirmed = await stand()
    expect(confirmed).toMatchObject({ state: 'confirmed', nights: ['booking'] })
    expect(await send(event)).toEqual({ status: 200, body: { received: true, handled: false } })
    expect(await send(eventAbout(ref))).toMatchObject({ body: { handled: true } })
    const after = await stand()
    expect([after.row.version, after.balance]).toEqual([confirmed.row.version, confirmed.balance])
    expect((await mailsAbout(handed.tools, bookingId)).filter(isConfirmation)).toHaveLength(1)
  })

  test('Payment: duplicated events: twenty deliveries at once take the money once and write one confirmation', async () => {
    const { bookingId, ref, pay, stand } = await waitingForAStep()
    await pay()
    const event = eventAbout(ref)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.filter(({ body }) => body.handled)).toHaveLength(1)
    expect(await stand()).toMatchObject({
      ...{ state: 'confirmed', nights: ['booking'] },
      balance: { guest_receivable: 0, cash_provider: 200_00, revenue: -200_00 },
    })
    expect((await mailsAbout(handed.tools, bookingId)).filter(isConfirmation)).toHaveLength(1)
  })

  test('Payment: reordered events: whichever comes first, the object as it stands is what counts', async () => {
    const { ref, pay, stand } = await waitingForAStep()
    const [asked, paid] = [eventAbout(ref), eventAbout(ref)]
    await pay()
    await Promise.all([send(paid), send(asked)])
    expect(await stand()).toMatchObject({ state: 'confirmed', payment: { state: 'captured' } })
    await send(eventAbout(ref))
    expect(await stand()).toMatchObject({ state: 'confirmed', payment: { state: 'captured' } })
  })

  test('Payment: very late (72 h) events: signed anew by whoever sends them again, and handled', async () => {
    const { ref, pay, stand } = await waitingForAStep()
    const event = eventAbout(ref)
    await pay()
    const signedThen = signEvent(secret, event, handed.clock.now())
    handed.clock.advance(days(3))
    expect(await send(event, { header: signedThen })).toMatchObject({ status: 400 })
    expect((await stand()).state).toBe('pending_payment')
    expect(await send(event)).toMatchObject({ status: 200, body: { handled: true } })
    // Its time was over long ago, the price is older than a day: everything goes back.
    const over = await stand()
    expect(over).toMatchObject({ state: 'expired', nights: [], refunds: [{ state: 'succeeded', minor: 200_00 }] })
    expect(over.balance.guest_receivable).toBe(0)
  })

  test('Races: hold expiry against payment success, told by an event: one lawful end, money and nights agreeing', async () => {
    for (let round = 0; round < 5; round++) {
      const { ref, pay, stand } = await waitingForAStep()
      await pay()
      handed.clock.advance(cardWindow)
      await Promise.all([send(eventAbout(ref)), expirePayments(handed.tools), send(eventAbout(ref))])
      const end = await stand()
      const held = (end.balance.cash_provider ?? 0) > 0
      expect(end).toMatchObject(
        held
          ? { state: 'confirmed', nights: ['booking'] }
          : { state: 'expired', nights: [], balance: { cash_provider: 0 } },
      )
      expect(Object.values(end.balance).reduce((sum, minor) => sum + minor, 0)).toBe(0)
    }
  })

  test('of another kind, or about nothing we know, is received and changes nothing', async () => {
    expect(await send(eventAbout('x', 'evt_kind', 'customer.created'))).toEqual({
      status: 200,
      body: { received: true, handled: false },
    })
    expect(await send(eventAbout('test_nobody_knows'))).toMatchObject({ status: 200 })
  })

  test('of another shape, or of a payment that goes by our own name, is taken as what it is', async () => {
    const { ref, pay, stand } = await waitingForAStep()
    await pay()
    expect(await send('{"id":"evt_thin","type":"v2.core.account.updated"}')).toMatchObject({ body: { handled: false } })
    const object = {
      id: 'pi_nobodyKnowsYet',
      object: 'payment_intent',
      metadata: { casita_payment: (await stand()).payment!.id },
    }
    const named = { id: 'evt_named', type: 'payment_intent.succeeded', data: { object } }
    expect(await send(JSON.stringify(named))).toMatchObject({ body: { handled: true } })
    expect((await stand()).state).toBe('confirmed')
    expect((await stand()).payment!.providerRef).not.toBe(ref)
  })

  test('with the secret before this one is good while it is exchanged', async () => {
    expect(await send(eventAbout('test_nobody_knows'), { by: older })).toMatchObject({ status: 200 })
  })
})

describe('what was not signed', () => {
  const refused = (reason: string) => ({
    status: 400,
    body: {
      ...{ error: true, url: '/api/payments/events/test', statusCode: 400 },
      ...{ statusMessage: reason, message: reason, data: { path: '/api/payments/events/test' } },
    },
  })

  test('is refused in the documented shape, and nothing of it is kept', async () => {
    const { ref, pay, stand } = await waitingForAStep()
    await pay()
    const event = eventAbout(ref, 'evt_forged')
    const good = signEvent(secret, event, handed.clock.now())
    const none = 'The signature is missing or cannot be read.'
    const wrong = 'The signature does not match.'
    for (const header of [null, '', 'v1=', `t=x,${good.split(',')[1]}`, 't=1', good.slice(0, -1)]) {
      expect(await send(event, { header })).toEqual(refused(none))
    }
    expect(await send(event, { by: 'whsec_of_somebody_else' })).toEqual(refused(wrong))
    expect(await send(event.replace('evt_forged', 'evt_forge2'), { header: good })).toEqual(refused(wrong))
    const moved = good.replace(/t=\d+/, `t=${Math.floor(handed.clock.now().getTime() / 1000) + 1}`)
    expect(await send(event, { header: moved })).toEqual(refused(wrong))
    expect((await stand()).state).toBe('pending_payment')
    const { rows } = await handed.tools.database.execute(
      sql`select 1 from provider_event where event_id like 'evt_forge%'`,
    )
    expect(rows).toEqual([])
  })

  test('is too old, or of tomorrow, beyond five minutes', async () => {
    const event = eventAbout('test_nobody_knows')
    const old = refused('This was signed too long ago. Please sign it anew.')
    for (const [away, expected] of [
      [-signatureLasts, { status: 200 }],
      [-signatureLasts - seconds(1), old],
      [signatureLasts + seconds(1), old],
    ] as const) {
      // The signature knows whole seconds.
      const whole = new Date(Math.floor(handed.clock.now().getTime() / 1000) * 1000)
      handed.clock.set(whole)
      expect(await send(event, { at: later(whole, away as never) })).toMatchObject(expected)
    }
  })

  test('and unreadable though signed is refused as well', async () => {
    for (const body of ['', '{', '[]', '{"id":1}', '{"id":"evt_1"}']) {
      expect(await send(body)).toEqual(refused('The event cannot be read.'))
    }
  })

  test('of a provider that is unknown, never calls, or has no secret here is not found', async () => {
    for (const to of ['stripe', 'manual', '__proto__']) expect((await send('{}', { to })).status).toBe(404)
    const without = await payingTools({ environment: { PAYMENT_EVENT_SECRETS: '' } })
    const asked = { method: 'POST', body: '{}', headers: { 'stripe-signature': signEvent('', '{}', new Date()) } }
    const answer = await paymentEvents(without.tools).request('http://site.example/api/payments/events/test', asked)
    expect(answer.status).toBe(404)
    await without.drop()
  })

  test('is too large, or no POST', async () => {
    expect((await send('x'.repeat(256 * 1024 + 1))).status).toBe(413)
    const looked = await paymentEvents(handed.tools).request('http://site.example/api/payments/events/test')
    expect([looked.status, looked.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
