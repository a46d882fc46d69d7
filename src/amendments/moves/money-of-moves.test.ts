// The money of bookings that are moved: what was paid, what is being paid, and what comes back, all as it was agreed.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeAtOnce } from '#amendments/proposals/change-at-once.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { inputFor } from '#tests/support/booking-world.ts'
import { type MovingWorld, movingWorld } from '#tests/support/moving-world.ts'
import { bookAndPay, payableStay, payingTools, payUnseen, standOf } from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { seconds } from '#values/duration.ts'

let handed: TestTools
let world: MovingWorld

beforeAll(async () => {
  handed = await payingTools({ connections: 12 })
  world = await movingWorld(handed)
})
afterAll(() => handed.drop())

const visit = { in: '2030-07-01', out: '2030-07-05' } as const

async function payer() {
  return { tools: handed.tools, user: world.ada, stay: await payableStay(handed.tools.database) }
}

test('while its guest is at the bank, a booking goes on waiting as long as before, and is paid at the other home', async () => {
  const from = await payer()
  const loft = await world.home('The Loft')
  const { bookingId } = await bookAndPay(from, { ...visit, card: 'second-step', step: 'leave' })
  const before = await standOf(handed.tools, bookingId)
  expect(before).toMatchObject({ state: 'pending_payment', nights: ['hold'] })
  expect(await world.move(bookingId, loft)).toMatchObject({ ok: true })
  expect((await world.row(bookingId)).holdExpiresAt).toEqual(before.row.holdExpiresAt)
  expect(await world.held(bookingId)).toMatchObject([{ unitId: loft.unitIds[0], kind: 'hold' }])
  await payUnseen(handed.tools, bookingId)
  handed.clock.advance(seconds(2))
  await handed.bank().deliverEvents()
  const paid = await standOf(handed.tools, bookingId)
  expect(paid).toMatchObject({ state: 'confirmed', nights: ['booking'] })
  expect(paid.row).toMatchObject({ stayId: loft.stayId, unitIds: loft.unitIds })
})

test('cancelled after a move, the guest gets back what they were promised at the first home', async () => {
  const from = await payer()
  // Here nothing would come back.
  const loft = await world.home('The Loft')
  const { bookingId } = await bookAndPay(from, { ...visit, card: 'succeeds' })
  const details = async () => (await findBooking(handed.tools, world.ada, bookingId))!
  const promise = async () => {
    const booking = await details()
    return previewCancellation(cancellable(booking, booking.payments), handed.clock.now(), 'guest')
  }
  const before = await promise()
  expect(before).toMatchObject({ paidMinor: 400_00, refundMinor: 400_00 })
  const { balance } = await standOf(handed.tools, bookingId)
  await world.move(bookingId, loft)
  expect(await promise()).toEqual(before)
  expect((await standOf(handed.tools, bookingId)).balance).toEqual(balance)
  const { version } = await details()
  const seen = { seenRefundMinor: before.refundMinor, seenChargedMinor: before.chargedMinor, version }
  const asked = { bookingId, ...seen, key: randomUUID(), origin: 'http://127.0.0.1:3000' }
  expect(await cancelBooking(handed.tools, world.ada, asked)).toMatchObject({ ok: true })
  const over = await standOf(handed.tools, bookingId)
  expect(over).toMatchObject({ state: 'cancelled', nights: [], refunds: [{ minor: 400_00 }] })
})

test('changed after a move, it is priced by the home where it is, and its nights move there', async () => {
  const from = await payer()
  const villa = await world.home('Villa', { plan: { baseNightlyMinor: 250_00 } })
  const { bookingId } = await bookAndPay(from, { ...visit, card: 'succeeds' })
  await world.move(bookingId, villa)
  const { version } = await world.row(bookingId)
  const { nights } = inputFor('2030-07-02', '2030-07-06')
  const change = { nights, party: twoAdults, version, words: 'Agreed by telephone', key: randomUUID(), origin: '' }
  const changed = await changeAtOnce(handed.tools, world.manager, { bookingId, ...change, seenTotalMinor: 1000_00 })
  expect(changed).toMatchObject({ ok: true })
  const now = await world.row(bookingId)
  expect(now).toMatchObject({
    stayId: villa.stayId,
    unitIds: villa.unitIds,
    totalMinor: 1000_00,
    checkIn: '2030-07-02',
  })
  expect(await world.held(bookingId)).toMatchObject([{ unitId: villa.unitIds[0], nights }])
})
