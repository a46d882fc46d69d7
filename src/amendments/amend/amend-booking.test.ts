// Tests of changes of a booking: priced as everybody is, moved in one step, both agreements kept, nothing gained by moving.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingEventTable } from '#bookings/record/booking-tables.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { type Party, twoAdults } from '#offers/terms/party.ts'
import { listOutbox } from '#platform/outbox/outbox.server.ts'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import {
  askHold,
  type BookableStay,
  bookableStay,
  inputFor,
  mustBook,
  someBrowser,
  someGuest,
} from '#tests/support/booking-world.ts'
import { heldNights } from '#tests/support/held-nights.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days, hours } from '#values/duration.ts'
import { writeNightRange } from '#values/night-range.ts'
import { type AmendInput, amendBooking } from './amend-booking.server.ts'
import { amendRefusals } from './amend-refusals.ts'
import { amendmentTable } from './amendment-tables.server.ts'
import { answerAmendment, expireAmendments } from './answer-amendment.server.ts'
import { changeView } from './change-view.server.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await testTools({ connections: 12 })
  stay = await bookableStay(handed.tools.database)
  ada = await someGuest(handed.tools.database, handed.clock.now())
  manager = { ...(await someGuest(handed.tools.database, handed.clock.now())), roles: ['manager'] } as never
})
afterAll(() => handed.drop())

let week = 0
/** A day of a week of its own, years ahead enough for every test. */
function weekOf(): (offset: number) => string {
  week++
  const start = Date.UTC(2030, 7, 1) + week * 14 * 86_400_000
  return offset => new Date(start + offset * 86_400_000).toISOString().slice(0, 10)
}

const row = async (id: string) => (await findRow(handed.tools.database, id))!
const held = async (id: string) =>
  (await heldNights(handed.tools.database, id, handed.clock.now())).map(({ nights }) => writeNightRange(nights))
const eventsOf = async (id: string) =>
  handed.tools.database.select().from(bookingEventTable).where(sql`booking_id = ${id}`).orderBy(bookingEventTable.seq)
const amendmentsOf = (id: string) => handed.tools.database.select().from(amendmentTable).where(sql`booking_id = ${id}`)

async function mailsAbout(id: string): Promise<string[]> {
  const entries = await listOutbox(handed.tools.database, { limit: 500 })
  return entries.map(({ dedupeKey }) => dedupeKey).filter(key => key.startsWith(`booking:${id}:`))
}

type Asking = Partial<Pick<AmendInput, 'version' | 'seenTotalMinor' | 'key'>> & {
  readonly to: readonly [string, string]
  readonly party?: Party
  readonly who?: VerifiedUser
}

function ask(bookingId: string, { to, party = twoAdults, who = ada, ...more }: Asking) {
  const { nights } = inputFor(...to)
  const seenTotalMinor = (nights.checkOut - nights.checkIn) * 100_00
  const asked = { bookingId, nights, party, version: 2, seenTotalMinor, key: randomUUID(), ...more }
  return amendBooking(handed.tools, who, { ...asked, origin: 'http://127.0.0.1:3000' })
}

const book = (from: string, until: string, of = stay) =>
  mustBook(handed.tools, ada, { stayId: of.stayId, input: inputFor(from, until) })

