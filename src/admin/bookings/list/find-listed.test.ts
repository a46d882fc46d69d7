// Tests of the list of bookings: its pages together are exactly what its filters say, in order, and so is its table.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingState } from '#bookings/record/booking.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type CopiedBooking, copyBookings, referenceOf } from '#tests/support/copied-bookings.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { roomyLimits, type TestTools, testTools } from '#tests/support/tools.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { days, later } from '#values/duration.ts'
import {
  type BookingFilter,
  channels,
  dateKinds,
  type ListOrder,
  listedStates,
  listOrders,
  writeFilter,
} from './booking-filter.ts'
import { exportListed } from './export-listed.server.ts'
import { readFilter } from './filter-input.ts'
import { countListed, findListed } from './find-listed.server.ts'

/** What the test knows of a booking; `state` is that for people. */
type Known = CopiedBooking & { readonly stay: BookableStay & { readonly name: string }; readonly stands: BookingState }

const names = ['Ada Lovelace', 'Grace Höpper', '100% Sure', 'a_b', '=SUM(A1)', 'Łukasz, "Wódz"']
const typed = [
  ...['ada', 'love ada', '0', '%', '_', 'a_b', '1', 'zzz', 'hopper', 'Hoepper gra', 'HÖPPER', 'lukasz', 'wódz l'],
  ...['GUEST3@', 'est4@ex', 't2', 'EXAMPLE.org'],
]
const count = 120
let handed: TestTools
const known: Known[] = []
const readers: Operator[] = []

beforeAll(async () => {
  handed = await testTools({ environment: roomyLimits })
  const { database } = handed.tools
  const now = handed.clock.now()
  // Paid at the home, so that what is booked is confirmed.
  const tools = { ...handed.tools, environment: { ...handed.tools.environment, PAYMENT_WAYS: [] } }
  const stays = []
  for (const [at, name] of ['Harbour Loft', 'Harbour Mill', 'Old Mill'].entries()) {
    const stay = await bookableStay(database, { cleaningMinor: at * 10_00 })
    await database.execute(sql`update stay set name = ${name} where id = ${stay.stayId}`)
    stays.push({ ...stay, name })
  }
  for (const [of, stay] of stays.entries()) {
    const booked = await mustBook(tools, await someGuest(database, now), {
      stayId: stay.stayId,
      input: inputFor('2030-08-10', '2030-08-13'),
    })
    const copies = Array.from({ length: count / 3 }, (_, at) => someCopy(of * 100 + at, now))
    await copyBookings(database, booked, copies)
    known.push(...copies.map(copy => ({ ...copy, stay, stands: standsAt(copy, now) })))
    const { rows } = await database.execute<{ reference: string; created: Date }>(
      sql`select reference, created_at as created from booking where id = ${booked}`,
    )
    known.push({
      ...{ id: booked, reference: rows[0]!.reference, state: 'confirmed', stands: 'confirmed', source: 'site', stay },
      ...{ name: 'Ada Lovelace', email: 'ada@example.org', checkIn: '2030-08-10', checkOut: '2030-08-13' },
      createdAt: new Date(rows[0]!.created),
      // Nothing of it is paid.
      owedMinor: 300_00,
    })
  }
  const [loft, mill] = stays
  readers.push(
    await someOperator(database, now, 'owner'),
    await someOperator(database, now, 'accountant'),
    await withRoles(now, [{ role: 'reception', stayId: loft!.stayId }]),
    await withRoles(now, [
      { role: 'reception', stayId: loft!.stayId },
      { role: 'accountant', stayId: mill!.stayId },
    ]),
    await someOperator(database, now, 'cleaner'),
  )
})
afterAll(() => handed?.drop())

async function withRoles(now: Date, stayRoles: readonly { readonly role: string; readonly stayId: number }[]) {
  const operator = await someOperator(handed.tools.database, now, 'guest')
  return { ...operator, stayRoles } as unknown as Operator
}

