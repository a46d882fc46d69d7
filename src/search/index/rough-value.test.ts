// The order of amounts: exact within a currency, roughly right between currencies.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roughValue } from '#tests/support/rough-value.ts'
import { currency, money } from '#values/money.ts'

it('keeps the order of amounts of one currency', () => {
  const code = fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'KWD', 'MAD', 'XAU').map(currency)
  const minor = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(code, minor, minor, (of, one, other) => {
      const difference = roughValue(money(one, of)) - roughValue(money(other, of))
      expect(Math.sign(difference)).toBe(Math.sign(one - other))
      expect(Number.isSafeInteger(difference)).toBe(true)
    }),
  )
})

it('knows that a thousand yen are less than a hundred euro', () => {
  expect(roughValue(money(1000, currency('JPY')))).toBeLessThan(roughValue(money(100_00, currency('EUR'))))
  expect(roughValue(money(100_000, currency('KWD')))).toBeGreaterThan(roughValue(money(100_00, currency('EUR'))))
})
