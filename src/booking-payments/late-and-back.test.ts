// Money that comes late, twice or wrong, and money that goes back: one lawful end each time.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  noteMoneyArrived,
  noteRefundSent,
  refundByHand,
  retryFailedRefund,
} from '#admin/payments/money-admin.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { lockBooking, takeStep } from '#bookings/record/booking-store.server.ts'
import { cardWindow } from '#bookings/record/payment-plan.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { sentence } from '#catalogue/sentence.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { handleProviderEvent } from '#payments/providers/provider-events.server.ts'
import { providerNamed } from '#payments/providers/providers.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, inputFor, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import {
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  payRest,
  payUnseen,
  sendAndPay,
  someOperator,
  standOf,
} from '#tests/support/paying-world.ts'
import { payAtBank } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes, seconds } from '#values/duration.ts'
import { expirePayments } from './expire-payments.server.ts'
import { chargePriceDifference } from './price-difference.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { sendBookingRefunds } from './send-booking-refunds.server.ts'
import { settlePayment } from './settle-payment.server.ts'

let handed: TestTools
let stay: BookableStay
let parted: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools()
  const { database } = handed.tools
  stay = await payableStay(database)
  parted = await payableStay(database, [
    [3000, null],
    [7000, 30],
  ])
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const stand = (id: string) => standOf(handed.tools, id)
const payer = (of = stay) => ({ tools: handed.tools, user: ada, stay: of })

let week = 0
function fresh(): { in: string; out: string } {
  week++
  const at = handed.clock.now().getTime() + days(100 + week * 3)
  const day = (offset: number) => new Date(at + days(offset)).toISOString().slice(0, 10)
  return { in: day(0), out: day(2) }
}

/** A booking that ran out of time while its payer was at the bank, whose yes comes afterwards. */
async function paidTooLate(before: (asked: { in: string; out: string }) => Promise<unknown> = async () => {}) {
  const asked = fresh()
  const { bookingId } = await bookAndPay(payer(), { ...asked, card: 'second-step', step: 'leave' })
  const { payment } = await stand(bookingId)
  // Our side gives up without a word to the bank, as when the two cannot reach each other.
  await handed.tools.database.$client.query(`update booking set hold_expires_at = $2 where id = $1`, [
    bookingId,
    handed.clock.now(),
  ])
  await handed.tools.database.$client.query(`update occupancy set expires_at = $2 where ref_id = $1`, [
    bookingId,
    handed.clock.now(),
  ])
  await before(asked)
  const page = `${handed.bank().origin}/c/pay/${payment!.providerRef}`
  expect((await payAtBank(page)).location).not.toBeNull()
  return { bookingId, ref: payment!.providerRef!, paymentId: payment!.id }
}

const hear = async () => {
  handed.clock.advance(seconds(2))
  await handed.bank().deliverEvents()
}

