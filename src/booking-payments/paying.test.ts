// Paying for a booking: every answer a card can give, transfers, balances, and what each does to nights and ledger.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteMoneyArrived } from '#admin/payments/money-admin.server.ts'
import { cardWindow } from '#bookings/record/payment-plan.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { approveRequest, declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { expireRequests } from '#cancellations/requests/expire-requests.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { payPageLasts } from '#payments/port/payment.ts'
import { type BookableStay, inputFor, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import {
  bookAndPay,
  mailsAbout,
  type Payer,
  payableStay,
  payingTools,
  payRest,
  payUnseen,
  sendAndPay,
  someOperator,
  standOf,
  trySending,
} from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import { payAtBank } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { chooseOtherPaymentMethod } from '#trips/choose-other-payment-method.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes, seconds } from '#values/duration.ts'
import { expirePayments } from './expire-payments.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

let handed: TestTools
let whole: BookableStay
let parted: BookableStay
let asking: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools()
  const { database } = handed.tools
  whole = await payableStay(database)
  parted = await payableStay(database, [
    [3000, null],
    [7000, 30],
  ])
  asking = await payableStay(database, [[10_000, null]], { offer: { bookingMode: 'request' } })
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const payer = (stay: BookableStay): Payer => ({ tools: handed.tools, user: ada, stay })
const stand = (id: string) => standOf(handed.tools, id)
/** What goes into the subject of a mail about a booking. */
const named = async (id: string) => ({ stayName: 'Casa', reference: (await stand(id)).row.reference })

let week = 0
/** Two nights, 200 €, that nobody asked for yet; so many days from now on. */
function fresh(ahead = 100): { in: string; out: string } {
  week++
  const at = handed.clock.now().getTime() + days(ahead + week * 3)
  const day = (offset: number) => new Date(at + days(offset)).toISOString().slice(0, 10)
  return { in: day(0), out: day(2) }
}

describe('a card', () => {
  test('that pays confirms the booking: nights booked, price charged, money in the ledger', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'succeeds' })
    expect(booked.payment).toEqual({ kind: 'settled' })
    const now = await stand(booked.bookingId)
    expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'], payment: { state: 'captured' } })
    expect(now.balance).toEqual({ guest_receivable: 0, cash_provider: 200_00, revenue: -200_00 })
    expect(now.payment).toMatchObject({ cardLast4: '4242', capturedMinor: 200_00 })
    expect((await mailsAbout(handed.tools, booked.bookingId))[0]).toBe(
      sentence('bookingMails.confirmedSubject', await named(booked.bookingId)),
    )
  })

  test('that is declined keeps the nights and everything agreed; another one confirms', async () => {
    const declined = await bookAndPay(payer(whole), { ...fresh(), card: 'declines' })
    expect(declined.payment).toEqual({ kind: 'failed', fault: 'card-declined' })
    const waiting = await stand(declined.bookingId)
    expect(waiting).toMatchObject({ state: 'pending_payment', nights: ['hold'], payment: { state: 'cancelled' } })
    expect(waiting.row.contact).toMatchObject({ name: 'Ada Lovelace' })
    const poor = await sendAndPay(payer(whole), declined.bookingId, { card: 'no-funds' })
    expect(poor.payment).toEqual({ kind: 'failed', fault: 'card-declined' })
    const paid = await sendAndPay(payer(whole), declined.bookingId, { card: 'succeeds' })
    expect(paid.payment).toEqual({ kind: 'settled' })
    const done = await stand(declined.bookingId)
    expect(done).toMatchObject({ state: 'confirmed', nights: ['booking'] })
    expect(done.payments.map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'cancelled'],
      [2, 'cancelled'],
      [3, 'captured'],
    ])
  })

  test('leaves no more than four digits anywhere, and its page is forgotten once it was paid on', async () => {
    const { bookingId } = await bookAndPay(payer(whole), { ...fresh(), card: 'declines' })
    await sendAndPay(payer(whole), bookingId, { card: 'succeeds' })
    const { rows } = await handed.tools.database.$client.query(`
      select string_agg(t, ' ') as everything from (select to_jsonb(p)::text as t from payment p
        union all select to_jsonb(e)::text from provider_event e union all select to_jsonb(b)::text from booking b
        union all select to_jsonb(c)::text from booking_command c union all select payload::text from outbox) as all_of`)
    expect(rows[0].everything).not.toMatch(/4242424242424242|4000000000000002/)
    expect(rows[0].everything).toContain('"card_last4": "4242"')
    expect((await stand(bookingId)).payments.map(({ payerPage }) => payerPage)).toEqual([null, null])
  })

  test('says on its page what is paid, to whom it leads back, and in which language', async () => {
    const { bookingId } = await bookAndPay(payer(whole), { ...fresh(), step: 'leave', card: 'second-step' })
    const { row, payment } = await stand(bookingId)
    const title = sentence('booking-payments.pageForPrice', { reference: row.reference })
    const page = { site: 'http://127.0.0.1:3000', title, language: 'en', email: 'ada@example.org' }
    expect(payment!.payerPage).toEqual(page)
  })

  test('second step: the hold is extended while it runs, and the booking stands once it is done', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'second-step', step: 'leave' })
    expect(booked.payment).toMatchObject({ kind: 'go', address: expect.stringMatching(/^\/payments\//) })
    const waiting = await stand(booked.bookingId)
    expect(waiting.row.holdExpiresAt!.getTime() - handed.clock.now().getTime()).toBe(cardWindow)
    handed.clock.advance(minutes(20))
    expect(await payUnseen(handed.tools, booked.bookingId)).toBe(true)
    handed.clock.advance(seconds(2))
    expect(await handed.bank().deliverEvents()).toBeGreaterThan(0)
    expect(await stand(booked.bookingId)).toMatchObject({ state: 'confirmed', nights: ['booking'] })
  })

  test('Payment: 3-D Secure abandoned: the nights are free after the card’s time, and nothing can be charged any more', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'second-step', step: 'leave' })
    const page = `${handed.bank().origin}/c/pay/${(await stand(booked.bookingId)).payment!.providerRef}`
    handed.clock.advance(payPageLasts - 1000)
    await expirePayments(handed.tools)
    expect(await stand(booked.bookingId)).toMatchObject({ state: 'pending_payment', nights: ['hold'] })
    handed.clock.advance(cardWindow - payPageLasts + 1000)
    expect(await expirePayments(handed.tools)).toBeGreaterThan(0)
    expect(await stand(booked.bookingId)).toMatchObject({ state: 'expired', nights: [], payment: { state: 'expired' } })
    expect((await payAtBank(page)).status).toBe(410)
    const names = await named(booked.bookingId)
    expect(await mailsAbout(handed.tools, booked.bookingId)).toEqual([
      sentence('bookingMails.unpaidSubject', names),
      sentence('bookingMails.unpaidForOperatorSubject', names),
    ])
  })

  test('nights that are let go early end the page first, and whoever is on it cannot pay any more', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'second-step', step: 'leave' })
    await handed.tools.database.$client.query('update booking set hold_expires_at = $1 where id = $2', [
      handed.clock.now(),
      booked.bookingId,
    ])
    expect(await expirePayments(handed.tools)).toBeGreaterThan(0)
    expect(await stand(booked.bookingId)).toMatchObject({
      state: 'expired',
      nights: [],
      payment: { state: 'cancelled' },
    })
    expect(await payUnseen(handed.tools, booked.bookingId)).toBe(false)
  })

  test('a further try is held anew, until an hour after the first one', async () => {
    const { bookingId } = await bookAndPay(payer(whole), { ...fresh(), card: 'declines' })
    const begun = handed.clock.now().getTime()
    const held = async () => (await stand(bookingId)).row.holdExpiresAt!.getTime() - begun
    expect(await held()).toBe(cardWindow)
    handed.clock.advance(minutes(30))
    await sendAndPay(payer(whole), bookingId, { card: 'declines' })
    expect(await held()).toBe(minutes(30) + cardWindow)
    handed.clock.advance(minutes(32))
    await sendAndPay(payer(whole), bookingId, { card: 'declines' })
    expect(await held()).toBe(minutes(30) + cardWindow)
  })

  test('a refused second step leaves the nights kept for another try', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'second-step', step: 'refuse' })
    handed.clock.advance(seconds(2))
    await handed.bank().deliverEvents()
    expect(await stand(booked.bookingId)).toMatchObject({
      ...{ state: 'pending_payment', nights: ['hold'], payment: { state: 'cancelled' } },
    })
    await sendAndPay(payer(whole), booked.bookingId)
    expect((await stand(booked.bookingId)).state).toBe('confirmed')
  })

  test('Payment: success page closed before webhook: the late answer alone confirms the booking', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'answers-late' })
    expect(booked.payment.kind).toBe('go')
    expect((await stand(booked.bookingId)).state).toBe('pending_payment')
    handed.clock.advance(seconds(21))
    await handed.bank().deliverEvents()
    expect((await stand(booked.bookingId)).state).toBe('confirmed')
  })

  test('that is declined late frees nothing yet: the guest may try another one', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'declines-late' })
    handed.clock.advance(seconds(21))
    await handed.bank().deliverEvents()
    expect(await stand(booked.bookingId)).toMatchObject({ state: 'pending_payment', nights: ['hold'] })
    await sendAndPay(payer(whole), booked.bookingId, { card: 'succeeds' })
    expect((await stand(booked.bookingId)).state).toBe('confirmed')
  })

  test('Payment: provider down at checkout: the try is withdrawn, and the next one works', async () => {
    handed.bank().misbehave({ kind: 'down' })
    const booked = await bookAndPay(payer(whole), fresh())
    handed.bank().misbehave(undefined)
    expect(booked.payment).toEqual({ kind: 'unreachable' })
    expect(await stand(booked.bookingId)).toMatchObject({ state: 'pending_payment', payment: { state: 'cancelled' } })
    const again = await sendAndPay(payer(whole), booked.bookingId, { card: 'succeeds' })
    expect(again.payment).toEqual({ kind: 'settled' })
  })

  test('Payment: provider fails after it made the payment: nobody was led there, and the next try works', async () => {
    handed.bank().misbehave({ kind: 'fails', after: 'carrying-out' })
    const booked = await bookAndPay(payer(whole), fresh())
    handed.bank().misbehave(undefined)
    expect(booked.payment).toEqual({ kind: 'unreachable' })
    await sendAndPay(payer(whole), booked.bookingId)
    await reconcilePayments(handed.tools)
    const { state, payments } = await stand(booked.bookingId)
    expect([state, ...payments.map(payment => payment.state)]).toEqual(['confirmed', 'cancelled', 'captured'])
  })

  test('a guest who lets the nights go lets the payment go with them', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), card: 'second-step', step: 'leave' })
    expect(await releaseHold(handed.tools, { user: ada }, booked.bookingId)).toMatchObject({ ok: true })
    expect(await mailsAbout(handed.tools, booked.bookingId)).toEqual([
      sentence('bookingMails.cancelledSubject', await named(booked.bookingId)),
    ])
    expect(await stand(booked.bookingId)).toMatchObject({
      state: 'expired',
      nights: [],
      payment: { state: 'cancelled' },
    })
  })
})

