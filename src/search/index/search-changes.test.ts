// No change is ever missed: long and out-of-order transactions, forgotten notes, emptied tables, bookings while others search.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, openDatabase } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { findStays } from '#search/results/find-stays.server.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { loadHomes, publishedIds } from './load-homes.server.ts'
import { forgetForeignChanges, tidySearchChanges } from './search-changes.server.ts'
import { freshIndex } from './search-index.server.ts'

let here: TestTools
let there: Tools
const homes: BuiltHome[] = []
const today = requireCalendarDay('2030-05-15')

beforeAll(async () => {
  here = await testTools()
  there = { ...here.tools, database: openDatabase({ url: here.url, log: here.tools.log, connections: 5 }) }
  for (let at = 0; at < 6; at++) homes.push(await buildHome(here.tools.database, { nightlyMinor: 10_000 }))
  for (const tools of [here.tools, there]) expect(await foundBy(tools, 3)).toHaveLength(homes.length)
})
afterAll(async () => {
  await there.database.$client.end()
  await here.drop()
})

/** The homes free for one night so many days from today, with their totals. */
async function foundBy(tools: Tools, ahead: number): Promise<[number, number | undefined][]> {
  const [checkIn, checkOut] = [addDays(today, ahead), addDays(today, ahead + 1)].map(writeCalendarDay)
  const input = parseSearchInput(new URLSearchParams({ in: checkIn!, out: checkOut! }), today)
  const found = await findStays(tools, input, 100)
  if (found.kind !== 'found') throw new Error(JSON.stringify(found))
  return found.homes.map(({ id, price }) => [id, price?.total.minor])
}
const idsBy = async (tools: Tools, ahead: number) => new Set((await foundBy(tools, ahead)).map(([id]) => id))
const nightAt = (ahead: number) => ({ checkIn: addDays(today, ahead), checkOut: addDays(today, ahead + 1) })

test('a transaction that began earlier and ends later is seen when it ends, and one that is undone never', async () => {
  const { database } = here.tools
  const [slow, quick] = homes as [BuiltHome, BuiltHome]
  const [first, second, undone] = await Promise.all([1, 2, 3].map(() => database.$client.connect()))
  const take = `insert into occupancy (unit_id, nights, kind, ref_id, created_at)
    values ($1, '[2030-05-20,2030-05-21)', 'block', gen_random_uuid(), now())`
  try {
    for (const client of [first!, second!, undone!]) await client.query('begin')
    await first!.query(take, [slow.unitId])
    await undone!.query(take, [homes[2]!.unitId])
    await second!.query(take, [quick.unitId])
    await second!.query('commit')
    for (const tools of [here.tools, there]) {
      const free = await idsBy(tools, 5)
      expect([slow, quick, homes[2]!].map(({ id }) => free.has(id))).toEqual([true, false, true])
    }
    await undone!.query('rollback')
    await first!.query('commit')
    for (const tools of [here.tools, there]) {
      const free = await idsBy(tools, 5)
      expect([slow, quick, homes[2]!].map(({ id }) => free.has(id))).toEqual([false, false, true])
    }
  } finally {
    for (const client of [first!, second!, undone!]) client.release(true)
  }
})

test('S6 a booking that was acknowledged is in every search that begins after it, on every server', async () => {
  const { database, clock } = here.tools
  const taken: Promise<void>[] = []
  for (const [at, { id, unitId }] of homes.entries()) {
    for (let night = 0; night < 5; night++) {
      taken.push(
        (async () => {
          const nights = nightAt(100 + night)
          const claimed = await inTransaction(database, queries =>
            claimNights(queries, {
              unitIds: [unitId],
              nights,
              kind: 'booking',
              refId: crypto.randomUUID(),
              now: clock.now(),
            }),
          )
          expect(claimed.ok).toBe(true)
          const tools = (at + night) % 2 === 0 ? there : here.tools
          expect(await idsBy(tools, 100 + night)).not.toContain(id)
        })(),
      )
    }
  }
  await Promise.all(taken)
  for (const tools of [here.tools, there]) expect(await foundBy(tools, 102)).toEqual([])
})

test('a hold counts until its time is over, without anybody writing that down', async () => {
  const { database, clock } = here.tools
  const { id, unitId } = homes[3]!
  await inTransaction(database, queries =>
    claimNights(queries, {
      ...{ unitIds: [unitId], nights: nightAt(40), kind: 'hold', refId: crypto.randomUUID(), now: clock.now() },
      expiresAt: later(clock.now(), minutes(15)),
    }),
  )
  for (const tools of [here.tools, there]) expect(await idsBy(tools, 40)).not.toContain(id)
  here.clock.advance(minutes(15) - 1)
  for (const tools of [here.tools, there]) expect(await idsBy(tools, 40)).not.toContain(id)
  here.clock.advance(1)
  for (const tools of [here.tools, there]) expect(await idsBy(tools, 40)).toContain(id)
})