describe('latePayment', () => {
  test('the nights are still free and the price is fresh: the booking stands after all', async () => {
    const { bookingId } = await paidTooLate()
    await hear()
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'] })
    expect(now.balance.guest_receivable).toBe(0)
  })

  test('somebody else has the nights: everything goes back by itself, and both sides are told', async () => {
    const other = await someGuest(handed.tools.database, handed.clock.now())
    const { bookingId } = await paidTooLate(asked =>
      bookAndPay({ ...payer(), user: other }, { ...asked, card: 'succeeds' }),
    )
    await hear()
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'expired', nights: [], refunds: [{ state: 'succeeded', minor: 200_00 }] })
    expect(now.balance).toMatchObject({ guest_receivable: 0, refund_payable: 0, fee_loss: 305, cash_provider: -305 })
    const mails = await mailsAbout(handed.tools, bookingId)
    const { reference } = now.row
    expect(mails).toContainEqual(
      sentence('bookingMails.latePaymentSubject', { sum: '€200', reference, stayName: 'Casa' }),
    )
    expect(mails).toContainEqual(sentence('bookingMails.latePaymentForOperatorSubject', { reference }))
  })

  test('a code is used again with the booking it belongs to; gone to somebody else meanwhile, everything goes back', async () => {
    const { database } = handed.tools
    const { rows } = await database.$client.query<{ id: number }>(
      `insert into discount (name, kind, code, reduction_bp, limit_total) values ('Late', 'coupon', 'LATE', 1000, 2) returning id`,
    )
    const uses = async () => {
      const used = await database.$client.query<{ id: string }>(
        'select booking_id as id from coupon_use where discount_id = $1 order by ordinal',
        [rows[0]!.id],
      )
      return used.rows.map(({ id }) => id)
    }
    const sent = async (card: 'succeeds' | 'second-step') => {
      const asked = fresh()
      const input = { ...inputFor(asked.in, asked.out), couponCode: 'LATE' }
      const holdId = await mustHold(handed.tools, { browser: someBrowser(), user: ada }, { stayId: stay.stayId, input })
      await sendAndPay(payer(), holdId, { card, step: card === 'second-step' ? 'leave' : 'pass' })
      return holdId
    }
    // As the sweeper notes it, but without a word to the bank, whose yes comes afterwards.
    const expired = async (holdId: string) => {
      await inTransaction(database, async queries => {
        const row = (await lockBooking(queries, holdId))!
        await releaseNights(queries, holdId, handed.clock.now())
        const step = { command: 'expire', to: 'expired', actor: 'system' } as const
        await takeStep(queries, row, step, { stateReason: 'unpaid', heldFrom: null }, handed.clock.now())
      })
      expect(await uses()).not.toContain(holdId)
    }
    const paysLate = async (holdId: string) => {
      expect(await payUnseen(handed.tools, holdId)).toBe(true)
      await hear()
      return stand(holdId)
    }
    const first = await sent('second-step')
    await expired(first)
    expect(await paysLate(first)).toMatchObject({ state: 'confirmed', nights: ['booking'] })
    expect(await uses()).toEqual([first])

    const second = await sent('second-step')
    await expired(second)
    const taker = await sent('succeeds')
    const over = await paysLate(second)
    expect(over).toMatchObject({ state: 'expired', nights: [], refunds: [{ state: 'succeeded', minor: 180_00 }] })
    expect(over.balance).toMatchObject({ guest_receivable: 0, refund_payable: 0 })
    expect(await uses()).toEqual([first, taker])
  })

  test('the price is older than a day: everything goes back though the nights are free', async () => {
    // The bank says it a day later.
    const { bookingId } = await paidTooLate()
    handed.clock.advance(hours(24) + 1)
    await hear()
    expect(await stand(bookingId)).toMatchObject({ state: 'expired', nights: [], refunds: [{ state: 'succeeded' }] })
  })

  test('Payment: duplicated/reordered/very late (72 h) events: the current object is asked, and it counts once', async () => {
    const { bookingId, ref } = await paidTooLate()
    handed.clock.advance(hours(72))
    const settle = async (payment: { id: string }, intent: Parameters<typeof settlePayment>[2]) =>
      (await settlePayment(handed.tools, payment.id, intent)).payment
    const note = (eventId: string) =>
      handleProviderEvent(
        handed.tools,
        { provider: 'test', eventId, objectRef: ref, paymentId: null, payload: '{}' },
        settle,
      )
    // "Captured" is heard before "created", each three times, some at once.
    expect(await note('ev-captured')).toBe(true)
    expect(
      (await Promise.all([note('ev-created'), note('ev-captured'), note('ev-captured')])).filter(Boolean),
    ).toHaveLength(1)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'expired', refunds: [{ state: 'succeeded', minor: 200_00 }] })
    expect(now.payments).toHaveLength(1)
    expect(
      await handleProviderEvent(
        handed.tools,
        { provider: 'test', eventId: 'of-nobody', objectRef: 'x', paymentId: null, payload: '' },
        settle,
      ),
    ).toBe(true)
  })

  test.each(['answers-twice', 'answers-unordered'] as const)('I22 a card that %s is charged once', async card => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card })
    for (let round = 0; round < 4; round++) await hear()
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', refunds: [], balance: { cash_provider: 200_00 } })
    expect(now.row.version).toBe(3)
  })

  test('Payment: webhook before redirect: whoever comes back finds the booking that the event has confirmed', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'second-step', step: 'leave' })
    const { payment } = await stand(bookingId)
    await payUnseen(handed.tools, bookingId)
    await hear()
    const intent = await providerNamed(handed.tools, 'test').fetchIntent(payment!.providerRef!)
    expect(await settlePayment(handed.tools, payment!.id, intent)).toMatchObject({ booking: 'confirmed' })
    expect((await stand(bookingId)).row.version).toBe(3)
  })

  test('Payment: currency mismatch, amount mismatch: nothing is believed, and the operator is told', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'second-step', step: 'leave' })
    const { payment } = await stand(bookingId)
    const intent = await providerNamed(handed.tools, 'test').fetchIntent(payment!.providerRef!)
    const paid = { ...intent, state: 'captured', capturedMinor: 200_00 } as const
    await settlePayment(handed.tools, payment!.id, { ...paid, currency: 'USD' as typeof intent.currency })
    await settlePayment(handed.tools, payment!.id, { ...paid, amountMinor: 1, capturedMinor: 1 })
    expect(await stand(bookingId)).toMatchObject({
      state: 'pending_payment',
      payment: { capturedMinor: 0 },
      balance: {},
    })
    expect(await mailsAbout(handed.tools, bookingId)).toEqual([expect.stringMatching(/^A payment does not match/)])
  })

  test('Payment: partial capture: what came is kept on record, and the booking waits for the rest', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'second-step', step: 'leave' })
    const { payment } = await stand(bookingId)
    const intent = await providerNamed(handed.tools, 'test').fetchIntent(payment!.providerRef!)
    await settlePayment(handed.tools, payment!.id, { ...intent, state: 'captured', capturedMinor: 50_00 })
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'pending_payment', balance: { cash_provider: 50_00, guest_receivable: -50_00 } })
  })
})

