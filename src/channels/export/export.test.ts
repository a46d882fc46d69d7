// Our nights as other sites read them: whole days, stable identities, nobody's name, and an address that can be ended.

import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeHomeChannels } from '#admin/channels/describe-channels.server.ts'
import { calendarFeed, loggedPath } from '#api/calendar-feed.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { blockNights } from '#nights/block-nights.server.ts'
import { moveNights } from '#nights/move-nights.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { claimNights } from '#tests/support/claim-nights.ts'
import { nights } from '#tests/support/some-offer.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { later, minutes } from '#values/duration.ts'
import { closeExport, openExport, rotateExport } from './change-exports.server.ts'
import { exportUid, ownUidIn } from './export-uid.server.ts'
import { exportedCalendar } from './exported-calendar.ts'
import { findExports } from './find-exports.server.ts'

let world: TestTools
let guest: VerifiedUser
let manager: Operator
let stay: BookableStay
let app: Hono

beforeAll(async () => {
  world = await testTools()
  const { database } = world.tools
  guest = await someGuest(database, world.clock.now())
  manager = { ...guest, roles: ['guest', 'manager'] } as unknown as Operator
  app = new Hono()
  app.route('/', calendarFeed(world.tools))
})
afterAll(() => world?.drop())
beforeEach(async () => {
  stay = await bookableStay(world.tools.database)
})

const unitId = () => stay.unitIds[0]!
const transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => Promise<T> = work =>
  inTransaction(world.tools.database, work)

