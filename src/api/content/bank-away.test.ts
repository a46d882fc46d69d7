// Banks that do not answer, or say no late, as programs meet them: what is due stays due, and nothing happens twice.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeDues } from '#booking-payments/charge-dues.server.ts'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { dueMorning } from '#booking-payments/saved-card/charge-times.ts'
import { cardWindow } from '#bookings/record/payment-plan.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { cancelAbandonedPayments } from '#holds/cancel-abandoned-payments.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, onceKey, said } from '#tests/support/guest-calls.ts'
import { bookAndPay, mailsAbout, payableStay, standOf } from '#tests/support/paying-world.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { days, later, type Milliseconds, minutes, seconds } from '#values/duration.ts'

let api: ContentApi
let user: Awaited<ReturnType<ContentApi['makeUser']>>
let token: string
let manager: string
let stay: BookableStay
let calls: ReturnType<typeof guestCalls>
const began = new Date('2030-05-15T12:00:00Z')

beforeAll(async () => {
  api = await contentApi({ environment: { PAYMENT_WAYS: 'test-card' }, now: began })
  stay = await payableStay(api.tools.database, [
    [3000, null],
    [7000, 30],
  ])
  calls = guestCalls(api, stay.slug, '2030-09-01')
  user = await api.makeUser()
  await api.makeUser({ email: 'manager@example.org', roles: ['manager'] })
})
afterAll(() => api?.drop())
// Time goes on in each test, and tokens with it.
beforeEach(async () => {
  token = await api.tokenOf(user)
  manager = await api.tokenOf({ email: 'manager@example.org', password: 'correct horse' })
})

const goTo = (at: Date, plus = 0) => api.clock.set(later(at, plus as Milliseconds))
const moneyOf = async (id: string) => (await api.call(`/bookings/${id}/money`, { token })).body.data
const byCard = { way: 'test-card' }
/** As the bank does. */
const [bankAwayFor, lateAnswerAfter] = [minutes(20), seconds(20)]
const [disputedAfter, respondWithin] = [minutes(1), days(7)]

describe('nobody at the bank on the day that a kept card is charged', () => {
  /** 60.00 of 200.00 paid, and the morning on which the rest is charged has come. */
  async function announced() {
    const { id } = await calls.bookByCard(token, { card: 'away-later', paysLater: true })
    const { row } = await standOf(api.tools, id)
    goTo(row.paymentDueAt!, -days(7))
    await remindOfDues(api.tools)
    const morning = dueMorning(row.paymentDueAt!, row.timeZone)
    goTo(morning)
    token = await api.tokenOf(user)
    return { id: id as string, morning }
  }

  /** What every process does now and then, here two at once. */
  async function sweep() {
    await Promise.all([chargeDues(api.tools), chargeDues(api.tools)])
    await reconcilePayments(api.tools)
    await cancelAbandonedPayments(api.tools)
    await remindOfDues(api.tools)
  }

  it('is asked again until there is, and charged once', async () => {
    const { id, morning } = await announced()
    for (const wait of [0, minutes(2), bankAwayFor - seconds(1)]) {
      goTo(morning, wait)
      await sweep()
      expect(await moneyOf(id)).toMatchObject({ state: 'confirmed', openMinor: 140_00 })
    }
    goTo(morning, bankAwayFor)
    await sweep()
    const { openMinor, payments } = await moneyOf(id)
    expect(openMinor).toBe(0)
    expect(payments.map(({ state, capturedMinor }: Json) => [state, capturedMinor])).toEqual([
      ['captured', 60_00],
      ['captured', 140_00],
    ])
    expect((await standOf(api.tools, id)).balance).toMatchObject({ cash_provider: 200_00, guest_receivable: 0 })
    // Nobody was told that their card was refused.
    const told = await mailsAbout(api.tools, id)
    expect(told.filter(subject => /could not be charged/.test(subject))).toEqual([])
  })

  it('is one charge too when it was let go meanwhile, and begun anew', async () => {
    const { id, morning } = await announced()
    await sweep()
    goTo(morning, cardWindow)
    expect(await cancelAbandonedPayments(api.tools)).toBe(1)
    await sweep()
    await sweep()
    expect(await moneyOf(id)).toMatchObject({ openMinor: 140_00 })
    goTo(morning, cardWindow + bankAwayFor)
    await sweep()
    const { openMinor, payments } = await moneyOf(id)
    expect(openMinor).toBe(0)
    expect(payments.map(({ state, capturedMinor }: Json) => [state, capturedMinor])).toEqual([
      ['captured', 60_00],
      ['cancelled', 0],
      ['captured', 140_00],
    ])
    expect((await standOf(api.tools, id)).balance).toMatchObject({ cash_provider: 200_00, guest_receivable: 0 })
  })

  it('leaves its guest to pay by another card, once, after stopping it', async () => {
    const { id, morning } = await announced()
    await chargeDues(api.tools)
    const pay = (key: string = randomUUID()) =>
      calls.post(`/bookings/${id}/pay`, { openMinor: 140_00, payment: byCard }, token, onceKey(key))
    expect(said(await pay())).toEqual([409, 'payment-under-way'])
    await calls.must(calls.post(`/bookings/${id}/stop-payment`, undefined, token))
    const key = randomUUID()
    const paid = await Promise.all([pay(key), pay(key)])
    expect(paid.map(({ status }) => status)).toEqual([200, 200])
    expect((await calls.payThere(id, token)).openMinor).toBe(0)
    goTo(morning, bankAwayFor)
    await chargeDues(api.tools)
    expect((await standOf(api.tools, id)).balance).toMatchObject({ cash_provider: 200_00, guest_receivable: 0 })
  })

  it('charges nothing any more when the booking was cancelled meanwhile', async () => {
    const { id, morning } = await announced()
    await chargeDues(api.tools)
    const { version, refundMinor, chargedMinor } = await calls.must(
      calls.post(`/bookings/${id}/cancellation-preview`, undefined, token),
    )
    await calls.must(calls.post(`/bookings/${id}/cancel`, { version, refundMinor, chargedMinor }, token, onceKey()))
    goTo(morning, bankAwayFor)
    await chargeDues(api.tools)
    await reconcilePayments(api.tools)
    const { payments } = await moneyOf(id)
    expect(payments.filter(({ state }: Json) => state === 'captured')).toHaveLength(1)
  })
})

