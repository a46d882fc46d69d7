// What is set about a calendar of another site is changed, and its nights outlive even another address.

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { externalCalendarTable } from '#channels/feeds/channel-tables.server.ts'
import { feedMark } from '#channels/polling/feed-address.server.ts'
import { pollFeed } from '#channels/polling/poll-feed.server.ts'
import { claimFeed, pollFeeds } from '#channels/polling/poll-feeds.server.ts'
import { type BookableStay, bookableStay, someGuest } from '#tests/support/booking-world.ts'
import { calendarOf, type ForeignCalendar, startForeignCalendar } from '#tests/support/foreign-calendar.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import { minutes } from '#values/duration.ts'
import { addFeed } from './add-feed.server.ts'
import { pollNow, removeFeed } from './change-feed.server.ts'
import { countChannels } from './count-channels.server.ts'
import { editFeed, type FeedEdit } from './edit-feed.server.ts'

let world: TestTools
let manager: Operator
let stay: BookableStay
let foreign: ForeignCalendar

beforeAll(async () => {
  world = await testTools({ environment: { CHANNELS_LOOPBACK: 'on' } })
  const guest = await someGuest(world.tools.database, world.clock.now())
  manager = { ...guest, roles: ['guest', 'manager'] } as unknown as Operator
})
afterAll(() => world?.drop())
beforeEach(async () => {
  foreign = await startForeignCalendar()
  stay = await bookableStay(world.tools.database)
})
afterEach(async () => {
  for (const id of followed.splice(0)) await removeFeed(world.tools, manager, id)
  await foreign.stop()
})

const followed: string[] = []
const settings = { name: 'Theirs', provider: 'airbnb', everyMinutes: 30, ignoreHorizon: false } as const

async function follow(address = foreign.address): Promise<string> {
  const added = await addFeed(world.tools, manager, { ...settings, unit: stay.unitIds[0]!, address })
  if (!added.ok) throw new Error(added.reason)
  followed.push(added.feedId)
  return added.feedId
}

async function feed(id: string) {
  const rows = await world.tools.database.select().from(externalCalendarTable)
  return rows.find(each => each.id === id)!
}

/** Changes what is told, and keeps the rest as it is; by what was seen just now unless told. */
async function edit(feedId: string, more: Partial<FeedEdit>, by = manager) {
  const seen = feedMark(await feed(feedId))
  const edited = await editFeed(world.tools, by, { ...settings, feedId, seen, address: '', ...more })
  return edited.ok || edited.reason
}

const says = (...uids: readonly (keyof typeof nightsOf)[]) =>
  foreign.says(calendarOf(uids.map(uid => ({ uid, ...nightsOf[uid] }))))
const nightsOf = {
  a: { from: '2031-07-14', to: '2031-07-21' },
  b: { from: '2031-08-01', to: '2031-08-03' },
  c: { from: '2031-09-01', to: '2031-09-04' },
} as const

async function taken(): Promise<number> {
  const { rows } = await world.tools.database.execute<{ nights: number }>(sql`
    select coalesce(sum(upper(nights) - lower(nights)), 0)::integer as nights from occupancy
    where unit_id = ${stay.unitIds[0]!} and kind = 'external' and not released`)
  return rows[0]!.nights
}

async function look(): Promise<void> {
  world.clock.advance(minutes(24 * 60))
  await pollFeeds(world.tools)
}

test('another name and another pace leave its address and nights as they are', async () => {
  says('a', 'b')
  const id = await follow()
  await look()
  const before = await feed(id)
  expect(await edit(id, { name: 'The agency', provider: 'vrbo', everyMinutes: 720, ignoreHorizon: true })).toBe(true)
  const after = await feed(id)
  expect(after).toMatchObject({ name: 'The agency', provider: 'vrbo', everyMinutes: 720, ignoreHorizon: true })
  expect([after.state, after.host, after.addressHash]).toEqual(['ok', before.host, before.addressHash])
  await look()
  expect(foreign.asked).toHaveLength(2)
  expect(await taken()).toBe(9)
})

test('a new address gives no night back of what the old one told, look after look, until an operator says it is right', async () => {
  says('a', 'b')
  const id = await follow()
  await look()
  expect(await edit(id, { address: `${foreign.origin}/another.ics` })).toBe(true)
  expect(await feed(id)).toMatchObject({ state: 'new', trouble: null, lastOkAt: null })
  // The new one fails at first: nothing was read there yet.
  foreign.answers((_, response) => void response.writeHead(500).end())
  await look()
  says('b', 'c')
  for (let times = 0; times < 3; times++) {
    await look()
    expect(await feed(id)).toMatchObject({ state: expect.stringMatching(/late|failing/), trouble: 'moved' })
    expect(await taken()).toBe(12)
  }
  expect(await countChannels(world.tools, manager)).toEqual({ conflicts: 0, troubled: 1 })
  await pollNow(world.tools, manager, id, { believe: true })
  expect(await feed(id)).toMatchObject({ state: 'ok', trouble: null })
  expect(await taken()).toBe(5)
  expect(await countChannels(world.tools, manager)).toEqual({ conflicts: 0, troubled: 0 })
  // From now on it is a calendar as every other.
  says('b')
  await look()
  await look()
  expect(await taken()).toBe(2)
})

test('a new address that tells the same is followed at once, under whatever identities', async () => {
  says('a', 'b')
  const id = await follow()
  await look()
  await edit(id, { address: `${foreign.origin}/another.ics` })
  foreign.says(calendarOf([nightsOf.a, nightsOf.b].map((nights, at) => ({ uid: `other-${at}`, ...nights }))))
  await look()
  expect(await feed(id)).toMatchObject({ state: 'ok', trouble: null })
  expect(await taken()).toBe(9)
})

test('whoever is reading the old address while it changes writes nothing of it down', async () => {
  says('a')
  const id = await follow()
  const claimed = await claimFeed(world.tools, id)
  await edit(id, { address: `${foreign.origin}/another.ics` })
  await pollFeed(world.tools, claimed!)
  expect(await taken()).toBe(0)
  expect(await feed(id)).toMatchObject({ state: 'new', lastOkAt: null })
})

test('is refused to who may not, to who saw something else, and for an address that can be none or is followed', async () => {
  const id = await follow()
  const other = await follow(`${foreign.origin}/other.ics`)
  const seen = feedMark(await feed(id))
  const cleaner = { ...manager, roles: ['guest', 'cleaner'] } as unknown as Operator
  expect(await edit(id, { name: 'X' }, cleaner)).toBe('not-allowed')
  expect(await edit(id, { address: 'http://10.0.0.1/x.ics' })).toBe('address-wrong')
  expect(await edit(other, { address: foreign.address })).toBe('known-already')
  expect(await edit(id, { name: 'Seen by two' })).toBe(true)
  expect(await edit(id, { name: 'Too late', seen })).toBe('out-of-date')
  expect((await feed(id)).name).toBe('Seen by two')
  await removeFeed(world.tools, manager, id)
  expect(await edit(id, { name: 'Gone' })).toBe('feed-gone')
})

test('of two who change it at once one is told that the other did', async () => {
  const id = await follow()
  const seen = feedMark(await feed(id))
  const answers = await Promise.all(['One', 'Other'].map(name => edit(id, { name, seen })))
  expect(answers.sort()).toEqual(['out-of-date', true])
})
