// Prices in steps: each price falls into exactly one, whatever the prices are.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFacets } from '#api/listing/count-facets.ts'
import { listHomes } from '#api/listing/list-homes.server.ts'
import { addAmount, addedAmounts, amountsByCurrency } from '#exchange/amounts-by-currency.ts'
import { shownMinor } from '#exchange/price-scale.ts'
import { parseSearchInput } from '#search/input/search-input.ts'
import { countBedrooms } from '#stays/stay-facts.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type FactsInColumns, inColumns, minorsByCurrency } from '#tests/support/priced-homes.ts'
import { ratesOf } from '#tests/support/some-rates.ts'
import { testTools } from '#tests/support/tools.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { currency, money } from '#values/money.ts'
import { priceHistogram } from './price-histogram.ts'

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

describe('countFacets', () => {
  const facetsOf = (homes: readonly FactsInColumns[]) => {
    const { table, rows } = inColumns(homes.map((home, id) => ({ ...home, id, price: undefined })))
    return countFacets(table, rows)
  }

  it('counts each value of the homes, the most frequent first and equal ones by their spelling', () => {
    const home = { kind: 'house', country: 'PT', bedrooms: 2, amenities: new Set(['pool', 'wifi']) }
    const cabin = { kind: 'cabin', country: 'IT', bedrooms: 10, amenities: new Set(['wifi']) }
    expect(facetsOf([home, cabin, { ...home, bedrooms: 10 }])).toEqual({
      kind: [
        { value: 'house', count: 2 },
        { value: 'cabin', count: 1 },
      ],
      country: [
        { value: 'PT', count: 2 },
        { value: 'IT', count: 1 },
      ],
      bedrooms: [
        { value: '10', count: 2 },
        { value: '2', count: 1 },
      ],
      amenities: [
        { value: 'wifi', count: 3 },
        { value: 'pool', count: 2 },
      ],
    })
    expect(facetsOf([cabin, home]).kind.map(({ value }) => value)).toEqual(['cabin', 'house'])
  })

  it('counts bedrooms as the page does, and as a filter of programs does', async () => {
    const { tools, drop } = await testTools()
    const bed = { kind: 'double' as const, count: 1 }
    const rooms = [
      { kind: 'bedroom' as const, name: 'One', beds: [bed] },
      { kind: 'loft' as const, name: 'Two', beds: [bed] },
      { kind: 'bedroom' as const, name: 'No bed yet', beds: [] },
      { kind: 'living' as const, name: 'Sofa', beds: [bed] },
    ]
    await buildHome(tools.database, { rooms })
    const search = parseSearchInput(new URLSearchParams(), requireCalendarDay('2030-05-15'))
    const filter = { field: 'bedrooms', is: 'equal', value: countBedrooms(rooms) } as const
    const list = await listHomes(tools, { search, filter, size: 5, skip: 0 })
    await drop()
    expect(list?.facets.bedrooms).toEqual([{ value: String(countBedrooms(rooms)), count: 1 }])
    expect(list?.facets.kind).toEqual([{ value: 'house', count: 1 }])
  })
})