describe('a no that comes late', () => {
  it('ends the try, keeps the nights, and leaves the guest to pay by another card', async () => {
    const sent = await calls.bookByCard(token, { card: 'declines-late' })
    expect(sent.state).toBe('pending_payment')
    expect((await moneyOf(sent.id)).payments).toMatchObject([{ state: 'created', fault: null }])
    const at = api.clock.now()
    goTo(at, lateAnswerAfter)
    await api.bank().deliverEvents()
    await reconcilePayments(api.tools)
    const told = await moneyOf(sent.id)
    expect(told).toMatchObject({ state: 'pending_payment', payments: [{ state: 'failed', capturedMinor: 0 }] })
    expect(told.payments[0].fault).toMatch(/declined/)
    const again = { ...calls.submission({ terms: await termsNow() }), payment: byCard }
    await calls.must(calls.post(`/holds/${sent.id}/book`, again, token, onceKey()))
    expect((await calls.payThere(sent.id, token)).state).toBe('confirmed')
    // What the bank said of the first try comes again, and changes nothing.
    goTo(at, minutes(5))
    await api.bank().deliverEvents()
    await reconcilePayments(api.tools)
    expect((await moneyOf(sent.id)).payments.map(({ state }: Json) => state)).toEqual(['failed', 'captured'])
    expect((await standOf(api.tools, sent.id)).balance).toMatchObject({
      cash_provider: 60_00,
      guest_receivable: 140_00,
    })
  })

  async function termsNow(): Promise<Json> {
    return (await calls.quote()).terms
  }
})

describe('a bank that hears no answer to a dispute', () => {
  let ada: VerifiedUser
  const send = (id: string, body: Json, key: string = randomUUID()) =>
    calls.post(`/admin/disputes/${id}/answer`, body, manager, onceKey(key))

  it('is 503 for every answer, under one key as under another, and changes nothing; then the dispute is lost', async () => {
    ada = await someGuest(api.tools.database, api.clock.now())
    const visit = { in: '2031-02-01', out: '2031-02-03', card: 'disputed-unheard' } as const
    const { bookingId } = await bookAndPay({ tools: api.tools, user: ada, stay }, visit)
    const opened = later(api.clock.now(), disputedAfter)
    goTo(opened)
    await api.bank().deliverEvents()
    const list = async () => (await api.call('/admin/disputes', { token: manager })).body.data
    const [dispute] = (await list()).filter(({ booking }: Json) => booking === bookingId)
    const contest = { answer: 'contest', evidence: 'They came.' }
    const key = randomUUID()
    const answers = await Promise.all([send(dispute.id, contest, key), send(dispute.id, contest, key)])
    answers.push(await send(dispute.id, contest, key), await send(dispute.id, { answer: 'accept' }))
    for (const answer of answers) {
      expect(said(answer)).toEqual([503, 'provider-down'])
      expect(answer.body.error.message).toMatch(/[.]$/)
    }
    const { rows } = await api.tools.database.execute(
      sql`select state, answered_at, evidence from dispute where id = ${dispute.id}`,
    )
    expect(rows).toEqual([{ state: 'needs-response', answered_at: null, evidence: null }])
    expect((await list()).find(({ id }: Json) => id === dispute.id)).toMatchObject({ state: 'needs-response' })
    goTo(opened, respondWithin)
    manager = await api.tokenOf({ email: 'manager@example.org', password: 'correct horse' })
    await api.bank().deliverEvents()
    await reconcilePayments(api.tools)
    expect((await list()).find(({ id }: Json) => id === dispute.id)).toMatchObject({ state: 'lost' })
    expect(said(await send(dispute.id, contest))).toEqual([409, 'dispute-answered'])
  })
})
