// The edge cases of cancelling, each through the command on a booking in the database: what its own terms promise, to the second.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import type { PresetName } from '#offers/refunds/policy-presets.ts'
import { policyPreset } from '#offers/refunds/policy-presets.ts'
import { refund } from '#offers/refunds/refund.ts'
import { cutOff } from '#offers/refunds/refund-share.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { type BookableStay, bookableStay, inputFor, mustBook, someGuest } from '#tests/support/booking-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { days, hours } from '#values/duration.ts'

let handed: TestTools
let ada: VerifiedUser

const begun = new Date('2030-05-15T12:00:00Z')

beforeAll(async () => {
  handed = await testTools()
  ada = await someGuest(handed.tools.database, handed.clock.now())
})
afterAll(() => handed.drop())

/** A home with that policy. */
async function homeWith(name: PresetName, more: { clock?: 'keeps' | 'redates' } = {}): Promise<BookableStay> {
  handed.clock.set(begun)
  const stay = await bookableStay(handed.tools.database)
  const { grace, tiers } = policyPreset(name)
  await handed.tools.database.execute(sql`
    update cancellation_policy set name = ${name}, grace_hours = ${grace?.hours ?? null},
      grace_min_lead_days = ${grace?.minLeadDays ?? null}, clock_on_amendment = ${more.clock ?? 'keeps'}
    where id = ${stay.policyId}`)
  for (const { daysBefore, shares } of tiers) {
    await handed.tools.database.execute(sql`
      insert into cancellation_tier (policy_id, days_before, lodging_bp, fee_bp, extra_bp)
      values (${stay.policyId}, ${daysBefore}, ${shares.lodging}, ${shares.fee}, ${shares.extra})`)
  }
  return stay
}

const book = (stay: BookableStay, from = '2030-09-10', until = '2030-09-14') =>
  mustBook(handed.tools, ada, { stayId: stay.stayId, input: inputFor(from, until) })

const row = async (id: string): Promise<BookingRow> => (await findRow(handed.tools.database, id))!

/** What comes back of the whole price, paid in full, by the booking's own terms at that moment: in percent. */
async function percentAt(id: string, instant: Date | number): Promise<number> {
  const { refundTerms, quote, totalMinor, confirmedAt } = await row(id)
  const paid = [{ id: 'whole', capturedMinor: totalMinor, refundedMinor: 0, capturedAt: confirmedAt! }]
  const { refundMinor } = refund(refundTerms!, quote, paid, new Date(instant), 'guest')
  return (refundMinor * 100) / totalMinor
}

async function cutOffs(id: string): Promise<number[]> {
  const { refundTerms } = await row(id)
  return refundTerms!.policy.tiers.map(tier => cutOff(refundTerms!, tier).getTime())
}

const cancel = async (id: string) =>
  cancelBooking(handed.tools, ada, {
    ...{ bookingId: id, version: (await row(id)).version, key: randomUUID(), origin: 'http://127.0.0.1:3000' },
    ...{ seenRefundMinor: 0, seenChargedMinor: 0 },
  })

describe('each preset at cutoff −1 s / 0 / +1 s', () => {
  test.each<[PresetName, readonly (readonly [number, number])[]]>([
    ['Flexible', [[100, 0]]],
    [
      'Moderate',
      [
        [100, 50],
        [50, 0],
      ],
    ],
    [
      'Limited',
      [
        [100, 50],
        [50, 0],
      ],
    ],
    [
      'Firm',
      [
        [100, 50],
        [50, 0],
      ],
    ],
    [
      'Relaxed',
      [
        [100, 50],
        [50, 0],
      ],
    ],
    [
      'Moderate as on Vrbo',
      [
        [100, 50],
        [50, 0],
      ],
    ],
    [
      'Firm as on Vrbo',
      [
        [100, 50],
        [50, 0],
      ],
    ],
    ['Strict', [[100, 0]]],
    ['Non-refundable', []],
  ])('%s', async (name, sides) => {
    const id = await book(await homeWith(name))
    const ends = await cutOffs(id)
    expect(ends).toHaveLength(sides.length)
    for (const [tier, [until, after]] of sides.entries()) {
      const end = ends[tier]!
      expect([await percentAt(id, end - 1000), await percentAt(id, end), await percentAt(id, end + 1000)]).toEqual([
        until,
        until,
        after,
      ])
    }
    // The event that cancels tells the same, and nobody owes anything for what was never paid.
    handed.clock.set(new Date((ends[0] ?? begun.getTime()) + 1000))
    expect(await cancel(id)).toMatchObject({ ok: true, refundMinor: 0 })
    expect(await row(id)).toMatchObject({ state: 'cancelled' })
  })
})

describe('grace', () => {
  test('inside: everything back for 24 hours of a visit that is 7 days away', async () => {
    const stay = await homeWith('Firm')
    const id = await book(stay, '2030-05-22', '2030-05-24')
    expect(await percentAt(id, begun.getTime() + hours(24))).toBe(100)
    expect(await percentAt(id, begun.getTime() + hours(24) + 1000)).toBe(0)
  })

  test('outside lead: none for a visit that is 6 days away', async () => {
    const id = await book(await homeWith('Firm'), '2030-05-21', '2030-05-23')
    expect(await percentAt(id, begun)).toBe(0)
  })
})

