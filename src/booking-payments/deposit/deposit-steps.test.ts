// Tests of damage deposits in what happened to a booking: each thing once, in its order, and nothing before it is so.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteMoneyArrived } from '#admin/payments/money-admin.server.ts'
import { reconcilePayments } from '#booking-payments/reconcile-payments.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { CardBehaviour } from '#demo/bank/test-cards.ts'
import { endDeposit } from '#deposits/end-deposit.server.ts'
import { noteDepositReceived } from '#deposits/reserve-deposit.server.ts'
import { sweepDeposits } from '#deposits/sweep-deposits.server.ts'
import { decideDepositEnd, depositPaymentsOf } from '#payments/deposits/deposit-store.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import {
  askDeposit,
  bookAndPay,
  payableStay,
  payingTools,
  placeDeposit,
  someOperator,
} from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { bookingPageView } from '#trips/booking-page-view.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours, minutes } from '#values/duration.ts'

let handed: TestTools
let onCard: BookableStay
let asMoney: BookableStay
let ada: VerifiedUser
let manager: Operator
const origin = 'http://127.0.0.1:3000'

beforeAll(async () => {
  handed = await payingTools()
  const { database } = handed.tools
  onCard = await payableStay(database)
  await askDeposit(database, onCard)
  asMoney = await payableStay(database)
  await askDeposit(database, asMoney, { method: 'charge' })
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

type Asked = { readonly stay?: BookableStay; readonly nights?: number; readonly way?: 'test-card' | 'bank-transfer' }

/** A paid booking of a month ahead, and the day of its arrival. */
async function paid({ stay = onCard, nights = 2, way = 'test-card' }: Asked = {}) {
  const arrival = new Date(Math.ceil(handed.clock.now().getTime() / days(1)) * days(1) + days(30))
  const day = (offset: number) => new Date(arrival.getTime() + days(offset)).toISOString().slice(0, 10)
  const payer = { tools: handed.tools, user: ada, stay }
  const { bookingId } = await bookAndPay(payer, { in: day(0), out: day(nights), way })
  if (way === 'bank-transfer') {
    const arrived = { bookingId, seenPaidMinor: 0, minor: nights * 100_00, origin }
    expect(await noteMoneyArrived(handed.tools, manager, arrived)).toMatchObject({ ok: true })
  }
  return { bookingId, arrival }
}

const goTo = (day: Date, offset: number) => handed.clock.set(new Date(day.getTime() + days(offset) + hours(18)))
const sweep = () => sweepDeposits(handed.tools)
const depositOf = async (bookingId: string) => (await depositPaymentsOf(handed.tools.database, [bookingId])).at(-1)!

const aboutDeposits = saying(
  'booking-payments.depositReserved',
  'booking-payments.depositArrived',
  'booking-payments.depositRanOut',
  'booking-payments.depositLetGo',
  'booking-payments.depositGoesBack',
  'booking-payments.depositAllTaken',
  'booking-payments.depositTaken',
  'booking-payments.depositTakenOfMoney',
)

/** What the page of the booking tells of its deposit. */
async function told(bookingId: string): Promise<string[]> {
  const booking = (await findBooking(handed.tools, ada, bookingId))!
  const { timeline } = await bookingPageView(handed.tools, booking, { base: '/', cancel: false, tooLate: false })
  const moments = timeline.map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted())
  expect(new Set(timeline.map(({ key }) => key)).size).toBe(timeline.length)
  return timeline.map(({ what }) => what).filter(what => aboutDeposits.test(what))
}

async function end(bookingId: string, takenMinor: number, reason = '') {
  const { id: paymentId } = await depositOf(bookingId)
  expect(await endDeposit(handed.tools, manager, { bookingId, paymentId, takenMinor, reason })).toMatchObject({
    ok: true,
  })
}

const reserved = sentence('booking-payments.depositReserved', { sum: '€300', card: '4242' })

test('reserved on its day, and let go', async () => {
  const { bookingId, arrival } = await paid()
  expect(await told(bookingId)).toEqual([])
  goTo(arrival, -1)
  await sweep()
  expect(await told(bookingId)).toEqual([reserved])
  await end(bookingId, 0)
  expect(await told(bookingId)).toEqual([reserved, sentence('booking-payments.depositLetGo', { sum: '€300' })])
})

test.each([
  [
    80_00,
    sentence('booking-payments.depositTaken', {
      taken: '€80',
      sum: '€300',
      left: '€220',
      reason: 'A broken window.',
    }),
  ],
  [300_00, sentence('booking-payments.depositAllTaken', { sum: '€300', reason: 'A broken window.' })],
])('%d taken of a reservation, with the reason, once the bank has carried it out', async (takenMinor, said) => {
  const { bookingId, arrival } = await paid()
  goTo(arrival, -1)
  await sweep()
  const { id: paymentId } = await depositOf(bookingId)
  const decided = { paymentId, bookingId, takenMinor, reason: 'A broken window.', decidedBy: manager.id }
  await inTransaction(handed.tools.database, queries =>
    decideDepositEnd(queries, { ...decided, cause: 'operator' }, handed.clock.now()),
  )
  expect(await told(bookingId)).toEqual([reserved])
  handed.clock.advance(minutes(2))
  await sweep()
  expect(await told(bookingId)).toEqual([reserved, said])
})

test.each([
  [
    120_00,
    'Two chairs.',
    sentence('booking-payments.depositTakenOfMoney', {
      taken: '€120',
      sum: '€300',
      left: '€180',
      reason: 'Two chairs.',
    }),
  ],
  [0, '', sentence('booking-payments.depositGoesBack', { sum: '€300' })],
])('received as money; %d taken, and the rest goes back', async (takenMinor, reason, said) => {
  const arrived = sentence('booking-payments.depositArrived', { sum: '€300' })
  const { bookingId } = await paid({ stay: asMoney })
  handed.clock.advance(days(3))
  expect(await noteDepositReceived(handed.tools, manager, { bookingId, origin })).toMatchObject({ ok: true })
  expect(await told(bookingId)).toEqual([arrived])
  await end(bookingId, takenMinor, reason)
  expect(await told(bookingId)).toEqual([arrived, said])
})

test('of a long visit the reservations that follow each other are one deposit', async () => {
  const { bookingId, arrival } = await paid({ nights: 20 })
  for (let day = -1; day <= 20; day++) {
    goTo(arrival, day)
    await sweep()
    await reconcilePayments(handed.tools)
  }
  expect((await depositPaymentsOf(handed.tools.database, [bookingId])).length).toBeGreaterThan(3)
  expect(await told(bookingId)).toEqual([reserved])
  goTo(arrival, 22)
  await sweep()
  expect(await told(bookingId)).toEqual([reserved, sentence('booking-payments.depositLetGo', { sum: '€300' })])
})

test('a try that came to nothing is no step, and a reservation that ran out is', async () => {
  const { bookingId, arrival } = await paid({ way: 'bank-transfer', nights: 20 })
  goTo(arrival, -1)
  const place = (card: CardBehaviour = 'succeeds') => placeDeposit(handed.tools, ada, { bookingId, card })
  expect(await place('declines')).toMatchObject({ payment: { kind: 'failed' } })
  expect(await told(bookingId)).toEqual([])
  expect(await place()).toMatchObject({ ok: true })
  expect(await told(bookingId)).toEqual([reserved])
  handed.clock.set((await depositOf(bookingId)).authorisedUntil!)
  const ranOut = sentence('booking-payments.depositRanOut', { sum: '€300' })
  expect(await told(bookingId)).toEqual([reserved, ranOut])
  handed.clock.advance(minutes(5))
  expect(await place()).toMatchObject({ ok: true })
  expect(await told(bookingId)).toEqual([reserved, ranOut, reserved])
})