describe('a change of dates', () => {
  test('moves the nights, freezes a new price, and keeps the old agreement on record', async () => {
    const day = weekOf()
    const id = await book(day(0), day(3))
    const before = await row(id)
    expect(await ask(id, { to: [day(1), day(5)] })).toEqual({ ok: true, bookingId: id })
    const after = await row(id)
    expect(after).toMatchObject({
      checkIn: day(1),
      checkOut: day(5),
      totalMinor: 400_00,
      version: 3,
      state: 'confirmed',
    })
    expect(after.quoteId).not.toBe(before.quoteId)
    expect(await held(id)).toEqual([`[${day(1)},${day(5)})`])
    const [amendment] = await amendmentsOf(id)
    expect(amendment).toMatchObject({ state: 'accepted', version: 3, deltaMinor: 100_00, proposedBy: 'guest' })
    expect(amendment!.before).toMatchObject({
      checkIn: before.checkIn,
      quoteHash: before.quoteHash,
      totalMinor: 300_00,
    })
    expect(amendment!.before.quote).toEqual(before.quote)
    expect(amendment!.after.quote).toEqual(after.quote)
    const told = (await eventsOf(id)).at(-1)!
    expect(told).toMatchObject({ seq: 3, command: 'amend', from: 'confirmed', to: 'confirmed', actor: 'guest' })
    expect(told.payload).toMatchObject({
      deltaMinor: 100_00,
      dueMinor: 100_00,
      backMinor: 0,
      amendmentId: amendment!.id,
    })
    expect((await mailsAbout(id)).sort().slice(-2)).toEqual([`booking:${id}:3:amended`, `booking:${id}:3:changed`])
  })

  test('may overlap its own nights, be shorter, or a night later, and frees what it leaves', async () => {
    const day = weekOf()
    const id = await book(day(0), day(4))
    expect((await ask(id, { to: [day(1), day(3)] })).ok).toBe(true)
    expect((await eventsOf(id)).at(-1)!.payload).toMatchObject({ deltaMinor: -200_00, dueMinor: 0, backMinor: 200_00 })
    // I3: somebody arrives the day the other leaves, and leaves the day the other arrives.
    await book(day(3), day(4))
    await book(day(0), day(1))
    expect(await held(id)).toEqual([`[${day(1)},${day(3)})`])
  })

  test('I5 gives its old nights back in rows that stay released', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    await ask(id, { to: [day(2), day(4)] })
    const { rows } = await handed.tools.database.execute<{ released: boolean; nights: string }>(
      sql`select released, nights from occupancy where ref_id = ${id} order by id`,
    )
    expect(rows.map(({ released }) => released)).toEqual([true, false])
    const again = handed.tools.database.execute(
      sql`update occupancy set released = false where ref_id = ${id} and released`,
    )
    expect(await again.then(() => 'changed', refusingConstraint)).toBe('occupancy_stays_released')
  })

  test('is refused with its own sentence on the page, where the home has another currency by now', async () => {
    const day = weekOf()
    const other = await bookableStay(handed.tools.database)
    const id = await book(day(0), day(2), other)
    const before = await row(id)
    // As of a home that changed its currency before the database refused that.
    await handed.tools.database.execute(sql`alter table stay disable trigger stay_currency_while_unbooked`)
    await handed.tools.database.execute(sql`update stay set currency = 'CHF' where id = ${other.stayId}`)
    await handed.tools.database.execute(sql`alter table stay enable trigger stay_currency_while_unbooked`)
    const booking = (await findBooking(handed.tools, ada, id))!
    const { nights } = inputFor(day(0), day(3))
    const { preview } = await changeView(handed.tools, ada, booking, { nights, party: twoAdults })
    expect(preview).toMatchObject({ kind: 'refused', other: [amendRefusals['other-currency']], dates: [] })
    expect(await ask(id, { to: [day(0), day(3)] })).toEqual({ ok: false, reason: 'other-currency' })
    expect([await row(id), await amendmentsOf(id)]).toEqual([before, []])
  })

  test('is refused where somebody else is, and everything stays as it was', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    await book(day(3), day(5))
    const before = await row(id)
    expect(await ask(id, { to: [day(1), day(4)] })).toEqual({ ok: false, reason: 'dates-taken' })
    expect(await row(id)).toEqual(before)
    expect(await held(id)).toEqual([`[${day(0)},${day(2)})`])
    expect(await amendmentsOf(id)).toEqual([])
  })

  test('I2 of no nights, or more than a year of them, is refused by the rules', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    const none = {
      nights: { checkIn: inputFor(day(0), day(1)).nights.checkIn, checkOut: inputFor(day(0), day(1)).nights.checkIn },
    }
    const asked = { bookingId: id, version: 2, seenTotalMinor: 0, key: randomUUID(), origin: '', party: twoAdults }
    expect(await amendBooking(handed.tools, ada, { ...asked, ...none })).toEqual({ ok: false, reason: 'not-offered' })
  })
})

describe('a change of the party', () => {
  test('is priced like any, and moves no night', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    const nightsBefore = await heldNights(handed.tools.database, id, handed.clock.now())
    const party = { ...twoAdults, adults: 3 }
    const refused = await ask(id, { to: [day(0), day(2)], party: { ...twoAdults, adults: 9 } })
    expect(refused).toEqual({ ok: false, reason: 'not-offered' })
    const answer = await ask(id, { to: [day(0), day(2)], party })
    expect(answer.ok ? 'changed' : answer.reason).toBe('changed')
    expect((await row(id)).party.adults).toBe(3)
    expect(await heldNights(handed.tools.database, id, handed.clock.now())).toEqual(nightsBefore)
  })

  test('to the same dates and people is no change', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    expect(await ask(id, { to: [day(0), day(2)] })).toEqual({ ok: false, reason: 'unchanged' })
  })
})