describe('a transfer', () => {
  test('keeps the nights for five days; the operator notes it, and the booking stands', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), way: 'bank-transfer' })
    expect(booked.payment.kind).toBe('settled')
    const waiting = await stand(booked.bookingId)
    expect(waiting.row.holdExpiresAt!.getTime() - handed.clock.now().getTime()).toBe(days(5))
    expect(await mailsAbout(handed.tools, booked.bookingId)).toEqual([
      sentence('bookingMails.transferSubject', await named(booked.bookingId)),
    ])
    handed.clock.advance(days(4))
    const arrived = { bookingId: booked.bookingId, seenPaidMinor: 0, minor: 200_00, origin: '' }
    expect(await noteMoneyArrived(handed.tools, manager, arrived)).toMatchObject({ ok: true })
    const now = await stand(booked.bookingId)
    expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'] })
    expect(now.balance.guest_receivable).toBe(0)
    expect(await noteMoneyArrived(handed.tools, manager, arrived)).toEqual({
      ...{ ok: false, reason: 'noted-already', state: 'confirmed', version: 3 },
    })
  })

  test('Payment: bank transfer short-paid: what came is noted, the rest is waited for, and it all goes back when it does not come', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), way: 'bank-transfer' })
    const { bookingId } = booked
    const note = (seenPaidMinor: number, minor: number) =>
      noteMoneyArrived(handed.tools, manager, { bookingId, seenPaidMinor, minor, origin: '' })
    await note(0, 150_00)
    expect(await stand(bookingId)).toMatchObject({ state: 'pending_payment', nights: ['hold'] })
    handed.clock.advance(days(5))
    await expirePayments(handed.tools)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'expired', nights: [], refunds: [{ state: 'created', minor: 150_00 }] })
    expect(now.balance).toMatchObject({ guest_receivable: 0, cash_provider: 150_00, refund_payable: -150_00 })
  })

  test('Payment: offline booking auto-release: unpaid, the nights are free and both sides are told', async () => {
    const booked = await bookAndPay(payer(whole), { ...fresh(), way: 'bank-transfer' })
    handed.clock.advance(days(4))
    await remindOfDues(handed.tools)
    await remindOfDues(handed.tools)
    const reminders = (await mailsAbout(handed.tools, booked.bookingId)).filter(each =>
      saying('bookingMails.reminderSubject').test(each),
    )
    expect(reminders).toHaveLength(1)
    handed.clock.advance(days(1) - 1)
    expect(await expirePayments(handed.tools)).toBe(0)
    handed.clock.advance(1)
    expect(await expirePayments(handed.tools)).toBe(1)
    expect(await stand(booked.bookingId)).toMatchObject({ state: 'expired', nights: [] })
    expect(await mailsAbout(handed.tools, booked.bookingId)).toContain(
      sentence('bookingMails.unpaidForOperatorSubject', await named(booked.bookingId)),
    )
  })
})

