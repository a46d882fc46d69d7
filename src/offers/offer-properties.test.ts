// What holds of every price and every refund, whatever the offer: tried on arbitrary ones.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { type Quote, quote } from '#offers/quote/quote.ts'
import { amendedTerms } from '#offers/refunds/amended-terms.ts'
import { policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import { type CancelledBy, refund } from '#offers/refunds/refund.ts'
import type { Payment } from '#offers/refunds/refund-allocation.ts'
import type { TaxRule } from '#offers/terms/charges.ts'
import { bookedTerms, type RefundTerms } from '#offers/terms/refund-terms.ts'
import { anyCase, bookableCase, type Case, patience, runs } from '#tests/support/any-offer.ts'
import { addDays } from '#values/calendar-day.ts'

function priced({ offer, input, context }: Case): Quote | undefined {
  const result = quote(offer, input, context)
  return result.ok ? result.quote : undefined
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

describe('prices', () => {
  test(
    'I6 quote.total = Σ lines: they sum to the total, each is quantity × unit, and all are whole (I8)',
    patience,
    () => {
      fc.assert(
        fc.property(bookableCase, one => {
          const found = priced(one)
          if (!found) return
          const { lines, totalMinor, lodgingMinor, feesMinor, discountMinor, taxMinor, schedule, dueAtPropertyMinor } =
            found
          expect(sum(lines.map(({ amountMinor }) => amountMinor))).toBe(totalMinor)
          expect(lodgingMinor + feesMinor + discountMinor + taxMinor).toBe(totalMinor)
          expect(lines.every(line => line.quantity * line.unitMinor === line.amountMinor)).toBe(true)
          expect(lines.every(line => Number.isSafeInteger(line.amountMinor) && !Object.is(line.amountMinor, -0))).toBe(
            true,
          )
          expect(sum(schedule.map(({ minor }) => minor))).toBe(totalMinor - dueAtPropertyMinor)
          expect(totalMinor).toBeGreaterThanOrEqual(0)
          expect(lodgingMinor + discountMinor + feesMinor).toBeGreaterThanOrEqual(0)
        }),
        runs,
      )
    },
  )

  test('I7 taxes recompute from the other lines: added percentages, and what the prices include', patience, () => {
    const simple = (tax: TaxRule): TaxRule => ({
      ...tax,
      capPerGuestNightMinor: null,
      exemptAgesBelow: null,
      maxNights: null,
      minNightsExempt: null,
      onNet: false,
      rounding: 'total',
      validity: { from: null, until: null },
    })
    fc.assert(
      fc.property(bookableCase, ({ offer, input, context }) => {
        const taxes = offer.taxes.filter(({ kind }) => kind === 'percent').map(simple)
        const found = priced({ offer: { ...offer, taxes }, input, context })
        if (!found) return
        for (const tax of taxes) {
          const own = found.lines.find(({ ruleId }) => ruleId === `tax:${tax.id}`)
          const reach = found.lines
            .filter(line => tax.appliesTo.includes(line.taxCategory) && !(tax.inclusive && line.kind === 'tax'))
            .filter(line => line.kind !== 'tax' || Number(line.ruleId.slice(4)) < tax.id)
          const { numerator, denominator } = tax.rate!
          if (!tax.inclusive) {
            const base = sum(reach.map(({ amountMinor }) => amountMinor))
            const exact = (base * numerator) / denominator
            expect(Math.abs((own?.amountMinor ?? 0) - exact)).toBeLessThanOrEqual(0.5)
          }
        }
        const inPrices = sum(found.lines.filter(({ kind }) => kind !== 'tax').map(line => line.inclusiveTaxMinor))
        expect(inPrices).toBe(found.includedTaxMinor)
      }),
      runs,
    )
  })

  test(
    'a quote is reproducible: repeated it is byte-equal, and asking changes nothing it was asked about',
    patience,
    () => {
      fc.assert(
        fc.property(anyCase, one => {
          const before = JSON.stringify(one)
          const [first, second] = [one, structuredClone(one)].map(({ offer, input, context }) =>
            JSON.stringify(quote(offer, input, context)),
          )
          expect(second).toBe(first)
          expect(JSON.stringify(one)).toBe(before)
        }),
        runs,
      )
    },
  )

  test('what is taken beyond the nights to know changes no answer', patience, () => {
    fc.assert(
      fc.property(anyCase, ({ offer, input, context }) => {
        const known = nightsToKnow(offer, input.nights)
        const near = context.taken.filter(
          ({ nights }) => nights.checkIn < known.checkOut && known.checkIn < nights.checkOut,
        )
        expect(quote(offer, input, { ...context, taken: near })).toEqual(quote(offer, input, context))
      }),
      runs,
    )
  })

  test('I21 the zone of the process is irrelevant', () => {
    const cases = fc.sample(anyCase, { numRuns: 150, seed: 20_260_704 })
    const answers = () => JSON.stringify(cases.map(({ offer, input, context }) => quote(offer, input, context)))
    const own = process.env.TZ
    const offsets = new Set<number>()
    const found = new Set<string>()
    for (const zone of ['UTC', 'Pacific/Auckland', 'America/New_York', 'Australia/Lord_Howe']) {
      process.env.TZ = zone
      offsets.add(new Date('2026-07-04T12:00:00Z').getTimezoneOffset())
      found.add(answers())
    }
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
    expect(offsets.size).toBe(4)
    expect(found.size).toBe(1)
  })
})

describe('refunds', () => {
  const minute = 60_000
  const anyPayments = fc.array(
    fc.record({
      captured: fc.integer({ min: 0, max: 300_000 }),
      refunded: fc.integer({ min: 0, max: 100 }),
      at: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 3 },
  )
  const payments = (made: { captured: number; refunded: number; at: number }[], day: number): Payment[] =>
    made.map(({ captured, refunded, at }, index) => ({
      id: `payment-${index}`,
      capturedMinor: captured,
      refundedMinor: Math.floor((captured * refunded) / 100),
      capturedAt: new Date((day - 20 + at) * 86_400_000),
    }))
  const anyTerms = fc.record({
    preset: fc.constantFrom(...presetNames),
    clock: fc.constantFrom('keeps' as const, 'redates' as const),
    bookedBefore: fc.integer({ min: 0, max: 90 * 24 * 60 }),
    movedBy: fc.option(fc.integer({ min: -20, max: 60 }), { nil: undefined }),
  })
  const termsOf = (
    found: Quote,
    {
      preset,
      clock,
      bookedBefore,
      movedBy,
    }: {
      preset: (typeof presetNames)[number]
      clock: 'keeps' | 'redates'
      bookedBefore: number
      movedBy: number | undefined
    },
  ): RefundTerms => {
    const policy = { id: 1, ...policyPreset(preset), clockOnAmendment: clock }
    const noon = found.nights.checkIn * 86_400_000
    const bookedAt = new Date(noon - bookedBefore * minute)
    const booked = bookedTerms({ ...found.refundTerms, policy }, bookedAt)
    if (movedBy === undefined) return booked
    return amendedTerms(
      booked,
      found.lines,
      addDays(found.nights.checkIn, movedBy),
      new Date(bookedAt.getTime() + minute),
    )
  }

  test('I10: never more than was paid, never of one payment more than is left of it, whoever cancels', patience, () => {
    const anyone = fc.constantFrom<CancelledBy>('guest', 'operator', 'system', 'no-show')
    fc.assert(
      fc.property(
        bookableCase,
        anyPayments,
        anyTerms,
        fc.integer({ min: -80 * 1440, max: 20 * 1440 }),
        anyone,
        (one, made, shape, at, by) => {
          const found = priced(one)
          if (!found) return
          const paid = payments(made, found.nights.checkIn)
          const now = new Date(found.nights.checkIn * 86_400_000 + at * minute)
          const back = refund(termsOf(found, shape), found, paid, now, by)
          expect(back.refundMinor).toBeGreaterThanOrEqual(0)
          expect(back.refundMinor).toBeLessThanOrEqual(back.paidMinor)
          expect(sum(back.allocations.map(({ minor }) => minor))).toBe(back.refundMinor)
          for (const { paymentId, minor } of back.allocations) {
            const { capturedMinor, refundedMinor } = paid.find(({ id }) => id === paymentId)!
            expect(minor).toBeLessThanOrEqual(capturedMinor - refundedMinor)
          }
          expect(back.refundMinor + back.keptMinor).toBe(back.paidMinor + back.chargedMinor + back.waivedMinor)
          expect(back.parts.every(part => part.keptMinor >= 0 && part.keptMinor <= Math.max(part.amountMinor, 0))).toBe(
            true,
          )
        },
      ),
      runs,
    )
  })

  test('a guest’s refund never rises as time goes by', patience, () => {
    const instants = fc.uniqueArray(fc.integer({ min: -80 * 1440, max: 20 * 1440 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(bookableCase, anyPayments, anyTerms, instants, (one, made, shape, at) => {
        const found = priced(one)
        if (!found) return
        const paid = payments(made, found.nights.checkIn)
        const terms = termsOf(found, shape)
        const amounts = at
          .toSorted((earlier, later) => earlier - later)
          .map(
            each =>
              refund(terms, found, paid, new Date(found.nights.checkIn * 86_400_000 + each * minute), 'guest')
                .refundMinor,
          )
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
      }),
      runs,
    )
  })

  test('no change of dates gives more back at its moment than cancelling would have', patience, () => {
    const moved = fc.integer({ min: -20, max: 120 })
    fc.assert(
      fc.property(bookableCase, anyTerms, moved, fc.integer({ min: -80 * 1440, max: 0 }), (one, shape, days, at) => {
        const found = priced(one)
        if (!found) return
        const now = new Date(found.nights.checkIn * 86_400_000 + at * minute)
        const before = termsOf(found, { ...shape, movedBy: undefined })
        const after = amendedTerms(before, found.lines, addDays(found.nights.checkIn, days), now)
        const paid = [{ id: 'a', capturedMinor: found.totalMinor, refundedMinor: 0, capturedAt: now }]
        const back = (terms: RefundTerms) =>
          refund(terms, found, paid, now, 'guest').parts.find(({ key }) => key === 'lodging')!.keptMinor
        expect(back(after)).toBeGreaterThanOrEqual(back(before))
      }),
      runs,
    )
  })
})
