// Tests of requests: asked, answered once by who may, ended by the clock, taken back; whatever meets, one lawful end.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import { listForOperators } from '#trips/list-for-operators.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { hours } from '#values/duration.ts'
import { approveRequest, declineRequest } from './answer-request.server.ts'
import { expireRequests } from './expire-requests.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database, { offer: { bookingMode: 'request' } })
  ada = await someGuest(handed.tools.database, handed.clock.now())
  manager = operatorWith('manager', await someGuest(handed.tools.database, handed.clock.now()))
})
afterAll(() => handed.drop())

function operatorWith(role: 'manager' | 'cleaner', user: VerifiedUser): Operator {
  return { ...user, roles: ['guest', role] } as unknown as Operator
}

let week = 0
/** Of a guest who has no other: nobody may have more than a few that wait. */
async function freshRequest(): Promise<string> {
  week++
  ada = await someGuest(handed.tools.database, handed.clock.now())
  const day = (offset: number) => new Date(Date.UTC(2030, 7, 1 + week * 4 + offset)).toISOString().slice(0, 10)
  return mustBook(handed.tools, ada, { stayId: stay.stayId, input: inputFor(day(0), day(2)) })
}

const row = async (id: string) => (await findRow(handed.tools.database, id))!
const nightsOf = (id: string) => heldNights(handed.tools.database, id, handed.clock.now())
const answer = (bookingId: string, more: { version?: number; key?: string; reason?: string } = {}) => ({
  bookingId,
  version: 2,
  key: randomUUID(),
  reason: '',
  origin: 'http://127.0.0.1:3000',
  ...more,
})
const takeBack = (bookingId: string, version = 2) =>
  cancelBooking(handed.tools, ada, {
    ...{ bookingId, version, key: randomUUID(), origin: 'http://127.0.0.1:3000' },
    ...{ seenRefundMinor: 0, seenChargedMinor: 0 },
  })
async function mailsAbout(id: string, version: number): Promise<string[]> {
  const entries = await listOutbox(handed.tools.database, { limit: 200 })
  const prefix = `booking:${id}:${version}:`
  return entries
    .flatMap(({ dedupeKey }) => (dedupeKey.startsWith(prefix) ? [dedupeKey.slice(prefix.length)] : []))
    .sort()
}

describe('asked', () => {
  test('a request keeps its nights for a day and binds nobody yet', async () => {
    const id = await freshRequest()
    expect(await row(id)).toMatchObject({ state: 'pending_approval', mode: 'request', confirmedAt: null, version: 2 })
    expect((await row(id)).requestExpiresAt!.getTime() - handed.clock.now().getTime()).toBe(hours(24))
    expect((await nightsOf(id)).map(({ kind }) => kind)).toEqual(['booking'])
    expect(await mailsAbout(id, 2)).toEqual(['requested', 'waits'])
  })

  test('for an arrival within the day it ends at the hour of check-in', async () => {
    const id = await mustBook(handed.tools, ada, { stayId: stay.stayId, input: inputFor('2030-05-15', '2030-05-17') })
    expect((await row(id)).requestExpiresAt!.toISOString()).toBe('2030-05-15T15:00:00.000Z')
    await takeBack(id)
  })

  test('it lies on the desk, the most pressing first, until it is answered', async () => {
    const first = await freshRequest()
    handed.clock.advance(1000)
    const second = await freshRequest()
    const { requests } = await listForOperators(handed.tools, manager, { most: 200 })
    const shown = requests.bookings.map(({ id }) => id)
    expect(shown.indexOf(first)).toBeLessThan(shown.indexOf(second))
    await declineRequest(handed.tools, manager, answer(first))
    const left = await listForOperators(handed.tools, manager, { most: 200 })
    expect(left.requests.bookings.map(({ id }) => id)).not.toContain(first)
  })
})

