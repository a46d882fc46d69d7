// The money of a booking by program: the rest paid once, a second step answered, the deposit placed, another way chosen.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, contentApi } from '#tests/support/content-api.ts'
import { guestCalls, onceKey, said, wrongFields } from '#tests/support/guest-calls.ts'
import { askDeposit, cardThat, payableStay } from '#tests/support/paying-world.ts'

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

type Card = Parameters<typeof cardThat>[0]
const byCard = (card: Card = 'succeeds') => ({ way: 'test-card', card: cardThat(card) })
const byTransfer = { way: 'bank-transfer' }
const moneyOf = async (id: string, by = token) => (await api.call(`/bookings/${id}/money`, { token: by })).body.data
const pay = (id: string, openMinor: number, payment: object = byCard(), { key = randomUUID(), by = token } = {}) =>
  calls.post(`/bookings/${id}/pay`, { openMinor, payment }, by, onceKey(key))

/** A booking whose second half is open. */
async function halfPaid() {
  const { id, price } = await calls.book(token, { payment: byCard() })
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
    const paid = await pay(id, openMinor, byCard(), { key })
    expect([paid.status, paid.body.data.openMinor, paid.body.data.payments.length]).toEqual([200, 0, 2])
    const again = await pay(id, openMinor, byCard(), { key })
    expect([again.status, again.body.data]).toEqual([200, paid.body.data])
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

  it('says what is wrong with a card, what the bank declined, and that nobody is there', async () => {
    const { id, openMinor } = await halfPaid()
    const typed = { way: 'test-card', card: { number: '42', expiry: '13/30', cvc: '1' } }
    const fields = ['payment.card.number', 'payment.card.expiry', 'payment.card.cvc']
    expect(wrongFields(await pay(id, openMinor, typed))).toEqual([400, ...fields])
    const key = randomUUID()
    const declined = await pay(id, openMinor, byCard('declines'), { key })
    expect([...said(declined), declined.body.error.name]).toEqual([402, 'card-declined', 'PaymentRequiredError'])
    expect(said(await pay(id, openMinor, byCard('declines'), { key }))).toEqual([402, 'card-declined'])
    expect(said(await pay(id, openMinor, byCard('unreachable')))).toEqual([503, 'provider-down'])
    const { openMinor: open, payments } = await moneyOf(id)
    expect([open, payments.at(1).state, typeof payments.at(1).fault]).toEqual([openMinor, 'failed', 'string'])
    expect((await pay(id, openMinor)).body.data.openMinor).toBe(0)
  })

  it('asks for a second step, which is refused, agreed to, or stopped', async () => {
    const { id, openMinor } = await halfPaid()
    const answer = (agreed: boolean, by = token) => calls.post(`/bookings/${id}/second-step`, { agreed }, by)
    expect(said(await answer(true))).toEqual([409, 'no-second-step'])
    const begun = (await pay(id, openMinor, byCard('second-step'))).body.data
    expect(begun.nextStep).toMatch(/^http:\/\/localhost\/test-bank\//)
    expect(said(await pay(id, openMinor))).toEqual([409, 'payment-under-way'])
    expect(said(await answer(true, stranger))).toEqual([404, 'booking-unknown'])
    const refused = (await answer(false)).body.data
    expect([refused.nextStep, refused.openMinor, refused.payments.at(-1).state]).toEqual([null, openMinor, 'failed'])
    await pay(id, openMinor, byCard('second-step'))
    const stopped = (await calls.post(`/bookings/${id}/stop-payment`, undefined, token)).body.data
    expect([stopped.nextStep, stopped.payments.at(-1).state]).toEqual([null, 'cancelled'])
    await pay(id, openMinor, byCard('second-step'))
    const agreed = (await answer(true)).body.data
    expect([agreed.openMinor, agreed.payments.at(-1).state]).toEqual([0, 'captured'])
    expect((await calls.post(`/bookings/${id}/stop-payment`, undefined, token)).body.data.openMinor).toBe(0)
  })

  it('is nobody else’s to see or to pay', async () => {
    const { id, openMinor } = await halfPaid()
    for (const path of ['pay', 'deposit', 'stop-payment', 'choose-again', 'second-step']) {
      const body = {
        pay: { openMinor, payment: byTransfer },
        deposit: { card: cardThat('succeeds') },
        'second-step': { agreed: true },
      }[path]
      expect(said(await calls.post(`/bookings/${id}/${path}`, body, stranger)), path).toEqual([404, 'booking-unknown'])
      expect((await calls.post(`/bookings/${id}/${path}`, body)).status, path).toBe(403)
    }
    expect((await api.call(`/bookings/${id}/money`, { token: stranger })).status).toBe(404)
    expect((await api.call(`/bookings/${randomUUID()}/money`, { token })).status).toBe(404)
    expect((await pay(id, 0)).status).toBe(400)
  })
})

describe('the damage deposit', () => {
  const place = (id: string, card: Card | object, key = randomUUID()) => {
    const typed = typeof card === 'string' ? cardThat(card) : card
    return calls.post(`/bookings/${id}/deposit`, { card: typed }, token, onceKey(key))
  }

  it('is placed on a card once, and stands in the booking', async () => {
    const { id } = await halfPaid()
    expect((await moneyOf(id)).depositWanted).toBe(true)
    expect(wrongFields(await place(id, { number: '', expiry: '04/41', cvc: '123' }))).toEqual([400, 'card.number'])
    expect(said(await place(id, 'no-funds'))).toEqual([402, 'insufficient-funds'])
    const key = randomUUID()
    const placed = await place(id, 'succeeds', key)
    expect(placed.body.data).toMatchObject({ depositWanted: false })
    expect(placed.body.data.payments.at(-1)).toMatchObject({ for: 'deposit', state: 'authorised', minor: 300_00 })
    expect((await place(id, 'succeeds', key)).body.data).toEqual(placed.body.data)
    expect(said(await place(id, 'succeeds'))).toEqual([409, 'deposit-not-wanted'])
    const { damageDeposit } = (await api.call(`/bookings/${id}`, { token })).body.data
    expect(damageDeposit).toMatchObject({ state: 'held', minor: 300_00 })
  })

  it('asks for a second step too', async () => {
    const { id } = await halfPaid()
    expect((await place(id, 'second-step')).body.data.nextStep).toContain('/test-bank/')
    const answered = await calls.post(`/bookings/${id}/second-step`, { agreed: true }, token)
    expect(answered.body.data.payments.at(-1)).toMatchObject({ for: 'deposit', state: 'authorised' })
  })
})

describe('a card that is kept', () => {
  it('pays later parts where that was agreed to, and is taken back once', async () => {
    const booked = await calls.book(token, { payment: { ...byCard(), paysLater: true } })
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
    const by = calls.submission(chosen.body.data, { payment: byCard() })
    const paid = await calls.post(`/holds/${booked.id}/book`, by, token, onceKey())
    expect([paid.status, paid.body.data.state]).toEqual([201, 'confirmed'])
  })

  it('is there after a card that was declined', async () => {
    const booked = await calls.book(token, { payment: byCard('declines') })
    expect(booked.state).toBe('pending_payment')
    const hold = (await api.call(`/holds/${booked.id}`, { token })).body.data
    const paid = await calls.post(
      `/holds/${booked.id}/book`,
      calls.submission(hold, { payment: byCard() }),
      token,
      onceKey(),
    )
    expect(paid.body.data.state).toBe('confirmed')
  })
})