describe('another way for the first payment', () => {
  test('from a transfer to a card: the transfer is let go, the card confirms, and both are on record', async () => {
    const { bookingId } = await bookAndPay(payer(whole), { ...fresh(), way: 'bank-transfer' })
    expect(await chooseOtherPaymentMethod(handed.tools, ada, bookingId)).toEqual({
      ...{ ok: true, path: expect.stringMatching(new RegExp(`^/stays/[^/]+/book[?]hold=${bookingId}$`)) },
    })
    expect(await stand(bookingId)).toMatchObject({
      ...{ state: 'pending_payment', nights: ['hold'], payment: { state: 'cancelled' } },
    })
    await sendAndPay(payer(whole), bookingId, { card: 'succeeds' })
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', row: { paymentPlan: { way: 'test-card' } } })
    expect(now.payments.map(({ way, state }) => [way, state])).toEqual([
      ['bank-transfer', 'cancelled'],
      ['test-card', 'captured'],
    ])
    expect(await chooseOtherPaymentMethod(handed.tools, ada, bookingId)).toEqual({
      ...{ ok: false, reason: 'nothing-to-choose', state: 'confirmed', version: 3 },
    })
  })

  test('and back, again and again: the nights are kept for five days from the beginning, no longer', async () => {
    const { bookingId } = await bookAndPay(payer(whole), { ...fresh(), card: 'declines' })
    const begun = handed.clock.now().getTime()
    for (let day = 0; day < 3; day++) {
      await sendAndPay(payer(whole), bookingId, { way: 'bank-transfer' })
      expect((await stand(bookingId)).row.holdExpiresAt!.getTime()).toBe(begun + days(5))
      handed.clock.advance(days(1))
      expect(await chooseOtherPaymentMethod(handed.tools, ada, bookingId)).toMatchObject({ ok: true })
      await sendAndPay(payer(whole), bookingId, { card: 'declines' })
    }
    expect((await stand(bookingId)).row.holdExpiresAt!.getTime()).toBe(begun + days(5))
  })

  test('is no choice of a stranger, nor once something has arrived', async () => {
    const { bookingId } = await bookAndPay(payer(whole), { ...fresh(), way: 'bank-transfer' })
    const stranger = await someGuest(handed.tools.database, handed.clock.now())
    expect(await chooseOtherPaymentMethod(handed.tools, stranger, bookingId)).toEqual({
      ok: false,
      reason: 'booking-unknown',
    })
    await noteMoneyArrived(handed.tools, manager, { bookingId, seenPaidMinor: 0, minor: 50_00, origin: '' })
    expect(await chooseOtherPaymentMethod(handed.tools, ada, bookingId)).toEqual({
      ...{ ok: false, reason: 'nothing-to-choose', state: 'pending_payment', version: 2 },
    })
    expect(await stand(bookingId)).toMatchObject({ state: 'pending_payment', payment: { state: 'created' } })
  })

  test('Races: chosen again while the operator notes the money: it counts once, and the booking stands', async () => {
    for (let round = 0; round < 5; round++) {
      const { bookingId } = await bookAndPay(payer(whole), { ...fresh(), way: 'bank-transfer' })
      const arrived = { bookingId, seenPaidMinor: 0, minor: 200_00, origin: '' }
      await Promise.all([
        chooseOtherPaymentMethod(handed.tools, ada, bookingId),
        noteMoneyArrived(handed.tools, manager, arrived),
      ])
      const now = await stand(bookingId)
      expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'], balance: { guest_receivable: 0 } })
    }
  })
})

