// How much more or less a new price is, in words.

import { type Currency, money, sayMoney } from '#values/money.ts'

/** "€50.00 more", "€50.00 less", "the same price"; `deltaMinor` in minor units of `currency`. */
export function sayDifferenceOf(deltaMinor: number, currency: Currency, locale: string): string {
  if (deltaMinor === 0) return 'the same price'
  return `${sayMoney(money(Math.abs(deltaMinor), currency), locale)} ${deltaMinor > 0 ? 'more' : 'less'}`
}