/** Bookings of all kinds, some of them alike in day, moment or sum. */
function someCopy(number: number, now: Date): CopiedBooking {
  const state = listedStates[number % listedStates.length]!
  const first = addDays(requireCalendarDay('2030-04-20'), (number * 7) % 60)
  const waits = number % 2 === 0
  return {
    ...{ id: randomUUID(), reference: referenceOf(number * 7_919 + 5), state },
    source: channels[number % 3]!,
    name: names[number % names.length]!,
    email: `guest${number % 5}@example.org`,
    checkIn: writeCalendarDay(first),
    checkOut: writeCalendarDay(addDays(first, 1 + (number % 6))),
    createdAt: later(now, days(-(number % 40))),
    holdExpiresAt: state === 'pending_payment' ? later(now, days(waits ? 1 : -1)) : null,
    requestExpiresAt: state === 'pending_approval' ? later(now, days(waits ? 1 : -1)) : null,
    owedMinor: ['confirmed', 'in_stay', 'completed', 'no_show'].includes(state)
      ? ((number % 3) - 1) * 50_00
      : undefined,
  } as CopiedBooking
}

function standsAt({ state, holdExpiresAt, requestExpiresAt }: CopiedBooking, now: Date): BookingState {
  const end = holdExpiresAt ?? requestExpiresAt
  return end && end <= now ? 'expired' : state
}

const someDay = fc
  .integer({ min: 0, max: 75 })
  .map(ahead => writeCalendarDay(addDays(requireCalendarDay('2030-04-15'), ahead)))
const optional = <Of>(some: fc.Arbitrary<Of>) => fc.option(some, { nil: undefined })
const someFilter: fc.Arbitrary<BookingFilter> = fc
  .record({
    find: optional(fc.constantFrom(...typed)),
    state: optional(fc.uniqueArray(fc.constantFrom(...listedStates), { minLength: 1 })),
    home: optional(fc.constantFrom('harbour', 'mill', 'Old Mill', '%', 'none')),
    channel: optional(fc.constantFrom(...channels)),
    money: optional(fc.constantFrom('unpaid' as const, 'overpaid' as const)),
    by: optional(fc.constantFrom(...dateKinds)),
    since: optional(someDay),
    until: optional(someDay),
    sort: optional(fc.constantFrom(...listOrders)),
  })
  .map(filter =>
    filter.since && filter.until && filter.since > filter.until
      ? { ...filter, since: filter.until, until: filter.since }
      : filter,
  )

type Called = {
  readonly reference: string
  readonly name: string
  readonly email: string
  readonly knowsGuest: boolean
}

function isCalled(find: string, { reference, name, email, knowsGuest }: Called): boolean {
  const text = find.trim().toLowerCase()
  const parts = text.split(/\s+/)
  const isReference = (part: string) => reference.toLowerCase().startsWith(part)
  const spelled = (of: string) => of.toLowerCase().replaceAll('ö', 'oe')
  const named = [...wordsOf(name), ...wordsOf(spelled(name))]
  const isNamed = (part: string) =>
    [wordsOf(part), wordsOf(spelled(part))].some(
      words => words.length > 0 && words.every(word => named.some(each => each.startsWith(word))),
    )
  const isPartOfAddress = parts.length === 1 && text.length >= 3 && email.includes(text)
  return (
    isReference(parts.join('')) ||
    parts.every(part => isReference(part) || (knowsGuest && (email.startsWith(part) || isNamed(part)))) ||
    (knowsGuest && isPartOfAddress)
  )
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

function expected(who: Operator, filter: BookingFilter): Known[] {
  const { find, state, home, channel, money, by = 'arrival', since, until, sort = '-booked' } = filter
  const has = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase())
  const kept = known.filter(({ stay, reference, name, email, stands, source, checkIn, checkOut, owedMinor = 0 }) => {
    if (!may(who, 'bookings', 'see', stay.stayId)) return false
    const knowsGuest = may(who, 'contact', 'see', stay.stayId)
    if (find && !isCalled(find, { reference, name, email, knowsGuest })) return false
    if (state && !state.includes(stands as never)) return false
    if (home && !has(stay.name, home)) return false
    if (channel && source !== channel) return false
    if (money && !may(who, 'money', 'see', stay.stayId)) return false
    if (money === 'unpaid' && owedMinor <= 0 && stands !== 'pending_payment') return false
    if (money === 'overpaid' && (owedMinor >= 0 || stands === 'no_show')) return false
    const [from, to] = by === 'departure' ? [checkOut, checkOut] : [checkIn, by === 'stay' ? checkOut : checkIn]
    if (since && (by === 'stay' ? to <= since : from < since)) return false
    return !(until && from > until)
  })
  return kept.toSorted(inOrder(sort))
}

