// Order, limits and numbers of homes in several currencies, judged by converting each sum by itself.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReferenceRates } from '#exchange/reference-rates.ts'
import { countChoices, spreadOf } from '#search/filters/count-choices.ts'
import { isUnconverted, priceTest } from '#search/filters/within-limits.ts'
import { noFilter } from '#search/input/filter-query.ts'
import { comparePrices, type PricedHome, passesFilter, unitsShown } from '#tests/support/passes-filter.ts'
import { inColumns } from '#tests/support/priced-homes.ts'
import { ratesOf } from '#tests/support/some-rates.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { type Currency, currency, decimalsOf, money } from '#values/money.ts'
import { type HomePrice, priceToCompare } from './home-price.ts'
import { turnPricePage } from './turn-page.server.ts'

const codes = ['EUR', 'CHF', 'JPY', 'KWD', 'MAD', 'XPF'].map(currency)
const arrival = requireCalendarDay('2030-06-03')

const anyPrice = fc
  .record({
    code: fc.constantFrom(...codes),
    // Small sums fall on one another once they are converted; large ones say that keys stay exact.
    minor: fc.oneof(fc.nat(3_000), fc.nat(90_000), fc.nat(2_000_000_000)),
    nights: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ code, minor, nights }): Omit<HomePrice, 'kind'> => {
    return { total: money(minor, code), nights: { checkIn: arrival, checkOut: (arrival + nights) as typeof arrival } }
  })

const anyHomes = fc
  .tuple(
    fc.constantFrom('visit' as const, 'from' as const),
    fc.array(fc.option(anyPrice, { nil: undefined, freq: 8 }), { maxLength: 40 }),
  )
  .map(([kind, prices]) =>
    prices.map((price, at): PricedHome => {
      // Ids do not follow the rows.
      return {
        ...{ id: (at * 37) % 101, kind: 'villa', bedrooms: 1, amenities: new Set<string>() },
        ...{ tenths: 0, promises: [] },
        price: price && { ...price, kind },
      }
    }),
  )

/** Of some currencies only; the one that is shown may be without a rate too. */
const anyRates: fc.Arbitrary<ReferenceRates> = fc
  .dictionary(fc.constantFrom(...codes), fc.integer({ min: 1, max: 40_000 }))
  .map(rates =>
    ratesOf({ EUR: 1, ...Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, rate / 97])) }),
  )

const anyScale = fc.record({ currency: fc.option(fc.constantFrom(...codes), { nil: undefined }), rates: anyRates })

describe('prices in the currency of whoever looks', () => {
  it('order homes by the sums that are shown, page by page, then by currency, and last those without a price', () => {
    fc.assert(
      fc.property(anyHomes, anyScale, fc.integer({ min: 1, max: 9 }), (homes, scale, size) => {
        const columns = inColumns(homes)
        const seen: number[] = []
        for (let after: ReturnType<typeof turnPricePage>['last'], more = true; more; ) {
          const page = turnPricePage(columns, scale, { after, skip: 0, size })
          seen.push(...page.shown.map(at => homes[at]!.id))
          after = page.last
          more = page.more
        }
        const judged = homes.toSorted(
          (one, other) => comparePrices(one.price, other.price, scale.currency, scale.rates) || one.id - other.id,
        )
        expect(seen).toEqual(judged.map(({ id }) => id))
      }),
      { numRuns: 500 },
    )
  })

  it('let a limit pass what is shown within it, and nothing that cannot be converted', () => {
    const limit = fc.option(fc.nat(3_000), { nil: undefined })
    fc.assert(
      fc.property(anyHomes, fc.constantFrom(...codes), anyRates, limit, limit, (homes, code, rates, least, most) => {
        const price = { currency: code, least, most }
        const columns = inColumns(homes)
        const passes = priceTest(columns, price, { currency: code, rates })
        const apart = isUnconverted(columns, { currency: code, rates })
        for (const [at, home] of homes.entries()) {
          expect(passes(at)).toBe(passesFilter(home, { ...noFilter, price }, rates))
          expect(apart(at)).toBe(home.price !== undefined && unitsShown(home.price.total, code, rates) === undefined)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('passes exactly what is shown at the limit', () => {
    const rates = ratesOf({ EUR: 1, CHF: 0.93 })
    const passes = (minor: number, code: Currency) => {
      const nights = { checkIn: arrival, checkOut: arrival + 1 } as HomePrice['nights']
      const price = { kind: 'visit', total: money(minor, code), nights } as const
      const homes = inColumns([{ id: 1, kind: 'villa', bedrooms: 1, amenities: new Set(), price }])
      const limits = { currency: currency('CHF'), least: undefined, most: 412 }
      return priceTest(homes, limits, { currency: limits.currency, rates })(0)
    }
    const [francs, euros] = [currency('CHF'), currency('EUR')]
    expect([passes(412_00, francs), passes(412_40, francs)]).toEqual([true, false])
    // 443.54 euros are 412.49 francs, shown as 412; 443.55 are 412.50, shown as 413.
    expect([passes(443_54, euros), passes(443_55, euros)]).toEqual([true, false])
  })

  it('stand in one histogram, which counts every home that can be converted', () => {
    fc.assert(
      fc.property(anyHomes, fc.constantFrom(...codes), anyRates, (homes, code, rates) => {
        const steps = spreadOf(countChoices(inColumns(homes), noFilter, { currency: code, rates }, 30))?.steps ?? []
        const unit = 10 ** decimalsOf(code)
        const units = homes.flatMap(({ price }) =>
          price ? (unitsShown(priceToCompare(price), code, rates) ?? []) : [],
        )
        const minors = units.map(each => Math.round(each * unit))
        for (const { fromMinor, toMinor, count } of steps) {
          expect(minors.filter(minor => minor >= fromMinor && minor < toMinor)).toHaveLength(count)
        }
        expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(minors.length)
      }),
    )
  })

  it('let a page go on after the last home when rates have changed since, without showing one of its currency twice', () => {
    fc.assert(
      fc.property(anyHomes, fc.constantFrom(...codes), anyRates, anyRates, (homes, code, before, now) => {
        const columns = inColumns(homes)
        const first = turnPricePage(columns, { currency: code, rates: before }, { after: undefined, skip: 0, size: 5 })
        const last = first.shown.at(-1)
        const own = last === undefined ? undefined : homes[last]!.price?.total.currency
        if (!first.more || !own) return
        const rest = turnPricePage(columns, { currency: code, rates: now }, { after: first.last, skip: 0, size: 40 })
        const ofIts = (all: readonly number[]) => all.filter(at => homes[at]!.price?.total.currency === own)
        const all = ofIts([...homes.keys()]).length
        expect(new Set([...ofIts(first.shown), ...ofIts(rest.shown)]).size).toBe(all)
        expect(ofIts(first.shown).length + ofIts(rest.shown).length).toBe(all)
      }),
      { numRuns: 500 },
    )
  })
})
