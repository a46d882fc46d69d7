// An operator changes when a visit ends whose guest is in the home: longer, shorter, at the terms as agreed or at another total.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amendBooking } from '#amendments/amend/amend-booking.server.ts'
import { priceProposal } from '#amendments/amend/preview-amendment.server.ts'
import type { AtOnce } from '#amendments/amend/price-amendment.server.ts'
import { beginVisits, endVisits } from '#bookings/visits/run-visits.server.ts'
import { remindOfDues } from '#cancellations/remind-of-dues.server.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { openDues } from '#payments/ledger/payment-dues.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import { askHold, type BookableStay, inputFor, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import {
  askDeposit,
  bookAndPay,
  mailsAbout,
  payableStay,
  payingTools,
  placeDeposit,
  someOperator,
  standOf,
} from '#tests/support/paying-world.ts'
import { saying } from '#tests/support/saying.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { days, hours } from '#values/duration.ts'
import { changeAtOnce } from './change-at-once.server.ts'
import { proposeChange } from './propose-change.server.ts'

let handed: TestTools
let ada: VerifiedUser
let manager: Operator

beforeAll(async () => {
  handed = await payingTools({ connections: 12 })
  const { database } = handed.tools
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
})
afterAll(() => handed.drop())

const origin = 'http://127.0.0.1:3000'
const stand = (id: string) => standOf(handed.tools, id)

type Before = {
  readonly way?: PaymentMethod
  /** What happens before the visit begins. */
  readonly before?: (bookingId: string) => Promise<unknown>
}

/** A paid visit of so many nights, of which some have been slept; it is noon of the day after them. */
async function staying(stay: BookableStay, nights: number, slept: number, { way, before }: Before = {}) {
  const from = handed.clock.now().getTime() + days(3)
  const day = (offset: number) => new Date(from + days(offset)).toISOString().slice(0, 10)
  const { bookingId } = await bookAndPay(
    { tools: handed.tools, user: ada, stay },
    { in: day(0), out: day(nights), ...(way && { way }) },
  )
  await before?.(bookingId)
  handed.clock.advance(days(3 + slept))
  await beginVisits(handed.tools)
  expect((await stand(bookingId)).state).toBe('in_stay')
  return { bookingId, day, stay }
}

type Asked = AtOnce & { readonly total?: number; readonly who?: Operator; readonly version?: number }

const bookingOf = async (bookingId: string) => (await findBooking(handed.tools, ada, bookingId))!

function preview(booking: Awaited<ReturnType<typeof bookingOf>>, to: readonly [string, string], atOnce: AtOnce = {}) {
  const change = { nights: inputFor(...to).nights, party: twoAdults }
  return priceProposal(handed.tools, manager, booking, change, atOnce)
}

/** As the page does: the price first, then the change at that price. */
async function change(
  bookingId: string,
  to: readonly [string, string],
  { total, who, version, ...atOnce }: Asked = {},
) {
  const booking = await bookingOf(bookingId)
  const priced = await preview(booking, to, atOnce)
  const seen = {
    version: version ?? booking.version,
    seenTotalMinor: total ?? (priced.ok ? priced.quote.totalMinor : 0),
  }
  return changeAtOnce(handed.tools, who ?? manager, {
    ...{ ...seen, ...atOnce, bookingId, nights: inputFor(...to).nights, party: twoAdults },
    ...{ words: 'Agreed at the door', key: randomUUID(), origin },
  })
}

const partsOf = async (bookingId: string) =>
  (await stand(bookingId)).row.paymentPlan!.schedule.map(({ dueOn, minor }) => [
    dueOn && writeCalendarDay(dueOn),
    minor,
  ])

async function held(bookingId: string): Promise<readonly string[]> {
  const { rows } = await handed.tools.database.execute<{ nights: string }>(
    sql`select nights::text as nights from occupancy where ref_id = ${bookingId} and not released`,
  )
  return rows.map(({ nights }) => nights)
}

