// Money in whole minor units.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currency, decimalsOf, decimalText, money, parseCurrency, sayMoney, scaleMinor } from './money.ts'

const eur = currency('EUR')
const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const code = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'CLF').map(currency)

describe('currencies', () => {
  test.each(['eur', 'EURO', 'EU', '', 'E1R', ' EUR', 'EUR\n', 'ÉUR'])('%j is none', text => {
    expect(parseCurrency(text)).toBeUndefined()
    expect(() => currency(text)).toThrow(RangeError)
  })

  test.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['CLF', 4],
    ['ISK', 0],
    ['MXN', 2],
  ])('%s has %i decimals', (text, decimals) => {
    expect(decimalsOf(currency(text))).toBe(decimals)
  })
})

describe('I8 an amount', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('I8 is never %s', minor => {
    expect(() => money(minor, eur)).toThrow(RangeError)
  })

  test('I8 has no negative zero', () => {
    expect(Object.is(money(-0, eur).minor, 0)).toBe(true)
  })
})

describe('shares', () => {
  test.each([
    [1000, 7, 100, 70],
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [-2, 1, 3, -1],
    [0, 7, 100, 0],
    [1, -1, 2, -1],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
  ])('%i × %i / %i is %i', (minor, numerator, denominator, expected) => {
    expect(scaleMinor(minor, numerator, denominator)).toBe(expected)
  })

  test('are the nearest whole number, half away from zero, and mirror each other', () => {
    const top = fc.integer({ min: -100_000, max: 100_000 })
    const part = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
    fc.assert(
      fc.property(part, top, fc.integer({ min: 1, max: 100_000 }), (minor, numerator, denominator) => {
        const share = BigInt(scaleMinor(minor, numerator, denominator))
        const rest = BigInt(minor) * BigInt(numerator) - share * BigInt(denominator)
        const twice = 2n * (rest < 0n ? -rest : rest)
        expect(twice <= BigInt(denominator)).toBe(true)
        if (twice === BigInt(denominator)) expect(share > 0n === BigInt(minor) * BigInt(numerator) > 0n).toBe(true)
        expect(scaleMinor(minor === 0 ? 0 : -minor, numerator, denominator)).toBe(share === 0n ? 0 : Number(-share))
      }),
    )
  })

  test('are those of big integers, however large the numbers are, or refused', () => {
    const whole = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -9, max: 9 }))
    fc.assert(
      fc.property(whole, fc.integer(), fc.integer({ min: 1 }), (minor, numerator, denominator) => {
        const product = BigInt(minor) * BigInt(numerator)
        const size = ((product < 0n ? -product : product) * 2n + BigInt(denominator)) / (2n * BigInt(denominator))
        const exact = Number(product < 0n ? -size : size)
        const share = () => scaleMinor(minor, numerator, denominator)
        if (Number.isSafeInteger(exact)) expect(share()).toBe(exact)
        else expect(share).toThrow(RangeError)
      }),
      { numRuns: 2000 },
    )
  })

  test('are refused when they cannot be exact', () => {
    expect(() => scaleMinor(100, 1, 0)).toThrow(RangeError)
    expect(() => scaleMinor(100, 1, -2)).toThrow(RangeError)
    expect(() => scaleMinor(0.5, 1, 2)).toThrow(RangeError)
    expect(() => scaleMinor(1, 0.07, 1)).toThrow(RangeError)
    expect(() => scaleMinor(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError)
  })
})

describe('written', () => {
  test.each([
    [128_000, 'EUR', '1280.00'],
    [5, 'EUR', '0.05'],
    [-50, 'EUR', '-0.50'],
    [0, 'EUR', '0.00'],
    [1280, 'JPY', '1280'],
    [-7, 'JPY', '-7'],
    [1_234, 'KWD', '1.234'],
    [9_007_199_254_740_991, 'EUR', '90071992547409.91'],
  ])('%i minor units of %s are %s', (minor, text, expected) => {
    expect(decimalText(money(minor, currency(text)))).toBe(expected)
  })

  test('an amount can be read back from its digits', () => {
    fc.assert(
      fc.property(amount, code, (minor, one) => {
        const text = decimalText(money(minor, one))
        expect(Number(text.replace('.', ''))).toBe(minor)
        expect(text.split('.')[1]?.length ?? 0).toBe(decimalsOf(one))
      }),
    )
  })

  test.each([
    [128_000, 'EUR', 'en-GB', '€1,280'],
    [-50, 'EUR', 'en-GB', '−€0.50'],
    [1280, 'JPY', 'en-GB', 'JP¥1,280'],
    [1_234, 'KWD', 'en-GB', 'KWD 1.234'],
    [1_000, 'KWD', 'en-GB', 'KWD 1'],
    [128_050, 'EUR', 'en-GB', '€1,280.50'],
    [128_000, 'EUR', 'de', '1.280 €'],
    // Too large for a fraction of a number, and still exact.
    [9_007_199_254_740_991, 'EUR', 'en-GB', '€90,071,992,547,409.91'],
  ])('%i minor units of %s are said in %s as %s', (minor, text, locale, expected) => {
    expect(sayMoney(money(minor, currency(text)), locale).replaceAll('\u00a0', ' ')).toBe(expected)
  })
})
