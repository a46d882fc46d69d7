// Looks at another site's calendar, over HTTP, into the nights of a home: what is taken, kept, given back, and told.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFeed } from '#admin/channels/add-feed.server.ts'
import { pauseFeed, pollNow, removeFeed, setConflictAside } from '#admin/channels/change-feed.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { findConflicts } from '#channels/conflicts/find-conflicts.server.ts'
import { notifyConflicts } from '#channels/conflicts/notify-conflicts.server.ts'
import { openExport } from '#channels/export/change-exports.server.ts'
import { findExports } from '#channels/export/find-exports.server.ts'
import { readExport } from '#channels/export/read-export.server.ts'
import type { ChannelProvider } from '#channels/feeds/channel-provider.ts'
import { blockNights } from '#nights/block-nights.server.ts'
import { unblockNights } from '#nights/unblock-nights.server.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import {
  calendarOf,
  type ForeignCalendar,
  startForeignCalendar,
  type WrittenEvent,
} from '#tests/support/foreign-calendar.ts'
import { nights } from '#tests/support/some-offer.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { addDays, writeCalendarDay } from '#values/calendar-day.ts'
import { minutes } from '#values/duration.ts'
import { readNightRange } from '#values/night-range.ts'
import { pollFeeds } from './poll-feeds.server.ts'
import { takeFreedNights } from './take-freed-nights.server.ts'

const lines: string[] = []
let world: TestTools
let guest: VerifiedUser
let manager: Operator
let stay: BookableStay
let foreign: ForeignCalendar