describe('in parts', () => {
  test('only the first is due when booking; the balance is paid on the page, and is asked for once', async () => {
    const booked = await bookAndPay(payer(parted), { ...fresh(), card: 'succeeds' })
    const { bookingId } = booked
    const now = await stand(bookingId)
    expect(now.balance).toEqual({ guest_receivable: 140_00, cash_provider: 60_00, revenue: -200_00 })
    expect(now.row.paymentDueAt).not.toBeNull()
    const pay = (seenMinor: number) => payRest(handed.tools, ada, { bookingId, seenMinor })
    expect(await pay(200_00)).toEqual({ ok: false, reason: 'sum-changed', state: 'confirmed', version: 3 })
    expect(await pay(140_00)).toMatchObject({ ok: true, payment: { kind: 'settled' } })
    expect(await pay(140_00)).toEqual({ ok: false, reason: 'nothing-due', state: 'confirmed', version: 3 })
    const paid = await stand(bookingId)
    expect(paid.balance.guest_receivable).toBe(0)
    expect(paid.row.paymentDueAt).toBeNull()
  })

  test('Payment: instalment declined → grace → cancel: reminded before, reminded after, then released at the promised refund', async () => {
    const { in: arrive, out } = fresh(45)
    const booked = await bookAndPay(payer(parted), { in: arrive, out, card: 'succeeds' })
    const { bookingId } = booked
    const due = (await stand(bookingId)).row.paymentDueAt!
    const at = (moment: number) => {
      handed.clock.set(new Date(moment))
      return remindOfDues(handed.tools)
    }
    const money = async () => (await mailsAbout(handed.tools, bookingId)).filter(subject => subject.includes('€140'))
    await at(due.getTime() - days(8))
    expect(await money()).toEqual([])
    await at(due.getTime() - days(7))
    await at(due.getTime() - days(6))
    expect(await money()).toEqual([expect.stringMatching(saying('bookingMails.reminderSubject'))])
    const declined = { bookingId, seenMinor: 140_00, card: 'declines' } as const
    expect(await payRest(handed.tools, ada, declined)).toMatchObject({ payment: { kind: 'failed' } })
    await at(due.getTime() + hours(1))
    expect(await money()).toHaveLength(2)
    expect((await stand(bookingId)).state).toBe('confirmed')
    expect(await at(due.getTime() + days(3))).toBeGreaterThanOrEqual(1)
    const ended = await stand(bookingId)
    expect(ended).toMatchObject({
      state: 'cancelled',
      nights: [],
      row: { cancelledBy: 'system', stateReason: 'unpaid' },
    })
    expect(ended.refunds).toEqual([{ state: 'succeeded', minor: 60_00 }])
    expect(ended.balance.guest_receivable).toBe(0)
  })
})

