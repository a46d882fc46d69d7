// What takes and gives back nights, ten thousand times on eight connections, each time compared with a model.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Database,
  inTransaction,
  openDatabase,
  type Queries,
  type Transaction,
} from '#platform/tools/database.server.ts'
import { modelLine, NightsModel } from '#tests/support/nights-model.ts'
import { newUnits, stayWithUnits } from '#tests/support/stay-with-units.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { eachNight, type NightRange, readNightRange } from '#values/night-range.ts'
import type { Outcome } from '#values/result.ts'
import { blockNights } from './block-nights.server.ts'
import { convertHold } from './convert-hold.server.ts'
import { extendHold } from './extend-hold.server.ts'
import type { UnitsWanted } from './lock-units.server.ts'
import { moveNights } from './move-nights.server.ts'
import { purgeExpiredHolds } from './purge-expired-holds.server.ts'
import { releaseNights } from './release-nights.server.ts'
import { takeNights } from './take-nights.server.ts'
import { unblockNights } from './unblock-nights.server.ts'

const operations = 10_000
const workers = 8
const operationsBetweenChecks = 250
const firstNight = requireCalendarDay('2030-06-01')

const verbs = ['claim', 'claim', 'claim', 'claim', 'release', 'shorten', 'move', 'move', 'extend', 'convert'] as const
const operation = fc.record({
  verb: fc.constantFrom(...verbs, 'block', 'unblock', 'sweep'),
  place: fc.nat({ max: 99 }),
  start: fc.nat({ max: 24 }),
  length: fc.integer({ min: 1, max: 6 }),
  held: fc.boolean(),
  lasts: fc.integer({ min: 1, max: 30 }),
  turnoverNights: fc.constantFrom(0, 0, 0, 1, 2),
  one: fc.nat({ max: 39 }),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never
type Home = {
  readonly place: UnitsWanted
  readonly ways: readonly (readonly number[])[]
  readonly unitIds: readonly number[]
}
type Owner = { readonly refId: string; readonly home: Home; readonly nights: NightRange }

let ground: TestTools
let database: Database
let homes: Home[]
const model = new NightsModel()
const guests: Owner[] = []
const blocks: Owner[] = []
const done: Record<string, number> = {}

beforeAll(async () => {
  ground = await testTools()
  database = openDatabase({ url: ground.url, log: ground.tools.log, connections: workers })
  homes = await newHomes(database)
})
afterAll(async () => {
  if (!database.$client.ended) await database.$client.end()
  await ground.drop()
})

const ascending = (one: number, other: number) => one - other

async function newHomes(queries: Queries): Promise<Home[]> {
  const ids = await newUnits(queries, 7)
  const [a, b, c, d, e, f, g] = ids as [number, number, number, number, number, number, number]
  const stay = async (allOf: number[], oneOf: number[] = []): Promise<Home> => ({
    place: { stayId: await stayWithUnits(queries, { allOf, oneOf }) },
    ways: oneOf.length > 0 ? oneOf.toSorted(ascending).map(unitId => [...allOf, unitId]) : [allOf],
    unitIds: [...allOf, ...oneOf],
  })
  const named = (...unitIds: number[]): Home => ({ place: { unitIds }, ways: [unitIds], unitIds })
  return [
    ...(await Promise.all([stay([a]), stay([b]), stay([c]), stay([b, a]), stay([c, b]), stay([a, c]), stay([g])])),
    ...(await Promise.all([stay([], [d, e, f]), stay([], [f, e]), stay([a], [e, d]), stay([g, f])])),
    named(d),
    named(g, a),
  ]
}

test('I1 I4: after each of 10,000 concurrent operations the nights taken are the model’s, and nothing deadlocks', async () => {
  const todo = fc.sample(operation, operations)
  while (todo.length > 0) {
    const round = todo.splice(0, operationsBetweenChecks)
    await Promise.all(Array.from({ length: workers }, () => work(round)))
    expect(await linesOf(database)).toEqual(model.lines(now().getTime()))
    ground.clock.advance(minutes(7))
    // The server of the tests seldom cleans up by itself, and what was released would slow down every look.
    await database.execute(sql`vacuum occupancy`)
  }
  await database.$client.end()
  expect(await linesOf(ground.tools.database)).toEqual(model.lines(now().getTime()))
  expect(await deadlocks()).toBe(0)
  // Every command both came through and was refused, or the run has shown nothing.
  for (const verb of ['claim', 'move', 'convert', 'extend', 'block', 'unblock']) {
    expect(done[`${verb} true`], `${verb} done`).toBeGreaterThan(20)
    expect(done[`${verb} false`], `${verb} refused`).toBeGreaterThan(20)
  }
})

function now(): Date {
  return ground.clock.now()
}

async function work(round: Operation[]): Promise<void> {
  for (let next = round.shift(); next; next = round.shift()) {
    if (next.verb === 'sweep') await purgeExpiredHolds(database, now(), 20)
    else await perform(next)
  }
}

// The model follows before the transaction ends, so nobody who is given the locks of these units sees one without the
// other. One try: a deadlock, which `inTransaction` would otherwise hide, fails the test.
async function perform(operation: Operation): Promise<void> {
  const newcomers: (() => void)[] = []
  const touched = await inTransaction(
    database,
    async queries => {
      const [possible, units, outcome] = await runBoth(queries, operation, newcomers)
      expect(outcome, operation.verb).toBe(possible)
      done[`${operation.verb} ${outcome}`] = (done[`${operation.verb} ${outcome}`] ?? 0) + 1
      return units
    },
    1,
  )
  await compare(touched)
  // Others may ask for what was claimed once the claim is acknowledged, not before.
  for (const welcome of newcomers) welcome()
}

async function compare(touched: ReadonlySet<number>): Promise<void> {
  if (touched.size === 0) return
  const client = await database.$client.connect()
  try {
    // In one message, because there are ten thousand; each statement still sees what was committed before it.
    const lock = `begin; select from lock_units(null, '{${[...touched].join()}}', '{}');`
    const results: unknown = await client.query(`${lock} ${standingQuery(now(), touched)}`)
    const rows = (results as { rows: StandingRow[] }[]).at(-1)!.rows
    expect(asLines(rows)).toEqual(model.lines(now().getTime(), touched))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Does it for real, then in the model: what the model says, the units concerned, what the database said. */
async function runBoth(
  queries: Transaction,
  operation: Operation,
  newcomers: (() => void)[],
): Promise<[boolean, Set<number>, boolean]> {
  const at = now()
  const time = at.getTime()
  const { verb, lasts, turnoverNights } = operation
  const home = homes[operation.place % homes.length]!
  const checkIn = addDays(firstNight, operation.start)
  const nights = { checkIn, checkOut: addDays(checkIn, operation.length) }
  const input = { ways: home.ways, nights, turnoverNights }
  const expiresAt = later(at, minutes(lasts))
  const newest = verb === 'unblock' ? blocks : guests
  const owner = newest.at(-1 - (operation.one % Math.max(newest.length, 1))) ?? stranger(home, nights)
  const { refId } = owner
  const among = (...sets: Iterable<number>[]) => new Set(sets.flatMap(set => [...set]))

  switch (verb) {
    case 'claim': {
      const claimer: Owner = { refId: randomUUID(), home, nights }
      const purpose = operation.held ? ({ kind: 'hold', expiresAt } as const) : ({ kind: 'booking' } as const)
      const taking = { ...home.place, nights, refId: claimer.refId, now: at, turnoverNights }
      const claimed = await takeNights(queries, taking, purpose)
      const ends = operation.held ? expiresAt.getTime() : null
      const possible = model.claim(input, { refId: claimer.refId, kind: purpose.kind, expiresAt: ends }, time)
      newcomers.push(() => possible && guests.push(claimer))
      return [possible, among(home.unitIds), claimed !== undefined]
    }
    case 'block': {
      const subject = home.place.stayId ? { stayId: home.place.stayId } : { unitId: home.unitIds[0]! }
      const outcome = await blockNights(queries, { ...subject, nights, reason: 'owner' }, at)
      const unitIds = home.place.stayId ? home.unitIds : home.unitIds.slice(0, 1)
      const blockId = outcome.ok ? outcome.blockId : 'none'
      const closing = { ways: [unitIds], nights, turnoverNights: 0 }
      const possible = model.claim(closing, { refId: blockId, kind: 'block', expiresAt: null }, time)
      newcomers.push(() => possible && blocks.push({ refId: blockId, home, nights }))
      return [possible, among(unitIds), outcome.ok]
    }
    case 'unblock': {
      const outcome = await unblockNights(queries, refId, at)
      const touched = model.unitsOf(refId, time)
      model.release(refId)
      return [touched.size > 0, touched, outcome.ok]
    }
    case 'release':
    case 'shorten': {
      const from = verb === 'shorten' ? checkIn : undefined
      await releaseNights(queries, refId, at, from)
      const touched = model.unitsOf(refId, time)
      model.release(refId, from)
      return [true, touched, true]
    }
    case 'move': {
      const outcome = await moveNights(queries, { ...home.place, nights, refId, now: at, turnoverNights })
      const touched = among(home.unitIds, model.unitsOf(refId, time))
      const possible = model.move(refId, input, time)
      return [possible, touched, moved(owner, { refId, home, nights }, outcome)]
    }
    case 'extend': {
      const outcome = await extendHold(queries, refId, expiresAt, at)
      return [model.extend(refId, expiresAt.getTime(), time), model.unitsOf(refId, time), outcome.ok]
    }
    case 'convert': {
      const place = { ...owner.home.place, nights: owner.nights, turnoverNights }
      const outcome = await convertHold(queries, { ...place, refId, now: at })
      const touched = among(owner.home.unitIds, model.unitsOf(refId, time))
      const held = { ways: owner.home.ways, nights: owner.nights, turnoverNights }
      return [model.convert(refId, held, time), touched, outcome.ok]
    }
    case 'sweep':
      throw new Error('The sweeper takes no transaction')
  }
}

function stranger(home: Home, nights: NightRange): Owner {
  return { refId: randomUUID(), home, nights }
}

function moved(before: Owner, after: Owner, outcome: Outcome<object, string>): boolean {
  const place = guests.indexOf(before)
  if (outcome.ok && place >= 0) guests[place] = after
  return outcome.ok
}

type StandingRow = { unit: number; nights: string; kind: string; ref: string; ends: number | null }

/** What is live in the database, in these units or in all. */
function standingQuery(at: Date, unitIds?: ReadonlySet<number>): string {
  const wanted = unitIds ? `unit_id in (${[...unitIds].join()})` : 'true'
  return `
    select unit_id as unit, nights, kind, ref_id as ref, (extract(epoch from expires_at) * 1000)::bigint as ends
    from occupancy
    where not released and not conflicted and (expires_at is null or expires_at > '${at.toISOString()}') and ${wanted}`
}

/** The rows as the model writes them, night by night; a night that two have stands there twice. */
function asLines(rows: readonly StandingRow[]): string[] {
  return rows
    .flatMap(({ unit, nights, kind, ref, ends }) =>
      eachNight(readNightRange(nights)).map(night => modelLine(`${unit}:${night}`, ref, kind, ends)),
    )
    .sort()
}

async function linesOf(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<StandingRow>(sql.raw(standingQuery(now())))
  return asLines(rows)
}

// A connection reports its statistics when it ends, a moment after we have closed it.
async function deadlocks(): Promise<number> {
  const alone = sql`select count(*) = 1 as alone from pg_stat_activity where datname = current_database()`
  await expect.poll(async () => (await ground.tools.database.execute(alone)).rows[0]).toEqual({ alone: true })
  const { rows } = await ground.tools.database.execute<{ deadlocks: number }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )
  return rows[0]!.deadlocks
}
