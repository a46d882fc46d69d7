// Tests of the sweeper of ended holds: it notes what ended, only that, once, and any number of it at a time.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { type BookableStay, bookableStay, inputFor, mustHold, someBrowser } from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes } from '#values/duration.ts'
import { expireHolds } from './expire-holds.server.ts'

let handed: TestTools
let stay: BookableStay

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database)
})
afterAll(() => handed.drop())

const hold = (input: ReturnType<typeof inputFor>) =>
  mustHold(handed.tools, { browser: someBrowser() }, { stayId: stay.stayId, input })

test('a hold that ended is noted with its event, its nights are given up and its address is forgotten', async () => {
  const ended = await hold(inputFor('2030-07-01', '2030-07-03'))
  handed.clock.advance(minutes(10))
  const live = await hold(inputFor('2030-07-03', '2030-07-05'))
  handed.clock.advance(minutes(5))
  expect(await expireHolds(handed.tools)).toBe(1)
  expect(await findRow(handed.tools.database, ended)).toMatchObject({
    state: 'expired',
    stateReason: 'time-over',
    version: 2,
    heldFrom: null,
  })
  expect(await heldNights(handed.tools.database, ended, handed.clock.now())).toEqual([])
  expect(await findRow(handed.tools.database, live)).toMatchObject({ state: 'hold', version: 1 })
  expect(await expireHolds(handed.tools)).toBe(0)
})

test('two processes that sweep at once note each hold once', async () => {
  for (let day = 1; day < 9; day++) await hold(inputFor(`2030-08-0${day}`, `2030-08-0${day + 1}`))
  handed.clock.advance(minutes(15))
  const noted = await Promise.all([1, 2, 3].map(() => expireHolds(handed.tools)))
  const left = await expireHolds(handed.tools)
  expect(noted.reduce((sum, count) => sum + count, left)).toBe(9)
  const { rows } = await handed.tools.database.execute<{ most: number }>(
    sql`select max(seq) as most from booking_event where command = 'expire'`,
  )
  expect(rows[0]!.most).toBe(2)
})
