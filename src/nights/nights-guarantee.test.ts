// No night is sold twice: guests, operators and calendars of other sites race for the same nights by the commands they have.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockHome, openNights } from '#admin/calendar/nights/block-home.server.ts'
import { addFeed } from '#admin/channels/add-feed.server.ts'
import { pollNow } from '#admin/channels/change-feed.server.ts'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BrowserSession } from '#bookings/record/browser-session.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { takeFreedNights } from '#channels/polling/take-freed-nights.server.ts'
import { expireHolds } from '#holds/expire-holds.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type Database, openDatabase } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { askBook, askHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import {
  calendarOf,
  type ForeignCalendar,
  startForeignCalendar,
  type WrittenEvent,
} from '#tests/support/foreign-calendar.ts'
import { sellStay } from '#tests/support/sold-stay.ts'
import { newUnits } from '#tests/support/stay-with-units.ts'
import { roomyLimits, type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { eachNight, type NightRange, readNightRange } from '#values/night-range.ts'
import type { Slug } from '#values/slug.ts'

/** Fewest and most of them: chance decides how many it takes until each command was done and refused a few times. */
const operations = { atLeast: 600, atMost: 6_000 }
const workers = 8
const operationsBetweenChecks = 50
const firstNight = requireCalendarDay('2030-07-01')
const nightsRacedFor = 36

const commands = ['hold', 'hold', 'hold', 'hold', 'hold', 'hold', 'book', 'move', 'move', 'cancel'] as const
const operation = fc.record({
  command: fc.constantFrom(...commands, 'block', 'block', 'open', 'poll', 'expire'),
  home: fc.nat({ max: 99 }),
  start: fc.nat({ max: nightsRacedFor - 6 }),
  length: fc.integer({ min: 1, max: 6 }),
  one: fc.nat({ max: 19 }),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

type Home = {
  readonly stayId: number
  readonly slug: Slug
  /** Every set of units that a visit here may have. */
  readonly ways: readonly (readonly number[])[]
}
/** Nights that somebody was told are theirs. */
type Promised = { readonly refId: string; readonly home: Home; readonly nights: NightRange; readonly kind: Kind }
type Kind = 'hold' | 'booking' | 'block'
type Held = Promised & { readonly browser: BrowserSession; readonly until: Date }
type Feed = { readonly id: string; readonly unitId: number; events: WrittenEvent[]; readonly site: ForeignCalendar }

let world: TestTools
let database: Database
let tools: Tools
let ada: VerifiedUser
let manager: Operator
let homes: Home[]
let feeds: Feed[]
const holds: Held[] = []
const bookings: Promised[] = []
const blocks: Promised[] = []
const done: Record<string, number> = {}

beforeAll(async () => {
  world = await testTools({ environment: { ...roomyLimits, CHANNELS_LOOPBACK: 'on' } })
  database = openDatabase({ url: world.url, log: world.tools.log, connections: workers })
  tools = { ...world.tools, database }
  ada = await someGuest(database, world.clock.now())
  manager = { ...(await someGuest(database, world.clock.now())), roles: ['manager'] } as never
  const [a, b, c, d] = (await newUnits(database, 4)) as [number, number, number, number]
  homes = await Promise.all([
    newHome({ allOf: [a] }),
    newHome({ allOf: [a] }),
    newHome({ allOf: [b] }),
    newHome({ allOf: [a, b] }),
    newHome({ oneOf: [c, d] }),
    newHome({ allOf: [d] }),
  ])
  feeds = await Promise.all([a, c].map(newFeed))
})
afterAll(async () => {
  for (const { site } of feeds) await site.stop()
  await database.$client.end()
  await world.drop()
})

type Units = { readonly allOf?: readonly number[]; readonly oneOf?: readonly number[] }

async function newHome({ allOf = [], oneOf = [] }: Units): Promise<Home> {
  const { stayId } = await sellStay(database)
  await database.execute(sql`
    insert into stay_unit (stay_id, unit_id, role)
    select ${stayId}::integer, id, 'all_of' from unnest(${sql.param(allOf)}::integer[]) as id
    union all select ${stayId}::integer, id, 'one_of' from unnest(${sql.param(oneOf)}::integer[]) as id`)
  const { rows } = await database.execute<{ slug: Slug }>(sql`select slug from stay where id = ${stayId}`)
  return { stayId, slug: rows[0]!.slug, ways: oneOf.length > 0 ? oneOf.map(unit => [...allOf, unit]) : [allOf] }
}

async function newFeed(unitId: number): Promise<Feed> {
  const site = await startForeignCalendar()
  site.says(calendarOf([]))
  const input = { unit: unitId, name: 'Theirs', provider: 'airbnb', everyMinutes: 30, ignoreHorizon: false } as const
  const added = await addFeed(tools, manager, { ...input, address: site.address })
  if (!added.ok) throw new Error(added.reason)
  return { id: added.feedId, unitId, events: [], site }
}

test('I1: whoever was told that nights are theirs has them alone, after each of 600 commands and more raced by eight', async () => {
  const todo = fc.sample(operation, operations.atMost)
  const fewest = operations.atMost - operations.atLeast
  while (todo.length > fewest || (todo.length > 0 && !isEnough())) {
    const round = todo.splice(0, operationsBetweenChecks)
    await Promise.all(Array.from({ length: workers }, () => work(round)))
    await compare()
    world.clock.advance(minutes(8))
  }
  expect(isEnough(), JSON.stringify(done)).toBe(true)
})

/** Whether every command both came through and was refused a few times, or the run has shown nothing. */
function isEnough(): boolean {
  const both = ['hold', 'book', 'move', 'block'].flatMap(command => [`${command} true`, `${command} false`])
  return [...both, 'cancel true', 'open true', 'poll true'].every(outcome => (done[outcome] ?? 0) > 4)
}

async function work(round: Operation[]): Promise<void> {
  for (let next = round.shift(); next; next = round.shift()) {
    const outcome = await perform(next)
    if (outcome !== undefined) {
      const key = `${next.command} ${outcome}`
      done[key] = (done[key] ?? 0) + 1
    }
  }
}

/** One of them for this command alone, until it is put back. */
function take<Each>(from: Each[], one: number): Each | undefined {
  return from.splice(one % Math.max(from.length, 1), 1)[0]
}

/** Whether it came through; undefined where there was nothing to do it with. */
async function perform({ command, home: at, start, length, one }: Operation): Promise<boolean | undefined> {
  const home = homes[at % homes.length]!
  const checkIn = addDays(firstNight, start)
  const nights = { checkIn, checkOut: addDays(checkIn, length) }
  switch (command) {
    case 'hold':
      return hold(home, nights)
    case 'book':
      return book(one)
    case 'move':
      return move(one, checkIn)
    case 'cancel':
      return cancel(one)
    case 'block': {
      const [first, last] = [checkIn, addDays(nights.checkOut, -1)].map(writeCalendarDay)
      const input = { first: first!, last, reason: 'owner', note: '' } as const
      const closed = await blockHome(tools, manager, home.slug, input)
      if (closed.ok) blocks.push({ refId: closed.blockId, home, nights, kind: 'block' })
      return closed.ok
    }
    case 'open': {
      const block = take(blocks, one)
      if (!block) return undefined
      return (await openNights(tools, manager, block.home.slug, { blockId: block.refId, from: null })).ok
    }
    case 'poll':
      return poll(feeds[one % feeds.length]!, nights)
    case 'expire':
      await expireHolds(tools)
      return undefined
  }
}

async function hold(home: Home, nights: NightRange): Promise<boolean> {
  const browser = someBrowser()
  const input = { nights, party: twoAdults, extras: [] }
  const held = await askHold(tools, { browser, user: ada }, { stayId: home.stayId, input })
  if (held.ok) holds.push({ refId: held.holdId, home, nights, browser, kind: 'hold', until: held.expiresAt })
  return held.ok
}

/** Those that live, and those that ended a moment ago: a guest may still press the button. */
function recentHolds(): Held[] {
  const now = world.clock.now()
  return holds.filter(({ until }) => later(until, minutes(8)) > now)
}

async function book(one: number): Promise<boolean | undefined> {
  const held = take(recentHolds(), one)
  if (!held) return undefined
  holds.splice(holds.indexOf(held), 1)
  const { refId, home, nights, browser } = held
  const booked = await askBook(tools, { user: ada, browser }, { holdId: refId })
  if (booked.ok) bookings.push({ refId, home, nights, kind: 'booking' })
  return booked.ok
}

async function move(one: number, checkIn: NightRange['checkIn']): Promise<boolean | undefined> {
  const booking = take(bookings, one)
  if (!booking) return undefined
  const { refId, nights: before } = booking
  const length = before.checkOut - before.checkIn
  const nights = { checkIn, checkOut: addDays(checkIn, length) }
  const { version } = (await findRow(database, refId))!
  const asked = { bookingId: refId, nights, party: twoAdults, version, seenTotalMinor: length * 100_00 }
  const moved = await amendBooking(tools, ada, { ...asked, key: randomUUID(), origin: 'http://127.0.0.1:3000' })
  bookings.push(moved.ok ? { ...booking, nights } : booking)
  return moved.ok
}

async function cancel(one: number): Promise<boolean | undefined> {
  const booking = take(bookings, one)
  if (!booking) return undefined
  const { version } = (await findRow(database, booking.refId))!
  const seen = { bookingId: booking.refId, version, seenRefundMinor: 0, seenChargedMinor: 0 }
  const cancelled = await cancelBooking(tools, ada, { ...seen, key: randomUUID(), origin: 'http://127.0.0.1:3000' })
  if (!cancelled.ok) bookings.push(booking)
  return cancelled.ok
}

/** Another site sold these nights, and forgets what it sold four sales ago. */
async function poll(feed: Feed, { checkIn, checkOut }: NightRange): Promise<boolean> {
  const sold = { uid: randomUUID(), from: writeCalendarDay(checkIn), to: writeCalendarDay(checkOut) }
  feed.events = [...feed.events, sold].slice(-4)
  feed.site.says(calendarOf(feed.events))
  return (await pollNow(tools, manager, feed.id)).ok
}

type LiveRow = { unit: number; nights: string; kind: string; ref: string }

async function liveRows(): Promise<LiveRow[]> {
  const { rows } = await database.execute<LiveRow>(sql`
    select unit_id as unit, nights::text, kind, ref_id as ref from occupancy
    where not released and not conflicted and (expires_at is null or expires_at > ${world.clock.now()})
    order by unit_id, nights`)
  return rows
}

const nightsIn = (rows: readonly LiveRow[]) =>
  rows.flatMap(({ unit, nights }) => eachNight(readNightRange(nights)).map(night => `${unit}:${night}`))

/** What stands in the database while nobody changes it is what everybody was told. */
async function compare(): Promise<void> {
  await takeFreedNights(tools)
  const rows = await liveRows()
  const nights = nightsIn(rows)
  expect(nights.filter((night, at) => nights.indexOf(night) !== at)).toEqual([])
  const now = world.clock.now()
  const promised = [...holds.filter(({ until }) => until > now), ...bookings, ...blocks]
  const ours = rows.filter(({ kind }) => kind !== 'external')
  expect(new Set(ours.map(({ ref }) => ref))).toEqual(new Set(promised.map(({ refId }) => refId)))
  for (const each of promised) expectAlone(each, ours)
  await expectForeign(nights)
}

function expectAlone({ refId, home, nights, kind }: Promised, rows: readonly LiveRow[]): void {
  const own = rows.filter(({ ref }) => ref === refId)
  expect(home.ways.map(way => way.toSorted((one, other) => one - other))).toContainEqual(own.map(({ unit }) => unit))
  expect(own.map(row => ({ ...readNightRange(row.nights), kind: row.kind }))).toEqual(
    own.map(() => ({ ...nights, kind })),
  )
}

/** No night that another site sold is free here. */
async function expectForeign(taken: readonly string[]): Promise<void> {
  const { rows } = await database.execute<{ unit: number; nights: string }>(sql`
    select unit_id as unit, nights::text from external_event
    join external_calendar on external_calendar.id = calendar_id where gone_at is null`)
  const sold = rows.flatMap(({ unit, nights }) => eachNight(readNightRange(nights)).map(night => `${unit}:${night}`))
  expect(sold.filter(night => !taken.includes(night))).toEqual([])
}
