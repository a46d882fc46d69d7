// Every command against every state or version it does not belong to: refused with how the booking stands; nothing changes.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { amendRefusalStatus } from '#amendments/amend/amend-refusals.ts'
import { moveBooking } from '#amendments/moves/move-booking.server.ts'
import { moveRefusalStatus } from '#amendments/moves/move-refusals.ts'
import {
  activeStates,
  type BookingCommand,
  type BookingState,
  bookingStates,
  transitions,
} from '#bookings/record/booking.ts'
import { bookingRefusalStatus } from '#bookings/record/booking-refusals.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { adminRefusalStatus } from '#cancellations/admin-refusals.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { endBooking } from '#cancellations/end-booking.server.ts'
import { approveRequest, declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { requestRefusalStatus } from '#cancellations/requests/request-refusals.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { releaseNights } from '#nights/release-nights.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import {
  askBook,
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  mustHold,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'

let handed: TestTools
let stay: BookableStay
let slow: BookableStay
let spare: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await testTools()
  stay = await bookableStay(handed.tools.database)
  slow = await bookableStay(handed.tools.database, { offer: { bookingMode: 'request' } })
  spare = await bookableStay(handed.tools.database)
  ada = await someGuest(handed.tools.database, handed.clock.now())
  manager = { ...(await someGuest(handed.tools.database, handed.clock.now())), roles: ['manager'] } as never
})
afterAll(() => handed.drop())

let week = 0

/**
 * A booking in that state, of a guest who has no other; states that only time or money reach are written with an event of
 * their own.
 */
async function bookingIn(state: BookingState): Promise<string> {
  week++
  ada = await someGuest(handed.tools.database, handed.clock.now())
  const day = (offset: number) => new Date(Date.UTC(2030, 7, 1 + week * 7 + offset)).toISOString().slice(0, 10)
  const input = inputFor(day(0), day(2))
  if (state === 'hold' || state === 'pending_payment') {
    const holdId = await mustHold(handed.tools, { browser: someBrowser(), user: ada }, { stayId: stay.stayId, input })
    if (state === 'pending_payment') await force(holdId, 'submit', 'pending_payment')
    return holdId
  }
  const waits = state === 'pending_approval' || state === 'declined' || state === 'expired'
  const id = await mustBook(handed.tools, ada, { stayId: (waits ? slow : stay).stayId, input })
  if (state === 'declined') await force(id, 'decline', 'declined')
  if (state === 'expired') await force(id, 'expire', 'expired')
  if (state === 'in_stay' || state === 'completed') await force(id, 'check_in', 'in_stay')
  if (state === 'completed') await force(id, 'check_out', 'completed')
  if (state === 'no_show') await force(id, 'mark_no_show', 'no_show')
  if (state === 'cancelled') await force(id, 'cancel', 'cancelled')
  return id
}

const keepsNights = [...activeStates, 'completed'] as const

async function force(id: string, command: BookingCommand, to: BookingState): Promise<void> {
  const ends = to === 'cancelled' ? sql`, cancelled_at = now(), cancelled_by = 'system'` : sql``
  await inTransaction(handed.tools.database, async queries => {
    await queries.execute(sql`
      insert into booking_event (booking_id, seq, from_state, to_state, command, actor, at)
      select id, version + 1, state, ${to}, ${command}, 'system', now() from booking where id = ${id}`)
    await queries.execute(sql`update booking set state = ${to}, version = version + 1 ${ends} where id = ${id}`)
    if (!(keepsNights as readonly string[]).includes(to)) await releaseNights(queries, id, handed.clock.now())
  })
}

type Answer = { readonly ok: boolean; readonly reason?: string; readonly state?: string; readonly version?: number }
type Given = {
  readonly give: (id: string, version: number) => Promise<Answer>
  readonly status: (reason: never) => number
}

const form = () => ({ key: randomUUID(), origin: 'http://127.0.0.1:3000' })
const bookings = { status: (reason: keyof typeof bookingRefusalStatus) => bookingRefusalStatus[reason] }
const desk = { status: (reason: keyof typeof adminRefusalStatus) => adminRefusalStatus[reason] }
const requests = { status: (reason: keyof typeof requestRefusalStatus) => requestRefusalStatus[reason] }