describe('answered', () => {
  test('I14 yes makes it a booking with its promise, told to both sides', async () => {
    const id = await freshRequest()
    expect(await approveRequest(handed.tools, manager, answer(id))).toMatchObject({ ok: true })
    expect(await row(id)).toMatchObject({ state: 'confirmed', confirmedAt: handed.clock.now(), version: 3 })
    expect((await nightsOf(id)).map(({ kind }) => kind)).toEqual(['booking'])
    expect(await mailsAbout(id, 3)).toEqual(['confirmed', 'new'])
    const { visits } = await listForOperators(handed.tools, manager, { most: 200 })
    expect(visits.bookings.map(visit => visit.id)).toContain(id)
  })

  test('I4 no gives the nights back at once, with the operator’s word to the guest', async () => {
    const id = await freshRequest()
    await declineRequest(handed.tools, manager, answer(id, { reason: 'The roof is being mended.' }))
    expect(await row(id)).toMatchObject({ state: 'declined', confirmedAt: null })
    expect(await nightsOf(id)).toEqual([])
    const entries = await listOutbox(handed.tools.database, { limit: 200 })
    const told = entries.find(({ dedupeKey }) => dedupeKey === `booking:${id}:3:declined`)!
    expect(JSON.stringify(told.payload)).toContain('The roof is being mended.')
  })

  test('once: the same key answers the same, another is told that it was answered', async () => {
    const id = await freshRequest()
    const asked = answer(id)
    const first = await approveRequest(handed.tools, manager, asked)
    expect(await approveRequest(handed.tools, manager, asked)).toEqual(first)
    expect(await declineRequest(handed.tools, manager, answer(id))).toEqual({
      ...{ ok: false, reason: 'answered-already', state: 'confirmed', version: 3 },
    })
    expect(await row(id)).toMatchObject({ state: 'confirmed', version: 3 })
  })

  test('by a manager or an owner only, and as it stands', async () => {
    const id = await freshRequest()
    const cleaner = operatorWith('cleaner', manager)
    expect(await approveRequest(handed.tools, cleaner, answer(id))).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await approveRequest(handed.tools, manager, answer(id, { version: 1 }))).toMatchObject({
      ...{ reason: 'out-of-date', state: 'pending_approval', version: 2 },
    })
    expect(await approveRequest(handed.tools, manager, answer(randomUUID()))).toMatchObject({
      reason: 'request-unknown',
    })
    expect(await row(id)).toMatchObject({ state: 'pending_approval', version: 2 })
  })
})

describe('ended', () => {
  test('by the clock: the nights are free and both sides are told, once', async () => {
    const id = await freshRequest()
    handed.clock.advance(hours(24) - 1)
    await expireRequests(handed.tools)
    expect((await row(id)).state).toBe('pending_approval')
    handed.clock.advance(1)
    expect((await findBooking(handed.tools, ada, id))!.state).toBe('expired')
    expect(await approveRequest(handed.tools, manager, answer(id))).toEqual({
      ...{ ok: false, reason: 'request-expired', state: 'expired', version: 2 },
    })
    await Promise.all([expireRequests(handed.tools), expireRequests(handed.tools)])
    await expireRequests(handed.tools)
    expect(await row(id)).toMatchObject({ state: 'expired', stateReason: 'unanswered', version: 3 })
    expect(await nightsOf(id)).toEqual([])
    expect(await mailsAbout(id, 3)).toEqual(['missed', 'unanswered'])
  })

  test('by the guest, who owes nothing for what was never promised', async () => {
    const id = await freshRequest()
    expect(await takeBack(id)).toMatchObject({ ok: true, refundMinor: 0 })
    expect(await row(id)).toMatchObject({ state: 'cancelled', cancelledBy: 'guest' })
    expect(await nightsOf(id)).toEqual([])
  })
})

test('approve, decline, expire and cancel at once: one lawful end, with the nights agreeing', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await freshRequest()
    if (round % 2 === 1) handed.clock.advance(hours(24))
    await Promise.all([
      approveRequest(handed.tools, manager, answer(id)),
      takeBack(id),
      declineRequest(handed.tools, manager, answer(id)),
      expireRequests(handed.tools),
    ])
    const { state, version } = await row(id)
    expect(version).toBe(3)
    const nights = await nightsOf(id)
    expect(nights.length).toBe(state === 'confirmed' ? 1 : 0)
    const { rows } = await handed.tools.database.execute(sql`select 1 from booking_event where booking_id = ${id}`)
    expect(rows).toHaveLength(3)
  }
})