describe('longer', () => {
  test('the nights on top cost what they cost, are due on the day of departure, and nobody is cancelled for them', async () => {
    const { bookingId, day } = await staying(await payableStay(handed.tools.database), 3, 1)
    expect(await preview(await bookingOf(bookingId), [day(0), day(5)])).toMatchObject({
      deltaMinor: 200_00,
      keptMinor: 0,
    })
    expect(await change(bookingId, [day(0), day(5)])).toEqual({ ok: true, bookingId })
    const { row, balance } = await stand(bookingId)
    expect(row).toMatchObject({ state: 'in_stay', checkIn: day(0), checkOut: day(5), totalMinor: 500_00 })
    expect(balance.guest_receivable).toBe(200_00)
    expect(await partsOf(bookingId)).toEqual([
      [null, 300_00],
      [day(5), 200_00],
    ])
    expect(row.paymentDueAt?.toISOString()).toBe(row.paymentPlan!.schedule[1]!.dueAt)
    expect(await held(bookingId)).toEqual([`[${day(0)},${day(5)})`])
    const mails = await mailsAbout(handed.tools, bookingId)
    expect(mails.filter(subject => saying('bookingMails.changedSubject').test(subject))).toHaveLength(2)
    handed.clock.advance(days(5))
    expect(await remindOfDues(handed.tools)).toBe(0)
    await endVisits(handed.tools)
    expect((await stand(bookingId)).state).toBe('completed')
  })

  test('what is paid at the home is due there by the day of departure', async () => {
    const stay = await payableStay(handed.tools.database)
    await handed.tools.database.execute(sql`update payment_terms set at_property = true where id = ${stay.termsId}`)
    const { bookingId, day } = await staying(stay, 2, 1, { way: 'property' })
    expect(await change(bookingId, [day(0), day(4)])).toMatchObject({ ok: true })
    expect(await partsOf(bookingId)).toEqual([[day(4), 400_00]])
  })

  test('of the same nights only one has them: the guest who stays or whoever books them', async () => {
    const stay = await payableStay(handed.tools.database)
    const { bookingId, day } = await staying(stay, 2, 1)
    const other = { stayId: stay.stayId, input: inputFor(day(2), day(4)) }
    const [longer, hold] = await Promise.all([
      change(bookingId, [day(0), day(4)]),
      askHold(handed.tools, { browser: someBrowser() }, other),
    ])
    expect([longer.ok, hold.ok].filter(Boolean)).toHaveLength(1)
    expect((await stand(bookingId)).row.checkOut).toBe(longer.ok ? day(4) : day(2))
    expect(await change(bookingId, [day(0), day(3)])).toMatchObject(
      longer.ok ? { ok: true } : { ok: false, reason: 'dates-taken' },
    )
  })
})

describe('shorter', () => {
  test('the nights that are given up stay in the price, as the terms that were agreed say, and are free for others', async () => {
    const { bookingId, day, stay } = await staying(await payableStay(handed.tools.database), 4, 1)
    expect(await preview(await bookingOf(bookingId), [day(0), day(2)])).toMatchObject({
      deltaMinor: 0,
      keptMinor: 200_00,
    })
    expect(await change(bookingId, [day(0), day(2)])).toMatchObject({ ok: true })
    const { row, refunds, balance } = await stand(bookingId)
    expect(row).toMatchObject({ checkOut: day(2), totalMinor: 400_00 })
    expect([refunds, balance.guest_receivable]).toEqual([[], 0])
    const next = { stayId: stay.stayId, input: inputFor(day(2), day(4)) }
    expect(await askHold(handed.tools, { browser: someBrowser() }, next)).toMatchObject({ ok: true })
  })

  test('another total gives back more, and never less than nothing', async () => {
    const { bookingId, day } = await staying(await payableStay(handed.tools.database), 4, 1)
    const own = { totalMinor: 250_00, reason: 'Illness' }
    expect(await change(bookingId, [day(0), day(2)], { own })).toMatchObject({ ok: true })
    const { row, refunds, balance } = await stand(bookingId)
    expect(row.totalMinor).toBe(250_00)
    expect(refunds.map(({ minor }) => Number(minor))).toEqual([150_00])
    expect([balance.guest_receivable, balance.refund_payable]).toEqual([0, 0])
  })

  test('until today: the guest leaves, and the visit ends at the hour of departure', async () => {
    const { bookingId, day } = await staying(await payableStay(handed.tools.database), 4, 2)
    expect(await change(bookingId, [day(0), day(2)])).toMatchObject({ ok: true })
    await endVisits(handed.tools)
    expect((await stand(bookingId)).row).toMatchObject({ state: 'completed', checkOut: day(2) })
    expect(await held(bookingId)).toEqual([`[${day(0)},${day(2)})`])
  })
})

