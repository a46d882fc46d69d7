// Damage deposits from the first word to the last: placed, renewed, taken from, let go, and never counted in a price.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteMoneyArrived, noteRefundSent, refundByHand } from '#admin/payments/money-admin.server.ts'
import { readDeposit } from '#booking-payments/deposit/read-deposit.server.ts'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { beginVisits, endVisits } from '#bookings/visits/run-visits.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { CardBehaviour } from '#demo/bank/test-cards.ts'
import { decideDepositEnd, depositEndsOf, depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { paidFor } from '#payments/ledger/payment-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import {
  askDeposit,
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  placeDeposit,
  someOperator,
  standOf,
} from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes } from '#values/duration.ts'
import { endDeposit } from './end-deposit.server.ts'
import { noteDepositReceived, reserveDeposit } from './reserve-deposit.server.ts'
import { sweepDeposits } from './sweep-deposits.server.ts'

let handed: TestTools
let onCard: BookableStay
let asMoney: BookableStay
let ada: VerifiedUser
let manager: Operator
const origin = 'http://127.0.0.1:3000'

beforeAll(async () => {
  handed = await payingTools({ connections: 12 })
  const { database } = handed.tools
  onCard = await payableStay(database)
  await askDeposit(database, onCard)
  asMoney = await payableStay(database)
  await askDeposit(database, asMoney, { method: 'charge' })
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

type Asked = { stay?: BookableStay; card?: CardBehaviour; nights?: number; way?: 'test-card' | 'bank-transfer' }

/** A paid booking of the home at 100.00 a night, a month ahead of the clock, and the day of its arrival. */
async function paid({ stay = onCard, card = 'succeeds', nights = 2, way = 'test-card' }: Asked = {}) {
  const arrival = new Date(Math.ceil(handed.clock.now().getTime() / days(1)) * days(1) + days(30))
  const day = (offset: number) => new Date(arrival.getTime() + days(offset)).toISOString().slice(0, 10)
  const payer = { tools: handed.tools, user: ada, stay }
  const { bookingId } = await bookAndPay(payer, { in: day(0), out: day(nights), card, way })
  if (way === 'bank-transfer') {
    const minor = nights * 100_00
    await noteMoneyArrived(handed.tools, manager, { bookingId, seenPaidMinor: 0, minor, origin })
  }
  return { bookingId, arrival, nights }
}

/** The hour is past every check-in and check-out of that day. */
const goTo = (day: Date, offset: number) => handed.clock.set(new Date(day.getTime() + days(offset) + hours(18)))
const sweep = () => sweepDeposits(handed.tools)
const stand = async (bookingId: string) => {
  const row = (await findRow(handed.tools.database, bookingId))!
  return readDeposit(handed.tools.database, row, handed.clock.now())
}
const kindOf = async (bookingId: string) => (await stand(bookingId))?.kind
const payments = (bookingId: string) => depositPaymentsOf(handed.tools.database, [bookingId])
const ends = (bookingId: string) => depositEndsOf(handed.tools.database, [bookingId])
const depositSubjects = saying(
  'booking-payments.depositWantedSubject',
  'booking-payments.depositHeldSubject',
  'booking-payments.depositReceivedSubject',
  'booking-payments.depositTakenSubject',
  'booking-payments.depositReleasedSubject',
)
const aboutDeposit = async (bookingId: string) =>
  (await mailsAbout(handed.tools, bookingId)).filter(subject => depositSubjects.test(subject))
const take = async (bookingId: string, takenMinor: number, reason = 'A broken window.', by = manager) =>
  endDeposit(handed.tools, by, {
    ...{ bookingId, takenMinor, reason },
    paymentId: (await stand(bookingId))?.payment?.id ?? bookingId,
  })
const balances = async (bookingId: string) => {
  const { balance } = await standOf(handed.tools, bookingId)
  return Object.fromEntries(Object.entries(balance).filter(([, minor]) => minor !== 0))
}
const refundNow = async (bookingId: string) => {
  const { row } = await standOf(handed.tools, bookingId)
  const refundable = await refundablePayments(handed.tools.database, bookingId)
  return previewCancellation(cancellable(row, refundable), handed.clock.now())
}
/** A refusal as it has to be: with how the booking stands. */
const refusedNow = async (bookingId: string, reason: string) => {
  const { state, version } = (await findRow(handed.tools.database, bookingId))!
  return { ok: false, reason, state, version }
}
/** What a price of 200.00, paid, has in the books. */
const priced = { cash_provider: 200_00, revenue: -200_00 }
const paidTo = (bookingId: string) => paidFor(handed.tools.database, bookingId)

/** A booking whose deposit is reserved, on the day before its guests come. */
async function held(asked: Asked = {}) {
  const made = await paid(asked)
  goTo(made.arrival, -1)
  await sweep()
  expect(await kindOf(made.bookingId)).toBe('held')
  return made
}

/** A booking whose deposit was paid as money. */
async function received() {
  const made = await paid({ stay: asMoney })
  expect(await noteDepositReceived(handed.tools, manager, { ...made, origin })).toMatchObject({ ok: true })
  return made
}

describe('reserved on the card that paid', () => {
  test('not before its day, then without anybody there, and the price knows nothing of it', async () => {
    const { bookingId, arrival } = await paid()
    goTo(arrival, -2)
    await sweep()
    expect([await kindOf(bookingId), await payments(bookingId)]).toEqual(['planned', []])
    const before = await refundNow(bookingId)
    goTo(arrival, -1)
    await sweep()
    await sweep()
    expect(await payments(bookingId)).toMatchObject([
      { purpose: 'damage_hold', state: 'authorised', amountMinor: 300_00, capturedMinor: 0, cardLast4: '4242' },
    ])
    expect(await balances(bookingId)).toEqual(priced)
    expect([await paidTo(bookingId), (await refundNow(bookingId)).paidMinor]).toEqual([200_00, before.paidMinor])
    expect(await aboutDeposit(bookingId)).toEqual([
      expect.stringMatching(saying('booking-payments.depositHeldSubject')),
    ])
  })

  test('let go two days after check-out, and the guest is told; settled again nothing changes', async () => {
    const { bookingId, arrival, nights } = await held()
    await beginVisits(handed.tools)
    goTo(arrival, nights)
    await beginVisits(handed.tools)
    await endVisits(handed.tools)
    await sweep()
    expect(await kindOf(bookingId)).toBe('held')
    goTo(arrival, nights + 2)
    await sweep()
    await sweep()
    handed.clock.advance(minutes(5))
    await reconcilePayments(handed.tools)
    expect([await kindOf(bookingId), (await payments(bookingId)).map(({ state }) => state)]).toEqual([
      'released',
      ['cancelled'],
    ])
    expect(await balances(bookingId)).toEqual(priced)
    expect(await aboutDeposit(bookingId)).toEqual([
      expect.stringMatching(saying('booking-payments.depositHeldSubject')),
      expect.stringMatching(saying('booking-payments.depositReleasedSubject')),
    ])
  })

  test('of a long visit it is exchanged for the next before it ends, one at a time, and nobody is told twice', async () => {
    const { bookingId, arrival } = await held({ nights: 20 })
    for (let day = 0; day <= 20; day++) {
      goTo(arrival, day)
      await sweep()
      await reconcilePayments(handed.tools)
      expect((await payments(bookingId)).filter(({ state }) => state === 'authorised')).toHaveLength(1)
    }
    expect((await payments(bookingId)).length).toBeGreaterThan(3)
    expect(await aboutDeposit(bookingId)).toHaveLength(1)
    goTo(arrival, 22)
    await sweep()
    expect((await payments(bookingId)).some(({ state }) => state === 'authorised')).toBe(false)
    expect(await kindOf(bookingId)).toBe('released')
    expect(await aboutDeposit(bookingId)).toHaveLength(2)
  })
})

describe('asked of the guest', () => {
  test.each<[Asked]>([[{ card: 'pays-once' }], [{ card: 'second-step' }], [{ way: 'bank-transfer' }]])(
    'once, where the card says no without them or there is none: %j',
    async asked => {
      const { bookingId, arrival } = await paid(asked)
      goTo(arrival, -1)
      for (let round = 0; round < 3; round++) await sweep()
      expect(await kindOf(bookingId)).toBe('wanted')
      expect(await aboutDeposit(bookingId)).toEqual([
        expect.stringMatching(saying('booking-payments.depositWantedSubject')),
      ])
      const stranger = await someGuest(handed.tools.database, handed.clock.now())
      expect(await reserveDeposit(handed.tools, stranger, { bookingId, origin })).toMatchObject({
        reason: 'booking-unknown',
      })
      const declined = await placeDeposit(handed.tools, ada, { bookingId, card: 'declines' })
      expect(declined).toMatchObject({ payment: { kind: 'failed', fault: 'card-declined' } })
      const tabs = await Promise.all([1, 2].map(() => placeDeposit(handed.tools, ada, { bookingId })))
      expect(tabs.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await kindOf(bookingId)).toBe('held')
      const again = await placeDeposit(handed.tools, ada, { bookingId })
      expect(again).toEqual(await refusedNow(bookingId, 'deposit-not-wanted'))
      expect(await paidTo(bookingId)).toBe(200_00)
    },
  )

  test('a try that nobody finished is let go, and can be made again', async () => {
    const { bookingId, arrival } = await paid({ way: 'bank-transfer' })
    goTo(arrival, -1)
    const asked = { bookingId, origin }
    expect(await reserveDeposit(handed.tools, ada, asked)).toMatchObject({ payment: { kind: 'go' } })
    expect(await kindOf(bookingId)).toBe('under-way')
    expect(await reserveDeposit(handed.tools, ada, asked)).toEqual(await refusedNow(bookingId, 'payment-under-way'))
    handed.clock.advance(minutes(36))
    await sweep()
    expect(await kindOf(bookingId)).toBe('wanted')
  })
})

describe('taken from', () => {
  test('a part, for a reason that the guest reads; the rest is let go, and nothing of it can be given back by refunds', async () => {
    const { bookingId } = await held()
    const before = await refundNow(bookingId)
    expect(await take(bookingId, 80_00)).toEqual({ ok: true, bookingId })
    expect(await payments(bookingId)).toMatchObject([{ state: 'captured', capturedMinor: 80_00 }])
    expect(await balances(bookingId)).toEqual({ ...priced, cash_provider: 280_00, adjustment: -80_00 })
    expect([await kindOf(bookingId), await paidTo(bookingId)]).toEqual(['taken', 200_00])
    expect(await refundNow(bookingId)).toEqual(before)
    const { reference } = (await standOf(handed.tools, bookingId)).row
    expect(await aboutDeposit(bookingId)).toContain(
      sentence('booking-payments.depositTakenSubject', { taken: '€80', reference }),
    )
    const { rows } = await handed.tools.database.execute<{ text: string }>(sql`
      select payload ->> 'text' as text from outbox where dedupe_key like ${`booking:${bookingId}:%deposit-taken%`}`)
    expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining('A broken window.')])
    const tooMuch = { bookingId, seenPaidMinor: 200_00, minor: 200_01, reason: '', key: 'deposit-apart' }
    expect(await refundByHand(handed.tools, manager, tooMuch)).toMatchObject({ reason: 'more-than-paid' })
    expect(await take(bookingId, 1_00)).toEqual(await refusedNow(bookingId, 'deposit-not-held'))
  })

  test.each([
    ['more than there is', 300_01, 'A broken window.', 'more-than-held'],
    ['without a reason', 50_00, '  ', 'reason-missing'],
    ['a sum that is none', -1, 'A broken window.', 'sum-wrong'],
  ])('not %s', async (_, sum, reason, refusal) => {
    const { bookingId } = await held()
    expect(await take(bookingId, sum, reason)).toEqual({ ok: false, reason: refusal })
    const cleaner = await someOperator(handed.tools.database, handed.clock.now(), 'cleaner')
    expect(await take(bookingId, 1_00, 'A broken window.', cleaner)).toEqual({ ok: false, reason: 'not-allowed' })
    expect([await kindOf(bookingId), await ends(bookingId)]).toEqual(['held', []])
  })

  test('by two at once, and let go by a third: whoever decides first has decided', async () => {
    const { bookingId } = await held()
    const answers = await Promise.all([take(bookingId, 80_00), take(bookingId, 120_00), take(bookingId, 0, '')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const [end] = await ends(bookingId)
    expect(await payments(bookingId)).toMatchObject([{ capturedMinor: end!.takenMinor }])
    const taken = end!.takenMinor
    const expected = taken === 0 ? priced : { ...priced, cash_provider: 200_00 + taken, adjustment: -taken }
    expect(await balances(bookingId)).toEqual(expected)
  })

  test('by somebody whose process was killed before the bank heard: the sweeper tells it', async () => {
    const { bookingId } = await held()
    const [payment] = await payments(bookingId)
    const decision = { paymentId: payment!.id, bookingId, takenMinor: 70_00, cause: 'operator' as const }
    await inTransaction(handed.tools.database, queries =>
      decideDepositEnd(queries, { ...decision, reason: 'A lamp.', decidedBy: manager.id }, handed.clock.now()),
    )
    expect(await kindOf(bookingId)).toBe('ending')
    await sweep()
    expect(await kindOf(bookingId)).toBe('ending')
    handed.clock.advance(minutes(1))
    await sweep()
    expect(await kindOf(bookingId)).toBe('taken')
    expect(await balances(bookingId)).toEqual({ ...priced, cash_provider: 270_00, adjustment: -70_00 })
  })

  test('too late, when the bank reserves it no more: nothing is taken, and the operator is told', async () => {
    const { bookingId } = await held()
    const [payment] = await payments(bookingId)
    handed.bank().lapse(payment!.providerRef!)
    expect(await take(bookingId, 80_00)).toEqual(await refusedNow(bookingId, 'deposit-ran-out'))
    expect([await kindOf(bookingId), await balances(bookingId)]).toEqual(['released', priced])
    expect(
      (await aboutDeposit(bookingId)).some(subject => saying('booking-payments.depositTakenSubject').test(subject)),
    ).toBe(false)
  })
})

describe('received as money', () => {
  test('noted twice it is one, it is owed to the guest, and it goes back after the visit by hand', async () => {
    const { bookingId, arrival, nights } = await received()
    await Promise.all([1, 2].map(() => noteDepositReceived(handed.tools, manager, { bookingId, origin })))
    expect(await payments(bookingId)).toMatchObject([{ purpose: 'damage_capture', capturedMinor: 300_00 }])
    expect(await balances(bookingId)).toEqual({ ...priced, cash_provider: 500_00, deposit_held: -300_00 })
    expect([await paidTo(bookingId), (await refundNow(bookingId)).paidMinor]).toEqual([200_00, 200_00])
    goTo(arrival, nights + 2)
    await beginVisits(handed.tools)
    await endVisits(handed.tools)
    await sweep()
    expect(await kindOf(bookingId)).toBe('released')
    expect(await balances(bookingId)).toEqual({ ...priced, cash_provider: 500_00, refund_payable: -300_00 })
    const { rows } = await handed.tools.database.execute<{ id: string; computed_by: string }>(
      sql`select id, computed_by from refund where booking_id = ${bookingId}`,
    )
    expect(rows).toMatchObject([{ computed_by: 'deposit' }])
    expect(await noteRefundSent(handed.tools, manager, rows[0]!.id)).toMatchObject({ ok: true })
    expect(await balances(bookingId)).toEqual(priced)
    expect(await aboutDeposit(bookingId)).toEqual([
      expect.stringMatching(saying('booking-payments.depositReceivedSubject')),
      expect.stringMatching(saying('booking-payments.depositReleasedSubject')),
    ])
  })

  test('a part is taken, and the rest goes back', async () => {
    const { bookingId } = await received()
    expect(await take(bookingId, 120_00)).toEqual({ ok: true, bookingId })
    expect(await balances(bookingId)).toEqual({
      ...{ cash_provider: 500_00, revenue: -200_00, adjustment: -120_00, refund_payable: -180_00 },
    })
    expect(await kindOf(bookingId)).toBe('taken')
  })
})

describe('a booking that is cancelled', () => {
  test.each(['held', 'received'] as const)(
    'lets go of what was %s, and gives back of the price what it promised',
    async how => {
      const { bookingId } = how === 'held' ? await held() : await received()
      const { row } = await standOf(handed.tools, bookingId)
      const { refundMinor, chargedMinor } = await refundNow(bookingId)
      const asked = { bookingId, version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor }
      expect(await cancelBooking(handed.tools, ada, { ...asked, key: `cancel-${bookingId}`, origin })).toMatchObject({
        ok: true,
        refundMinor,
      })
      expect(await kindOf(bookingId)).toBe('released')
      const left = await balances(bookingId)
      const kept = 200_00 - refundMinor
      const goesBack = how === 'held' ? 0 : 300_00
      expect(left.cash_provider! + (left.fee_loss ?? 0)).toBe(kept + goesBack)
      expect([left.deposit_held ?? 0, left.refund_payable ?? 0]).toEqual([0, 0 - goesBack])
      expect(Object.values(left).reduce((sum, minor) => sum + minor, 0)).toBe(0)
    },
  )
})

test('I11 the database refuses an end of what is no deposit, of more than there is, and a second end', async () => {
  const { bookingId } = await held()
  const [deposit] = await payments(bookingId)
  const { payment: price } = await standOf(handed.tools, bookingId)
  const enter = (paymentId: string, takenMinor: number, reason = 'A lamp.') =>
    handed.tools.database.execute(sql`
      insert into deposit_end (payment_id, booking_id, taken_minor, cause, reason, decided_by, decided_at)
      values (${paymentId}, ${bookingId}, ${takenMinor}, 'operator', ${reason}, ${manager.id}, now())`)
  const constraint = (name: string) => ({ cause: { constraint: name } })
  await expect(enter(price!.id, 1)).rejects.toMatchObject(constraint('deposit_end_of_a_deposit'))
  await expect(enter(deposit!.id, 300_01)).rejects.toMatchObject(constraint('deposit_end_of_a_deposit'))
  await expect(enter(deposit!.id, 1, ' ')).rejects.toMatchObject(constraint('deposit_taken_by_somebody_for_a_reason'))
  await enter(deposit!.id, 1)
  await expect(enter(deposit!.id, 0)).rejects.toMatchObject(constraint('deposit_end_pkey'))
  await expect(
    handed.tools.database.execute(sql`update deposit_end set taken_minor = 2 where payment_id = ${deposit!.id}`),
  ).rejects.toMatchObject(constraint('deposit_end_is_final'))
})