const commands: Readonly<Partial<Record<BookingCommand, Given>>> = {
  submit: { ...bookings, give: holdId => askBook(handed.tools, { user: ada }, { holdId }) },
  release: { ...bookings, give: id => releaseHold(handed.tools, { user: ada }, id) },
  cancel: {
    ...bookings,
    give: (bookingId, version) =>
      cancelBooking(handed.tools, ada, { bookingId, version, seenRefundMinor: 0, seenChargedMinor: 0, ...form() }),
  },
  approve: {
    ...requests,
    give: (bookingId, version) => approveRequest(handed.tools, manager, { bookingId, version, reason: '', ...form() }),
  },
  decline: {
    ...requests,
    give: (bookingId, version) => declineRequest(handed.tools, manager, { bookingId, version, reason: '', ...form() }),
  },
  mark_no_show: {
    ...desk,
    give: (bookingId, version) =>
      endBooking(handed.tools, manager, { command: 'mark_no_show', bookingId, version, reason: '', ...form() }),
  },
  move: {
    status: (reason: keyof typeof moveRefusalStatus) => moveRefusalStatus[reason],
    give: (bookingId, version) =>
      moveBooking(handed.tools, manager, {
        ...{ bookingId, version, stayId: spare.stayId, reason: 'The roof leaks.', ...form() },
      }),
  },
  amend: {
    status: (reason: keyof typeof amendRefusalStatus) => amendRefusalStatus[reason],
    give: (bookingId, version) =>
      amendBooking(handed.tools, ada, {
        ...{ bookingId, version, nights: inputFor('2033-01-01', '2033-01-03').nights, party: twoAdults },
        ...{ seenTotalMinor: 200_00, ...form() },
      }),
  },
}

const pairs = Object.entries(commands).flatMap(([command, given]) =>
  bookingStates
    .filter(state => !transitions.some(arrow => arrow.command === command && arrow.from === state))
    // A booking that was sent is answered as sent when its form comes again.
    .filter(state => command !== 'submit' || ['expired', 'declined', 'cancelled'].includes(state))
    .map(state => [command, state, given] as const),
)

test.each(pairs)('I13 %s on a booking that is %s: a conflict, and nothing changes', async (_command, state, given) => {
  const id = await bookingIn(state)
  const { database } = handed.tools
  const before = await findRow(database, id)
  const nights = await heldNights(database, id, handed.clock.now())
  const answer = await given.give(id, before!.version)
  expect(answer).toMatchObject({ ok: false, state, version: before!.version })
  expect([409, 410]).toContain(given.status(answer.reason as never))
  expect(await findRow(database, id)).toEqual(before)
  expect(await heldNights(database, id, handed.clock.now())).toEqual(nights)
  const { rows } = await database.execute(sql`select 1 from booking_event where booking_id = ${id}`)
  expect(rows).toHaveLength(before!.version)
})

const versioned = Object.entries(commands).flatMap(([command, given]) => {
  const from = transitions.find(arrow => arrow.command === command && arrow.from === 'pending_approval')?.from
  return command === 'submit' || command === 'release' ? [] : [[command, from ?? 'confirmed', given] as const]
})

test.each(versioned)('%s of a page that is out of date: the booking, %s, stays so and is told of', async (...pair) => {
  const [, state, given] = pair
  const id = await bookingIn(state)
  const { database } = handed.tools
  const before = await findRow(database, id)
  const { version } = before!
  for (const seen of [version - 1, version + 1]) {
    const answer = await given.give(id, seen)
    expect(answer).toEqual({ ok: false, reason: 'out-of-date', state, version })
    expect(given.status(answer.reason as never)).toBe(409)
  }
  expect(await findRow(database, id)).toEqual(before)
})

test.each(['cancel', 'amend', 'submit', 'release'] as const)(
  'to a stranger who gives %s a booking does not exist, however it stands',
  async command => {
    const id = await bookingIn('cancelled')
    const eve = await someGuest(handed.tools.database, handed.clock.now())
    const answers = {
      cancel: () =>
        cancelBooking(handed.tools, eve, {
          ...{ bookingId: id, version: 1, seenRefundMinor: 0, seenChargedMinor: 0, ...form() },
        }),
      amend: () =>
        amendBooking(handed.tools, eve, {
          ...{ bookingId: id, version: 1, nights: inputFor('2033-01-01', '2033-01-03').nights, party: twoAdults },
          ...{ seenTotalMinor: 200_00, ...form() },
        }),
      submit: () => askBook(handed.tools, { user: eve }, { holdId: id }),
      release: () => releaseHold(handed.tools, { user: eve }, id),
    }
    const answer = await answers[command]()
    expect(answer).toEqual({ ok: false, reason: expect.stringMatching(/^(booking|hold)-unknown$/) })
  },
)