describe('a request', () => {
  const answer = (bookingId: string, version: number) => ({
    ...{ bookingId, version, reason: '', origin: '' },
    key: `answer-${bookingId}-${version}`,
  })

  test('only reserves the money; the yes takes it', async () => {
    const { bookingId } = await bookAndPay(payer(asking), { ...fresh(), card: 'succeeds' })
    const waiting = await stand(bookingId)
    expect(waiting).toMatchObject({ state: 'pending_approval', nights: ['booking'], payment: { state: 'authorised' } })
    expect(waiting.balance).toEqual({})
    expect(await approveRequest(handed.tools, manager, answer(bookingId, waiting.row.version))).toMatchObject({
      ok: true,
    })
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', payment: { state: 'captured' } })
    expect(now.balance).toEqual({ guest_receivable: 0, cash_provider: 200_00, revenue: -200_00 })
  })

  test('that is declined, or that nobody answers, lets go of what was reserved', async () => {
    const one = await bookAndPay(payer(asking), { ...fresh(), card: 'succeeds' })
    await declineRequest(handed.tools, manager, answer(one.bookingId, (await stand(one.bookingId)).row.version))
    expect(await stand(one.bookingId)).toMatchObject({ state: 'declined', nights: [], payment: { state: 'cancelled' } })
    const other = await bookAndPay(payer(asking), { ...fresh(), card: 'succeeds' })
    handed.clock.advance(hours(24))
    await expireRequests(handed.tools)
    expect(await stand(other.bookingId)).toMatchObject({
      state: 'expired',
      payment: { state: 'cancelled' },
      balance: {},
    })
  })

  test('Payment: capture after auth expiry: nothing is confirmed, and the operator is told why', async () => {
    const { bookingId } = await bookAndPay(payer(asking), { ...fresh(), card: 'succeeds' })
    const { row, payment } = await stand(bookingId)
    handed.bank().lapse(payment!.providerRef!)
    const refused = await approveRequest(handed.tools, manager, answer(bookingId, row.version))
    expect(refused).toEqual({ ok: false, reason: 'payment-failed' })
    expect(await stand(bookingId)).toMatchObject({
      state: 'pending_approval',
      payment: { state: 'expired' },
      balance: {},
    })
  })

  test('by transfer is answered first; what was due when booking is due five days after the yes', async () => {
    const { bookingId } = await bookAndPay(payer(asking), { ...fresh(), way: 'bank-transfer' })
    const { row } = await stand(bookingId)
    expect(row.state).toBe('pending_approval')
    await approveRequest(handed.tools, manager, answer(bookingId, row.version))
    const now = await stand(bookingId)
    expect(now.state).toBe('confirmed')
    expect(now.row.paymentDueAt!.getTime() - handed.clock.now().getTime()).toBe(days(5))
  })
})

