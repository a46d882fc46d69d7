// Tests of a price in words: every line is there, nights of one price stand together, and nothing is counted twice.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { basePlan, discount, fee, nights, override, season, tax } from '#tests/support/some-offer.ts'
import { someQuote } from '#tests/support/some-quote.ts'
import { currency } from '#values/money.ts'
import { priceView } from './price-view.ts'

const locale = 'en-GB'

describe('nights', () => {
  test('of one price stand together, with their number and their days', () => {
    const { rows, total } = priceView(someQuote(), locale)
    expect(total).toBe('€700')
    expect(rows).toEqual([
      {
        key: '0',
        label: sentence('bookings.nightsAt', { nights: 7, price: '€100' }),
        detail: 'Standard, 4 Jul to 10 Jul',
        amount: '€700',
        kind: 'price',
      },
    ])
  })

  test('a season in the middle of the visit splits them', () => {
    const plan = basePlan({ seasons: [season('2026-07-06', '2026-07-08', { name: 'Fair' })] })
    const { rows } = priceView(someQuote({ plans: [plan] }), locale)
    expect(rows.map(({ label, detail }) => [label, detail])).toEqual([
      [sentence('bookings.nightsAt', { nights: 2, price: '€100' }), 'Standard, 4 Jul to 5 Jul'],
      [sentence('bookings.nightsAt', { nights: 2, price: '€200' }), 'Fair, 6 Jul to 7 Jul'],
      [sentence('bookings.nightsAt', { nights: 3, price: '€100' }), 'Standard, 8 Jul to 10 Jul'],
    ])
  })

  test('a single night is one night', () => {
    const { rows } = priceView(someQuote({}, { nights: nights('2026-07-04', '2026-07-05') }), locale)
    expect(rows[0]).toMatchObject({
      label: sentence('bookings.nightsAt', { nights: 1, price: '€100' }),
      detail: 'Standard, 4 Jul',
    })
  })

  test('a night with a price of its own stands alone', () => {
    const { rows } = priceView(someQuote({ overrides: [override('2026-07-06', { nightlyMinor: 150_00 })] }), locale)
    expect(rows.map(({ label }) => label)).toEqual([
      sentence('bookings.nightsAt', { nights: 2, price: '€100' }),
      sentence('bookings.nightsAt', { nights: 1, price: '€150' }),
      sentence('bookings.nightsAt', { nights: 4, price: '€100' }),
    ])
  })
})

describe('everything else', () => {
  test('fees by name, with their number when there are several', () => {
    const fees = [fee(), fee({ id: 2, name: 'Linen', kind: 'linen', basis: 'per_guest', amount: 12_00 })]
    const { rows } = priceView(someQuote({ fees }), locale)
    expect(rows.slice(1)).toEqual([
      { key: '7', label: 'Cleaning', detail: undefined, amount: '€80', kind: 'price' },
      { key: '8', label: 'Linen', detail: '2 × €12', amount: '€24', kind: 'price' },
    ])
  })

  test('a discount is one row with a minus, however many nights it reduces', () => {
    const discounts = [discount({ kind: 'los', minNights: 7, name: 'A week' })]
    const { rows, total } = priceView(someQuote({ discounts }), locale)
    const reduced = rows.filter(({ kind }) => kind === 'discount')
    expect(reduced.map(({ label, amount }) => [label, amount])).toEqual([['A week', '−€70']])
    expect(total).toBe('€630')
  })

  test('a tax on top is a row, a tax inside is said to be included, one paid at the home says so', () => {
    const taxes = [
      tax({ id: 1, name: 'VAT', inclusive: true }),
      tax({ id: 2, name: 'City tax', kind: 'per_guest_night', amountMinor: 200, collectedBy: 'property' }),
    ]
    const { rows, due } = priceView(someQuote({ taxes }), locale)
    const [vat, city] = rows.filter(({ kind }) => kind === 'tax')
    expect(vat).toMatchObject({
      label: 'VAT',
      detail: sentence('bookings.taxIncluded', { sum: '€63.64' }),
      amount: sentence('bookings.included'),
    })
    expect(city!.detail).toContain(sentence('bookings.linePaidAtHome'))
    expect(city!.amount).toBe('€28')
    expect(due).toContain(sentence('bookings.besidesAtHome', { sum: '€28' }))
  })

  test('currencies are written with their own decimals', () => {
    const yen = basePlan({ baseNightlyMinor: 18_000 })
    expect(priceView(someQuote({ currency: currency('JPY'), plans: [yen] }), locale).total).toBe('JP¥126,000')
    const dinar = basePlan({ baseNightlyMinor: 12_345 })
    expect(priceView(someQuote({ currency: currency('KWD'), plans: [dinar] }), locale).total).toMatch(/86\.415/)
  })
})

describe('what is due when', () => {
  test('all at once, or in instalments with their days', () => {
    expect(priceView(someQuote(), locale).due).toEqual([sentence('bookings.dueWhenBooking', { sum: '€700' })])
    const paymentTerms = {
      id: 1,
      name: 'Thirds',
      instalments: [
        { shareBasisPoints: 3000, daysBefore: null },
        { shareBasisPoints: 7000, daysBefore: 30 },
      ],
    }
    expect(priceView(someQuote({ paymentTerms }), locale).due).toEqual([
      sentence('bookings.dueWhenBooking', { sum: '€210' }),
      sentence('bookings.dueBy', { sum: '€490', when: 'Thursday, 4 June 2026' }),
    ])
  })

  test('the damage deposit stands apart from the total and says when it is let go', () => {
    const deposit = { id: 1, kind: 'flat', amount: 300_00, placedDaysBefore: 2 } as const
    const held = someQuote({ damageDeposit: { ...deposit, method: 'hold', releasedDaysAfter: 1 } })
    expect(priceView(held, locale)).toMatchObject({
      total: '€700',
      due: [
        sentence('bookings.dueWhenBooking', { sum: '€700' }),
        sentence('bookings.depositReserved', { sum: '€300', days: 1 }),
      ],
    })
    const taken = someQuote({ damageDeposit: { ...deposit, method: 'charge', releasedDaysAfter: 14 } })
    expect(priceView(taken, locale).due.at(-1)).toBe(sentence('bookings.depositTaken', { sum: '€300', days: 14 }))
  })
})

test('the rows sum to the total, whatever seasons, fees, discounts and taxes meet', () => {
  const minor = fc.integer({ min: 0, max: 999_99 })
  const inputs = fc.record({
    night: minor,
    special: minor,
    cleaning: minor,
    percent: fc.integer({ min: 0, max: 3000 }),
    inclusive: fc.boolean(),
  })
  fc.assert(
    fc.property(inputs, ({ night, special, cleaning, percent, inclusive }) => {
      const quote = someQuote({
        plans: [basePlan({ baseNightlyMinor: night })],
        overrides: [override('2026-07-07', { nightlyMinor: special })],
        fees: [fee({ amount: cleaning })],
        discounts: [discount({ kind: 'los', minNights: 3, reduction: { kind: 'percent', basisPoints: percent } })],
        taxes: [tax({ inclusive }), tax({ id: 2, kind: 'per_stay', amountMinor: 7_00 })],
      })
      const sum = priceView(quote, locale)
        .rows.filter(({ amount }) => amount !== sentence('bookings.included'))
        .reduce(
          (minorSum, { amount }) => minorSum + Math.round(Number(amount.replace('−', '-').replace(/[€,]/g, '')) * 100),
          0,
        )
      return sum === quote.totalMinor
    }),
    { numRuns: 200 },
  )
})
