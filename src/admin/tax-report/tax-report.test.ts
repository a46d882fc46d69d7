// The list by which taxes are filed: to the cent what the ledger and the invoices say, whatever happened to the bookings.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceOf, refundablePayments } from '#bookings/record/booking-money.server.ts'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { cancelBooking } from '#cancellations/cancel-booking.server.ts'
import { cancellable, previewCancellation } from '#cancellations/cancellation-preview.ts'
import { quote } from '#offers/quote/quote.ts'
import { followPapers } from '#papers/invoices/follow-papers.server.ts'
import { invoicesOf } from '#papers/invoices/invoice-store.server.ts'
import { accountsOf } from '#payments/ledger/ledger.server.ts'
import { anyContext, anyOffer } from '#tests/support/any-offer.ts'
import { type BookableStay, someGuest } from '#tests/support/booking-world.ts'
import { endVisit } from '#tests/support/completed-visit.ts'
import { bookByTransfer, organise } from '#tests/support/papers-world.ts'
import { payableStay, payingTools, someOperator } from '#tests/support/paying-world.ts'
import { input } from '#tests/support/some-offer.ts'
import type { TestTools } from '#tests/support/tools.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { countTaxes, type TaxedBooking } from './count-taxes.ts'
import { findTaxReport, taxReportTable } from './find-tax-report.server.ts'
import { monthLater, reportInput } from './report-input.ts'

let handed: TestTools
let stay: BookableStay
let ada: VerifiedUser
let manager: Operator
const rules: number[] = []

beforeAll(async () => {
  handed = await payingTools({ connections: 10 })
  const { database } = handed.tools
  stay = await payableStay(database, [[10_000, null]], { cleaningMinor: 40_00 })
  const { rows } = await database.execute<{ id: number }>(sql`
    with place as (insert into tax_profile (name, currency) values ('Here', 'EUR') returning id),
      followed as (update stay_offer set tax_profile_id = place.id from place where stay_id = ${stay.stayId})
    insert into tax_rule (profile_id, position, name, jurisdiction, kind, rate_numerator, rate_denominator, inclusive,
      amount_minor, collected_by, max_nights)
    select place.id, made.* from place, (values
      (0, 'IVA', 'Spain', 'percent', 10, 100, true, null::bigint, 'us', null::integer),
      (1, 'Levy', 'Catalonia', 'per_guest_night', null, null, false, 150, 'us', 2),
      (2, 'Town tax', 'Calella', 'per_night', null, null, false, 200, 'property', null)) as made returning id`)
  rules.push(...rows.map(({ id }) => id))
  ada = await someGuest(database, handed.clock.now())
  manager = await someOperator(database, handed.clock.now())
  await organise(database, 'when-paid')
})
afterAll(() => handed?.drop())

const payer = () => ({ tools: handed.tools, user: ada, stay })
const report = (from: string, until = from) => findTaxReport(handed.tools, manager, { from, until })
const told = (rows: Awaited<ReturnType<typeof report>>) =>
  rows.map(row => [row.name, row.visits, row.taxedNights, row.taxMinor])
const ledgerTax = async (ids: readonly string[]) => {
  let sum = 0
  for (const id of ids) sum -= (await accountsOf(handed.tools.database, id)).tax_payable ?? 0
  return sum
}

async function cancel(bookingId: string): Promise<void> {
  const row = (await findRow(handed.tools.database, bookingId))!
  const payments = await refundablePayments(handed.tools.database, bookingId)
  const { refundMinor, chargedMinor } = previewCancellation(cancellable(row, payments), handed.clock.now())
  const seen = { version: row.version, seenRefundMinor: refundMinor, seenChargedMinor: chargedMinor }
  const cancelled = await cancelBooking(handed.tools, ada, { bookingId, ...seen, key: randomUUID(), origin: '' })
  expect(cancelled).toMatchObject({ ok: true })
}

