// Tests of keeping nights: who gets them, for how long, how many, and what a second wish does to the first.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { inTransaction, openDatabase } from '#platform/tools/database.server.ts'
import {
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { minutes } from '#values/duration.ts'

let handed: TestTools
let stay: BookableStay

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database, { cleaningMinor: 50_00 })
})
afterAll(() => handed.drop())

const hold = (
  input = inputFor('2030-07-01', '2030-07-04'),
  more: { key?: string; address?: string; stayId?: number } = {},
) => ({ stayId: stay.stayId, input, ...more })

/** Nights nobody asked for yet, so that tests do not meet. */
let month = 0
function freshNights(nights = 3) {
  month++
  const start = new Date(Date.UTC(2030, 6, 1 + month * 7))
  const end = new Date(start.getTime() + nights * 86_400_000)
  return inputFor(start.toISOString().slice(0, 10), end.toISOString().slice(0, 10))
}

async function kindsTaken(input: ReturnType<typeof inputFor>) {
  const taken = await unavailableNights(handed.tools.database, stay.stayId, input.nights, handed.clock.now())
  return taken.map(({ kind }) => kind)
}

describe('a hold', () => {
  test('keeps the nights for a quarter of an hour, at its price', async () => {
    const input = freshNights()
    const held = await askHold(handed.tools, { browser: someBrowser() }, hold(input))
    if (!held.ok) throw new Error(held.reason)
    expect(held.expiresAt.getTime() - handed.clock.now().getTime()).toBe(minutes(15))
    expect(await kindsTaken(input)).toEqual(['hold'])
    const row = (await findRow(handed.tools.database, held.holdId))!
    expect(row).toMatchObject({
      state: 'hold',
      version: 1,
      totalMinor: 350_00,
      currency: 'EUR',
      timeZone: 'Europe/Lisbon',
    })
    expect(row.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  })

  test('is refused to everybody else while it lives, and open from the instant on at which it ends', async () => {
    const input = freshNights()
    await mustHold(handed.tools, { browser: someBrowser() }, hold(input))
    const other = { browser: someBrowser() }
    expect(await askHold(handed.tools, other, hold(input))).toEqual({ ok: false, reason: 'dates-taken' })
    handed.clock.advance(minutes(15) - 1)
    expect(await askHold(handed.tools, other, hold(input))).toEqual({ ok: false, reason: 'dates-taken' })
    handed.clock.advance(1)
    expect((await askHold(handed.tools, other, hold(input))).ok).toBe(true)
  })

  test('overlapping by one night is refused, arriving when the other leaves is not', async () => {
    const { nights } = freshNights(3)
    const next = (from: number, to: number) => ({
      ...inputFor('2030-01-01', '2030-01-02'),
      nights: { checkIn: nights.checkIn + from, checkOut: nights.checkIn + to } as typeof nights,
    })
    await mustHold(handed.tools, { browser: someBrowser() }, hold(next(0, 3)))
    expect(await askHold(handed.tools, { browser: someBrowser() }, hold(next(2, 5)))).toMatchObject({
      reason: 'dates-taken',
    })
    expect(await askHold(handed.tools, { browser: someBrowser() }, hold(next(3, 5)))).toMatchObject({ ok: true })
  })

  test('is refused with its reason for what the rules forbid, another price, or no home', async () => {
    const browser = { browser: someBrowser() }
    const input = freshNights()
    expect(await askHold(handed.tools, browser, hold(inputFor('2030-05-01', '2030-05-03')))).toMatchObject({
      reason: 'not-offered',
    })
    const crowd = { ...input, party: { ...input.party, adults: 9 } }
    expect(await askHold(handed.tools, browser, hold(crowd))).toMatchObject({ reason: 'not-offered' })
    expect(await askHold(handed.tools, browser, { ...hold(input), seenTotalMinor: 1 })).toMatchObject({
      reason: 'price-changed',
    })
    expect(await askHold(handed.tools, browser, { ...hold(input), stayId: 999_999 })).toMatchObject({
      reason: 'stay-unknown',
    })
    expect(await kindsTaken(input)).toEqual([])
  })
})

describe('asking again', () => {
  test('the same key gives the same hold, and another input under it is refused', async () => {
    const holder = { browser: someBrowser() }
    const key = randomUUID()
    const input = freshNights()
    const first = await mustHold(handed.tools, holder, hold(input, { key }))
    expect(await mustHold(handed.tools, holder, hold(input, { key }))).toBe(first)
    expect(await askHold(handed.tools, holder, hold(freshNights(), { key }))).toEqual({
      ok: false,
      reason: 'key-reused',
    })
    // A key is its owner's: another browser that sends it is somebody else.
    expect(await askHold(handed.tools, { browser: someBrowser() }, hold(input, { key }))).toMatchObject({
      reason: 'dates-taken',
    })
  })

  test('a double click, both at once, makes one hold', async () => {
    const holder = { browser: someBrowser() }
    const asked = hold(freshNights(), { key: randomUUID() })
    const both = await Promise.all([mustHold(handed.tools, holder, asked), mustHold(handed.tools, holder, asked)])
    expect(new Set(both).size).toBe(1)
  })

  test('two tabs with the same input share one hold, whose time does not begin anew', async () => {
    const holder = { browser: someBrowser() }
    const input = freshNights()
    const first = await askHold(handed.tools, holder, hold(input))
    handed.clock.advance(minutes(5))
    expect(await askHold(handed.tools, holder, hold(input))).toEqual(first)
  })

  test('other dates in the same home replace the own hold that is in the way', async () => {
    const holder = { browser: someBrowser() }
    const input = freshNights(3)
    const first = await mustHold(handed.tools, holder, hold(input))
    const longer = { ...input, nights: { ...input.nights, checkOut: input.nights.checkOut + 1 } as typeof input.nights }
    const second = await mustHold(handed.tools, holder, hold(longer))
    expect(second).not.toBe(first)
    expect(await findRow(handed.tools.database, first)).toMatchObject({ state: 'expired', stateReason: 'replaced' })
    expect(await kindsTaken(longer)).toEqual(['hold'])
  })

  test('when the replacing input is refused, the first hold stays as it was', async () => {
    const holder = { browser: someBrowser() }
    const input = freshNights(3)
    const first = await mustHold(handed.tools, holder, hold(input))
    const crowd = { ...input, party: { ...input.party, adults: 9 } }
    expect(await askHold(handed.tools, holder, hold(crowd))).toMatchObject({ reason: 'not-offered' })
    expect(await findRow(handed.tools.database, first)).toMatchObject({ state: 'hold', version: 1 })
    expect(await kindsTaken(input)).toEqual(['hold'])
  })
})

describe('limits', () => {
  test('a browser keeps nights in three homes at most, and in the fourth once one is over', async () => {
    const holder = { browser: someBrowser() }
    for (let count = 0; count < 3; count++) await mustHold(handed.tools, holder, hold(freshNights()))
    const fourth = freshNights()
    expect(await askHold(handed.tools, holder, hold(fourth))).toEqual({ ok: false, reason: 'too-many-holds' })
    handed.clock.advance(minutes(15))
    expect(await askHold(handed.tools, holder, hold(fourth))).toMatchObject({ ok: true })
  })

  test('ten clicks at once of one browser keep three homes and no more', async () => {
    const holder = { browser: someBrowser() }
    const inputs = Array.from({ length: 10 }, () => hold(freshNights(1)))
    const answers = await Promise.all(inputs.map(asked => askHold(handed.tools, holder, asked)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.filter(answer => !answer.ok && answer.reason === 'too-many-holds')).toHaveLength(7)
  })

  test('an address keeps as many as the configuration says', async () => {
    const few = { ...handed.tools, environment: { ...handed.tools.environment, HOLDS_PER_ADDRESS: 2 } }
    const from = (address: string) => askHold(few, { browser: someBrowser() }, hold(freshNights(1), { address }))
    expect(await from('198.51.100.1')).toMatchObject({ ok: true })
    expect(await from('198.51.100.1')).toMatchObject({ ok: true })
    expect(await from('198.51.100.1')).toEqual({ ok: false, reason: 'too-many-holds-from-here' })
    expect(await from('198.51.100.2')).toMatchObject({ ok: true })
    handed.clock.advance(minutes(15))
    expect(await from('198.51.100.1')).toMatchObject({ ok: true })
  })
})

test('a race of 60 for the same nights has one winner, and 59 refusals that say so', async () => {
  const asked = hold(freshNights())
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => askHold(handed.tools, { browser: someBrowser() }, asked)),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(answer => !answer.ok && answer.reason === 'dates-taken')).toHaveLength(59)
  const { rows } = await handed.tools.database.execute(sql`
    select 1 from booking where stay_id = ${stay.stayId} and check_in = ${new Date(asked.input.nights.checkIn * 86_400_000).toISOString().slice(0, 10)}`)
  expect(rows).toHaveLength(1)
})

