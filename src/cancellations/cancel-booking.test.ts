// Tests of ending a booking early: by its guest, once, at what was shown, with the nights free again.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { writeNightRange } from '#values/night-range.ts'
import { cancelBooking } from './cancel-booking.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database)
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

const input = () => inputFor('2030-08-01', '2030-08-05')
const booked = (asked = input()) => mustBook(handed.tools, ada, { stayId: stay.stayId, input: asked })

type Asked = {
  bookingId: string
  version?: number
  seenRefundMinor?: number
  seenChargedMinor?: number
  key?: string
  who?: VerifiedUser
}
function cancel({
  bookingId,
  version = 2,
  seenRefundMinor = 0,
  seenChargedMinor = 0,
  key = randomUUID(),
  who = ada,
}: Asked) {
  const origin = 'http://127.0.0.1:3000'
  return cancelBooking(handed.tools, who, { bookingId, version, seenRefundMinor, seenChargedMinor, key, origin })
}

describe('cancelling', () => {
  test('I4 frees the nights at once, for the next guest', async () => {
    const first = await booked()
    expect(await cancel({ bookingId: first })).toEqual({ ok: true, bookingId: first, refundMinor: 0 })
    expect(await heldNights(handed.tools.database, first, handed.clock.now())).toEqual([])
    expect(await findRow(handed.tools.database, first)).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'guest',
      cancelledAt: handed.clock.now(),
      version: 3,
    })
    const second = await booked()
    await cancel({ bookingId: second })
  })

  test('twice: the same key answers the same, another key is told that it is over', async () => {
    const bookingId = await booked()
    const key = randomUUID()
    const first = await cancel({ bookingId, key })
    expect(await cancel({ bookingId, key })).toEqual(first)
    expect(await cancel({ bookingId })).toEqual({
      ...{ ok: false, reason: 'not-cancellable', state: 'cancelled', version: 3 },
    })
    const { rows } = await handed.tools.database.execute(
      sql`select 1 from booking_event where booking_id = ${bookingId} and command = 'cancel'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('twice at once gives one cancellation and two mails, one to each side', async () => {
    const bookingId = await booked()
    const answers = await Promise.all([cancel({ bookingId }), cancel({ bookingId })])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const mails = (await listOutbox(handed.tools.database, { limit: 100 })).filter(({ dedupeKey }) =>
      dedupeKey.startsWith(`booking:${bookingId}:3`),
    )
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['ada@example.org', 'hello@casita.example'])
  })

  test('with a version that is not the booking’s any more, or another refund than was shown, nothing happens', async () => {
    const bookingId = await booked()
    expect(await cancel({ bookingId, version: 1 })).toEqual({
      ...{ ok: false, reason: 'out-of-date', state: 'confirmed', version: 2 },
    })
    expect(await cancel({ bookingId, seenRefundMinor: 1 })).toEqual({
      ...{ ok: false, reason: 'refund-changed', state: 'confirmed', version: 2 },
    })
    expect(await findRow(handed.tools.database, bookingId)).toMatchObject({ state: 'confirmed', version: 2 })
    await cancel({ bookingId })
  })

  test('I16 is its guest’s alone: another’s booking looks like none', async () => {
    const bookingId = await booked()
    const who = await someGuest(handed.tools.database, handed.clock.now())
    expect(await cancel({ bookingId, who })).toEqual({ ok: false, reason: 'booking-unknown' })
    expect(await cancel({ bookingId: randomUUID() })).toEqual({ ok: false, reason: 'booking-unknown' })
    await cancel({ bookingId })
  })

  test('in the middle of the visit only the nights from today on become free', async () => {
    const bookingId = await booked(inputFor('2030-09-01', '2030-09-05'))
    const before = handed.clock.now()
    handed.clock.set(new Date('2030-09-03T10:00:00Z'))
    await cancel({ bookingId })
    const kept = await heldNights(handed.tools.database, bookingId, handed.clock.now())
    expect(kept.map(({ nights }) => writeNightRange(nights))).toEqual(['[2030-09-01,2030-09-03)'])
    handed.clock.set(before)
  })
})