describe('the report', () => {
  it('counts visits, nights and guests by the month of departure, each tax with its authority', async () => {
    const first = await bookByTransfer(payer(), manager, { in: '2030-08-29', out: '2030-09-01' })
    const second = await bookByTransfer(payer(), manager, { in: '2030-09-10', out: '2030-09-12' })
    const other = await bookByTransfer(payer(), manager, { in: '2030-09-29', out: '2030-10-01' })
    expect(await report('2030-08')).toEqual([])
    const september = await report('2030-09')
    expect(september.map(({ jurisdiction, name, collectedBy }) => [jurisdiction, name, collectedBy])).toEqual([
      ['Spain', 'IVA', 'us'],
      ['Catalonia', 'Levy', 'us'],
      ['Calella', 'Town tax', 'property'],
    ])
    expect(september[0]).toMatchObject({ visits: 2, nights: 5, guests: 4, month: '2030-09', currency: 'EUR' })
    // 10 % within 300 and within 200; two guests for two nights each; five nights.
    expect(told(september)).toEqual([
      ['IVA', 2, 5, 27_27 + 18_18],
      ['Levy', 2, 4, 12_00],
      ['Town tax', 2, 5, 10_00],
    ])
    const us = september
      .filter(({ collectedBy }) => collectedBy === 'us')
      .reduce((sum, { taxMinor }) => sum + taxMinor, 0)
    expect(us).toBe(await ledgerTax([first, second]))
    expect((await report('2030-08', '2030-10')).filter(({ month }) => month === '2030-10')).toHaveLength(3)
    await followPapers(handed.tools)
    const papers = await Promise.all([first, second].map(id => invoicesOf(handed.tools.database, id)))
    expect(papers.flat().reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(us)
    await cancel(other)
  })

  it('has a booking as it stands now: changed, cancelled with something retained, or over', async () => {
    const changed = await bookByTransfer(payer(), manager, { in: '2031-01-10', out: '2031-01-12' })
    const cancelled = await bookByTransfer(payer(), manager, { in: '2031-01-20', out: '2031-01-22' })
    const before = await report('2031-01')
    expect(before[0]).toMatchObject({ visits: 2, nights: 4 })
    await cancel(cancelled)
    const { policy } = (await findRow(handed.tools.database, cancelled))!.quote.refundTerms
    expect(policy.tiers.length).toBeGreaterThan(0)
    const after = await report('2031-01')
    expect(after[0]).toMatchObject({ visits: 1, nights: 2, taxMinor: 18_18 })
    expect(after[2]).toMatchObject({ name: 'Town tax', taxMinor: 4_00 })
    await endVisit(handed.tools, changed)
    expect(told(await report('2031-01'))).toEqual(told(after))
    // Late, when part of the price is retained: its taxes are filed in the same month, without a visit.
    const late = await bookByTransfer(payer(), manager, { in: '2030-05-17', out: '2030-05-19' })
    await cancel(late)
    const may = await report('2030-05')
    const us = may.filter(({ collectedBy }) => collectedBy === 'us').reduce((sum, { taxMinor }) => sum + taxMinor, 0)
    expect(us).toBe(await ledgerTax([late]))
    expect(may.every(({ visits, nights, guests, taxedNights }) => visits + nights + guests + taxedNights === 0)).toBe(
      true,
    )
    expect(may.some(({ collectedBy }) => collectedBy === 'property')).toBe(false)
  })

  it('keeps the name and authority of a tax that was removed, and leaves out homes that its reader may not see', async () => {
    await handed.tools.database.execute(sql`update tax_rule set active = false where id = ${rules[1]!}`)
    const [, levy] = await report('2030-09')
    expect(levy).toMatchObject({ jurisdiction: 'Catalonia', name: 'Levy', taxMinor: 12_00 })
    await handed.tools.database.execute(sql`update tax_rule set active = true where id = ${rules[1]!}`)
    const ofNothing = { ...manager, roles: ['guest'], stayRoles: [{ role: 'manager', stayId: 999_999 }] } as Operator
    expect(await findTaxReport(handed.tools, ofNothing, { from: '2030-09', until: '2030-09' })).toEqual([])
  })

  it('is a table for spreadsheets, in plain decimals', async () => {
    const [head, first] = taxReportTable(await report('2030-09')).split('\r\n')
    expect(head).toBe('month,jurisdiction,tax,collectedBy,visits,nights,guests,taxedNights,currency,amount')
    expect(first).toBe('2030-09,Spain,IVA,us,2,5,4,5,EUR,45.45')
  })
})

describe('for any offer', () => {
  it('what we collect sums to the tax of the ledger, whole or in part, and nothing is counted twice', () => {
    let seen = 0
    const part = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(anyOffer, anyContext, part, fc.boolean(), (offer, context, percent, hasEnded) => {
        const result = quote(offer, input(), context)
        if (!result.ok) return
        seen++
        const { totalMinor, taxMinor } = priceOf(result.quote)
        const kept = hasEnded ? percent / 100 : 1
        const owed = { chargedMinor: Math.round(totalMinor * kept), taxMinor: Math.round(taxMinor * kept) }
        const booking: TaxedBooking = { month: '2030-07', quote: result.quote, hasEnded, ...owed }
        const rows = countTaxes([booking, booking])
        const us = rows.filter(({ collectedBy }) => collectedBy === 'us')
        const known = result.quote.lines.some(({ kind, collectedBy }) => kind === 'tax' && collectedBy === 'us')
        expect(us.reduce((sum, row) => sum + row.taxMinor, 0)).toBe(known && taxMinor > 0 ? 2 * owed.taxMinor : 0)
        for (const { visits, nights, taxedNights } of rows) {
          expect(visits).toBe(hasEnded ? 0 : 2)
          expect(taxedNights).toBeLessThanOrEqual(nights)
        }
      }),
      { numRuns: 300 },
    )
    expect(seen).toBeGreaterThan(20)
  })
})

describe('months', () => {
  it.each<[string, number, string]>([
    ['2030-12', 1, '2031-01'],
    ['2030-01', -1, '2029-12'],
    ['2030-05', -11, '2029-06'],
    ['2030-05', 24, '2032-05'],
  ])('%s and %i more are %s', (from, months, to) => expect(monthLater(from, months)).toBe(to))

  it.each<[string, string, boolean]>([
    ['2030-01', '2030-01', true],
    ['2030-01', '2034-12', true],
    ['2030-01', '2035-01', false],
    ['2030-02', '2030-01', false],
    ['2030-13', '2031-01', false],
    ['1999-01', '2030-01', false],
    ['2030-1', '2030-02', false],
  ])('from %s until %s can be asked: %s', (from, until, isRight) => {
    expect(reportInput.safeParse({ from, until }).success).toBe(isRight)
  })
})