test('after check-in the visit is cancelled from the next night on, and nothing of the nights comes back', async () => {
  const id = await book(await homeWith('Flexible'), '2030-06-01', '2030-06-05')
  handed.clock.set(new Date('2030-06-02T12:00:00Z'))
  expect(await percentAt(id, handed.clock.now())).toBe(0)
  expect((await cancel(id)).ok).toBe(true)
  const { rows } = await handed.tools.database.execute<{ nights: string }>(
    sql`select nights from occupancy where ref_id = ${id} and not released`,
  )
  expect(rows).toEqual([{ nights: '[2030-06-01,2030-06-02)' }])
})

describe('amended booking', () => {
  async function moved(clock: 'keeps' | 'redates', at: Date) {
    const id = await book(await homeWith('Moderate', { clock }), '2030-06-10', '2030-06-14')
    handed.clock.set(at)
    const { nights } = inputFor('2030-09-10', '2030-09-14')
    const asked = { bookingId: id, version: 2, nights, party: twoAdults, seenTotalMinor: 400_00 }
    const answer = await amendBooking(handed.tools, ada, { ...asked, key: randomUUID(), origin: '' })
    if (!answer.ok) throw new Error(answer.reason)
    return id
  }
  // Five days before the first arrival at 16:00 in Lisbon everything would have come back, then half of it.
  const late = new Date('2030-06-07T12:00:00Z')

  test.each(['keeps', 'redates'] as const)(
    'a clock that %s: moved late to September, at most half comes back ever after',
    async clock => {
      const id = await moved(clock, late)
      expect(await percentAt(id, late)).toBe(50)
      const later = Array.from({ length: 14 }, (_, week) => late.getTime() + week * days(7))
      const shares = await Promise.all(later.map(instant => percentAt(id, instant)))
      expect(Math.max(...shares)).toBe(50)
      expect(shares).toEqual(shares.toSorted((one, other) => other - one))
    },
  )

  test('a clock that redates: moved early, the new arrival decides', async () => {
    const id = await moved('redates', new Date('2030-05-20T12:00:00Z'))
    expect(await percentAt(id, new Date('2030-09-05T15:00:00Z'))).toBe(100)
    expect(await percentAt(id, new Date('2030-09-05T15:00:01Z'))).toBe(50)
  })

  test('a clock that keeps: moved early, the first arrival decides on', async () => {
    const id = await moved('keeps', new Date('2030-05-20T12:00:00Z'))
    expect(await percentAt(id, new Date('2030-06-05T15:00:00Z'))).toBe(100)
    expect(await percentAt(id, new Date('2030-06-05T15:00:01Z'))).toBe(50)
  })
})

test('I15 policy edited after booking: the booking keeps the promise it was made with', async () => {
  const stay = await homeWith('Flexible')
  const id = await book(stay)
  const before = await percentAt(id, new Date('2030-09-01T12:00:00Z'))
  await handed.tools.database.execute(sql`delete from cancellation_tier where policy_id = ${stay.policyId}`)
  expect([before, await percentAt(id, new Date('2030-09-01T12:00:00Z'))]).toEqual([100, 100])
  expect(await percentAt(await book(stay, '2030-10-01', '2030-10-03'), new Date('2030-09-20T12:00:00Z'))).toBe(0)
})

test('I25 guest deleted account: the booking keeps its terms, its contact and its nights', async () => {
  const stay = await homeWith('Moderate')
  const leaver = await someGuest(handed.tools.database, handed.clock.now())
  const id = await mustBook(handed.tools, leaver, { stayId: stay.stayId, input: inputFor('2030-09-10', '2030-09-14') })
  await handed.tools.database.execute(sql`delete from app_user where id = ${leaver.id}`)
  expect(await row(id)).toMatchObject({ state: 'confirmed', guestUserId: null, contact: { email: 'ada@example.org' } })
  expect(await percentAt(id, new Date('2030-09-01T12:00:00Z'))).toBe(100)
  expect(
    await cancelBooking(handed.tools, leaver, {
      ...{ bookingId: id, version: 2, key: randomUUID(), origin: '', seenRefundMinor: 0, seenChargedMinor: 0 },
    }),
  ).toEqual({ ok: false, reason: 'booking-unknown' })
})

test('clock skew: a process whose clock runs behind neither revives a hold nor shortens a grace that is written down', async () => {
  const id = await book(await homeWith('Firm'), '2030-05-30', '2030-06-02')
  const { graceUntil } = (await row(id)).refundTerms!
  handed.clock.set(new Date(begun.getTime() - hours(2)))
  expect((await row(id)).refundTerms!.graceUntil).toBe(graceUntil)
  expect(await percentAt(id, Date.parse(graceUntil!))).toBe(100)
  const stay = await homeWith('Firm')
  const other = await someGuest(handed.tools.database, begun)
  handed.clock.set(begun)
  const taken = await book(stay, '2030-08-01', '2030-08-03')
  handed.clock.set(new Date(begun.getTime() - hours(24)))
  await expect(
    mustBook(handed.tools, other, { stayId: stay.stayId, input: inputFor('2030-08-02', '2030-08-04') }),
  ).rejects.toThrow('dates-taken')
  expect((await row(taken)).state).toBe('confirmed')
})