test('Price: a coupon or a gift brings the total to 0: the free booking is confirmed at once, without any payment', async () => {
  const free = await payableStay(handed.tools.database, [[10_000, null]], { plan: { baseNightlyMinor: 0 } })
  const asked = fresh()
  const input = inputFor(asked.in, asked.out)
  const holdId = await mustHold(handed.tools, { browser: someBrowser(), user: ada }, { stayId: free.stayId, input })
  const booked = await trySending({ tools: handed.tools, user: ada }, holdId, { way: null })
  expect(booked).toMatchObject({ ok: true, payment: { kind: 'settled' } })
  expect(await stand(holdId)).toMatchObject({ state: 'confirmed', nights: ['booking'], payments: [], balance: {} })
})

test('terms that want the money at the home ask for nothing before', async () => {
  const { database } = handed.tools
  const later = await payableStay(database)
  await database.$client.query('update payment_terms set at_property = true where id = $1', [later.termsId])
  const asked = fresh()
  const input = inputFor(asked.in, asked.out)
  const holdId = await mustHold(handed.tools, { browser: someBrowser(), user: ada }, { stayId: later.stayId, input })
  expect(await trySending(payer(later), holdId)).toEqual({ ok: false, reason: 'way-unknown' })
  expect(await trySending(payer(later), holdId, { way: null })).toMatchObject({
    ok: true,
    payment: { kind: 'settled' },
  })
  const now = await stand(holdId)
  expect(now).toMatchObject({ state: 'confirmed', payments: [], balance: { guest_receivable: 200_00 } })
  expect(now.row.paymentPlan).toMatchObject({ way: 'property', schedule: [{ kind: 'at_property', minor: 200_00 }] })
})
