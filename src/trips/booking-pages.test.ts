// Tests of the guest's list: what is to come, what was, what ended, each in its order, page by page, at any length.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginVisits, endVisits } from '#bookings/visits/run-visits.server.ts'
import {
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { forgetNights } from '#tests/support/forget-bookings.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { type BookingGroup, readPlace, writePlace } from './booking-pages.server.ts'
import { type BookingPage, listBookings } from './list-own-bookings.server.ts'

let handed: TestTools
let stay: BookableStay
let eve: VerifiedUser

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database)
})
afterAll(() => handed.drop())
beforeEach(async () => {
  handed.clock.set(new Date('2030-05-15T12:00:00Z'))
  await forgetNights(handed.tools.database)
  eve = await someGuest(handed.tools.database, handed.clock.now())
})

const book = (from: string, until: string) =>
  mustBook(handed.tools, eve, { stayId: stay.stayId, input: inputFor(from, until) })

const page = async (group: BookingGroup, after?: string, most = 20): Promise<BookingPage> =>
  (await listBookings(handed.tools, eve, { only: group, after, most }))[group]

const idsOf = async (group: BookingGroup) => (await page(group)).bookings.map(({ id }) => id)

test('each booking is in one group: the next visit first, the latest past one first, no mere hold anywhere', async () => {
  await mustHold(
    handed.tools,
    { browser: someBrowser(), user: eve },
    { stayId: stay.stayId, input: inputFor('2030-09-01', '2030-09-03') },
  )
  const far = await book('2030-08-01', '2030-08-03')
  const near = await book('2030-06-01', '2030-06-03')
  const lately = await book('2030-05-20', '2030-05-22')
  const before = await book('2030-05-16', '2030-05-18')
  handed.clock.set(new Date('2030-05-25T12:00:00Z'))
  await beginVisits(handed.tools)
  await endVisits(handed.tools)
  expect(await idsOf('coming')).toEqual([near, far])
  expect(await idsOf('past')).toEqual([lately, before])
  expect(await idsOf('cancelled')).toEqual([])
  const together = await listBookings(handed.tools, eve, { most: 1 })
  expect(together).toEqual({
    coming: await page('coming', undefined, 1),
    past: await page('past', undefined, 1),
    cancelled: { bookings: [], next: undefined },
  })
  expect(together.coming.bookings.map(({ id }) => id)).toEqual([near])
  expect(together.past.next).toBeDefined()
})

test('a visit is to come until the day after its check-out, at the home, whoever has noted what', async () => {
  const id = await book('2030-05-20', '2030-05-22')
  handed.clock.set(new Date('2030-05-22T22:59:59Z'))
  expect(await idsOf('coming')).toEqual([id])
  handed.clock.set(new Date('2030-05-22T23:00:00Z'))
  expect([await idsOf('coming'), await idsOf('past')]).toEqual([[], [id]])
})

test('a request that waits is to come; from the instant on at which its time is over, it stands among what ended', async () => {
  await handed.tools.database.execute(
    sql`update stay_offer set booking_mode = 'request' where stay_id = ${stay.stayId}`,
  )
  const id = await book('2030-07-01', '2030-07-03')
  await handed.tools.database.execute(
    sql`update stay_offer set booking_mode = 'instant' where stay_id = ${stay.stayId}`,
  )
  expect(await idsOf('coming')).toEqual([id])
  handed.clock.set(new Date('2030-05-16T12:00:00Z'))
  expect([await idsOf('coming'), await idsOf('cancelled')]).toEqual([[], [id]])
})

test('pages follow each other without a gap or a double, also on one day, in both orders', async () => {
  const all: string[] = []
  for (let visit = 0; visit < 7; visit++) {
    const day = (offset: number) => new Date(Date.UTC(2030, 5, 1 + visit * 2 + offset)).toISOString().slice(0, 10)
    all.push(await book(day(0), day(2)))
  }
  const read = async (group: BookingGroup) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const { bookings, next } = await page(group, after, 3)
      expect(bookings.length).toBeLessThanOrEqual(3)
      seen.push(...bookings.map(({ id }) => id))
      after = next
    } while (after)
    return seen
  }
  expect(await read('coming')).toEqual(all)
  handed.clock.set(new Date('2030-07-15T12:00:00Z'))
  expect(await read('past')).toEqual(all.toReversed())
})

test('a list of 250 does not end at 200', async () => {
  // Rows that only the list reads: no events tell of them, and they share their nights.
  await handed.tools.database.execute(sql`alter table booking disable trigger user`)
  const id = await book('2030-06-01', '2030-06-03')
  await handed.tools.database.execute(sql`
    insert into booking select (jsonb_populate_record(booking, jsonb_build_object(
      'id', gen_random_uuid(), 'reference', 'A' || lpad(n::text, 7, '0')))).*
    from booking, generate_series(1, 249) as n where id = ${id}`)
  await handed.tools.database.execute(sql`alter table booking enable trigger user`)
  let count = 0
  let after: string | undefined
  do {
    const { bookings, next } = await page('coming', after, 100)
    count += bookings.length
    after = next
  } while (after)
  expect(count).toBe(250)
})

test('a place that was never given out begins the list anew', async () => {
  const id = await book('2030-06-01', '2030-06-03')
  for (const nonsense of ['', 'x', '2030-99-99_x', `2030-13-45_${id}`, "2030-06-01_'; drop table booking"]) {
    expect(readPlace(nonsense)).toBeUndefined()
    expect((await page('coming', nonsense)).bookings).toHaveLength(1)
  }
  expect(readPlace(writePlace({ checkIn: '2030-06-01', id }))).toEqual({ checkIn: '2030-06-01', id })
})