describe('going back', () => {
  const cancel = async (bookingId: string) => {
    const { row } = await stand(bookingId)
    const paid = await refundablePayments(handed.tools.database, bookingId)
    const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, paid), handed.clock.now())
    return cancelBooking(handed.tools, ada, {
      ...{ bookingId, version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor },
      ...{ key: randomUUID(), origin: '' },
    })
  }

  test('I10 Cancellation: two payments: the newest is given back first, never more than it holds', async () => {
    const asked = fresh()
    const { bookingId } = await bookAndPay(payer(parted), { ...asked, card: 'succeeds' })
    const balance = { bookingId, seenMinor: 140_00 } as const
    handed.clock.advance(minutes(5))
    await payRest(handed.tools, ada, balance)
    const arrival = new Date(`${asked.in}T12:00:00Z`).getTime()
    const before = handed.clock.now()
    handed.clock.set(new Date(arrival - days(10)))
    // Half of it comes back: 100 €, all of it out of the 140 € paid last.
    expect(await cancel(bookingId)).toMatchObject({ ok: true, refundMinor: 100_00 })
    const now = await stand(bookingId)
    expect(now.payments.map(({ amountMinor, refundedMinor }) => [amountMinor, refundedMinor])).toEqual([
      [60_00, 0],
      [140_00, 100_00],
    ])
    expect(now.balance).toMatchObject({ guest_receivable: 0, revenue: -100_00, refund_payable: 0 })
    handed.clock.set(before)
  })

  test('Cancellation: partially paid: what is kept beyond what was paid is let go or asked for, as the policy says', async () => {
    const asked = fresh()
    const { bookingId } = await bookAndPay(payer(parted), { ...asked, card: 'succeeds' })
    const before = handed.clock.now()
    handed.clock.set(new Date(new Date(`${asked.in}T12:00:00Z`).getTime() - days(2)))
    await cancel(bookingId)
    const now = await stand(bookingId)
    expect(now.refunds).toEqual([])
    expect(now.balance.guest_receivable).toBe(0)
    handed.clock.set(before)
  })

  test('Payment: refund fails (insufficient balance) and retried: kept, told, and tried again once', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'refund-fails' })
    expect(await cancel(bookingId)).toMatchObject({ ok: true, refundMinor: 200_00 })
    const failed = await stand(bookingId)
    expect(failed.refunds).toEqual([{ state: 'failed', minor: 200_00 }])
    expect(failed.balance).toMatchObject({ refund_payable: -200_00, guest_receivable: 0 })
    expect(failed.payment!.refundedMinor).toBe(0)
    expect(await mailsAbout(handed.tools, bookingId)).toContainEqual(
      sentence('bookingMails.refundFailedSubject', { reference: failed.row.reference }),
    )
    const { rows } = await handed.tools.database.$client.query('select id from refund where booking_id = $1', [
      bookingId,
    ])
    const both = await Promise.all([1, 2].map(() => retryFailedRefund(handed.tools, manager, rows[0].id)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const now = await stand(bookingId)
    expect(now.refunds.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded'])
    expect(now.balance.refund_payable).toBe(0)
  })

  test('by hand: with a reason, out of what was paid, and not by everybody', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'succeeds' })
    const back = (minor: number, seenPaidMinor: number, who = manager) =>
      refundByHand(handed.tools, who, {
        bookingId,
        minor,
        seenPaidMinor,
        reason: 'The lift was broken.',
        key: randomUUID(),
      })
    const cleaner = await someOperator(handed.tools.database, handed.clock.now(), 'cleaner')
    expect(await back(10_00, 200_00, cleaner)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await back(200_01, 200_00)).toEqual({ ok: false, reason: 'more-than-paid' })
    expect(await back(0, 200_00)).toEqual({ ok: false, reason: 'sum-wrong' })
    // Pressed twice from one look it goes out once.
    const both = await Promise.all([back(50_00, 200_00), back(50_00, 200_00)])
    expect(both.map(answer => answer.ok || answer.reason).sort()).toEqual(['noted-already', true])
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', refunds: [{ state: 'succeeded', minor: 50_00 }] })
    expect(now.balance).toMatchObject({ adjustment: 50_00, guest_receivable: 0 })
    expect(await cancel(bookingId)).toMatchObject({ ok: true, refundMinor: 150_00 })
    expect((await stand(bookingId)).balance).toMatchObject({ guest_receivable: 0, refund_payable: 0 })
  })

  test('a transfer is sent back by hand, and noted once it was', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), way: 'bank-transfer' })
    await noteMoneyArrived(handed.tools, manager, { bookingId, seenPaidMinor: 0, minor: 210_00, origin: '' })
    expect((await stand(bookingId)).balance.guest_receivable).toBe(-10_00)
    await refundByHand(handed.tools, manager, {
      bookingId,
      minor: 10_00,
      seenPaidMinor: 210_00,
      reason: '',
      key: 'too-much',
    })
    const { rows } = await handed.tools.database.$client.query('select id, state from refund where booking_id = $1', [
      bookingId,
    ])
    expect(rows[0].state).toBe('created')
    expect(await noteRefundSent(handed.tools, manager, rows[0].id)).toMatchObject({ ok: true })
    expect((await stand(bookingId)).balance).toMatchObject({ guest_receivable: 0, refund_payable: 0 })
    expect(await noteRefundSent(handed.tools, manager, rows[0].id)).toEqual({ ok: false, reason: 'refund-not-failed' })
    expect(await noteRefundSent(handed.tools, manager, randomUUID())).toEqual({ ok: false, reason: 'refund-unknown' })
  })

  test('a change of the price charges the difference, or gives it back, once', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'succeeds' })
    const change = async (by: number) => {
      const answer = await inTransaction(handed.tools.database, async queries => {
        const row = (await lockBooking(queries, bookingId))!
        const step = { command: 'amend', to: 'confirmed', actor: 'guest' } as const
        const amended = await takeStep(queries, row, step, {}, handed.clock.now())
        const after = { ...row.quote, totalMinor: row.quote.totalMinor + by }
        return chargePriceDifference(queries, amended, { before: row.quote, after }, handed.clock.now())
      })
      await sendBookingRefunds(handed.tools, bookingId)
      return answer
    }
    expect(await change(70_00)).toEqual({ chargedMinor: 70_00, refundMinor: 0 })
    expect((await stand(bookingId)).balance.guest_receivable).toBe(70_00)
    expect(await change(-100_00)).toEqual({ chargedMinor: 0, refundMinor: 30_00 })
    expect((await stand(bookingId)).balance).toMatchObject({ guest_receivable: 0, refund_payable: 0 })
  })
})

