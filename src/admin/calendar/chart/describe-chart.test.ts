// The admin chart out of the real database: rows of homes and units, what has their nights, who comes and goes.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { approveRequest } from '#cancellations/requests/answer-request.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { blockNights } from '#nights/block-nights.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { bookableStay, inputFor, mustBook, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { nights } from '#tests/support/some-offer.ts'
import { newUnits, stayWithUnits } from '#tests/support/stay-with-units.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import type { ChartRow } from './chart-view.ts'
import { describeChart, readChart, readMovements } from './describe-chart.server.ts'

let world: TestTools
let guest: VerifiedUser
let reception: Operator
beforeAll(async () => {
  world = await testTools()
  guest = await someGuest(world.tools.database, world.clock.now())
  reception = { ...guest, roles: ['guest', 'reception'] } as unknown as Operator
})
afterAll(() => world?.drop())

/** Another name for each test, by which its homes are found. */
let town: string
beforeEach(() => {
  town = `Town ${randomUUID()}`
})
const call = (stayId: number, name: string) =>
  world.tools.database.execute(sql`update stay set name = ${name}, city = ${town} where id = ${stayId}`)

async function chart(from = '2030-07-01', wanted: { skip?: number; most?: number } = {}) {
  const found = { find: town, skip: 0, most: 50, ...wanted }
  return readChart(world.tools, reception, { from: requireCalendarDay(from), ...found })
}
const told = ({ takings }: ChartRow) =>
  takings.map(({ state, from, until, unit, guest: who }) => [state, from, until, unit, who].filter(Boolean).join(' '))
const block = (subject: { stayId?: number; unitId?: number }, from: string, until: string) =>
  inTransaction(world.tools.database, queries =>
    blockNights(
      queries,
      { ...(subject as { stayId: number }), nights: nights(from, until), reason: 'owner', note: 'Cousins' },
      world.clock.now(),
    ),
  )
const movementsOn = async (day: string) => {
  const { movements } = await readMovements(world.tools, reception, {
    day: requireCalendarDay(day),
    skip: 0,
    most: 100,
  })
  return movements.map(({ kind, home, guest: who, people, inWords }) => [kind, home, who, people, inWords.nights])
}

test('a request is no arrival before somebody has accepted it', async () => {
  const { stayId } = await bookableStay(world.tools.database, { offer: { bookingMode: 'request' } })
  await call(stayId, 'Asked First')
  const id = await mustBook(world.tools, guest, { stayId, input: inputFor('2031-03-03', '2031-03-05') })
  expect((await chart('2031-03-01')).rows.flatMap(told)).toHaveLength(1)
  expect([await movementsOn('2031-03-03'), await movementsOn('2031-03-05')]).toEqual([[], []])
  const { database } = world.tools
  const manager = await someOperator(database, world.clock.now(), 'manager')
  const { version } = (await findRow(database, id))!
  const asked = { bookingId: id, version, reason: '', key: randomUUID(), origin: 'http://localhost', answer: 'approve' }
  expect(await approveRequest(world.tools, manager, asked as never)).toMatchObject({ ok: true })
  expect((await movementsOn('2031-03-03')).map(([kind, name]) => [kind, name])).toEqual([['arrival', 'Asked First']])
})

test('a booking of three houses is one bar with its guest, and a checkout and a block are bars too', async () => {
  const farm = await bookableStay(world.tools.database, {}, 3)
  await call(farm.stayId, 'Farm')
  const id = await mustBook(world.tools, guest, { stayId: farm.stayId, input: inputFor('2030-07-03', '2030-07-08') })
  await mustHold(
    world.tools,
    { browser: someBrowser(), user: guest },
    { stayId: farm.stayId, input: inputFor('2030-07-10', '2030-07-13') },
  )
  await block({ stayId: farm.stayId }, '2030-07-20', '2030-07-22')
  const { rows, total } = await chart()
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ slug: farm.slug, name: 'Farm', place: town, unit: null })
  expect(told(rows[0]!)).toEqual([
    'booked 2030-07-03 2030-07-08 Ada Lovelace',
    'held 2030-07-10 2030-07-13',
    'blocked 2030-07-20 2030-07-22',
  ])
  expect(rows[0]!.takings.map(({ booking }) => booking)).toEqual([id, null, null])
  expect(rows[0]!.takings[2]!.inWords.said).toBe(
    sentence('calendar.blockedForWithNote', { reason: 'owner', note: 'Cousins' }),
  )
})

test('what only a part of a home has names the part', async () => {
  const farm = await bookableStay(world.tools.database, {}, 2)
  await call(farm.stayId, 'Farm')
  await block({ unitId: farm.unitIds[1]! }, '2030-07-04', '2030-07-06')
  const { rows } = await chart()
  expect(told(rows[0]!)).toEqual(['blocked 2030-07-04 2030-07-06 Unit 2'])
})

test('three alike are three rows, each with its own bars', async () => {
  const units = await newUnits(world.tools.database, 3)
  await call(await stayWithUnits(world.tools.database, { oneOf: units }), 'Cabins')
  await block({ unitId: units[1]! }, '2030-07-04', '2030-07-06')
  const { rows, total } = await chart()
  expect([total, rows.map(({ unit }) => unit)]).toEqual([3, ['Unit 1', 'Unit 2', 'Unit 3']])
  expect(rows.map(told)).toEqual([[], ['blocked 2030-07-04 2030-07-06'], []])
})

