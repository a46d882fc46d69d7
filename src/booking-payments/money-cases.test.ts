// The edge cases of prices and of cancelling with money: booked, paid, given back, and the ledger at the end of each.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteMoneyArrived, noteRefundSent } from '#admin/payments/money-admin.server.ts'
import { refundablePayments } from '#bookings/record/booking-money.server.ts'
import { beginVisits } from '#bookings/visits/run-visits.server.ts'
import { priceView } from '#bookings/words/price-view.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { type Ending, endBooking } from '#cancellations/end-booking.server.ts'
import { feeTable } from '#offers/stored/offer-tables.server.ts'
import { hashOf } from '#offers/stored/quote-store.server.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import { refusingConstraint } from '#platform/tools/database.server.ts'
import { askHold, type BookableStay, inputFor, mustHold, someBrowser, someGuest } from '#tests/support/booking-world.ts'
import {
  bookAndPay,
  payableStay,
  payingTools,
  payRest,
  sendAndPay,
  someOperator,
  standOf,
  trySending,
} from '#tests/support/paying-world.ts'
import type { TestTools } from '#tests/support/tools.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { days } from '#values/duration.ts'

let handed: TestTools
let ada: VerifiedUser
let manager: Operator

const begun = new Date('2030-05-15T12:00:00Z')
/** Nights of most of these bookings: all comes back until 20 days before, half until 5, in Lisbon at 16:00. */
const asked = { in: '2030-09-10', out: '2030-09-14' }
const inTime = '2030-08-01T12:00:00Z'
const half = '2030-09-01T12:00:00Z'
const tooLate = '2030-09-08T12:00:00Z'
const begunVisit = '2030-09-11T12:00:00Z'

beforeAll(async () => {
  handed = await payingTools()
  ada = await someGuest(handed.tools.database, begun)
  manager = await someOperator(handed.tools.database, begun, 'owner')
})
afterAll(() => handed.drop())

const run = (query: ReturnType<typeof sql>) => handed.tools.database.execute(query)
const stand = (id: string) => standOf(handed.tools, id)

async function home(
  instalments?: Parameters<typeof payableStay>[1],
  parts: Parameters<typeof payableStay>[2] = {},
): Promise<BookableStay> {
  handed.clock.set(begun)
  return payableStay(handed.tools.database, instalments, parts)
}

/** Another currency than the euro for a home and its plan. */
async function inCurrency(stay: BookableStay, code: string): Promise<BookableStay> {
  await run(sql`update rate_plan set currency = ${code} where id = ${stay.planId}`)
  await run(sql`update stay set currency = ${code} where id = ${stay.stayId}`)
  return stay
}

async function pay(stay: BookableStay, parts: Partial<StayInput> = {}): Promise<string> {
  const input = { ...inputFor(asked.in, asked.out), ...parts }
  const holdId = await mustHold(handed.tools, { browser: someBrowser(), user: ada }, { stayId: stay.stayId, input })
  const paid = await sendAndPay({ tools: handed.tools, user: ada }, holdId, { card: 'succeeds' })
  expect(paid.payment).toEqual({ kind: 'settled' })
  return holdId
}

const noteArrived = (bookingId: string, seenPaidMinor: number, minor: number) =>
  noteMoneyArrived(handed.tools, manager, { bookingId, seenPaidMinor, minor, origin: '' })

/** Cancels as the guest at that moment and answers what came back. */
async function cancelAt(id: string, moment: string): Promise<number> {
  handed.clock.set(new Date(moment))
  const { row } = await stand(id)
  const preview = previewCancellation(
    cancellable(row, await refundablePayments(handed.tools.database, id)),
    handed.clock.now(),
  )
  const answer = await cancelBooking(handed.tools, ada, {
    ...{ bookingId: id, version: row.version, key: randomUUID(), origin: '' },
    ...{ seenRefundMinor: preview.refundMinor, seenChargedMinor: preview.chargedMinor },
  })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.refundMinor
}

