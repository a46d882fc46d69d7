// Tests of visits that begin and end by the clock at the home, whatever clock the server has.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingEventTable } from '#bookings/record/booking-tables.server.ts'
import { endBooking } from '#cancellations/end-booking.server.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'
import { writeNightRange } from '#values/night-range.ts'
import { beginVisits, endVisits } from './run-visits.server.ts'

let handed: TestTools
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await testTools()
  ada = await someGuest(handed.tools.database, handed.clock.now())
  manager = { ...(await someGuest(handed.tools.database, handed.clock.now())), roles: ['owner'] } as never
})
afterAll(() => handed.drop())

const row = async (id: string) => (await findRow(handed.tools.database, id))!

async function booked(timeZone: string, checkIn: string, checkOut: string): Promise<string> {
  handed.clock.set(new Date('2030-05-15T12:00:00Z'))
  const { stayId } = await bookableStay(handed.tools.database, { timeZone })
  return mustBook(handed.tools, ada, { stayId, input: inputFor(checkIn, checkOut) })
}

async function sweepAt(instant: string | number): Promise<void> {
  handed.clock.set(new Date(instant))
  await beginVisits(handed.tools)
  await endVisits(handed.tools)
}

async function stateAt(id: string, instant: string | number): Promise<string> {
  await sweepAt(instant)
  return (await row(id)).state
}

describe('by the home’s own clock', () => {
  // The home opens at 16:00 and is left by 10:00.
  test.each([
    ['Europe/Lisbon', '2030-07-01T15:00:00Z', '2030-07-03T09:00:00Z'],
    ['Pacific/Honolulu', '2030-07-02T02:00:00Z', '2030-07-03T20:00:00Z'],
    ['Pacific/Auckland', '2030-07-01T04:00:00Z', '2030-07-02T22:00:00Z'],
    ['Australia/Lord_Howe', '2030-07-01T05:30:00Z', '2030-07-02T23:30:00Z'],
  ])('%s: from the very minute of check-in until that of check-out', async (timeZone, begins, ends) => {
    const id = await booked(timeZone, '2030-07-01', '2030-07-03')
    expect(await stateAt(id, Date.parse(begins) - 1)).toBe('confirmed')
    expect(await stateAt(id, begins)).toBe('in_stay')
    expect((await row(id)).checkedInAt).toEqual(new Date(begins))
    expect(await stateAt(id, Date.parse(ends) - 1)).toBe('in_stay')
    expect(await stateAt(id, ends)).toBe('completed')
    expect(await row(id)).toMatchObject({ checkedOutAt: new Date(ends), version: 4 })
    // I4: a visit that is over keeps the nights it had.
    expect(await heldNights(handed.tools.database, id, handed.clock.now())).toHaveLength(1)
  })

  test('a worker that was down for a week catches up in one sweep, in order', async () => {
    const id = await booked('Europe/Lisbon', '2030-06-01', '2030-06-03')
    expect(await stateAt(id, '2030-06-10T00:00:00Z')).toBe('completed')
    const events = await handed.tools.database
      .select()
      .from(bookingEventTable)
      .where(sql`booking_id = ${id}`)
      .orderBy(bookingEventTable.seq)
    expect(events.map(({ seq, command }) => `${seq} ${command}`)).toEqual([
      '1 hold',
      '2 submit',
      '3 check_in',
      '4 check_out',
    ])
  })

  test('two processes that sweep at once take each step once', async () => {
    const id = await booked('Europe/Lisbon', '2030-06-01', '2030-06-03')
    handed.clock.set(new Date('2030-06-02T00:00:00Z'))
    await Promise.all([1, 2, 3].map(() => beginVisits(handed.tools)))
    expect(await row(id)).toMatchObject({ state: 'in_stay', version: 3 })
  })
})

describe('nobody came', () => {
  const end = (id: string, version: number, command: 'cancel' | 'mark_no_show' = 'mark_no_show', key = randomUUID()) =>
    endBooking(handed.tools, manager, {
      bookingId: id,
      version,
      command,
      key,
      reason: '',
      origin: 'http://127.0.0.1:3000',
    })

  test('no-show: said from the day after check-in on, of a visit that began by itself; what lies ahead is free', async () => {
    const id = await booked('Europe/Lisbon', '2030-07-01', '2030-07-05')
    await sweepAt('2030-07-01T22:59:59Z')
    expect(await end(id, 3)).toEqual({ ok: false, reason: 'too-early' })
    handed.clock.set(new Date('2030-07-01T23:00:00Z'))
    const key = randomUUID()
    expect(await end(id, 3, 'mark_no_show', key)).toMatchObject({ ok: true })
    expect(await end(id, 3, 'mark_no_show', key)).toMatchObject({ ok: true })
    expect(await row(id)).toMatchObject({ state: 'no_show', version: 4 })
    const kept = await heldNights(handed.tools.database, id, handed.clock.now())
    expect(kept.map(({ nights }) => writeNightRange(nights))).toEqual(['[2030-07-01,2030-07-02)'])
    const keys = (await listOutbox(handed.tools.database, { limit: 50 })).map(({ dedupeKey }) => dedupeKey)
    expect(keys.filter(written => written.startsWith(`booking:${id}:4:`))).toEqual([`booking:${id}:4:absent`])
    expect(await end(id, 4)).toEqual({ ok: false, reason: 'not-now', state: 'no_show', version: 4 })
  })

  test('also of a visit that nobody has noted as begun, but never of one that is over', async () => {
    const early = await booked('Europe/Lisbon', '2030-07-01', '2030-07-05')
    handed.clock.set(new Date('2030-07-02T12:00:00Z'))
    expect(await end(early, 2)).toMatchObject({ ok: true })
    const late = await booked('Europe/Lisbon', '2030-06-20', '2030-06-22')
    await sweepAt('2030-06-25T12:00:00Z')
    expect(await end(late, 4)).toEqual({ ok: false, reason: 'not-now', state: 'completed', version: 4 })
    expect(await row(late)).toMatchObject({ state: 'completed', version: 4 })
  })

  test('operator cancel: everything is given back, and the guest is told', async () => {
    const id = await booked('Europe/Lisbon', '2030-07-01', '2030-07-05')
    expect(await end(id, 1, 'cancel')).toEqual({
      ...{ ok: false, reason: 'out-of-date', state: 'confirmed', version: 2 },
    })
    expect(await end(id, 2, 'cancel')).toMatchObject({ ok: true })
    expect(await row(id)).toMatchObject({ state: 'cancelled', cancelledBy: 'operator' })
    expect(await heldNights(handed.tools.database, id, handed.clock.now())).toEqual([])
  })

  test('by a manager or an owner only, of a booking that is there', async () => {
    const id = await booked('Europe/Lisbon', '2030-07-01', '2030-07-05')
    handed.clock.advance(days(60))
    const cleaner = { ...manager, roles: ['cleaner'] } as never
    const asked = { bookingId: id, version: 2, command: 'cancel', key: randomUUID(), reason: '', origin: '' } as const
    expect(await endBooking(handed.tools, cleaner, asked)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await end(randomUUID(), 2)).toEqual({ ok: false, reason: 'booking-unknown' })
    expect((await row(id)).state).toBe('confirmed')
  })
})
