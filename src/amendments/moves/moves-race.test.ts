// Moves, swaps and bookings at once: every night has one taker, and what a booking says is what its nights say.

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activeStates, stateAt } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { type BookingRow, bookingEventTable, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { askHold, type BookableStay, inputFor, someBrowser } from '#tests/support/booking-world.ts'
import { foldSteps } from '#tests/support/fold-steps.ts'
import { forgetBookings } from '#tests/support/forget-bookings.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type MovingWorld, movingWorld } from '#tests/support/moving-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { writeNightRange } from '#values/night-range.ts'

let handed: TestTools
let world: MovingWorld
let homes: BookableStay[]

beforeAll(async () => {
  handed = await testTools({ connections: 24 })
  world = await movingWorld(handed)
  homes = []
  for (const name of ['Azul', 'Loft', 'Mill', 'Barn']) homes.push(await world.home(name))
})
beforeEach(() => forgetBookings(world.database))
afterAll(() => handed.drop())

/** Each booking has its own nights in the units of its home, and nothing else has any; its events lead to where it is. */
async function checkAll(): Promise<void> {
  const now = handed.clock.now()
  const bookings = await world.database.select().from(bookingTable)
  const events = await world.database.select().from(bookingEventTable).orderBy(bookingEventTable.seq)
  for (const booking of bookings) {
    const steps = events.filter(({ bookingId }) => bookingId === booking.id)
    expect(foldSteps(steps)).toBe(booking.state)
    const told = steps.filter(({ command }) => command === 'move').at(-1)?.payload as { to?: { stayId: number } }
    expect(told?.to?.stayId ?? booking.stayId).toBe(booking.stayId)
    const held = await heldNights(world.database, booking.id, now)
    const keeps = activeStates.includes(stateAt(booking, now))
    expect(held.map(({ unitId, nights }) => [unitId, writeNightRange(nights)])).toEqual(
      keeps ? unitsAt(booking).map(unitId => [unitId, writeNightRange(nightsOf(booking))]) : [],
    )
  }
}

function unitsAt({ stayId }: BookingRow): readonly number[] {
  return homes.find(home => home.stayId === stayId)!.unitIds
}

test('of many moves to one home one is done, and the others keep what they had', async () => {
  const ids = []
  for (const home of homes.slice(1)) ids.push(await world.book(home, '2030-07-01', '2030-07-05'))
  const answers = await Promise.all([...ids, ...ids].map(id => world.move(id, homes[0]!)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  await checkAll()
})

test('a move against guests who reserve the same nights: one of them has them', async () => {
  for (let round = 0; round < 8; round++) {
    const id = await world.book(homes[1]!, '2030-07-01', '2030-07-05')
    const reserve = () =>
      askHold(
        world.tools,
        { browser: someBrowser() },
        { stayId: homes[0]!.stayId, input: inputFor('2030-07-02', '2030-07-04') },
      )
    const answers = await Promise.all([reserve(), world.move(id, homes[0]!), reserve()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await checkAll()
    await forgetBookings(world.database)
  }
})

test('swaps against each other, whichever booking they name first, and against moves', async () => {
  for (let round = 0; round < 8; round++) {
    const one = await world.book(homes[0]!, '2030-07-01', '2030-07-05')
    const other = await world.book(homes[1]!, '2030-07-03', '2030-07-07')
    const third = await world.book(homes[2]!, '2030-07-02', '2030-07-06')
    const seen = { version: 2, partnerVersion: 2 }
    const answers = await Promise.all([
      world.swap(one, other, seen),
      world.swap(other, one, seen),
      world.swap(third, one, seen),
      world.swap(other, third, seen),
      world.move(one, homes[3]!, { version: 2 }),
    ])
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    await checkAll()
    await forgetBookings(world.database)
  }
})

test('while two bookings exchange homes, nobody gets a night of either', async () => {
  for (let round = 0; round < 8; round++) {
    const one = await world.book(homes[0]!, '2030-07-01', '2030-07-05')
    const other = await world.book(homes[1]!, '2030-07-01', '2030-07-05')
    const reserve = (home: BookableStay) =>
      askHold(
        world.tools,
        { browser: someBrowser() },
        { stayId: home.stayId, input: inputFor('2030-07-01', '2030-07-05') },
      )
    const [swapped, ...reserved] = await Promise.all([
      ...[world.swap(one, other)],
      ...[homes[0]!, homes[1]!, homes[0]!, homes[1]!].map(reserve),
    ])
    expect(swapped).toMatchObject({ ok: true })
    expect(reserved.every(({ ok }) => !ok)).toBe(true)
    await checkAll()
    await forgetBookings(world.database)
  }
})

const home = fc.nat({ max: 3 })
const which = fc.nat({ max: 5 })
const command = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    home,
    from: fc.integer({ min: 1, max: 6 }),
    length: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('move' as const), which, home }),
  fc.record({ kind: fc.constant('swap' as const), which, other: which }),
  fc.record({ kind: fc.constant('cancel' as const), which }),
)
type Command = typeof command extends fc.Arbitrary<infer Given> ? Given : never

async function give(given: Command, ids: readonly string[]): Promise<string | undefined> {
  if (given.kind === 'book') {
    const { from, length } = given
    return world.book(homes[given.home]!, `2030-07-0${from}`, `2030-07-0${from + length}`).catch((fault: Error) => {
      // Somebody has one of these nights.
      expect(fault.message).toMatch(/refused/)
      return undefined
    })
  }
  const id = ids[given.which % Math.max(ids.length, 1)]
  if (!id) return undefined
  if (given.kind === 'move') await world.move(id, homes[given.home]!)
  if (given.kind === 'swap') await world.swap(id, ids[given.other % ids.length]!)
  if (given.kind === 'cancel') {
    const seen = { version: (await world.row(id)).version, seenRefundMinor: 0, seenChargedMinor: 0 }
    await cancelBooking(world.tools, world.ada, { bookingId: id, ...seen, key: `cancel-${id}`, origin: '' })
  }
  return undefined
}

test('I4 the nights are those of the bookings after any sequence of bookings, moves, swaps and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async commands => {
      const ids: string[] = []
      for (const given of commands) {
        const made = await give(given, ids)
        if (made) ids.push(made)
      }
      await checkAll()
      await forgetBookings(world.database)
    }),
    { numRuns: 40 },
  )
})

test('I4 the same when they come all at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 12 }), async commands => {
      const ids: string[] = []
      for (const each of homes) ids.push(await world.book(each, '2030-07-02', '2030-07-05'))
      await Promise.all(commands.map(given => give(given, ids)))
      await checkAll()
      await forgetBookings(world.database)
    }),
    { numRuns: 25 },
  )
})
