// Tests of Today: each home by its own clock, what needs somebody, and who sees which of it.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type CopiedBooking, copyBookings, referenceOf } from '#tests/support/copied-bookings.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { todayLists } from './today-lists.server.ts'

const zones = ['Pacific/Kiritimati', 'Europe/Lisbon', 'America/Los_Angeles'] as const
let handed: TestTools
let owner: Operator
const made = new Map<string, string>()

beforeAll(async () => {
  handed = await testTools()
  const { database } = handed.tools
  const now = handed.clock.now()
  owner = await someOperator(database, now, 'owner')
  // Paid at the home, so that what is booked is confirmed.
  const tools = { ...handed.tools, environment: { ...handed.tools.environment, PAYMENT_WAYS: [] } }
  for (const [of, zone] of zones.entries()) {
    const { stayId } = await bookableStay(database)
    await database.execute(sql`update stay set name = ${zone}, time_zone = ${zone} where id = ${stayId}`)
    const guest = await someGuest(database, now)
    const booked = await mustBook(tools, guest, { stayId, input: inputFor('2031-08-10', '2031-08-13') })
    const visit = (number: number, checkIn: string, checkOut: string, more: Partial<CopiedBooking> = {}) => {
      const reference = referenceOf(of * 1000 + number)
      made.set(reference, `${zone} ${checkIn}`)
      return {
        ...{ id: randomUUID(), reference, state: 'confirmed' as const, source: 'site', timeZone: zone, createdAt: now },
        ...{ name: 'Grete Sand', email: 'grete@example.org', checkIn, checkOut, ...more },
      }
    }
    await copyBookings(database, booked, [
      visit(1, '2030-05-14', '2030-05-18'),
      visit(2, '2030-05-15', '2030-05-18'),
      visit(3, '2030-05-16', '2030-05-18'),
      visit(4, '2030-05-10', '2030-05-14', { state: 'in_stay' }),
      visit(5, '2030-05-10', '2030-05-15', { state: 'completed' }),
      visit(6, '2030-05-10', '2030-05-16', { state: 'in_stay' }),
      visit(7, '2030-05-15', '2030-05-18', { state: 'cancelled' }),
      visit(8, '2030-05-15', '2030-05-18', { state: 'pending_approval' }),
    ])
  }
})
afterAll(() => handed?.drop())

const all = { only: undefined, skip: 0 } as const

/** By home the days of check-in of a list. */
async function days(list: 'arrivals' | 'departures' | 'inHouse', who = owner) {
  const { [list]: found } = await todayLists(handed.tools, who, { only: list, skip: 0 })
  return found.entries.map(({ reference }) => made.get(reference!)).toSorted()
}

// At 10:30 UTC it is the next day on Kiritimati already; at 3:00 UTC it is still the day before in Los Angeles.
test.each([
  ['2030-05-15T10:30:00Z', { Kiritimati: '16', Lisbon: '15', Los_Angeles: '15' }],
  ['2030-05-15T03:00:00Z', { Kiritimati: '15', Lisbon: '15', Los_Angeles: '14' }],
  ['2030-05-14T23:30:00Z', { Kiritimati: '15', Lisbon: '15', Los_Angeles: '14' }],
])('at %s each home has its own day', async (at, today) => {
  handed.clock.set(new Date(at))
  const expected = zones.map(zone => `${zone} 2030-05-${today[zone.split('/')[1] as keyof typeof today]}`).toSorted()
  expect(await days('arrivals')).toEqual(expected)
  // Of the three visits from the 10th one leaves on each of these days.
  expect(await days('departures')).toEqual(zones.map(zone => `${zone} 2030-05-10`).toSorted())
})

test('who neither comes nor goes is in the house; what ended, or waits for a yes, is nowhere', async () => {
  handed.clock.set(new Date('2030-05-15T12:00:00Z'))
  const here = (await days('inHouse')).filter(each => each!.startsWith('Europe/Lisbon'))
  expect(here).toEqual(['Europe/Lisbon 2030-05-10', 'Europe/Lisbon 2030-05-14'])
  const { arrivals, departures, inHouse } = await todayLists(handed.tools, owner, all)
  const shown = [arrivals, departures, inHouse].flatMap(({ entries }) => entries.map(({ reference }) => reference))
  expect(shown).not.toContain(referenceOf(1007))
  expect(shown).not.toContain(referenceOf(1008))
})

test('a cleaner of one home sees its visits without the guest, and nothing else', async () => {
  handed.clock.set(new Date('2030-05-15T12:00:00Z'))
  const { rows } = await handed.tools.database.execute<{ id: number }>(
    sql`select id from stay where name = 'Europe/Lisbon'`,
  )
  const someone = await someOperator(handed.tools.database, handed.clock.now(), 'guest')
  const cleaner = { ...someone, stayRoles: [{ role: 'cleaner', stayId: rows[0]!.id }] } as unknown as Operator
  const lists = await todayLists(handed.tools, cleaner, all)
  expect(lists.arrivals.entries).toEqual([
    expect.objectContaining({ home: 'Europe/Lisbon', booking: null, reference: null }),
  ])
  expect(JSON.stringify(lists)).not.toContain('Grete')
  const { arrivals, departures, inHouse, ...waiting } = lists
  expect(departures.total + inHouse.total).toBe(3)
  expect(Object.values(waiting).every(({ total }) => total === 0)).toBe(true)
})

test('a long list is shown in part with its total, and its own page goes on to the end', async () => {
  const { database } = handed.tools
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from booking where check_in = '2031-08-10' order by time_zone limit 1`,
  )
  handed.clock.set(new Date('2030-09-01T12:00:00Z'))
  const copies = Array.from({ length: 30 }, (_, at) => ({
    ...{ id: randomUUID(), reference: referenceOf(90_000 + at), state: 'confirmed' as const, source: 'site' },
    ...{ name: 'Grete Sand', email: 'grete@example.org', checkIn: '2030-09-01', checkOut: '2030-09-02' },
    ...{ createdAt: handed.clock.now(), timeZone: 'Europe/Lisbon', owedMinor: 50_00 },
  }))
  await copyBookings(database, rows[0]!.id, copies)
  const first = await todayLists(handed.tools, owner, all)
  expect([first.arrivals.entries.length, first.arrivals.total, first.arrivals.part?.next]).toEqual([
    ...[8, 30, '/admin?list=arrivals'],
  ])
  expect([first.money.entries.length, first.money.total, first.money.part?.next]).toEqual([5, 30, '/admin?list=money'])
  const references: unknown[] = []
  for (const skip of [0, 25]) {
    const { arrivals } = await todayLists(handed.tools, owner, { only: 'arrivals', skip })
    references.push(...arrivals.entries.map(({ reference }) => reference))
  }
  expect(references.toSorted()).toEqual(copies.map(({ reference }) => reference).toSorted())
  const beyond = await todayLists(handed.tools, owner, { only: 'arrivals', skip: 99 })
  expect([beyond.arrivals.entries.length, beyond.arrivals.total]).toEqual([0, 30])
})