async function endAt(id: string, moment: string, command: Ending): Promise<number> {
  handed.clock.set(new Date(moment))
  await beginVisits(handed.tools)
  const { version } = (await stand(id)).row
  const input = { bookingId: id, version, command, key: randomUUID(), reason: '', origin: '' }
  const answer = await endBooking(handed.tools, manager, input)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.refundMinor
}

/** After the end of a booking: nobody owes anybody anything, and what was kept is what the ledger says. */
async function expectKept(id: string, keptMinor: number, taxMinor = 0): Promise<void> {
  const { balance, refunds, row } = await stand(id)
  expect(balance.guest_receivable).toBe(0)
  expect(balance.refund_payable ?? 0).toBe(0)
  expect([balance.revenue ?? 0, balance.tax_payable ?? 0]).toEqual([taxMinor - keptMinor || 0, -taxMinor || 0])
  expect(refunds.reduce((sum, { minor }) => sum + minor, 0)).toBe(row.totalMinor - keptMinor)
}

describe('Price', () => {
  test('totals over 2^31: booked, paid in two parts and given back to the last minor unit', async () => {
    const nightly = 12_345_678_901
    const parts = [
      [3000, null],
      [7000, 30],
    ] as const
    const stay = await home(parts, { plan: { baseNightlyMinor: nightly } })
    // No card pays such a sum.
    const holdId = await mustHold(
      handed.tools,
      { browser: someBrowser(), user: ada },
      { stayId: stay.stayId, input: inputFor(asked.in, asked.out) },
    )
    const { bookingId: id } = await sendAndPay({ tools: handed.tools, user: ada }, holdId, { way: 'bank-transfer' })
    const total = nightly * 4
    await noteArrived(id, 0, Math.round(total * 0.3))
    const now = await stand(id)
    expect(total).toBeGreaterThan(2 ** 31)
    expect(now.row.totalMinor).toBe(total)
    const first = now.balance.cash_provider!
    expect([first, now.balance.guest_receivable]).toEqual([Math.round(total * 0.3), total - Math.round(total * 0.3)])
    expect(await payRest(handed.tools, ada, { bookingId: id, seenMinor: total - first })).toMatchObject({
      ...{ ok: true, payment: { kind: 'failed', fault: 'not-supported' } },
    })
    await noteArrived(id, first, total - first)
    expect(await cancelAt(id, inTime)).toBe(total)
    const { rows } = await handed.tools.database.$client.query<{ id: string }>(
      'select id from refund where booking_id = $1',
      [id],
    )
    for (const refund of rows) await noteRefundSent(handed.tools, manager, refund.id)
    await expectKept(id, 0)
  })

  test.each([
    // Four nights and half of them: 10 001 × 4 = 40 004 yen, of which 20 002; 1 110 × 4 fils = 4.440 dinars, of
    // which 2.220: cards pay no fils that do not end in 0.
    ['JPY', 10_001, 40_004, '¥40,004', 20_002],
    ['KWD', 1_110, 4_440, 'KWD 4.440', 2_220],
  ])(
    '%s: without decimals or with three, in every sum from the price to the refund',
    async (code, nightly, total, said, back) => {
      const stay = await inCurrency(
        await home(undefined, { plan: { currency: 'EUR', baseNightlyMinor: nightly } }),
        code,
      )
      const id = await pay(stay)
      const { row, payment } = await stand(id)
      expect([row.currency, row.totalMinor, payment!.currency, payment!.capturedMinor]).toEqual([
        ...[code, total, code, total],
      ])
      expect(priceView(row.quote, 'en').total.replace(/\u00a0/g, ' ')).toBe(said)
      expect(await cancelAt(id, half)).toBe(back)
      await expectKept(id, total - back)
    },
  )

  test('rounding half: half of an odd sum is kept, its half unit for nobody to lose twice', async () => {
    const stay = await inCurrency(await home(undefined, { plan: { baseNightlyMinor: 10_001 } }), 'JPY')
    const id = await pay(stay, inputFor('2030-09-10', '2030-09-11'))
    const back = await cancelAt(id, half)
    expect([back, 10_001 - back].toSorted()).toEqual([5_000, 5_001])
    await expectKept(id, 10_001 - back)
  })

  test('engine upgrade with live quotes: a hold of the engine before is booked and paid byte for byte as it was', async () => {
    const stay = await home()
    const input = inputFor(asked.in, asked.out)
    const holdId = await mustHold(handed.tools, { browser: someBrowser(), user: ada }, { stayId: stay.stayId, input })
    const { row } = await stand(holdId)
    // As a process of the release before has written it, down to a line that this one would not make.
    const [line, ...others] = row.quote.lines
    const lines = [{ ...line!, label: 'Night, as it was called', unitMinor: 90_00, amountMinor: 90_00 }, ...others]
    const sums = { lodgingMinor: 390_00, totalMinor: 390_00, schedule: [{ ...row.quote.schedule[0]!, minor: 390_00 }] }
    const older = { ...row.quote, ...sums, engineVersion: 0, lines }
    await run(sql`
      update booking set quote = ${JSON.stringify(older)}::jsonb, quote_hash = ${hashOf(older)}, total_minor = 39000
      where id = ${holdId}`)
    await sendAndPay({ tools: handed.tools, user: ada }, holdId, { card: 'succeeds' })
    const booked = await stand(holdId)
    expect(booked).toMatchObject({ state: 'confirmed', balance: { cash_provider: 390_00, guest_receivable: 0 } })
    expect(hashOf(booked.row.quote)).toBe(hashOf(older))
    expect((await findBooking(handed.tools, ada, holdId))!.quote.lines[0]!.label).toBe('Night, as it was called')
    expect(await cancelAt(holdId, inTime)).toBe(390_00)
  })

  test('an infant beyond capacity and a service animal come along; a second infant and a pet do not', async () => {
    const stay = await home(undefined, { offer: { maxInfantsExtra: 1 } })
    await run(sql`update stay set pets_max = 0 where id = ${stay.stayId}`)
    const hold = (party: Partial<StayInput['party']>) => {
      const input = inputFor(asked.in, asked.out)
      const full = { ...input.party, adults: 4, ...party }
      return askHold(
        handed.tools,
        { browser: someBrowser() },
        { stayId: stay.stayId, input: { ...input, party: full } },
      )
    }
    expect(await hold({ infants: 2 })).toEqual({ ok: false, reason: 'not-offered' })
    expect(await hold({ pets: 1 })).toEqual({ ok: false, reason: 'not-offered' })
    expect(await hold({ infants: 1, serviceAnimals: 1 })).toMatchObject({ ok: true })
  })
})