function inOrder(sort: ListOrder) {
  const sign = sort.startsWith('-') ? -1 : 1
  const value = ({ checkIn, createdAt, stay }: Known) =>
    sort.endsWith('arrival')
      ? requireCalendarDay(checkIn)
      : sort.endsWith('booked')
        ? createdAt.getTime()
        : known.findIndex(each => each.stay === stay) // Later homes are dearer, by their cleaning.
  return (one: Known, other: Known) => sign * (value(one) - value(other) || (one.id < other.id ? -1 : 1))
}

test('the pages together are exactly what the filter says, in its order, for whoever reads', async () => {
  const { database } = handed.tools
  const now = handed.clock.now()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...readers),
      someFilter,
      fc.integer({ min: 1, max: 50 }),
      async (who, filter, most) => {
        const ids: string[] = []
        const total = await countListed(database, who, filter, now)
        for (let skip = 0; skip < total; skip += most)
          ids.push(...(await findListed(database, who, filter, now, { skip, most })).map(({ id }) => id))
        expect(ids).toEqual(expected(who, filter).map(({ id }) => id))
        expect(total).toBe(ids.length)
      },
    ),
    { numRuns: 150 },
  )
})

test('an address says the same filter, and nothing that limits nothing', () => {
  fc.assert(
    fc.property(someFilter, filter => {
      const written = writeFilter({ ...filter, find: filter.find?.trim() })
      const { filter: read, wrong } = readFilter(new URLSearchParams(written))
      expect(wrong).toEqual([])
      expect(writeFilter(read)).toBe(written)
    }),
  )
})

test('what no filter says is left out and told, and the rest still limits', () => {
  const read = (query: string) => readFilter(new URLSearchParams(query))
  expect(read('state=confirmed&state=gone&home=mill')).toEqual({ filter: { home: 'mill' }, wrong: ['state'] })
  expect(read('since=2030-02-30&until=2030-03-01')).toEqual({ filter: { until: '2030-03-01' }, wrong: ['since'] })
  expect(read('since=2030-03-02&until=2030-03-01')).toEqual({ filter: { since: '2030-03-02' }, wrong: ['until'] })
  expect(read('state=&home=+&sort=')).toEqual({ filter: {}, wrong: [] })
})

/** The cells of a table without line breaks in them. */
function cellsOf(table: string): string[][] {
  const rows = table.trimEnd().split('\r\n')
  return rows.map(row =>
    [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
    ),
  )
}

test('the table has the same bookings in the same order, with the columns that its reader may see', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...readers), someFilter, async (who, filter) => {
      const table = await exportListed(handed.tools, who, new URLSearchParams(writeFilter(filter)))
      const [head, ...rows] = cellsOf(table!)
      const inList = expected(who, filter)
      expect(rows.map(([reference]) => reference)).toEqual(inList.map(({ reference }) => reference))
      expect([head!.includes('email'), head!.includes('open')]).toEqual([may(who, 'contact'), may(who, 'money')])
      for (const [at, { stay, name, stands }] of inList.entries()) {
        const cell = (column: string) => rows[at]![head!.indexOf(column)]
        expect([cell('state'), cell('home')]).toEqual([stands, stay.name])
        const seen = may(who, 'contact', 'see', stay.stayId)
        if (may(who, 'contact')) expect(cell('guest')).toBe(seen ? name.replace(/^=/, "'=") : '')
        if (may(who, 'money') && !may(who, 'money', 'see', stay.stayId)) expect(cell('open')).toBe('')
      }
    }),
    { numRuns: 40 },
  )
})