describe('what stays as it is', () => {
  test('the arrival, and nights that are over; by the clock of the home', async () => {
    const { bookingId, day } = await staying(await payableStay(handed.tools.database), 4, 2)
    for (const arrival of [-1, 1, 3]) {
      const moved = await change(bookingId, [day(arrival), day(5)])
      expect(moved, String(arrival)).toEqual({ ok: false, reason: 'arrival-stays' })
      expect(await preview(await bookingOf(bookingId), [day(arrival), day(5)])).toEqual(moved)
    }
    expect(await change(bookingId, [day(0), day(1)])).toEqual({ ok: false, reason: 'nights-over' })
    // Lisbon is an hour ahead: there it is the next day already.
    handed.clock.advance(hours(11.5))
    expect(await change(bookingId, [day(0), day(2)])).toEqual({ ok: false, reason: 'nights-over' })
    expect(await change(bookingId, [day(0), day(4)])).toEqual({ ok: false, reason: 'unchanged' })
    expect(await change(bookingId, [day(0), day(3)])).toMatchObject({ ok: true })
  })

  test('what a guest may do: neither they nor a proposal to them change a visit that has begun', async () => {
    const { bookingId, day } = await staying(await payableStay(handed.tools.database), 4, 1)
    const { version } = await bookingOf(bookingId)
    const to = { nights: inputFor(day(0), day(5)).nights, party: twoAdults }
    const asked = { ...to, bookingId, version, seenTotalMinor: 500_00, key: randomUUID(), origin }
    expect(await amendBooking(handed.tools, ada, asked)).toMatchObject({ reason: 'not-amendable', state: 'in_stay' })
    expect(await proposeChange(handed.tools, manager, { ...asked, key: randomUUID(), words: '' })).toMatchObject({
      reason: 'not-amendable',
    })
    const cleaner = await someOperator(handed.tools.database, handed.clock.now(), 'cleaner')
    expect(await change(bookingId, [day(0), day(5)], { who: cleaner })).toMatchObject({ reason: 'not-allowed' })
    expect(await change(bookingId, [day(0), day(5)], { version: version - 1 })).toMatchObject({ reason: 'out-of-date' })
    expect((await stand(bookingId)).row.checkOut).toBe(day(4))
  })

  test('the damage deposit, which is let go by the day on which the guest leaves', async () => {
    const stay = await payableStay(handed.tools.database)
    await askDeposit(handed.tools.database, stay, { placedDaysBefore: 30, releasedDaysAfter: 2 })
    const deposit = (bookingId: string) => placeDeposit(handed.tools, ada, { bookingId })
    const { bookingId, day } = await staying(stay, 4, 1, { before: deposit })
    await handed.tools.database.execute(sql`
      update damage_deposit_rule set amount = 90000 where id = (
        select damage_deposit_rule_id from stay_offer where stay_id = ${stay.stayId})`)
    expect(await change(bookingId, [day(0), day(6)])).toMatchObject({ ok: true })
    const { row } = await stand(bookingId)
    expect(row.quote.damageDeposit).toMatchObject({ minor: 300_00, releasedDaysAfter: 2 })
  })
})

test('a rule that stands against it is overruled by whoever says so, and is noted with the step', async () => {
  const stay = await payableStay(handed.tools.database)
  const { bookingId, day } = await staying(stay, 4, 1)
  await handed.tools.database.execute(
    sql`insert into stay_rule (stay_id, kind, amount) values (${stay.stayId}, 'min_arrival', 3)`,
  )
  const short = [day(0), day(2)] as const
  expect(await change(bookingId, short)).toEqual({ ok: false, reason: 'not-offered' })
  expect(await preview(await bookingOf(bookingId), short, { overrules: true })).toMatchObject({
    ...{ ok: true, overruled: [{ reason: 'minimum-arrival' }] },
  })
  expect(await change(bookingId, short, { overrules: true })).toMatchObject({ ok: true })
  const { events } = await bookingOf(bookingId)
  expect(events.at(-1)).toMatchObject({ command: 'amend', payload: { overruled: [{ reason: 'minimum-arrival' }] } })
  // What no rule forbids is noted without any.
  expect(await change(bookingId, [day(0), day(5)], { overrules: true })).toMatchObject({ ok: true })
  expect((await bookingOf(bookingId)).events.at(-1)!.payload).not.toHaveProperty('overruled')
})