describe('Payment', () => {
  test('currency mismatch: a home keeps its currency while a booking is in it, paid and given back', async () => {
    const parts = [
      [3000, null],
      [7000, 30],
    ] as const
    const stay = await home(parts)
    const id = await pay(stay)
    const changed = run(sql`update stay set currency = 'USD' where id = ${stay.stayId}`)
    expect(await changed.then(() => 'changed', refusingConstraint)).toBe('stay_currency_while_unbooked')
    expect(await payRest(handed.tools, ada, { bookingId: id, seenMinor: 280_00 })).toMatchObject({ ok: true })
    const { payments } = await stand(id)
    expect(payments.map(({ currency, capturedMinor }) => [currency, capturedMinor])).toEqual([
      ['EUR', 120_00],
      ['EUR', 280_00],
    ])
    expect(await cancelAt(id, inTime)).toBe(400_00)
    await expectKept(id, 0)
  })
})

describe('Cancellation', () => {
  /** Nights 400.00; cleaning 80.00, linen 30.00 chosen, a service fee 20.00 that never comes back, a resort fee 10.00. */
  async function homeWithFees(): Promise<{ stay: BookableStay; extras: StayInput['extras'] }> {
    const stay = await home()
    const { stayId } = stay
    const fees = await handed.tools.database
      .insert(feeTable)
      .values([
        { stayId, name: 'Cleaning', kind: 'cleaning', basis: 'per_stay', amount: 80_00 },
        {
          stayId,
          name: 'Linen',
          kind: 'extra',
          basis: 'per_stay',
          amount: 30_00,
          mandatory: false,
          refundRule: 'if_unused',
        },
        { stayId, name: 'Service', kind: 'service', basis: 'per_stay', amount: 20_00, refundRule: 'never' },
        { stayId, name: 'Garden', kind: 'resort', basis: 'per_stay', amount: 10_00, refundRule: 'policy' },
      ])
      .returning({ id: feeTable.id, name: feeTable.name })
    return { stay, extras: [{ feeId: fees.find(({ name }) => name === 'Linen')!.id, quantity: 1 }] }
  }

  test.each([
    // Before: all but the service. Half: 200 + cleaning + linen + half the garden. Late: cleaning and linen.
    ['in time', inTime, 520_00],
    ['at half', half, 200_00 + 80_00 + 30_00 + 5_00],
    ['after the last cut-off', tooLate, 80_00 + 30_00],
    ['once the visit has begun, cleaning and linen being used', begunVisit, 0],
  ])('fees consumed: cancelled %s, each fee comes back by its own rule', async (_when, moment, back) => {
    const { stay, extras } = await homeWithFees()
    const id = await pay(stay, { extras })
    expect((await stand(id)).row.totalMinor).toBe(540_00)
    expect(await cancelAt(id, moment)).toBe(back)
    await expectKept(id, 540_00 - back)
  })

  test.each([
    // 10 % of 400.00 and 2.00 a head and night: 16.00. The tourist tax is owed only for nights that somebody stayed.
    ['in time', inTime, 456_00, 0, 0],
    ['at half: tax on half the nights', half, 200_00 + 20_00 + 16_00, 220_00, 20_00],
    ['after the last cut-off: tax on all of them, none by head', tooLate, 16_00, 440_00, 40_00],
    ['on the second day: tax by head for the night begun', begunVisit, 12_00, 444_00, 44_00],
  ])('tax recompute: cancelled %s', async (_when, moment, back, kept, keptTax) => {
    const stay = await home()
    const { rows } = await run(sql`insert into tax_profile (name) values ('Town') returning id`)
    const profile = (rows[0] as { id: number }).id
    await run(sql`
      insert into tax_rule (profile_id, position, name, kind, rate_numerator, rate_denominator)
      values (${profile}, 0, 'VAT', 'percent', 10, 100)`)
    await run(sql`
      insert into tax_rule (profile_id, position, name, kind, amount_minor)
      values (${profile}, 1, 'Tourist tax', 'per_guest_night', 200)`)
    await run(sql`update stay_offer set tax_profile_id = ${profile} where stay_id = ${stay.stayId}`)
    const id = await pay(stay)
    const before = await stand(id)
    expect(before.balance).toEqual({
      guest_receivable: 0,
      cash_provider: 456_00,
      revenue: -400_00,
      tax_payable: -56_00,
    })
    expect(await cancelAt(id, moment)).toBe(back)
    await expectKept(id, kept, keptTax)
  })

  test('tax recompute: what the price includes of VAT is owed of what is kept', async () => {
    const stay = await home()
    const { rows } = await run(sql`insert into tax_profile (name) values ('VAT in it') returning id`)
    const profile = (rows[0] as { id: number }).id
    await run(sql`
      insert into tax_rule (profile_id, name, kind, rate_numerator, rate_denominator, inclusive)
      values (${profile}, 'VAT', 'percent', 25, 100, true)`)
    await run(sql`update stay_offer set tax_profile_id = ${profile} where stay_id = ${stay.stayId}`)
    const id = await pay(stay)
    // A fifth of 400.00 is VAT, and a fifth of the 200.00 that are kept.
    expect((await stand(id)).balance).toMatchObject({ revenue: -320_00, tax_payable: -80_00 })
    expect(await cancelAt(id, half)).toBe(200_00)
    await expectKept(id, 200_00, 40_00)
  })

  test('no-show: what the policy says of nights and fees, and what was never used', async () => {
    const { stay, extras } = await homeWithFees()
    await run(sql`
      update cancellation_policy set no_show_lodging_bp = 2500, no_show_fee_bp = 5000 where id = ${stay.policyId}`)
    const id = await pay(stay, { extras })
    // A quarter of the nights, the linen nobody slept in, half the garden; the cleaning was to be done.
    const back = await endAt(id, '2030-09-11T12:00:00Z', 'mark_no_show')
    const { row } = await stand(id)
    expect(row.state).toBe('no_show')
    expect(back).toBe(100_00 + 30_00 + 5_00)
    await expectKept(id, 540_00 - back)
  })

  test('operator cancel: everything back of two payments, the service fee too, after the last cut-off', async () => {
    const stay = await home([
      [3000, null],
      [7000, 30],
    ])
    const { stayId } = stay
    await handed.tools.database
      .insert(feeTable)
      .values({ stayId, name: 'Service', kind: 'service', basis: 'per_stay', amount: 20_00, refundRule: 'never' })
    const id = await pay(stay)
    expect(await payRest(handed.tools, ada, { bookingId: id, seenMinor: 294_00 })).toMatchObject({ ok: true })
    expect(await endAt(id, tooLate, 'cancel')).toBe(420_00)
    const { refunds, row } = await stand(id)
    expect(row).toMatchObject({ state: 'cancelled', cancelledBy: 'operator' })
    expect(refunds.map(({ minor }) => minor).toSorted((one, other) => one - other)).toEqual([126_00, 294_00])
    await expectKept(id, 0)
  })

  test('zone changed after bookings: cut-offs and the beginning of the visit stay on the clock that was agreed', async () => {
    const stay = await home()
    const id = await pay(stay)
    await run(sql`update stay set time_zone = 'Pacific/Auckland' where id = ${stay.stayId}`)
    // 20 days before at 16:00 in Lisbon is 15:00 UTC; in Auckland it would have been over eleven hours earlier.
    const end = Date.parse('2030-08-21T15:00:00Z')
    const backAt = async (moment: number) => {
      const { row } = await stand(id)
      const paid = cancellable(row, await refundablePayments(handed.tools.database, id))
      return previewCancellation(paid, new Date(moment)).refundMinor
    }
    expect([await backAt(end), await backAt(end + 1)]).toEqual([400_00, 200_00])
    handed.clock.set(new Date(Date.parse('2030-09-10T15:00:00Z') - 1))
    await beginVisits(handed.tools)
    expect((await stand(id)).state).toBe('confirmed')
    handed.clock.advance(1)
    await beginVisits(handed.tools)
    expect((await stand(id)).state).toBe('in_stay')
    // Who books now is told the home's new clock.
    handed.clock.set(begun)
    const other = await bookAndPay({ tools: handed.tools, user: ada, stay }, { in: '2030-10-10', out: '2030-10-12' })
    expect((await stand(other.bookingId)).row.timeZone).toBe('Pacific/Auckland')
  })
})

test('Dates: guest in Auckland booking Honolulu: the day at the home decides, whatever day it is for the guest', async () => {
  const honolulu = await home(undefined, { timeZone: 'Pacific/Honolulu' })
  const auckland = await home(undefined, { timeZone: 'Pacific/Auckland' })
  // In Auckland it is the 11th of July already, in Honolulu still the 10th.
  handed.clock.set(new Date('2030-07-10T20:00:00Z'))
  const hold = (stay: BookableStay, from: string) => {
    const checkIn = Date.parse(from)
    const until = new Date(checkIn + days(2)).toISOString().slice(0, 10)
    return askHold(handed.tools, { browser: someBrowser() }, { stayId: stay.stayId, input: inputFor(from, until) })
  }
  expect(await hold(honolulu, '2030-07-09')).toEqual({ ok: false, reason: 'not-offered' })
  expect(await hold(auckland, '2030-07-10')).toEqual({ ok: false, reason: 'not-offered' })
  expect(await hold(auckland, '2030-07-11')).toMatchObject({ ok: true })
  const held = await hold(honolulu, '2030-07-10')
  if (!held.ok) throw new Error(held.reason)
  expect(await trySending({ tools: handed.tools, user: ada }, held.holdId)).toMatchObject({ ok: false })
})
