// The large world: as full as promised, kept by every constraint, and answered by the same search and pages.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { fillLargeWorld } from './fill-large-world.ts'
import { largeHome } from './large-home.ts'
import { filledNights, largeVisits } from './large-visits.ts'

const homes = 120

let handed: TestTools
let bookings: number
const steps: string[] = []
beforeAll(async () => {
  handed = await testTools({ now: new Date() })
  bookings = (await fillLargeWorld(handed.tools, homes, step => void steps.push(step))).bookings
})
afterAll(() => handed.drop())

async function count(question: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await handed.tools.database.execute<{ n: number }>(sql`select (${question}) as n`)
  return rows[0]!.n
}

test('every home is there, published, with pictures, a unit and a price', async () => {
  expect(await count(sql`select count(*) from stay where is_demo and status = 'published'`)).toBe(homes)
  expect(
    await count(sql`select count(*) from stay where exists (select from photo where stay_id = stay.id)
      and exists (select from stay_unit where stay_id = stay.id) and exists (select from stay_offer where stay_id = stay.id)`),
  ).toBe(homes)
})

test('about 55 of 100 nights are taken', async () => {
  const taken = await count(sql`select sum(upper(nights) - lower(nights)) from occupancy`)
  const share = taken / (homes * filledNights)
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(0.6)
})

test('every booking has its nights, and every night its booking (I4)', async () => {
  expect(await count(sql`select count(*) from booking where state = 'confirmed'`)).toBe(bookings)
  expect(
    await count(sql`select count(*) from booking join occupancy on ref_id = booking.id
      where nights = daterange(check_in, check_out) and kind = 'booking'`),
  ).toBe(bookings)
})

test('every state is the sum of its events (I12)', async () => {
  expect(
    await count(sql`select count(*) from booking where (state, version) = (
      select to_state, seq from booking_event where booking_id = booking.id order by seq desc limit 1)`),
  ).toBe(bookings)
})

describe('what was taken away for the load is back', () => {
  it('the database refuses a night twice', async () => {
    const again = handed.tools.database.execute(sql`insert into occupancy (unit_id, nights, kind, ref_id, created_at)
      select unit_id, nights, 'booking', gen_random_uuid(), created_at from occupancy limit 1`)
    await expect(again).rejects.toMatchObject({ cause: { code: '23P01' } })
  })

  it('events are never changed', async () => {
    const change = handed.tools.database.execute(sql`update booking_event set actor = 'guest'`)
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'booking_event_is_final' } })
  })

  it('every constraint and index is there as in a new database', async () => {
    const fresh = await testTools()
    const guards = sql`select string_agg(words, ';' order by words) from (
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as words from pg_constraint
        where conrelid in ('booking'::regclass, 'booking_event'::regclass, 'occupancy'::regclass, 'season'::regclass)
      union all select pg_get_indexdef(indexrelid) from pg_index
        where indrelid in ('booking'::regclass, 'booking_event'::regclass, 'occupancy'::regclass, 'season'::regclass)
      union all select tgname::text || tgenabled::text from pg_trigger where not tgisinternal
        and tgrelid in ('booking'::regclass, 'booking_event'::regclass, 'occupancy'::regclass, 'season'::regclass)) as all_words`
    const wordsOf = async ({ tools }: TestTools) => (await tools.database.execute(guards)).rows
    expect(await wordsOf(handed)).toEqual(await wordsOf(fresh))
    await fresh.drop()
  })
})

test('more homes can be added to it', async () => {
  const more = await fillLargeWorld(handed.tools, 5, () => {})
  expect(more.homes).toBe(5)
  expect(await count(sql`select count(*) from stay`)).toBe(homes + 5)
})

test('the steps are told', () => {
  expect(steps).toContain(`Writing ${homes} homes`)
})

test('the site answers from it: a search with dates, and a home it found', async () => {
  const app = await startApp({ databaseUrl: handed.url })
  const today = dayInZone(new Date(), 'UTC')
  const [from, to] = [addDays(today, 30), addDays(today, 33)].map(writeCalendarDay)
  const answer = await app.get(`/stays?in=${from}&out=${to}&adults=2`, { headers: { accept: 'text/html' } })
  const page = await answer.text()
  const found = /href="(\/stays\/[a-z]+-\d+\?[^"]+)"/.exec(page)?.[1]
  expect([answer.status, found]).toEqual([200, expect.any(String)])
  const home = await app.get(found!.replaceAll('&amp;', '&'), { headers: { accept: 'text/html' } })
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('Reserve')
  await app.stop()
})

describe('the dice', () => {
  it('fall the same way every time', () => {
    expect(largeHome(41)).toEqual(largeHome(41))
    expect([...largeVisits(41, 4, addDays(dayInZone(new Date(0), 'UTC'), 5))]).toEqual([
      ...largeVisits(41, 4, addDays(dayInZone(new Date(0), 'UTC'), 5)),
    ])
  })

  it('give every home its own name and every booking its own reference', () => {
    const today = dayInZone(new Date(0), 'UTC')
    const visits = Array.from({ length: 300 }, (_, home) => [...largeVisits(home, 4, today)]).flat()
    expect(new Set(visits.map(({ reference }) => reference)).size).toBe(visits.length)
    expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length)
    expect(new Set(Array.from({ length: 1000 }, (_, home) => largeHome(home).slug)).size).toBe(1000)
  })

  it('leave no visit outside the filled nights', () => {
    const today = dayInZone(new Date(0), 'UTC')
    for (const { nights } of largeVisits(7, 4, today)) {
      expect(nights.checkIn).toBeGreaterThanOrEqual(today)
      expect(nights.checkOut).toBeLessThanOrEqual(today + filledNights)
    }
  })
})