beforeAll(async () => {
  world = await testTools({ logTo: lines, environment: { CHANNELS_LOOPBACK: 'on' } })
  guest = await someGuest(world.tools.database, world.clock.now())
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
const unitId = () => stay.unitIds[0]!

async function follow(
  more: { provider?: ChannelProvider; address?: string; ignoreHorizon?: boolean; name?: string } = {},
) {
  const input = {
    unit: unitId(),
    name: 'Theirs',
    provider: 'airbnb',
    everyMinutes: 30,
    ignoreHorizon: false,
  } as const
  const added = await addFeed(world.tools, manager, { ...input, address: foreign.address, ...more })
  if (!added.ok) throw new Error(added.reason)
  followed.push(added.feedId)
  return added.feedId
}
const says = (...events: WrittenEvent[]) => foreign.says(calendarOf(events))

/** The time of the next look comes, and it is taken. */
async function look(): Promise<number> {
  world.clock.advance(minutes(24 * 60))
  return pollFeeds(world.tools)
}

async function taken(kind = 'external', conflicted = false): Promise<string[]> {
  const { rows } = await world.tools.database.execute<{ nights: string }>(sql`
    select nights::text from occupancy
    where unit_id = ${unitId()} and kind = ${kind} and not released and conflicted = ${conflicted} order by nights`)
  return rows.map(({ nights: run }) => {
    const { checkIn, checkOut } = readNightRange(run)
    return `${writeCalendarDay(checkIn)} ${writeCalendarDay(checkOut)}`
  })
}
async function feed(id: string) {
  const { rows } = await world.tools.database.execute<Record<string, unknown>>(
    sql`select state, trouble, fail_count::integer as fails, found from external_calendar where id = ${id}`,
  )
  return rows[0]!
}
async function block(from: string, to: string): Promise<string> {
  const subject = { unitId: unitId(), nights: nights(from, to), reason: 'owner' as const }
  const done = await inTransaction(world.tools.database, queries => blockNights(queries, subject, world.clock.now()))
  if (!done.ok) throw new Error(done.reason)
  return done.blockId
}
const mails = async () =>
  (await listOutbox(world.tools.database, { kind: 'mail', limit: 100 })).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('channel'),
  )

const a = { uid: 'a', from: '2031-07-14', to: '2031-07-21' }
const b = { uid: 'b', from: '2031-08-01', to: '2031-08-03' }

describe('events', () => {
  test('take their nights, keep them, and give them back only after they were missing in two good looks', async () => {
    const id = await follow()
    says(a, b)
    await look()
    expect(await taken()).toEqual(['2031-07-14 2031-07-21', '2031-08-01 2031-08-03'])
    expect(await feed(id)).toMatchObject({
      state: 'ok',
      trouble: null,
      found: { events: 2, echoes: 0, free: 0, unread: 0 },
    })
    says(b)
    await look()
    expect(await taken()).toHaveLength(2)
    await look()
    expect(await taken()).toEqual(['2031-08-01 2031-08-03'])
  })

  test('304: what was missing is missing again, and the rest stays', async () => {
    await follow()
    foreign.says(calendarOf([a, b]), { etag: '"1"' })
    await look()
    foreign.says(calendarOf([b]), { etag: '"2"' })
    await look()
    foreign.answers(
      (request, response) => void response.writeHead(request.headers['if-none-match'] === '"2"' ? 304 : 500).end(),
    )
    await look()
    expect(await taken()).toEqual(['2031-08-01 2031-08-03'])
    await look()
    expect(await taken()).toEqual(['2031-08-01 2031-08-03'])
  })

  test('moved, shrunk, and exchanged for one another', async () => {
    await follow()
    says(a, b)
    await look()
    says({ ...a, to: '2031-07-18' }, { ...b, from: '2031-07-18', to: '2031-07-21' })
    await look()
    expect(await taken()).toEqual(['2031-07-14 2031-07-18', '2031-07-18 2031-07-21'])
    says({ ...b, uid: 'a', from: '2031-07-18', to: '2031-07-21' }, { ...a, uid: 'b', to: '2031-07-18' })
    await look()
    expect(await taken()).toEqual(['2031-07-14 2031-07-18', '2031-07-18 2031-07-21'])
  })

  test('cancelled, they give their nights back at once; with another identity they keep them', async () => {
    await follow()
    says(a, b)
    await look()
    says({ ...a, more: ['STATUS:CANCELLED'] }, { ...b, uid: 'other' })
    await look()
    expect(await taken()).toEqual(['2031-08-01 2031-08-03'])
    says({ ...b, uid: 'another' }, { uid: 'c', from: '2031-09-01', to: '2031-09-02' })
    await look()
    await look()
    expect(await taken()).toEqual(['2031-08-01 2031-08-03', '2031-09-01 2031-09-02'])
  })

  test('of one calendar that overlap take all their nights once, and leave them one by one', async () => {
    await follow()
    const long = { uid: 'long', from: '2031-07-20', to: '2031-07-25' }
    says(a, long, b)
    await look()
    expect(await taken()).toEqual(['2031-07-14 2031-07-21', '2031-07-21 2031-07-25', '2031-08-01 2031-08-03'])
    expect(await findConflicts(world.tools.database, world.clock.now())).toEqual([])
    says(long, b)
    await look()
    await look()
    await takeFreedNights(world.tools)
    expect(await taken()).toEqual(['2031-07-20 2031-07-25', '2031-08-01 2031-08-03'])
  })

  test('a horizon block that rolls daily is left out where the operator says so', async () => {
    await follow({ ignoreHorizon: true })
    const today = Math.floor(world.clock.now().getTime() / 86_400_000) as Parameters<typeof addDays>[0]
    const rolling = (day: number) => ({
      ...{ uid: `h${day}`, summary: 'Airbnb (Not available)' },
      from: writeCalendarDay(addDays(today, 200 + day)),
      to: writeCalendarDay(addDays(today, 400 + day)),
    })
    const sold = { uid: 'sold', from: writeCalendarDay(addDays(today, 30)), to: writeCalendarDay(addDays(today, 33)) }
    for (const day of [0, 1, 2]) {
      says(sold, rolling(day))
      await look()
    }
    expect(await taken()).toEqual([`${sold.from} ${sold.to}`])
  })
})

describe('I23', () => {
  test.each<[string, () => void, string]>([
    ['an HTML login page with 200', () => foreign.says('<html><body>Sign in</body></html>'), 'not-a-calendar'],
    ['an empty answer', () => foreign.says(''), 'not-a-calendar'],
    ['an empty calendar after a full one', () => says(), 'emptied'],
    ['a calendar that was cut off', () => foreign.says(calendarOf([b]).slice(0, -20)), 'not-a-calendar'],
    ['404', () => foreign.answers((_, response) => void response.writeHead(404).end()), 'gone'],
    ['429', () => foreign.answers((_, response) => void response.writeHead(429).end()), 'busy'],
    ['500', () => foreign.answers((_, response) => void response.writeHead(500).end()), 'odd-answer'],
    [
      'a redirect to a private address',
      () => foreign.answers((_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()),
      'address-refused',
    ],
  ])('%s removes nothing, however often, and is told by mail once', async (_, goesWrong, trouble) => {
    const id = await follow()
    says(a, b)
    await look()
    const before = await taken()
    const told = (await mails()).length
    goesWrong()
    for (let looks = 0; looks < 4; looks++) await look()
    expect(await taken()).toEqual(before)
    expect((await feed(id)).trouble).toBe(trouble)
    expect(['late', 'failing']).toContain((await feed(id)).state)
    expect((await mails()).length - told).toBe(1)
    says(a, b)
    await look()
    expect(await feed(id)).toMatchObject({ state: 'ok', fails: 0 })
    expect(await taken()).toEqual(before)
  })

  test('a single failure is no news', async () => {
    const id = await follow()
    const told = (await mails()).length
    foreign.answers((_, response) => void response.writeHead(500).end())
    await look()
    expect(await feed(id)).toMatchObject({ state: 'late', fails: 1 })
    expect((await mails()).length).toBe(told)
  })

  test('more than half missing waits for the operator’s word; then it is gone at once', async () => {
    const id = await follow()
    const many = [1, 2, 3, 4, 5].map(n => ({ uid: `e${n}`, from: `2031-06-0${n}`, to: `2031-06-0${n + 1}` }))
    says(...many)
    await look()
    says(many[0]!, { uid: 'new', from: '2031-09-01', to: '2031-09-03' })
    await look()
    await look()
    expect(await taken()).toHaveLength(6)
    expect(await feed(id)).toMatchObject({ state: 'late', trouble: 'shrank' })
    expect((await pollNow(world.tools, manager, id, { believe: true })).ok).toBe(true)
    expect(await taken()).toEqual(['2031-06-01 2031-06-02', '2031-09-01 2031-09-03'])
    expect(await feed(id)).toMatchObject({ state: 'ok', trouble: null })
  })

  test('the later it is, the less often it is asked; and never sooner than it wishes', async () => {
    const id = await follow()
    const pause = async () => {
      const { rows } = await world.tools.database.execute<{ next: number }>(
        sql`select extract(epoch from next_look_at)::float8 as next from external_calendar where id = ${id}`,
      )
      return Math.round((rows[0]!.next * 1000 - world.clock.now().getTime()) / 60_000)
    }
    foreign.answers((_, response) => void response.writeHead(500).end())
    const pauses: number[] = []
    for (let looks = 0; looks < 5; looks++) {
      await look()
      pauses.push(await pause())
    }
    expect(pauses).toEqual([30, 60, 120, 240, 240])
    foreign.answers((_, response) => void response.writeHead(429, { 'retry-after': '36000' }).end())
    await look()
    expect(await pause()).toBe(600)
  })
})

describe('a conflict', () => {
  test('with a booking: both stay, the rest of the nights is closed, the operator is told once with both sides', async () => {
    const id = await follow()
    const bookingId = await mustBook(world.tools, guest, {
      stayId: stay.stayId,
      input: inputFor('2031-07-18', '2031-07-22'),
    })
    says(a)
    await look()
    expect(await taken('booking')).toEqual(['2031-07-18 2031-07-22'])
    expect([await taken(), await taken('external', true)]).toEqual([
      ['2031-07-14 2031-07-18'],
      ['2031-07-18 2031-07-21'],
    ])
    const [conflict, ...others] = await findConflicts(world.tools.database, world.clock.now())
    expect(others).toEqual([])
    expect(conflict).toMatchObject({
      ...{ feedId: id, feedName: 'Theirs', nights: nights(a.from, a.to), isSetAside: false },
      others: [{ kind: 'booking', refId: bookingId, nights: nights('2031-07-18', '2031-07-22') }],
    })
    expect([await notifyConflicts(world.tools), await notifyConflicts(world.tools)]).toEqual([1, 0])
    const [mail] = await mails()
    expect(JSON.stringify(mail!.payload)).toContain(
      sentence('channels.rowBooking', { from: 'Fri, 18 Jul 2031', to: 'Tue, 22 Jul 2031' }),
    )
    await setConflictAside(world.tools, manager, conflict!.eventId)
    expect(await findConflicts(world.tools.database, world.clock.now())).toMatchObject([{ isSetAside: true }])
  })

  test('ends by itself when our side is gone: the event has its nights then', async () => {
    await follow()
    const blockId = await block('2031-07-18', '2031-07-22')
    says(a)
    await look()
    expect(await findConflicts(world.tools.database, world.clock.now())).toMatchObject([
      { others: [{ kind: 'block' }] },
    ])
    await inTransaction(world.tools.database, queries => unblockNights(queries, blockId, world.clock.now()))
    expect(await takeFreedNights(world.tools)).toBe(1)
    expect([await taken(), await taken('external', true)]).toEqual([['2031-07-14 2031-07-21'], []])
    expect(await takeFreedNights(world.tools)).toBe(0)
    expect(await findConflicts(world.tools.database, world.clock.now())).toEqual([])
  })

  test('overlapping external vs external: two sites that sold the same nights are one conflict, and close them once', async () => {
    await follow()
    const other = await startForeignCalendar()
    await follow({ provider: 'vrbo', address: other.address, name: 'Others' })
    says(a)
    other.says(calendarOf([{ ...a, uid: 'z', summary: 'Reserved - Grace' }]))
    await look()
    expect(await taken()).toEqual(['2031-07-14 2031-07-21'])
    const conflicts = await findConflicts(world.tools.database, world.clock.now())
    expect(conflicts).toHaveLength(1)
    expect(new Set([conflicts[0]!.feedName, conflicts[0]!.others[0]!.feedName])).toEqual(new Set(['Theirs', 'Others']))
    await other.stop()
  })
})

describe('own echo', () => {
  test('what bears an identity that we gave is nobody’s booking', async () => {
    await block(a.from, a.to)
    const opened = await openExport(world.tools, manager, { unitId: unitId(), audience: 'anybody', bufferNights: 0 })
    expect(opened.ok).toBe(true)
    const [address] = await findExports(world.tools, manager, [unitId()])
    const own = await readExport(world.tools, address!.path!.slice('/calendars/'.length), 'casita.example')
    const id = await follow()
    foreign.says((own as { text: string }).text.replace('casita.example', 'changed.example'))
    await look()
    expect([await taken(), await taken('external', true)]).toEqual([[], []])
    expect((await feed(id)).found).toMatchObject({ events: 0, echoes: 1 })
  })

  test('nights that a site closes because we told it so are no conflict, and are not taken when ours are gone', async () => {
    await follow()
    const blockId = await block(a.from, a.to)
    says({ ...a, summary: 'Airbnb (Not available)' }, b)
    await look()
    await inTransaction(world.tools.database, queries => unblockNights(queries, blockId, world.clock.now()))
    await takeFreedNights(world.tools)
    await look()
    expect(await taken()).toEqual(['2031-08-01 2031-08-03'])
    expect(await findConflicts(world.tools.database, world.clock.now())).toEqual([])
  })

  test('a reader does not get its own events, others do', async () => {
    await follow()
    says(a)
    await look()
    const read = async (audience: 'airbnb' | 'vrbo') => {
      await openExport(world.tools, manager, { unitId: unitId(), audience, bufferNights: 0 })
      const all = await findExports(world.tools, manager, [unitId()])
      const path = all.find(each => each.audience === audience)!.path!
      return readExport(world.tools, path.slice('/calendars/'.length), 'casita.example')
    }
    expect(JSON.stringify(await read('airbnb'))).not.toContain('VEVENT')
    expect(JSON.stringify(await read('vrbo'))).toContain('DTSTART;VALUE=DATE:20310714')
  })
})

describe('a feed', () => {
  test('I18 its address is sealed, and neither log nor mail has it, whatever happens', async () => {
    const id = await follow()
    says(a)
    await look()
    foreign.answers((_, response) => void response.writeHead(404).end())
    await look()
    const { rows } = await world.tools.database.execute(sql`select * from external_calendar where id = ${id}`)
    for (const text of [JSON.stringify(rows), lines.join(''), JSON.stringify(await mails())])
      expect(text).not.toContain('secret-of-theirs')
    for (const each of Object.values(rows[0]!))
      if (Buffer.isBuffer(each)) expect(each.includes('secret-of')).toBe(false)
  })

  test('is claimed by one process at a time: many at once ask once', async () => {
    await follow()
    says(a)
    world.clock.advance(minutes(31))
    await Promise.all(Array.from({ length: 6 }, () => pollFeeds(world.tools)))
    expect(foreign.asked).toHaveLength(1)
    expect(await taken()).toHaveLength(1)
  })

  test('is not looked at while it is paused, and keeps its nights; removed it gives them back', async () => {
    const id = await follow()
    says(a)
    await look()
    expect((await pauseFeed(world.tools, manager, id, true)).ok).toBe(true)
    const asked = foreign.asked.length
    expect(await look()).toBe(0)
    expect(await pollNow(world.tools, manager, id)).toEqual({ ok: false, reason: 'busy' })
    expect([foreign.asked.length, await taken()]).toEqual([asked, ['2031-07-14 2031-07-21']])
    await pauseFeed(world.tools, manager, id, false)
    expect(await look()).toBe(1)
    expect((await removeFeed(world.tools, manager, id)).ok).toBe(true)
    expect(await taken()).toEqual([])
    for (const again of [
      removeFeed(world.tools, manager, id),
      pollNow(world.tools, manager, id),
      pauseFeed(world.tools, manager, id, true),
    ])
      expect(await again).toEqual({ ok: false, reason: 'feed-gone' })
  })

  test('removed in the middle of a look takes nothing any more', async () => {
    const id = await follow()
    const { promise, resolve } = Promise.withResolvers<void>()
    foreign.answers(async (_, response) => {
      await removeFeed(world.tools, manager, id)
      response.writeHead(200).end(calendarOf([a]))
      resolve()
    })
    await look()
    await promise
    expect(await taken()).toEqual([])
  })

  test('is added once, by who may, with an address that can be one', async () => {
    await follow()
    const input = { unit: unitId(), name: 'X', provider: 'vrbo', everyMinutes: 30, ignoreHorizon: false } as const
    const add = async (more: object, by = manager) => {
      const added = await addFeed(world.tools, by, { ...input, address: foreign.address, ...more })
      return added.ok || added.reason
    }
    const cleaner = { ...manager, roles: ['guest', 'cleaner'] } as unknown as Operator
    expect(await add({}, cleaner)).toBe('not-allowed')
    expect(await add({})).toBe('known-already')
    expect(await add({ address: 'http://10.0.0.1/x.ics' })).toBe('address-wrong')
    expect(await add({ unit: 999_999 })).toBe('unit-unknown')
    for (let n = 1; n < 10; n++) expect(await add({ address: `${foreign.address}?${n}` })).toBe(true)
    expect(await add({ address: `${foreign.address}?10` })).toBe('too-many')
  })
})

test('any order and repetition of the same calendars leaves the same nights, each taken once, and failures none fewer', async () => {
  const event = fc
    .record({ n: fc.nat(5), from: fc.integer({ min: 1, max: 20 }), length: fc.integer({ min: 1, max: 6 }) })
    .map(({ n, from, length }) => ({ uid: `e${n}`, from: `2031-07-${String(from).padStart(2, '0')}`, length }))
  const written = ({ uid, from, length }: { uid: string; from: string; length: number }): WrittenEvent => {
    const start = nights(from, '2031-12-01').checkIn
    return { uid, from, to: writeCalendarDay(addDays(start, length)) }
  }
  const calendars = fc.uniqueArray(event, { selector: ({ uid }) => uid, minLength: 1, maxLength: 5 })
  const nightSet = async () => {
    const runs = (await taken()).map(run => run.split(' '))
    const each = runs.flatMap(([from, to]) => {
      const { checkIn, checkOut } = nights(from!, to!)
      return Array.from({ length: checkOut - checkIn }, (_, at) => checkIn + at)
    })
    expect(new Set(each).size).toBe(each.length)
    return each.sort((one, other) => one - other)
  }
  await fc.assert(
    fc.asyncProperty(calendars, calendars, fc.boolean(), async (first, last, fails) => {
      stay = await bookableStay(world.tools.database)
      const address = `${foreign.address}?${unitId()}`
      const id = await follow({ address, provider: 'generic' })
      says(...first.map(written))
      await look()
      says(...first.map(written).reverse())
      await look()
      if (fails) {
        const before = await nightSet()
        foreign.answers((_, response) => void response.writeHead(500).end())
        await look()
        expect(await nightSet()).toEqual(before)
      }
      says(...last.map(written))
      await pollNow(world.tools, manager, id, { believe: true })
      says(...last.map(written).reverse())
      await look()
      await takeFreedNights(world.tools)
      const expected = last.map(written).flatMap(({ from, to }) => {
        const { checkIn, checkOut } = nights(from, to)
        return Array.from({ length: checkOut - checkIn }, (_, at) => checkIn + at)
      })
      expect(await nightSet()).toEqual([...new Set(expected)].sort((one, other) => one - other))
      await removeFeed(world.tools, manager, id)
      expect(await nightSet()).toEqual([])
    }),
    { numRuns: 15 },
  )
})