describe('who and when', () => {
  test('I16 another’s booking does not exist', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    const eve = await someGuest(handed.tools.database, handed.clock.now())
    expect(await ask(id, { to: [day(1), day(3)], who: eve })).toEqual({ ok: false, reason: 'booking-unknown' })
    expect(await ask(randomUUID(), { to: [day(1), day(3)] })).toEqual({ ok: false, reason: 'booking-unknown' })
  })

  test('two tabs: the second one is told that the booking has changed, the same form answers the same', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    const key = randomUUID()
    expect((await ask(id, { to: [day(1), day(3)], key })).ok).toBe(true)
    expect((await ask(id, { to: [day(1), day(3)], key })).ok).toBe(true)
    expect(await ask(id, { to: [day(2), day(4)] })).toEqual({
      ...{ ok: false, reason: 'out-of-date', state: 'confirmed', version: 3 },
    })
    expect(await ask(id, { to: [day(2), day(4)], key })).toEqual({ ok: false, reason: 'key-reused' })
    expect(await row(id)).toMatchObject({ version: 3, checkIn: day(1) })
  })

  test('another price than the one shown is never slipped in', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    expect(await ask(id, { to: [day(1), day(3)], seenTotalMinor: 199_00 })).toEqual({
      ok: false,
      reason: 'price-changed',
    })
  })

  test('a cancelled booking is not changed: the state is answered, and nothing moves', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    const asked = { bookingId: id, version: 2, seenRefundMinor: 0, seenChargedMinor: 0, key: randomUUID(), origin: '' }
    await cancelBooking(handed.tools, ada, asked)
    expect(await ask(id, { to: [day(1), day(3)], version: 3 })).toEqual({
      ...{ ok: false, reason: 'not-amendable', state: 'cancelled', version: 3 },
    })
    expect(await row(id)).toMatchObject({ state: 'cancelled', version: 3, checkIn: day(0) })
  })
})

test('concurrency: amend against new bookings of the same nights, one winner each time, nights and rows agreeing', async () => {
  for (let round = 0; round < 6; round++) {
    const day = weekOf()
    const id = await book(day(0), day(2))
    const rivals = [someBrowser(), someBrowser(), someBrowser()].map(browser =>
      askHold(handed.tools, { browser }, { stayId: stay.stayId, input: inputFor(day(3), day(5)) }),
    )
    const [amended, ...holds] = await Promise.all([ask(id, { to: [day(2), day(5)] }), ...rivals])
    expect([amended.ok, ...holds.map(hold => hold.ok)].filter(Boolean)).toHaveLength(1)
    const { checkIn, checkOut } = await row(id)
    expect(await held(id)).toEqual([`[${checkIn},${checkOut})`])
    expect(checkIn).toBe(amended.ok ? day(2) : day(0))
  }
})

describe('I15 what was agreed', () => {
  test('is not changed in place, whoever writes', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    const later = sql`update booking set check_out = check_out + 1 where id = ${id}`
    const cheaper = sql`update booking set refund_terms = '{}' where id = ${id}`
    for (const statement of [later, cheaper]) {
      const refusal = handed.tools.database.execute(statement).then(() => 'taken', refusingConstraint)
      expect(await refusal).toBe('booking_agreed_is_final')
    }
  })

  test('stays on record when it was replaced: an answered change is never written over', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    await ask(id, { to: [day(1), day(3)] })
    for (const column of [sql`before`, sql`after`, sql`state`, sql`delta_minor`]) {
      const refusal = handed.tools.database
        .execute(sql`update booking_amendment set ${column} = ${column} where booking_id = ${id}`)
        .then(() => 'taken', refusingConstraint)
      expect(await refusal).toBe('booking_amendment_is_final')
    }
  })

  test('a change on record for other values does not open the booking', async () => {
    const day = weekOf()
    const id = await book(day(0), day(2))
    await ask(id, { to: [day(1), day(3)] })
    const refusal = handed.tools.database
      .execute(sql`update booking set check_out = check_out + 1, version = version where id = ${id}`)
      .then(() => 'taken', refusingConstraint)
    expect(await refusal).toBe('booking_agreed_is_final')
  })
})

describe('I14 the promise about cancelling after a change', () => {
  test('the grace goes on and does not begin again', async () => {
    const day = weekOf()
    await handed.tools.database.execute(sql`
      update cancellation_policy set grace_hours = 24, grace_min_lead_days = 7 where id = ${stay.policyId}`)
    const id = await book(day(0), day(2))
    const { graceUntil } = (await row(id)).refundTerms!
    expect(Date.parse(graceUntil!) - handed.clock.now().getTime()).toBe(hours(24))
    handed.clock.advance(hours(20))
    await ask(id, { to: [day(1), day(3)] })
    expect((await row(id)).refundTerms!.graceUntil).toBe(graceUntil)
    handed.clock.advance(hours(5))
  })

  test('moved to a later arrival, the old price comes back no better than at the moment of moving', async () => {
    await handed.tools.database.execute(sql`
      update cancellation_policy set clock_on_amendment = 'redates', grace_hours = null, grace_min_lead_days = null
      where id = ${stay.policyId}`)
    const day = weekOf()
    const id = await book(day(0), day(2))
    await ask(id, { to: [day(9), day(11)] })
    const { refundTerms, quote } = await row(id)
    expect(refundTerms!.ceilings).toHaveLength(1)
    expect(refundTerms!.ceilings[0]).toMatchObject({ amounts: { lodging: 200_00 }, shares: { lodging: 0 } })
    expect(quote.refundTerms.ceilings).toEqual([])
  })
})

