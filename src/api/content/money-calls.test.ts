// The money of a booking by program: the rest paid once, a second step answered, the deposit placed, another way chosen.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, contentApi, type Json } from '#tests/support/content-api.ts'
import { guestCalls, onceKey, said, wrongFields } from '#tests/support/guest-calls.ts'
import { askDeposit, payableStay } from '#tests/support/paying-world.ts'

let api: ContentApi
let token: string
let stranger: string
let calls: ReturnType<typeof guestCalls>
beforeAll(async () => {
  const environment = { PAYMENT_WAYS: 'test-card,bank-transfer', BANK_ACCOUNT: 'Casita, DE00' }
  api = await contentApi({ environment })
  const stay = await payableStay(api.tools.database, [
    [5000, null],
    [5000, 1],
  ])
  await askDeposit(api.tools.database, stay, { placedDaysBefore: 900 })
  token = await api.tokenOf(await api.makeUser())
  stranger = await api.tokenOf(await api.makeUser())
  calls = guestCalls(api, stay.slug)
})
afterAll(() => api?.drop())

const byCard = { way: 'test-card' }
const byTransfer = { way: 'bank-transfer' }
const moneyOf = async (id: string, by = token) => (await api.call(`/bookings/${id}/money`, { token: by })).body.data
const pay = (id: string, openMinor: number, payment: object = byCard, { key = randomUUID(), by = token } = {}) =>
  calls.post(`/bookings/${id}/pay`, { openMinor, payment }, by, onceKey(key))

/** A booking whose second half is open. */
async function halfPaid() {
  const { id, price } = await calls.bookByCard(token)
  return { id: id as string, openMinor: price.totalMinor / 2 }
}

describe('the rest of a price', () => {
  it('is told with the ways to pay it, and paid once under one key', async () => {
    const { id, openMinor } = await halfPaid()
    expect(await moneyOf(id)).toMatchObject({
      ...{ booking: id, state: 'confirmed', currency: 'EUR', openMinor, ways: ['test-card', 'bank-transfer'] },
      ...{ mayChooseAgain: false, nextStep: null, transfer: [], refunds: [] },
      payments: [{ for: 'price', way: 'test-card', state: 'captured', capturedMinor: openMinor, cardLast4: '4242' }],
    })
    const key = randomUUID()
    const begun = await pay(id, openMinor, byCard, { key })
    expect([begun.status, begun.body.data.openMinor, begun.body.data.payments.length]).toEqual([200, openMinor, 2])
    expect(begun.body.data.nextStep).toContain(api.bank().origin)
    expect((await pay(id, openMinor, byCard, { key })).body.data).toEqual(begun.body.data)
    const paid = await calls.payThere(id, token)
    expect([paid.openMinor, paid.nextStep, paid.payments.length]).toEqual([0, null, 2])
    const again = await pay(id, openMinor, byCard, { key })
    expect([again.status, again.body.data]).toEqual([200, paid])
    expect(said(await pay(id, openMinor, byTransfer, { key }))).toEqual([409, 'key-reused'])
    const late = await pay(id, openMinor)
    expect(said(late)).toEqual([409, 'nothing-due'])
    expect(late.body.error.details).toMatchObject({ state: 'confirmed', version: expect.any(Number) })
  })

  it('is paid by one of two that pay at once', async () => {
    const { id, openMinor } = await halfPaid()
    const both = await Promise.all([pay(id, openMinor), pay(id, openMinor)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await moneyOf(id)).payments).toHaveLength(2)
  })

  it('is not paid at another sum than the one that was seen, nor in a way that is none', async () => {
    const { id, openMinor } = await halfPaid()
    expect(said(await pay(id, openMinor - 1))).toEqual([409, 'sum-changed'])
    expect(said(await pay(id, openMinor, { way: 'property' }))).toEqual([422, 'way-unknown'])
    expect((await moneyOf(id)).payments).toHaveLength(1)
  })

  it('takes no card, and says that nobody is there', async () => {
    const { id, openMinor } = await halfPaid()
    const typed = { ...byCard, card: { number: '4242424242424242', expiry: '04/41', cvc: '123' } }
    expect(wrongFields(await pay(id, openMinor, typed))[0]).toBe(400)
    api.bank().misbehave({ kind: 'down' })
    const away = await pay(id, openMinor)
    api.bank().misbehave(undefined)
    expect(said(away)).toEqual([503, 'provider-down'])
    const { openMinor: open, payments } = await moneyOf(id)
    expect([open, payments.map(({ state }: Json) => state).sort()]).toEqual([openMinor, ['cancelled', 'captured']])
    await pay(id, openMinor)
    expect((await calls.payThere(id, token)).openMinor).toBe(0)
  })

  it('is declined at the bank, where another card may be tried, and told when the bank says no later', async () => {
    const { id, openMinor } = await halfPaid()
    api.clock.advance(1_000)
    await pay(id, openMinor)
    const declined = await calls.payThere(id, token, { card: 'declines' })
    expect([declined.openMinor, declined.payments.at(-1).state]).toEqual([openMinor, 'created'])
    expect(declined.nextStep).toContain(api.bank().origin)
    await calls.payThere(id, token, { card: 'declines-late' })
    api.clock.advance(20_000)
    const late = await moneyOf(id)
    expect([late.nextStep, late.payments.at(-1).state, typeof late.payments.at(-1).fault]).toEqual([
      null,
      'failed',
      'string',
    ])
    await pay(id, openMinor)
    expect((await calls.payThere(id, token)).openMinor).toBe(0)
  })

  it('asks for a second step at the bank, which is refused, stopped, or agreed to', async () => {
    const { id, openMinor } = await halfPaid()
    await pay(id, openMinor)
    expect(said(await pay(id, openMinor))).toEqual([409, 'payment-under-way'])
    const refused = await calls.payThere(id, token, { card: 'second-step', step: 'refuse' })
    expect([refused.openMinor, refused.payments.at(-1).state]).toEqual([openMinor, 'created'])
    const stopped = (await calls.post(`/bookings/${id}/stop-payment`, undefined, token)).body.data
    expect([stopped.nextStep, stopped.payments.at(-1).state]).toEqual([null, 'cancelled'])
    await pay(id, openMinor)
    const agreed = await calls.payThere(id, token, { card: 'second-step' })
    expect([agreed.openMinor, agreed.payments.at(-1).state]).toEqual([0, 'captured'])
    expect((await calls.post(`/bookings/${id}/stop-payment`, undefined, token)).body.data.openMinor).toBe(0)
  })

  it('is nobody else’s to see or to pay', async () => {
    const { id, openMinor } = await halfPaid()
    for (const path of ['pay', 'deposit', 'stop-payment', 'choose-again']) {
      const body = path === 'pay' ? { openMinor, payment: byTransfer } : undefined
      expect(said(await calls.post(`/bookings/${id}/${path}`, body, stranger)), path).toEqual([404, 'booking-unknown'])
      expect((await calls.post(`/bookings/${id}/${path}`, body)).status, path).toBe(403)
    }
    expect((await api.call(`/bookings/${id}/money`, { token: stranger })).status).toBe(404)
    expect((await api.call(`/bookings/${randomUUID()}/money`, { token })).status).toBe(404)
    expect((await pay(id, 0)).status).toBe(400)
  })
})