test('a server that slept while changes were forgotten reads everything again', async () => {
  const { database } = here.tools
  await foundBy(there, 50)
  const { id, unitId } = homes[4]!
  await database.$client.query(
    `insert into occupancy (unit_id, nights, kind, ref_id, created_at) values ($1, '[2030-07-04,2030-07-05)', 'block', gen_random_uuid(), now())`,
    [unitId],
  )
  await database.$client.query("update search_change set noted_at = now() - interval '2 hours'")
  const left = async () => {
    await tidySearchChanges(here.tools)
    return (await database.$client.query('select from search_change')).rowCount
  }
  // What began before a transaction that is still open stays, and numbers are the server's: whoever has a database of
  // their own beside this one keeps it too.
  await expect.poll(left, { timeout: 120_000 }).toBe(0)
  for (const tools of [here.tools, there]) expect(await idsBy(tools, 50)).not.toContain(id)
  const before = (await freshIndex(there)).snapshot
  expect((await freshIndex(there)).snapshot).toBe(before)
})

test('what a copy of another database brought along is forgotten: its numbers mean nothing here', async () => {
  const { database } = here.tools
  await database.$client.query("insert into search_change (xid, subject) values ('9000000000000', 'everything')")
  await database.$client.query("update search_change_horizon set forgotten = '9000000000000'")
  const before = (await freshIndex(there)).snapshot
  expect((await freshIndex(there)).snapshot).not.toBe(before)
  await forgetForeignChanges(here.tools)
  const after = (await freshIndex(there)).snapshot
  expect((await freshIndex(there)).snapshot).toBe(after)
})

test('pages get a new edition of what they show after every change, unless nights alone were taken', async () => {
  const { shown } = await freshIndex(there)
  const { unitId } = homes[5]!
  await here.tools.database.$client.query(
    `insert into occupancy (unit_id, nights, kind, ref_id, created_at) values ($1, '[2030-09-04,2030-09-05)', 'block', gen_random_uuid(), now())`,
    [unitId],
  )
  expect((await freshIndex(there)).shown).toBe(shown)
  let before = shown
  for (const subject of ['facts', 'stay', 'plan', 'group', 'taxes', 'everything', 'page']) {
    await here.tools.database.$client.query('insert into search_change (subject) values ($1)', [subject])
    const after = (await freshIndex(there)).shown
    expect(after, subject).not.toBe(before)
    expect((await freshIndex(there)).shown).toBe(after)
    before = after
  }
})

test('tables emptied at once are seen', async () => {
  for (const tools of [here.tools, there]) expect((await foundBy(tools, 102)).length).toBe(0)
  await here.tools.database.$client.query('truncate occupancy')
  for (const tools of [here.tools, there]) expect((await foundBy(tools, 102)).length).toBe(homes.length)
})

test('nights looked at alone are not enough where units are a choice: one and the same must be free', async () => {
  const { database } = here.tools
  const { $client: client } = database
  const { id, unitId } = await buildHome(database, { maxGuests: 9 })
  await client.query("update stay_unit set role = 'one_of' where stay_id = $1", [id])
  const { rows } = await client.query("insert into unit (name) values ('Other') returning id")
  await client.query("insert into stay_unit values ($1, $2, 'one_of')", [id, rows[0].id])
  const take = (unit: number, nights: string) =>
    client.query(
      `insert into occupancy (unit_id, nights, kind, ref_id, created_at) values ($1, $2, 'booking', gen_random_uuid(), now())`,
      [unit, nights],
    )
  await take(unitId, '[2030-06-10,2030-06-11)')
  await take(rows[0].id, '[2030-06-11,2030-06-12)')
  const find = async (query: string) => {
    const found = await findStays(here.tools, parseSearchInput(new URLSearchParams(query), today), 100)
    return found.kind === 'found' && found.homes.some(home => home.id === id)
  }
  expect(await find('in=2030-06-10&out=2030-06-11&adults=9')).toBe(true)
  expect(await find('in=2030-06-10&out=2030-06-12&adults=9')).toBe(false)
  expect(await find('in=2030-06-11&out=2030-06-13&adults=9')).toBe(true)
  expect(await find('in=2030-06-10&out=2030-06-12&adults=9&flex=1')).toBe(true)
  await take(unitId, '[2030-06-11,2030-06-14)')
  await take(rows[0].id, '[2030-06-08,2030-06-10)')
  expect(await find('in=2030-06-10&out=2030-06-12&adults=9&flex=1')).toBe(false)
})

/** Tables that offers are read from and that decide neither a price nor whether it can be booked. */
const withoutEffect = [...['catalogue_edition', 'payment_terms', 'payment_instalment', 'damage_deposit_rule']]

test('every table that the index is read from tells of every change', async () => {
  const { database } = here.tools
  // What a connection has read that did nothing else: the server's own figures come late, and from every connection.
  const other = openDatabase({ url: here.url, log: here.tools.log, connections: 1 })
  const read = await inTransaction(other, async queries => {
    await loadHomes([queries], await publishedIds(queries), today)
    const { rows } = await queries.execute<{ name: string }>(sql`
      select relname as name from pg_stat_xact_user_tables where seq_scan + coalesce(idx_scan, 0) > 0`)
    return rows.map(({ name }) => name)
  })
  await other.$client.end()
  expect(read).toContain('stay_offer')
  const { rows } = await database.$client.query<{ name: string }>(`
    select tgrelid::regclass::text as name from pg_trigger where tgname like 'note_for_search%'
    group by tgrelid having bit_or(tgtype) & 60 = 60`)
  const telling = rows.map(({ name }) => name)
  expect(read.filter(name => !withoutEffect.includes(name)).sort()).toEqual(telling.sort())
})