describe('where the home answers first', () => {
  let slow: BookableStay
  beforeAll(async () => {
    slow = await bookableStay(handed.tools.database)
  })

  async function proposed(): Promise<{ id: string; amendmentId: string; day: (offset: number) => string }> {
    const day = weekOf()
    const id = await book(day(0), day(2), slow)
    await handed.tools.database.execute(
      sql`update stay_offer set booking_mode = 'request' where stay_id = ${slow.stayId}`,
    )
    expect((await ask(id, { to: [day(2), day(5)] })).ok).toBe(true)
    await handed.tools.database.execute(
      sql`update stay_offer set booking_mode = 'instant' where stay_id = ${slow.stayId}`,
    )
    const [amendment] = await amendmentsOf(id)
    expect(amendment!.state).toBe('proposed')
    return { id, amendmentId: amendment!.id, day }
  }

  const answer = (bookingId: string, amendmentId: string, how: 'accept' | 'decline') =>
    answerAmendment(handed.tools, manager, { bookingId, amendmentId, answer: how, origin: 'http://127.0.0.1:3000' })

  test('the change waits, the booking stands, and no night is moved; a yes carries it out at the price seen', async () => {
    const { id, amendmentId, day } = await proposed()
    expect(await row(id)).toMatchObject({ checkIn: day(0), version: 2 })
    expect(await held(id)).toEqual([`[${day(0)},${day(2)})`])
    expect(await ask(id, { to: [day(3), day(5)] })).toEqual({ ok: false, reason: 'waits-already' })
    await handed.tools.database.execute(sql`update rate_plan set base_nightly_minor = 50000 where id = ${slow.planId}`)
    expect(await answer(id, amendmentId, 'accept')).toEqual({ ok: true, bookingId: id })
    await handed.tools.database.execute(sql`update rate_plan set base_nightly_minor = 10000 where id = ${slow.planId}`)
    expect(await row(id)).toMatchObject({ checkIn: day(2), checkOut: day(5), totalMinor: 300_00, version: 3 })
    expect(await answer(id, amendmentId, 'decline')).toEqual({
      ...{ ok: false, reason: 'answered-already', state: 'confirmed', version: 3 },
    })
    expect((await eventsOf(id)).at(-1)).toMatchObject({ command: 'amend', actor: 'operator', actorUserId: manager.id })
  })

  test('a no leaves everything as it was, and the guest is told', async () => {
    const { id, amendmentId, day } = await proposed()
    expect((await answer(id, amendmentId, 'decline')).ok).toBe(true)
    expect(await row(id)).toMatchObject({ checkIn: day(0), version: 2 })
    expect(await mailsAbout(id)).toContain(`booking:${id}:2:change-declined:${amendmentId}`)
  })

  test('nobody answers: it ends by the clock, once', async () => {
    const { id, amendmentId } = await proposed()
    handed.clock.advance(days(1))
    expect(await answer(id, amendmentId, 'accept')).toEqual({
      ...{ ok: false, reason: 'answered-already', state: 'confirmed', version: 2 },
    })
    const noted = await Promise.all([expireAmendments(handed.tools), expireAmendments(handed.tools)])
    expect(noted.reduce((sum, count) => sum + count)).toBe(1)
    expect((await amendmentsOf(id))[0]!.state).toBe('expired')
  })

  test('the nights may be gone by then: said, and everything stays', async () => {
    const { id, amendmentId, day } = await proposed()
    await book(day(4), day(6), slow)
    expect(await answer(id, amendmentId, 'accept')).toEqual({ ok: false, reason: 'dates-taken' })
    expect((await amendmentsOf(id))[0]!.state).toBe('proposed')
    expect(await held(id)).toEqual([`[${day(0)},${day(2)})`])
  })

  test('accepted, declined, cancelled and ended at once: one lawful end', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, amendmentId } = await proposed()
      const version = 2
      const asked = { bookingId: id, version, seenRefundMinor: 0, seenChargedMinor: 0, key: randomUUID(), origin: '' }
      await Promise.all([
        answer(id, amendmentId, 'accept'),
        answer(id, amendmentId, 'decline'),
        cancelBooking(handed.tools, ada, asked),
        expireAmendments(handed.tools),
      ])
      const { state, version: reached, checkIn, checkOut } = await row(id)
      const kept = await held(id)
      expect(kept).toEqual(state === 'confirmed' ? [`[${checkIn},${checkOut})`] : [])
      expect(reached).toBe((await eventsOf(id)).length)
    }
  })
})
