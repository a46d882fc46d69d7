// Tests of changes that make a paid booking cheaper: what goes back of the money, what stays, and what is said before.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type BookableStay, inputFor, someGuest } from '#tests/support/booking-world.ts'
import { bookAndPay, payableStay, payingTools, standOf } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { amendBooking } from './amend-booking.server.ts'
import { changeView } from './change-view.server.ts'
import { previewAmendment } from './preview-amendment.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser

beforeAll(async () => {
  handed = await payingTools()
  // Everything back until 20 days before, half of it until 5 days before; 100.00 a night.
  stay = await payableStay(handed.tools.database)
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

const origin = 'http://127.0.0.1:3000'
const inDays = (count: number) => new Date(handed.clock.now().getTime() + days(count)).toISOString().slice(0, 10)

async function paidVisit(ahead: number, nights: number): Promise<string> {
  const asked = { in: inDays(ahead), out: inDays(ahead + nights) }
  return (await bookAndPay({ tools: handed.tools, user: ada, stay }, asked)).bookingId
}

async function previewed(bookingId: string, until: string) {
  const booking = (await findBooking(handed.tools, ada, bookingId))!
  const [checkIn] = [new Date(booking.nights.checkIn * 86_400_000).toISOString().slice(0, 10)]
  const input = { nights: inputFor(checkIn!, until).nights, party: twoAdults }
  const preview = await previewAmendment(handed.tools, ada, booking, input)
  if (!preview.ok) throw new Error(`The change was refused: ${preview.reason}`)
  return { booking, input, preview, view: (await changeView(handed.tools, ada, booking, input)).preview }
}

async function change(bookingId: string, until: string, seenTotalMinor?: number) {
  const { booking, input, preview } = await previewed(bookingId, until)
  const seen = { version: booking.version, seenTotalMinor: seenTotalMinor ?? preview.quote.totalMinor }
  return amendBooking(handed.tools, ada, { ...input, ...seen, bookingId, key: randomUUID(), origin })
}

async function cancel(bookingId: string) {
  const { row } = await standOf(handed.tools, bookingId)
  const paid = await refundablePayments(handed.tools.database, bookingId)
  const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, paid), handed.clock.now())
  const seen = { version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor }
  return cancelBooking(handed.tools, ada, { ...seen, bookingId, key: randomUUID(), origin })
}

const refundsOf = async (bookingId: string) =>
  (await standOf(handed.tools, bookingId)).refunds.map(({ minor }) => Number(minor)).sort((one, other) => other - one)

test('four paid nights become one ten days before: half of three comes back, as the preview says, and the rest stays', async () => {
  const id = await paidVisit(10, 4)
  const { preview, view } = await previewed(id, inDays(11))
  expect(preview).toMatchObject({ deltaMinor: -150_00, keptMinor: 150_00 })
  expect(view).toMatchObject({ after: '€250', difference: '€150 less', kept: '€150' })
  expect(await change(id, inDays(11), 100_00)).toMatchObject({ ok: false, reason: 'price-changed' })
  expect(await change(id, inDays(11))).toMatchObject({ ok: true })
  const now = await standOf(handed.tools, id)
  expect(now.row).toMatchObject({ totalMinor: 250_00, checkOut: inDays(11) })
  expect(now.balance).toMatchObject({ guest_receivable: 0, refund_payable: 0 })
  expect(await refundsOf(id)).toEqual([150_00])
  // Cancelled afterwards: in all the half of four nights, as if nothing had been changed.
  expect(await cancel(id)).toMatchObject({ ok: true, refundMinor: 50_00 })
  expect(await refundsOf(id)).toEqual([150_00, 50_00])
  expect(await standOf(handed.tools, id)).toMatchObject({ state: 'cancelled', balance: { guest_receivable: 0 } })
})

test('after the last deadline a shorter visit costs what the long one did; longer again it costs no more', async () => {
  const id = await paidVisit(4, 4)
  expect(await change(id, inDays(5))).toMatchObject({ ok: true })
  expect((await standOf(handed.tools, id)).row.totalMinor).toBe(400_00)
  expect(await change(id, inDays(8))).toMatchObject({ ok: true })
  const { row } = await standOf(handed.tools, id)
  expect(row.totalMinor).toBe(400_00)
  expect(row.quote.lines.map(({ kind }) => kind)).toEqual(['night', 'night', 'night', 'night'])
  expect(await refundsOf(id)).toEqual([])
})

test('while everything would come back, all of what is given up does', async () => {
  const id = await paidVisit(40, 4)
  const { view } = await previewed(id, inDays(41))
  expect(view).toMatchObject({ after: '€100', kept: undefined })
  expect(await change(id, inDays(41))).toMatchObject({ ok: true })
  expect(await refundsOf(id)).toEqual([300_00])
})