test('a catalogue edited after the hold does not move its price', async () => {
  const input = freshNights()
  const holder = { browser: someBrowser(), user: await someGuest(handed.tools.database, handed.clock.now()) }
  const held = await mustHold(handed.tools, holder, hold(input))
  await handed.tools.database.execute(sql`update rate_plan set base_nightly_minor = 99999 where id = ${stay.planId}`)
  expect(await findRow(handed.tools.database, held)).toMatchObject({ totalMinor: 350_00 })
  await handed.tools.database.execute(sql`update rate_plan set base_nightly_minor = 10000 where id = ${stay.planId}`)
})

test('what was known of a home is not sold once it has changed', async () => {
  const { database } = handed.tools
  const home = await bookableStay(database)
  const ask = (from: string, to: string) =>
    askHold(handed.tools, { browser: someBrowser() }, { stayId: home.stayId, input: inputFor(from, to) })
  const totalOf = async (from: string, to: string) => {
    const held = await ask(from, to)
    return held.ok ? (await findRow(database, held.holdId))?.totalMinor : held.reason
  }
  expect(await totalOf('2030-09-01', '2030-09-03')).toBe(200_00)
  await database.execute(sql`update rate_plan set base_nightly_minor = 15000 where id = ${home.planId}`)
  expect(await totalOf('2030-09-10', '2030-09-12')).toBe(300_00)
  // From now on a visit must know its neighbours further away than the offer that was known said.
  await database.execute(
    sql`insert into stay_rule (stay_id, kind, amount) values (${home.stayId}, 'turnover_nights', 5)`,
  )
  expect(await totalOf('2030-09-16', '2030-09-18')).toBe('dates-taken')
  expect(await totalOf('2030-09-17', '2030-09-19')).toBe(300_00)
  await database.execute(sql`update stay set status = 'archived' where id = ${home.stayId}`)
  expect(await totalOf('2030-10-01', '2030-10-03')).toBe('not-offered')
})

