// Any mixture of commands, given by anybody at any time: state, events and nights always tell the same story.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementOf } from '#amendments/amend/agreement.ts'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { amendmentTable } from '#amendments/amend/amendment-tables.server.ts'
import { activeStates, stateAt } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingEventTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BrowserSession } from '#bookings/record/browser-session.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { expireHolds } from '#holds/expire-holds.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { hashOf } from '#offers/stored/quote-store.server.ts'
import {
  askBook,
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { foldSteps } from '#tests/support/fold-steps.ts'
import { forgetBookings } from '#tests/support/forget-bookings.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { minutes } from '#values/duration.ts'
import { writeNightRange } from '#values/night-range.ts'

let handed: TestTools
let stay: BookableStay
let guests: VerifiedUser[]
let browsers: BrowserSession[]

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database, {}, 2)
  guests = await Promise.all([1, 2].map(() => someGuest(handed.tools.database, handed.clock.now())))
  browsers = [someBrowser(), someBrowser()]
})
afterAll(() => handed.drop())

const nights = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }))
  .map(([start, length]) => inputFor(`2030-07-0${start}`, `2030-07-0${start + length}`))
const who = fc.integer({ min: 0, max: 1 })
const which = fc.nat({ max: 30 })
const command = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), who, input: nights }),
  fc.record({ kind: fc.constant('book' as const), who, which }),
  fc.record({ kind: fc.constant('cancel' as const), who, which }),
  fc.record({ kind: fc.constant('release' as const), who, which }),
  fc.record({ kind: fc.constant('amend' as const), who, which, input: nights }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ kind: fc.constant('sweep' as const) }),
)
type Command = typeof command extends fc.Arbitrary<infer Given> ? Given : never

async function give(given: Command, ids: readonly string[]): Promise<string | undefined> {
  const { tools } = handed
  if (given.kind === 'wait') handed.clock.advance(minutes(given.minutes))
  if (given.kind === 'sweep') await expireHolds(tools)
  if (given.kind === 'wait' || given.kind === 'sweep') return undefined
  const user = guests[given.who]!
  const browser = browsers[given.who]!
  if (given.kind === 'hold') {
    const held = await askHold(tools, { browser }, { stayId: stay.stayId, input: given.input })
    return held.ok ? held.holdId : undefined
  }
  const id = ids[given.which % Math.max(ids.length, 1)]
  if (!id) return undefined
  if (given.kind === 'book') await askBook(tools, { user, browser }, { holdId: id })
  if (given.kind === 'release') await releaseHold(tools, { browser }, id)
  if (given.kind === 'amend') {
    const row = (await findRow(tools.database, id))!
    const { nights: wanted, party } = given.input
    const seenTotalMinor = (wanted.checkOut - wanted.checkIn) * 100_00
    const asked = { bookingId: id, version: row.version, nights: wanted, party, seenTotalMinor, origin: '' }
    await amendBooking(tools, user, { ...asked, key: randomUUID() })
  }
  if (given.kind === 'cancel') {
    const row = (await findRow(tools.database, id))!
    const asked = {
      bookingId: id,
      version: row.version,
      seenRefundMinor: 0,
      seenChargedMinor: 0,
      key: `cancel-${id}`,
      origin: 'http://127.0.0.1:3000',
    }
    await cancelBooking(tools, user, asked)
  }
  return undefined
}

async function checkAll(): Promise<void> {
  const { database } = handed.tools
  const now = handed.clock.now()
  const bookings = await database.select().from(bookingTable)
  const events = await database.select().from(bookingEventTable).orderBy(bookingEventTable.seq)
  const stepsOf = Map.groupBy(events, ({ bookingId }) => bookingId)
  for (const booking of bookings) {
    const steps = stepsOf.get(booking.id) ?? []
    expect(foldSteps(steps)).toBe(booking.state)
    expect(steps.at(-1)!.seq).toBe(booking.version)
    const held = await heldNights(database, booking.id, now)
    const keeps = activeStates.includes(stateAt(booking, now))
    expect(held.map(row => [row.unitId, writeNightRange(row.nights), row.kind])).toEqual(
      keeps
        ? stay.unitIds.map(unitId => [
            unitId,
            writeNightRange(nightsOf(booking)),
            booking.state === 'hold' ? 'hold' : 'booking',
          ])
        : [],
    )
  }
  await checkAgreements(bookings)
  const { rows } = await database.execute(sql`
    select 1 from occupancy o where not released and not exists (select 1 from booking b where b.id = o.ref_id)`)
  expect(rows).toEqual([])
}

/** I15: what was agreed first, and after each change, is on record without a gap, and the last of it is in force. */
async function checkAgreements(bookings: readonly BookingRow[]): Promise<void> {
  const changes = await handed.tools.database.select().from(amendmentTable).orderBy(amendmentTable.version)
  const changesOf = Map.groupBy(changes, ({ bookingId }) => bookingId)
  for (const booking of bookings) {
    const own = changesOf.get(booking.id) ?? []
    for (const [at, change] of own.entries()) expect(change.before).toEqual(own[at - 1]?.after ?? change.before)
    if (own.length > 0) expect(agreementOf(booking)).toEqual(own.at(-1)!.after)
    expect(hashOf(booking.quote)).toBe(booking.quoteHash)
  }
}

test('I4 I12 I13 I15 state = fold of events, and the nights agree with the state, after any sequence of commands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 14 }), async commands => {
      const ids: string[] = []
      for (const given of commands) {
        const made = await give(given, ids)
        if (made && !ids.includes(made)) ids.push(made)
      }
      await checkAll()
      // The next sequence begins on free nights.
      await forgetBookings(handed.tools.database)
    }),
    { numRuns: 40 },
  )
})

test('I4 I12 I13 I15 the same when the commands come all at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 14 }), async commands => {
      const first = await askHold(
        handed.tools,
        { browser: browsers[0]! },
        { stayId: stay.stayId, input: inputFor('2030-07-02', '2030-07-04') },
      )
      const ids = first.ok ? [first.holdId] : []
      const made = await Promise.all(commands.map(given => give(given, ids)))
      ids.push(...made.filter(id => id !== undefined))
      await Promise.all(commands.map(given => give(given, ids)))
      await checkAll()
      await forgetBookings(handed.tools.database)
    }),
    { numRuns: 25 },
  )
})
