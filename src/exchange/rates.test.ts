// Which rate counts, what comes with the site, and sums converted: exactly, whatever the sum.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { type Currency, currency, decimalsOf, money } from '#values/money.ts'
import { inDisplay, shownWhole } from './display-currency.server.ts'
import { parsePerEuro, perEuroText } from './per-euro.ts'
import { ratesThatCount, type StoredRate } from './rate-precedence.ts'
import { convertWhole, type ReferenceRate, type ReferenceRates, wholeConverter } from './reference-rates.ts'
import { currenciesInUse, currencyOfRegion, shippedRates } from './shipped-rates.server.ts'

const today = requireCalendarDay('2026-11-25')
const [eur, chf, jpy, kwd] = ['EUR', 'CHF', 'JPY', 'KWD'].map(currency) as [Currency, Currency, Currency, Currency]
const rate = (perEuro: bigint): ReferenceRate => ({ perEuro, day: today, source: 'shipped' })
const scale = 100_000_000n

describe('what comes with the site', () => {
  const shipped = shippedRates()

  test('is of one day, has the euro at 1, and only currencies that are ones', () => {
    expect(new Set([...shipped.values()].map(({ day }) => day)).size).toBe(1)
    expect(shipped.get(eur)).toMatchObject({ perEuro: scale, source: 'shipped' })
    expect(shipped.size).toBeGreaterThan(140)
    const known = Intl.supportedValuesOf('currency')
    expect([...shipped.keys()].filter(code => !known.includes(code))).toEqual([])
    expect([...shipped.values()].every(({ perEuro }) => perEuro > 0n)).toBe(true)
  })

  test('knows in which currency one pays where, and since when', () => {
    const of = (region: string, day = today) => currencyOfRegion(region, day)
    expect(['CH', 'DE', 'HR', 'GB', 'JP'].map(region => of(region))).toEqual(['CHF', 'EUR', 'EUR', 'GBP', 'JPY'])
    expect(of('HR', requireCalendarDay('2022-05-01'))).toBe('HRK')
    expect(of('AQ')).toBeUndefined()
    expect(of('QQ')).toBeUndefined()
    expect(currenciesInUse(today).has(currency('HRK'))).toBe(false)
  })
})

describe('the rate that counts', () => {
  const shipped: ReferenceRates = new Map([
    [eur, rate(scale)],
    [chf, rate(95_000_000n)],
    [jpy, rate(170n * scale)],
  ])
  const ecbOf = (day: string): StoredRate => ({ currency: 'CHF', source: 'ecb', perEuro: '0.93000000', day })
  const own: StoredRate = { currency: 'CHF', source: 'operator', perEuro: '0.90000000', day: '2020-01-01' }
  const count = (stored: readonly StoredRate[], usesEcb = true) => ratesThatCount(shipped, stored, { usesEcb, today })
  const daysAgo = (days: number) => writeCalendarDay(addDays(today, -days))

  test('is the operator’s, then the bank’s, then the shipped one', () => {
    expect(count([ecbOf(daysAgo(1)), own]).get(chf)).toMatchObject({ perEuro: 90_000_000n, source: 'operator' })
    expect(count([ecbOf(daysAgo(1))]).get(chf)).toEqual({ perEuro: 93_000_000n, source: 'ecb', day: today - 1 })
    expect(count([ecbOf(daysAgo(1))]).get(jpy)).toMatchObject({ source: 'shipped' })
    expect(count([]).get(chf)).toMatchObject({ perEuro: 95_000_000n, source: 'shipped' })
  })

  test('is the bank’s for ten days, and only where it is asked', () => {
    expect(count([ecbOf(daysAgo(10))]).get(chf)?.source).toBe('ecb')
    expect(count([ecbOf(daysAgo(11))]).get(chf)?.source).toBe('shipped')
    expect(count([ecbOf(daysAgo(1))], false).get(chf)?.source).toBe('shipped')
    expect(count([ecbOf(daysAgo(11)), own], false).get(chf)?.source).toBe('operator')
  })

  test('of a currency without any is none', () => {
    expect(count([]).has(kwd)).toBe(false)
    expect(count([{ ...own, currency: 'KWD' }]).get(kwd)?.source).toBe('operator')
  })
})

const perEuros = fc.bigInt({ min: 1n, max: 10n ** 17n - 1n })

test('a rate is written as it is read', () => {
  fc.assert(
    fc.property(perEuros, perEuro => {
      expect(parsePerEuro(perEuroText(perEuro))).toBe(perEuro)
    }),
  )
  expect(['0.9345', '0,9345', '1'].map(parsePerEuro)).toEqual([93_450_000n, 93_450_000n, scale])
  for (const text of ['', '0', '0.00000000', '-1', '1e3', '1.123456789', '1234567890', '1.2.3', ' 1', 'NaN', '٣']) {
    expect(parsePerEuro(text), text).toBeUndefined()
  }
})

/** In plain integers: half away from zero. */
function slowly(minor: number, from: Currency, own: bigint, other: bigint): bigint {
  const top = BigInt(minor) * other * 2n
  const bottom = own * 10n ** BigInt(decimalsOf(from)) * 2n
  const size = ((top < 0n ? -top : top) + bottom / 2n) / bottom
  return minor < 0 ? -size : size
}

test('sums are converted exactly to whole units, halves away from zero', () => {
  const codes = fc.constantFrom(chf, jpy, kwd)
  const usual = fc.bigInt({ min: 1_000_000n, max: 10n ** 13n })
  // Such as these have their halves often.
  const round = fc.constantFrom(scale, scale * 2n, scale / 2n, scale * 5n, scale / 100n)
  const rates = fc.oneof(usual, round, perEuros)
  const minors = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -200_000, max: 200_000 }))
  fc.assert(
    fc.property(codes, rates, rates, minors, (from, own, other, minor) => {
      const known: ReferenceRates = new Map([
        [from, rate(own)],
        [eur, rate(other)],
      ])
      const expected = slowly(minor, from, own, other)
      const found = wholeConverter(from, eur, known)!(minor)
      expect(found).toBe(Number(expected))
      expect(Object.is(found, -0)).toBe(false)
    }),
  )
  const halves: ReferenceRates = new Map([
    [chf, rate(scale)],
    [eur, rate(scale)],
  ])
  expect([50, 150, -50, -150, 49, -49].map(minor => wholeConverter(chf, eur, halves)!(minor))).toEqual([
    ...[1, 2, -1, -2, 0, 0],
  ])
})

test('what cannot be converted is shown as it is', () => {
  const known: ReferenceRates = new Map([
    [eur, rate(scale)],
    [chf, rate(10n ** 17n - 1n)],
  ])
  expect(convertWhole(money(100, kwd), eur, known)).toBeUndefined()
  expect(convertWhole(money(100, eur), kwd, known)).toBeUndefined()
  inDisplay({ currency: chf, rates: known }, () => {
    expect(shownWhole(money(100, kwd))).toBeUndefined()
    expect(shownWhole(money(100, chf))).toBeUndefined()
    // More than a sum of money holds.
    expect(shownWhole(money(999_999_999_999, eur))).toBeUndefined()
    expect(shownWhole(money(100, eur))).toEqual(money(100_000_000_000, chf))
  })
  expect(shownWhole(money(100, eur))).toBeUndefined()
})