test('a hold reads no nights of other homes and no holds of others, though nothing has told the planner how many there are', async () => {
  const { database, log } = handed.tools
  const input = inputFor('2031-02-03', '2031-02-06')
  const free = await bookableStay(database)
  for (let at = 0; at < 200; at++) {
    const { stayId } = await bookableStay(database)
    await mustHold(handed.tools, { browser: someBrowser() }, { stayId, input, address: `198.51.100.${at}` })
  }
  // It has no plans yet.
  const other = openDatabase({ url: handed.url, log, connections: 1 })
  const read = await inTransaction(other, async queries => {
    const { rows: found } = await queries.execute(sql`
      select own_holds, holds_from_here, takings from begin_hold('a test', 'of reading', 'hash', ${randomUUID()}::uuid,
        'nobody', '192.0.2.1', 100, ${free.stayId}::integer, '[2031-01-01,2031-03-01)', ${handed.clock.now()}::timestamptz)`)
    expect(found).toEqual([{ own_holds: 0, holds_from_here: 0, takings: [] }])
    const { rows } = await queries.execute<{ name: string; read: number }>(sql`
      select relname as name, (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables`)
    await queries.execute(sql`delete from booking_command where scope = 'a test'`)
    return Object.fromEntries(rows.map(row => [row.name, row.read]))
  })
  await other.$client.end()
  expect(read).toMatchObject({ booking: 0, occupancy: 0 })
})
