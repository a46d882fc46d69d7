// Tests of payments of a balance that their payers leave in the middle: let go, reminded of again, and paid in another way.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardWindow } from '#bookings/record/payment-plan.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { someGuest } from '#tests/support/booking-world.ts'
import {
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  payRest,
  payUnseen,
  standOf,
} from '#tests/support/paying-world.ts'
import type { PayerAsked } from '#tests/support/test-bank.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { days, seconds } from '#values/duration.ts'
import { cancelAbandonedPayments } from './cancel-abandoned-payments.server.ts'

let handed: TestTools
let ada: VerifiedUser

beforeAll(async () => {
  handed = await payingTools()
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

const stand = (id: string) => standOf(handed.tools, id)
const inDays = (count: number) => new Date(handed.clock.now().getTime() + days(count)).toISOString().slice(0, 10)

const payBalance = (bookingId: string, asked: PayerAsked = {}) =>
  payRest(handed.tools, ada, { bookingId, seenMinor: 140_00, ...asked })

/** Two nights with the prepayment paid, whose balance waits for the second step of its payer. */
async function leftInTheMiddle(): Promise<string> {
  const stay = await payableStay(handed.tools.database, [
    [3000, null],
    [7000, 30],
  ])
  const asked = { in: inDays(60), out: inDays(62) }
  const { bookingId } = await bookAndPay({ tools: handed.tools, user: ada, stay }, asked)
  handed.clock.advance(seconds(1))
  expect(await payBalance(bookingId, { card: 'second-step', step: 'leave' })).toMatchObject({ ok: true })
  expect((await stand(bookingId)).payment).toMatchObject({ purpose: 'balance', state: 'created' })
  return bookingId
}

test('Payment: 3-D Secure abandoned by whoever pays a balance: let go after the card’s time, and paid with another card', async () => {
  const id = await leftInTheMiddle()
  handed.clock.advance(cardWindow - seconds(1))
  expect(await cancelAbandonedPayments(handed.tools)).toBe(0)
  expect(await payBalance(id)).toMatchObject({ ok: false, reason: 'payment-under-way' })
  handed.clock.advance(seconds(1))
  expect(await cancelAbandonedPayments(handed.tools)).toBe(1)
  expect(await stand(id)).toMatchObject({ state: 'confirmed', nights: ['booking'], payment: { state: 'expired' } })
  expect(await payUnseen(handed.tools, id)).toBe(false)
  expect(await cancelAbandonedPayments(handed.tools)).toBe(0)
  expect(await payBalance(id)).toMatchObject({ ok: true })
  expect((await stand(id)).balance.guest_receivable).toBe(0)
})

test('nobody keeps nights without paying by leaving a payment in the middle: reminded, and let go after the time of grace', async () => {
  const id = await leftInTheMiddle()
  const told = (await mailsAbout(handed.tools, id)).length
  handed.clock.advance(days(24))
  await cancelAbandonedPayments(handed.tools)
  await remindOfDues(handed.tools)
  expect(await mailsAbout(handed.tools, id)).toHaveLength(told + 1)
  handed.clock.advance(days(11))
  expect(await remindOfDues(handed.tools)).toBe(1)
  expect((await stand(id)).row).toMatchObject({ state: 'cancelled', stateReason: 'unpaid' })
})

test('one whose bank has said yes meanwhile is settled instead', async () => {
  const id = await leftInTheMiddle()
  expect(await payUnseen(handed.tools, id)).toBe(true)
  handed.clock.advance(cardWindow)
  await cancelAbandonedPayments(handed.tools)
  expect(await stand(id)).toMatchObject({ payment: { state: 'captured' }, balance: { guest_receivable: 0 } })
})