describe('money', () => {
  async function taxedStay(unpaid: 'waived' | 'charged', parts: readonly (readonly [number, number | null])[]) {
    const { database } = handed.tools
    const stay = await payableStay(database, parts, { cleaningMinor: 45_50 })
    const { rows } = await database.execute<{ id: number }>(
      sql`insert into tax_profile (name) values ('Town') returning id`,
    )
    const profile = rows[0]!.id
    await database.execute(sql`
      insert into tax_rule (profile_id, position, name, kind, rate_numerator, rate_denominator)
      values (${profile}, 1, 'Tax', 'percent', 7, 100)`)
    await database.execute(sql`
      insert into tax_rule (profile_id, position, name, kind, amount_minor) values (${profile}, 2, 'Town', 'per_night', 233)`)
    await database.execute(sql`update stay_offer set tax_profile_id = ${profile} where stay_id = ${stay.stayId}`)
    await database.execute(sql`update cancellation_policy set unpaid_balance = ${unpaid} where id = ${stay.policyId}`)
    return stay
  }

  const visit = fc.record({
    unpaid: fc.constantFrom('waived' as const, 'charged' as const),
    parts: fc.constantFrom<readonly (readonly [number, number | null])[]>(
      [[10_000, null]],
      [
        [3000, null],
        [7000, 0],
      ],
    ),
    nights: fc.integer({ min: 2, max: 6 }),
    slept: fc.integer({ min: 1, max: 5 }),
    ends: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    ownMinor: fc.option(fc.integer({ min: 100_00, max: 1000_00 }), { nil: undefined, freq: 3 }),
  })

  test('over any visits and changes: what is retained and given back is what was paid, and nothing due is below zero', async () => {
    await fc.assert(
      fc.asyncProperty(visit, async ({ unpaid, parts, nights, slept, ends, ownMinor }) => {
        fc.pre(slept < nights)
        const { bookingId, day } = await staying(await taxedStay(unpaid, parts), nights, slept)
        for (const [at, end] of ends.entries()) {
          const own = at === 0 && ownMinor !== undefined ? { totalMinor: ownMinor, reason: 'As agreed' } : undefined
          const before = await stand(bookingId)
          const priced = await preview(await bookingOf(bookingId), [day(0), day(end)], { own })
          const changed = await change(bookingId, [day(0), day(end)], { own })
          expect(changed.ok).toBe(priced.ok)
          const after = await stand(bookingId)
          if (end < slept) expect(changed.ok).toBe(false)
          if (!changed.ok) expect(after.row).toEqual(before.row)
          // Without another total nothing but the nights themselves makes a shorter visit cheaper: the terms give nothing back.
          const isShorter = end < nights && at === 0 && parts.length === 1
          if (changed.ok && isShorter && !own) expect(after.row.totalMinor).toBeLessThanOrEqual(before.row.totalMinor)
          await balances(bookingId)
        }
      }),
      { numRuns: 30 },
    )
  })

  async function balances(bookingId: string) {
    const { row, payments, refunds, balance } = await stand(bookingId)
    const paid = payments.reduce((sum, { capturedMinor }) => sum + Number(capturedMinor), 0)
    const back = refunds.reduce((sum, { minor }) => sum + Number(minor), 0)
    const owed = balance.guest_receivable ?? 0
    expect(row.totalMinor).toBe(paid - back + owed)
    expect(owed).toBeGreaterThanOrEqual(0)
    expect(balance.refund_payable ?? 0).toBe(0)
    const { schedule } = row.paymentPlan!
    expect(schedule.filter(({ minor }) => minor <= 0)).toEqual([])
    expect(openDues(schedule, paid - back).reduce((sum, { openMinor }) => sum + openMinor, 0)).toBe(owed)
    expect(row.paymentDueAt === null).toBe(owed === 0)
  }
})