async function mustOpen(more: Partial<Parameters<typeof openExport>[2]> = {}): Promise<{ id: string; path: string }> {
  const opened = await openExport(world.tools, manager, {
    unitId: unitId(),
    audience: 'anybody',
    bufferNights: 0,
    ...more,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const shown = await findExports(world.tools, manager, [unitId()])
  const { id, path } = shown.find(each => each.id === opened.exportId)!
  return { id, path: path! }
}

const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const textAt = async (path: string) => (await ask(path)).text()

async function eventsAt(path: string) {
  const parts = Object.values(ical.sync.parseICS(await textAt(path))).filter(part => part?.type === 'VEVENT')
  return (parts as VEvent[]).map(({ uid, summary }) => ({ uid, summary }))
}
const daysIn = (text: string) =>
  [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)].map(([, from, to]) => [from, to])

async function block(from: string, to: string): Promise<string> {
  const blocked = await transaction(queries =>
    blockNights(
      queries,
      { unitId: unitId(), nights: nights(from, to), reason: 'owner', note: 'Aunt Clara' },
      world.clock.now(),
    ),
  )
  if (!blocked.ok) throw new Error(blocked.reason)
  return blocked.blockId
}

test('Out: a booking is whole days, its end exclusive, without the guest, the price or its number', async () => {
  const bookingId = await mustBook(world.tools, guest, {
    stayId: stay.stayId,
    input: inputFor('2030-07-14', '2030-07-21'),
  })
  const { path } = await mustOpen()
  const answer = await ask(path)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  expect(daysIn(text)).toEqual([['20300714', '20300721']])
  expect(text).toContain('SUMMARY:Reserved\r\n')
  const file = text.replaceAll('\r\n ', '')
  expect(file).not.toContain(bookingId)
  // An identity is forty digits drawn by chance, a price among them now and then; what it is made of, it does not tell.
  const words = file.replace(/^UID:night-[0-9a-f]{40}@/m, '')
  expect(words).not.toBe(file)
  for (const secret of ['Ada', 'Lovelace', guest.email!, '100', 'EUR', '@example.org'])
    expect(words).not.toContain(secret)
})

test('Out: what the operator keeps closed is told without a word of why', async () => {
  await block('2030-08-01', '2030-08-05')
  const { path } = await mustOpen()
  const text = await textAt(path)
  expect(daysIn(text)).toEqual([['20300801', '20300805']])
  expect(text).not.toMatch(/clara|owner/i)
})

test('Out: the UID is stable and SEQUENCE rises when the nights move', async () => {
  const refId = randomUUID()
  const claim = { unitIds: [unitId()], refId, kind: 'block' as const }
  await transaction(queries =>
    claimNights(queries, { ...claim, nights: nights('2030-07-01', '2030-07-04'), now: world.clock.now() }),
  )
  const { path } = await mustOpen()
  const before = await textAt(path)
  world.clock.advance(minutes(5))
  const moved = await transaction(queries =>
    moveNights(queries, { ...claim, nights: nights('2030-07-02', '2030-07-06'), now: world.clock.now() }),
  )
  expect(moved.ok).toBe(true)
  const after = await textAt(path)
  const part = (text: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)![1]!.trim()
  expect(part(after, 'UID')).toBe(part(before, 'UID'))
  expect([part(before, 'SEQUENCE'), part(after, 'SEQUENCE')]).toEqual(['0', '1'])
  expect(daysIn(after)).toEqual([['20300702', '20300706']])
  expect(part(after, 'DTSTAMP') > part(before, 'DTSTAMP')).toBe(true)
})

test('Out: a cancelled booking drops', async () => {
  const bookingId = await mustBook(world.tools, guest, {
    stayId: stay.stayId,
    input: inputFor('2030-09-01', '2030-09-04'),
  })
  const { path } = await mustOpen()
  expect(await eventsAt(path)).toHaveLength(1)
  const asked = { bookingId, version: 2, seenRefundMinor: 0, seenChargedMinor: 0, key: randomUUID() }
  const cancelled = await cancelBooking(world.tools, guest, { ...asked, origin: 'http://127.0.0.1:3000' })
  expect(cancelled.ok).toBe(true)
  expect(await eventsAt(path)).toEqual([])
})

test('Out: nights that somebody keeps while they fill in the form are not told, nights kept for days are', async () => {
  const now = world.clock.now()
  const hold = (from: string, to: string, expiresAt: Date) =>
    transaction(queries =>
      claimNights(queries, {
        ...{ unitIds: [unitId()], nights: nights(from, to), refId: randomUUID(), kind: 'hold', expiresAt, now },
      }),
    )
  await hold('2030-07-01', '2030-07-04', later(now, minutes(15)))
  await hold('2030-07-10', '2030-07-12', later(now, minutes(5 * 24 * 60)))
  const { path } = await mustOpen()
  expect(daysIn(await textAt(path))).toEqual([['20300710', '20300712']])
  world.clock.advance(minutes(6 * 24 * 60))
  expect(daysIn(await textAt(path))).toEqual([])
})

test('Out: buffers on and off: turnover nights are taken on either side, and setting them keeps the address', async () => {
  await block('2030-08-03', '2030-08-05')
  const plain = await mustOpen()
  expect(daysIn(await textAt(plain.path))).toEqual([['20300803', '20300805']])
  const buffered = await mustOpen({ bufferNights: 1 })
  expect(buffered).toEqual(plain)
  expect(daysIn(await textAt(plain.path))).toEqual([['20300802', '20300806']])
})

test('Out: whoever has the file already is answered 304, until something changes', async () => {
  const { path } = await mustOpen()
  const etag = (await ask(path)).headers.get('etag')!
  const again = await ask(path, { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await block('2030-08-01', '2030-08-05')
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(200)
})

test('Out: a revoked token is gone, an exchanged one has a follower, and one that never was is unknown', async () => {
  const first = await mustOpen()
  const rotated = await rotateExport(world.tools, manager, first.id)
  const [second] = await findExports(world.tools, manager, [unitId()])
  expect(rotated).toMatchObject({ ok: true, exportId: second!.id })
  expect(second!.path).not.toBe(first.path)
  expect([(await ask(first.path)).status, (await ask(second!.path!)).status]).toEqual([410, 200])
  expect(await rotateExport(world.tools, manager, first.id)).toMatchObject({ reason: 'address-gone' })
  expect((await closeExport(world.tools, manager, second!.id)).ok).toBe(true)
  expect((await ask(second!.path!)).status).toBe(410)
  expect(await closeExport(world.tools, manager, second!.id)).toMatchObject({ reason: 'address-gone' })
  for (const path of ['/calendars/', `/calendars/${'a'.repeat(43)}.ics`, `${second!.path!}x`, '/calendars/x/y.ics'])
    expect((await ask(path)).status, path).toBe(404)
  expect(await findExports(world.tools, manager, [unitId()])).toEqual([])
})

test('two operators who exchange one address at once leave one new address', async () => {
  const { id } = await mustOpen()
  const both = await Promise.all([rotateExport(world.tools, manager, id), rotateExport(world.tools, manager, id)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await findExports(world.tools, manager, [unitId()])).toHaveLength(1)
  const opened = await Promise.all(Array.from({ length: 5 }, () => mustOpen({ audience: 'airbnb' })))
  expect(new Set(opened.map(({ path }) => path)).size).toBe(1)
})

test('the address is for managers and owners; others see that there is one', async () => {
  const cleaner = { ...manager, roles: ['guest', 'cleaner'] } as unknown as Operator
  const input = { unitId: unitId(), audience: 'anybody' as const, bufferNights: 0 }
  expect(await openExport(world.tools, cleaner, input)).toEqual({ ok: false, reason: 'not-allowed' })
  const { id } = await mustOpen()
  expect(await rotateExport(world.tools, cleaner, id)).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await closeExport(world.tools, cleaner, id)).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await findExports(world.tools, cleaner, [unitId()])).toMatchObject([{ id, path: undefined }])
  expect(await openExport(world.tools, manager, { ...input, unitId: 999_999 })).toMatchObject({
    reason: 'unit-unknown',
  })
})

test('whoever is manager of one home and sees all of them is shown the addresses of that one', async () => {
  const { path } = await mustOpen()
  const shownTo = async (stayId: number) => {
    const mixed = { ...manager, roles: ['guest', 'reception'], stayRoles: [{ role: 'manager', stayId }] } as const
    const home = await describeHomeChannels(world.tools, mixed as unknown as Operator, stay.slug, 'http://localhost')
    return home!.units.flatMap(({ addresses }) => addresses.map(({ address }) => address))
  }
  expect(await shownTo(stay.stayId)).toEqual([`http://localhost${path}`])
  expect(await shownTo(stay.stayId + 1)).toEqual([null])
})

test('I18 the token is sealed in the database, and the log never has it', async () => {
  const { path } = await mustOpen()
  const token = /([\w-]{43})\.ics$/.exec(path)![1]!
  const { rows } = await world.tools.database.execute('select * from calendar_export')
  expect(JSON.stringify(rows)).not.toContain(token)
  const bytes = rows.flatMap(row => Object.values(row)).filter(Buffer.isBuffer)
  expect(bytes.length).toBeGreaterThan(0)
  for (const each of bytes) expect(each.includes(token)).toBe(false)
  expect(loggedPath(path)).toBe('/calendars/…')
  expect(loggedPath('/stays/calendars')).toBe('/stays/calendars')
})

test('Out: lines end with CR and LF and none has more than 75 octets; the order is that of the days', () => {
  const some = (n: number, from: string, to: string) => ({
    ...{ uid: `${exportUid(randomUUID(), n)}@a-very-long-host-name.holiday-homes-of-the-coast.example`, sequence: n },
    ...{ nights: nights(from, to), isBooked: false, changedAt: new Date('2030-01-01T00:00:00Z') },
  })
  const text = exportedCalendar([some(1, '2030-03-05', '2030-03-09'), some(2, '2030-03-01', '2030-03-05')], 0)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(Math.max(...text.split('\r\n').map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(daysIn(text)).toEqual([
    ['20300301', '20300305'],
    ['20300305', '20300309'],
  ])
})

test('an identity of ours is known again whatever host it comes with, and no other is', () => {
  const uid = exportUid(randomUUID(), 7)
  expect([`${uid}@other.example`, uid, uid.toUpperCase()].map(ownUidIn)).toEqual([uid, uid, uid])
  expect(['1418fb94e984@airbnb.com', `x${uid}`, `${uid}0`, ''].map(ownUidIn)).toEqual(Array(4).fill(undefined))
})
