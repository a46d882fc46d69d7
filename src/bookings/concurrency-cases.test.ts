// The edge cases of many at once, through the commands on one database: block against hold, clocks apart, lost races tried again.

import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { expireHolds } from '#holds/expire-holds.server.ts'
import { blockNights } from '#nights/block-nights.server.ts'
import { unblockNights } from '#nights/unblock-nights.server.ts'
import { inTransaction, openDatabase } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import {
  askBook,
  askHold,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestClock, type TestTools, testClock, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { minutes } from '#values/duration.ts'

let handed: TestTools
let tools: Tools
let ada: VerifiedUser

beforeAll(async () => {
  handed = await testTools()
  tools = handed.tools
  ada = await someGuest(tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

const row = async (id: string) => (await findRow(tools.database, id))!

/** Whose the nights of a home are, each kind once for each row. */
async function kindsIn(unitId: number): Promise<string[]> {
  const { rows } = await tools.database.execute<{ kind: string }>(
    sql`select kind from occupancy where unit_id = ${unitId} and not released order by lower(nights)`,
  )
  return rows.map(({ kind }) => kind)
}

test('Concurrency: block vs hold: of an operator who closes nights and a guest who keeps them, one has them', async () => {
  for (let round = 0; round < 12; round++) {
    const { stayId, unitIds } = await bookableStay(tools.database)
    const input = inputFor('2030-07-01', '2030-07-05')
    const close = () =>
      inTransaction(tools.database, queries =>
        blockNights(queries, { stayId, nights: input.nights, reason: 'owner' }, handed.clock.now()),
      )
    const hold = () => askHold(tools, { browser: someBrowser() }, { stayId, input })
    const [block, held] =
      round % 2
        ? await Promise.all([close(), hold()])
        : await Promise.all([hold(), close()]).then(([one, other]) => [other, one] as const)
    expect([block.ok, held.ok].filter(Boolean)).toHaveLength(1)
    expect(block.ok ? held : block).toEqual({ ok: false, reason: 'dates-taken' })
    expect(await kindsIn(unitIds[0]!)).toEqual([block.ok ? 'block' : 'hold'])
    if (!block.ok) continue
    // Opened again, the nights are the guest's for the asking.
    await inTransaction(tools.database, queries => unblockNights(queries, block.blockId, handed.clock.now()))
    expect(await hold()).toMatchObject({ ok: true })
  }
})

describe('Concurrency: clock skew', () => {
  /** The same site in another process, whose clock is so far from ours. */
  function processAhead(by: number): { tools: Tools; clock: TestClock } {
    const clock = testClock(new Date(handed.clock.now().getTime() + by))
    return { tools: { ...tools, clock }, clock }
  }

  test('a process that is ahead takes a hold for over: the nights have one owner, and the other guest is told', async () => {
    const { stayId, unitIds } = await bookableStay(tools.database)
    const asked = { stayId, input: inputFor('2030-07-01', '2030-07-05') }
    const browser = someBrowser()
    const holdId = await mustHold(tools, { browser, user: ada }, asked)
    const ahead = processAhead(minutes(16)).tools
    const other = await someGuest(tools.database, handed.clock.now())
    const taken = await mustBook(ahead, other, asked)
    expect(await askBook(tools, { user: ada, browser }, { holdId })).toEqual({ ok: false, reason: 'dates-taken' })
    expect(await kindsIn(unitIds[0]!)).toEqual(['booking'])
    expect((await row(taken)).state).toBe('confirmed')
  })

  test('two processes half an hour apart and twenty guests: one booking, whatever each takes the time to be', async () => {
    const { stayId, unitIds } = await bookableStay(tools.database)
    const asked = { stayId, input: inputFor('2030-08-01', '2030-08-05') }
    const processes = [tools, processAhead(minutes(30)).tools, processAhead(-minutes(30)).tools]
    const tries = Array.from({ length: 21 }, async (_, at) => {
      const here = processes[at % 3]!
      const browser = someBrowser()
      const held = await askHold(here, { browser, user: ada }, asked)
      if (!held.ok) return false
      await expireHolds(processes[(at + 1) % 3]!)
      const booked = await askBook(here, { user: ada, browser }, { holdId: held.holdId })
      return booked.ok
    })
    const booked = (await Promise.all(tries)).filter(Boolean)
    expect(booked.length).toBeLessThanOrEqual(1)
    expect(await kindsIn(unitIds[0]!)).toEqual(booked.map(() => 'booking'))
  })

  test('a process that is behind revives no hold that another has ended', async () => {
    const { stayId } = await bookableStay(tools.database)
    const browser = someBrowser()
    const holdId = await mustHold(
      tools,
      { browser, user: ada },
      { stayId, input: inputFor('2030-07-01', '2030-07-05') },
    )
    handed.clock.advance(minutes(15))
    await expireHolds(tools)
    expect((await row(holdId)).state).toBe('expired')
    const behind = processAhead(-minutes(14)).tools
    expect(await askBook(behind, { user: ada, browser }, { holdId })).toEqual({
      ...{ ok: false, reason: 'hold-expired', state: 'expired', version: 2 },
    })
    expect((await row(holdId)).state).toBe('expired')
  })
})

describe('Concurrency: serialization/deadlock retry', () => {
  test('a serialisation failure in the middle of booking is tried again as a whole: one booking, nothing twice', async () => {
    const { stayId } = await bookableStay(tools.database)
    const browser = someBrowser()
    const holdId = await mustHold(
      tools,
      { browser, user: ada },
      { stayId, input: inputFor('2030-07-01', '2030-07-05') },
    )
    // Fails twice, after everything of the first tries was written; a sequence is what no rollback takes back.
    await tools.database.execute(sql`create sequence tries_seen`)
    await tools.database.execute(sql`
      create function fail_twice() returns trigger language plpgsql as $$ begin
        if nextval('tries_seen') <= 2 then
          raise exception 'could not serialize access' using errcode = 'serialization_failure';
        end if;
        return new;
      end $$`)
    await tools.database.execute(sql`
      create constraint trigger fails_twice after insert on outbox
        deferrable initially deferred for each row execute function fail_twice()`)
    try {
      expect(await askBook(tools, { user: ada, browser }, { holdId })).toMatchObject({ ok: true })
    } finally {
      await tools.database.execute(sql`drop trigger fails_twice on outbox`)
    }
    expect(await row(holdId)).toMatchObject({ state: 'confirmed', version: 2 })
    expect(await heldNights(tools.database, holdId, handed.clock.now())).toHaveLength(1)
    const { rows } = await tools.database.execute(
      sql`select 1 from outbox where dedupe_key like ${`booking:${holdId}:%`}`,
    )
    expect(rows).toHaveLength(2)
  })

  test('a deadlock with somebody who locks the other way round: the booking is tried again and stands', async () => {
    const { stayId, unitIds } = await bookableStay(tools.database)
    const browser = someBrowser()
    const holdId = await mustHold(
      tools,
      { browser, user: ada },
      { stayId, input: inputFor('2030-07-01', '2030-07-05') },
    )
    const rival = new pg.Client({ connectionString: handed.url })
    await rival.connect()
    // A query looks for a circle once, so long after it began to wait: the rival must have closed it by then.
    await rival.query(`do $$ begin
      execute format('alter database %I set deadlock_timeout = %L', current_database(), '5s');
    end $$`)
    const patient = openDatabase({ url: handed.url, log: tools.log })
    try {
      await rival.query('begin')
      // Whoever waits longest notices the circle: let that be the booking.
      await rival.query(`set local deadlock_timeout = '1min'`)
      await rival.query('select 1 from occupancy where unit_id = $1 for update', [unitIds[0]])
      const booked = askBook({ ...tools, database: patient }, { user: ada, browser }, { holdId })
      await expect.poll(() => waiting(tools)).toBe(1)
      const closing = rival.query('select 1 from booking where id = $1 for update', [holdId])
      // The server undoes the booking's first try: only so can the rival have both while the booking is under way.
      expect(await Promise.race([closing.then(() => 'the rival'), booked.then(() => 'the booking')])).toBe('the rival')
      await rival.query('commit')
      expect(await booked).toMatchObject({ ok: true })
    } finally {
      await patient.$client.end()
      await rival.end()
    }
    expect(await row(holdId)).toMatchObject({ state: 'confirmed', version: 2 })
  })
})

/** How many queries of this database wait for a lock. */
async function waiting({ database }: Tools): Promise<number> {
  const { rows } = await database.execute<{ n: number }>(sql`
    select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]!.n
}