describe('the damage deposit', () => {
  const place = (id: string, key = randomUUID()) =>
    calls.post(`/bookings/${id}/deposit`, undefined, token, onceKey(key))

  it('is placed on a card once, and stands in the booking', async () => {
    const { id } = await halfPaid()
    expect((await moneyOf(id)).depositWanted).toBe(true)
    const key = randomUUID()
    expect((await place(id, key)).body.data.nextStep).toContain(api.bank().origin)
    expect(said(await place(id))).toEqual([409, 'payment-under-way'])
    expect((await calls.payThere(id, token, { card: 'no-funds' })).depositWanted).toBe(false)
    const placed = await calls.payThere(id, token, { card: 'second-step' })
    expect(placed).toMatchObject({ depositWanted: false, nextStep: null })
    expect(placed.payments.at(-1)).toMatchObject({ for: 'deposit', state: 'authorised', minor: 300_00 })
    expect((await place(id, key)).body.data).toEqual(placed)
    expect(said(await place(id))).toEqual([409, 'deposit-not-wanted'])
    const { damageDeposit } = (await api.call(`/bookings/${id}`, { token })).body.data
    expect(damageDeposit).toMatchObject({ state: 'held', minor: 300_00 })
  })
})

describe('a card that is kept', () => {
  it('pays later parts where that was agreed to, and is taken back once', async () => {
    const booked = await calls.bookByCard(token, { paysLater: true })
    expect((await moneyOf(booked.id)).keptCard).toContain('4242')
    const remove = (by?: string) => calls.post(`/bookings/${booked.id}/remove-card`, undefined, by)
    expect([said(await remove(stranger)), (await remove()).status]).toEqual([[404, 'booking-unknown'], 403])
    expect((await remove(token)).body.data.keptCard).toBeNull()
    expect(said(await remove(token))).toEqual([409, 'no-card-kept'])
    expect((await moneyOf((await halfPaid()).id)).keptCard).toBeNull()
  })
})

describe('another way to pay', () => {
  it('is chosen while a transfer is waited for, and pays the same nights', async () => {
    const booked = await calls.book(token, { payment: byTransfer })
    expect(booked.state).toBe('pending_payment')
    const waiting = await moneyOf(booked.id)
    expect([waiting.mayChooseAgain, waiting.transfer.join(' ')]).toEqual([true, expect.stringContaining('DE00')])
    const chosen = await calls.post(`/bookings/${booked.id}/choose-again`, undefined, token)
    expect(chosen.body.data).toMatchObject({ id: booked.id, ways: ['test-card', 'bank-transfer'] })
    const again = await calls.post(`/bookings/${booked.id}/choose-again`, undefined, token)
    expect(said(again)).toEqual([409, 'nothing-to-choose'])
    const by = calls.submission(chosen.body.data, { payment: byCard })
    const sent = await calls.post(`/holds/${booked.id}/book`, by, token, onceKey())
    expect([sent.status, sent.body.data.state]).toEqual([201, 'pending_payment'])
    expect(await calls.payThere(booked.id, token)).toMatchObject({ state: 'confirmed', nextStep: null })
  })

  it('is there after a payment was stopped at the bank', async () => {
    const booked = await calls.book(token, { payment: byCard })
    expect(booked.state).toBe('pending_payment')
    await calls.payThere(booked.id, token, { card: 'declines' })
    await calls.must(calls.post(`/bookings/${booked.id}/stop-payment`, undefined, token))
    const hold = (await api.call(`/holds/${booked.id}`, { token })).body.data
    const again = calls.submission(hold, { payment: byCard })
    await calls.must(calls.post(`/holds/${booked.id}/book`, again, token, onceKey()))
    expect(await calls.payThere(booked.id, token)).toMatchObject({ state: 'confirmed' })
  })
})