describe('races', () => {
  test('Concurrency: hold expiry vs payment success at same moment: one end, money and nights agreeing', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'second-step', step: 'leave' })
      const { payment } = await stand(bookingId)
      handed.clock.advance(round < 4 ? minutes(32) : cardWindow)
      const success = async () => {
        await payUnseen(handed.tools, bookingId)
        const intent = await providerNamed(handed.tools, 'test').fetchIntent(payment!.providerRef!)
        return settlePayment(handed.tools, payment!.id, intent)
      }
      await Promise.all(
        round % 2 ? [success(), expirePayments(handed.tools)] : [expirePayments(handed.tools), success()],
      )
      await expirePayments(handed.tools)
      const now = await stand(bookingId)
      ends.add(now.state)
      expect([now.state, now.nights, now.payment!.state]).toEqual(
        now.state === 'confirmed' ? ['confirmed', ['booking'], 'captured'] : ['expired', [], expect.any(String)],
      )
      const left = (now.balance.cash_provider ?? 0) + (now.balance.fee_loss ?? 0)
      expect(left).toBe(now.state === 'confirmed' ? 200_00 : 0)
    }
    expect(ends.size).toBeGreaterThan(0)
  })

  test('Concurrency: two tabs same guest pay at once: one payment, and the other tab is led to it', async () => {
    const asked = fresh()
    const holdId = await mustHold(
      handed.tools,
      { browser: someBrowser(), user: ada },
      { stayId: stay.stayId, input: inputFor(asked.in, asked.out) },
    )
    const both = await Promise.all([1, 2, 3].map(() => sendAndPay(payer(), holdId, { card: 'succeeds' })))
    expect(both.every(({ payment }) => payment.kind === 'settled' || payment.kind === 'go')).toBe(true)
    const now = await stand(holdId)
    expect(now).toMatchObject({ state: 'confirmed', balance: { cash_provider: 200_00, guest_receivable: 0 } })
    expect(now.payments).toHaveLength(1)
  })

  test('a balance paid from two tabs is charged once', async () => {
    const { bookingId } = await bookAndPay(payer(parted), { ...fresh(), card: 'succeeds' })
    const balance = { bookingId, seenMinor: 140_00 } as const
    const both = await Promise.all([1, 2].map(() => payRest(handed.tools, ada, balance)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await stand(bookingId)).balance.guest_receivable).toBe(0)
  })

  test('Concurrency: process killed after capture before commit: the next look finds the money, and the booking stands', async () => {
    const { bookingId } = await bookAndPay(payer(), { ...fresh(), card: 'declines' })
    // As if everything of our own after the bank's yes were lost: the provider knows, we do not.
    const asked = await handed.tools.database.$client.query(
      `insert into payment (id, booking_id, purpose, attempt, provider, way, state, capture, amount_minor, currency,
         idempotency_key, created_at, updated_at)
       select gen_random_uuid(), id, 'initial', 9, 'test', 'test-card', 'created', 'automatic', 20000, 'EUR', 'killed-9', $2, $2
       from booking where id = $1 returning id`,
      [bookingId, handed.clock.now()],
    )
    const provider = providerNamed(handed.tools, 'test')
    const { payments, row } = await stand(bookingId)
    const asOurs = payments.find(({ id }) => id === asked.rows[0].id)!
    const page = { site: 'http://127.0.0.1:3000', title: 'A', language: 'en', email: null }
    await handed.tools.database.$client.query('update payment set payer_page = $2 where id = $1', [asOurs.id, page])
    const { next } = await provider.createIntent({
      ...{ key: 'killed-9', paymentId: asOurs.id, amount: { minor: 200_00, currency: row.quote.currency }, page },
      ...{ capture: 'automatic', reference: bookingId.slice(0, 8), begunAt: asOurs.createdAt },
    })
    await payAtBank(next!.kind === 'page' ? next!.address : '')
    expect((await stand(bookingId)).state).toBe('pending_payment')
    handed.clock.advance(minutes(2))
    expect(await reconcilePayments(handed.tools)).toBeGreaterThan(0)
    const now = await stand(bookingId)
    expect(now).toMatchObject({ state: 'confirmed', nights: ['booking'], payment: { id: asked.rows[0].id } })
    expect(now.balance).toMatchObject({ cash_provider: 200_00, guest_receivable: 0 })
  })
})