test('homes come by name, part by part, and what lies outside the four weeks is not told', async () => {
  for (const name of ['Bravo', 'Charlie', 'Alpha']) await call(await stayWithUnits(world.tools.database, {}), name)
  const names = async (part: { skip: number; most: number }) => {
    const { rows, total } = await chart('2030-07-01', part)
    return [total, ...rows.map(({ name }) => name)]
  }
  expect(await names({ skip: 0, most: 2 })).toEqual([3, 'Alpha', 'Bravo'])
  expect(await names({ skip: 2, most: 2 })).toEqual([3, 'Charlie'])
  const stay = await bookableStay(world.tools.database)
  await call(stay.stayId, 'Delta')
  await block({ stayId: stay.stayId }, '2030-06-25', '2030-06-30')
  await block({ stayId: stay.stayId }, '2030-06-30', '2030-07-01')
  await block({ stayId: stay.stayId }, '2030-07-29', '2030-08-01')
  expect(told((await chart()).rows[3]!)).toEqual(['blocked 2030-06-30 2030-07-01'])
})

test('who leaves on a day is told before who comes, with where and how many', async () => {
  const [one, other] = [await bookableStay(world.tools.database, {}, 2), await bookableStay(world.tools.database)]
  await call(one.stayId, 'Mill')
  await call(other.stayId, 'Barn')
  await mustBook(world.tools, guest, { stayId: one.stayId, input: inputFor('2030-09-01', '2030-09-05') })
  await mustBook(world.tools, guest, { stayId: other.stayId, input: inputFor('2030-09-05', '2030-09-09') })
  await block({ stayId: one.stayId }, '2030-09-05', '2030-09-07')
  expect(await movementsOn('2030-09-05')).toEqual([
    [
      'departure',
      'Mill',
      'Ada Lovelace',
      2,
      sentence('calendar.nights', { from: '1 Sept 2030', to: '5 Sept 2030', nights: 4 }),
    ],
    [
      'arrival',
      'Barn',
      'Ada Lovelace',
      2,
      sentence('calendar.nights', { from: '5 Sept 2030', to: '9 Sept 2030', nights: 4 }),
    ],
  ])
  expect(await movementsOn('2030-09-03')).toEqual([])
})

test('who comes by another site is told as it tells; what it merely keeps closed brings nobody', async () => {
  const stay = await bookableStay(world.tools.database)
  await call(stay.stayId, 'Mill')
  const { database } = world.tools
  const calendarId = randomUUID()
  await database.execute(sql`
    insert into external_calendar (id, unit_id, name, provider, address_sealed, address_hash, host, every_minutes, next_look_at, created_at)
    values (${calendarId}, ${stay.unitIds[0]!}, 'The agency', 'generic', '\\x00', ${Buffer.alloc(32)}, 'calendars.example', 60, now(), now())`)
  for (const [said, run] of [
    ['reserved', '[2030-10-05,2030-10-08)'],
    ['unavailable', '[2030-10-08,2030-10-12)'],
  ]) {
    const id = randomUUID()
    await database.execute(sql`
      insert into external_event (id, calendar_id, uid, nights, class, first_seen_at, last_seen_at)
      values (${id}, ${calendarId}, ${id}, ${run}::daterange, ${said}, now(), now())`)
    await database.execute(sql`
      insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      values (${stay.unitIds[0]!}, ${run}::daterange, 'external', ${id}, now())`)
  }
  expect(await movementsOn('2030-10-08')).toEqual([
    ['departure', 'Mill', null, null, sentence('calendar.nights', { from: '5 Oct 2030', to: '8 Oct 2030', nights: 3 })],
  ])
  expect((await chart('2030-10-01')).rows.map(told)).toEqual([
    ['foreign 2030-10-05 2030-10-08', 'foreign 2030-10-08 2030-10-12'],
  ])
})

test('the page leads to the weeks and homes beside these', async () => {
  for (let at = 0; at < 51; at++) await call(await stayWithUnits(world.tools.database, {}), `Home ${at}`)
  const query = new URLSearchParams({ from: '2030-07-01', find: town, day: '2030-07-04' })
  const described = await describeChart(world.tools, reception, query)
  const read = (address: string | null) => Object.fromEntries(new URL(address!, 'http://desk').searchParams)
  expect(read(described.chart.before)).toEqual({ from: '2030-06-17', find: town, day: '2030-07-04' })
  expect(read(described.chart.after)).toMatchObject({ from: '2030-07-15' })
  expect(read(described.chart.pageAfter)).toMatchObject({ page: '2' })
  expect(described.chart.pageBefore).toBeNull()
  expect(read(described.movements.after)).toMatchObject({ day: '2030-07-05', from: '2030-07-01' })
  expect(described.chart.days.filter(({ month }) => month).map(({ day }) => day)).toEqual(['2030-07-01'])
  expect(described.chart.said).toBe('1 Jul to 28 Jul 2030')
  query.set('page', '2')
  const second = await describeChart(world.tools, reception, query)
  expect([second.chart.rows.length, second.chart.skip, second.chart.pageAfter]).toEqual([1, 50, null])
})
