// Prices in steps: each price falls into exactly one, whatever the prices are.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorsByCurrency } from '#tests/support/priced-homes.ts'
import { ratesOf } from '#tests/support/some-rates.ts'
import { currency, money } from '#values/money.ts'
import { addAmount, addedAmounts, amountsByCurrency } from './amounts-by-currency.ts'
import { priceHistogram } from './price-histogram.ts'
import { shownMinor } from './price-scale.ts'

const anyPrice = fc
  .record({ minor: fc.integer({ min: 0, max: 5_000_000 }), code: fc.constantFrom('EUR', 'JPY', 'KWD') })
  .map(({ minor, code }) => money(minor, currency(code)))

describe('priceHistogram', () => {
  it('counts every price once, in at most ten even steps without a gap', () => {
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 60 }), prices => {
        const spreads = priceHistogram(minorsByCurrency(prices))
        expect(spreads.map(each => each.currency)).toEqual([...new Set(prices.map(each => each.currency))].sort())
        for (const { currency: code, steps } of spreads) {
          const own = prices.filter(each => each.currency === code).map(({ minor }) => minor)
          expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(own.length)
          expect(steps.length).toBeLessThanOrEqual(10)
          expect(steps[0]!.fromMinor).toBe(Math.min(...own))
          expect(steps.at(-1)!.toMinor).toBeGreaterThan(Math.max(...own))
          for (const [at, { fromMinor }] of steps.entries()) {
            if (at > 0) expect(fromMinor).toBe(steps[at - 1]!.toMinor)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('counts converted prices as if each had been converted', () => {
    const anyRate = fc.integer({ min: 1, max: 2_000_000 })
    const shownIn = fc.constantFrom('EUR', 'JPY', 'KWD')
    const anyRange = fc.constantFrom(900, 40_000, 5_000_000).chain(max => fc.array(fc.nat(max), { maxLength: 200 }))
    fc.assert(
      fc.property(anyRange, anyRange, anyRate, shownIn, (own, foreign, rate, to) => {
        const rates = ratesOf({ EUR: 1, CHF: 0.93, JPY: 160, KWD: 0.33, USD: rate / 1_000 })
        const scale = { currency: currency(to), rates }
        const prices = [
          ...own.map(minor => money(minor, currency('CHF'))),
          ...foreign.map(minor => money(minor, currency('USD'))),
        ]
        const codes = ['CHF', 'USD'].map(currency)
        const amounts = amountsByCurrency(codes, scale)
        for (const { minor, currency: code } of prices) addAmount(amounts, codes.indexOf(code), minor)
        const converted = prices.map(price => money(shownMinor(price, scale)!, scale.currency))
        expect(priceHistogram(addedAmounts(amounts))).toEqual(priceHistogram(minorsByCurrency(converted)))
      }),
      { numRuns: 500 },
    )
  })

  it('is empty without prices, and one step for one price', () => {
    expect(priceHistogram(new Map())).toEqual([])
    expect(priceHistogram(minorsByCurrency([money(7, currency('EUR'))]))).toEqual([
      { currency: 'EUR', steps: [{ fromMinor: 7, toMinor: 8, count: 1 }] },
    ])
  })
})
