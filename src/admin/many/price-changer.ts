// What becomes of a price of a night that is changed by percent or by a sum, and rounded.

import { type Currency, decimalsOf, scaleMinor } from '#values/money.ts'
import type { ManyChangeOf } from './many-input.ts'

type PriceChange = Pick<ManyChangeOf<'prices'>, 'price' | 'round'>

/** From minor units to minor units, never below 0; halves are rounded up. */
export function priceChanger({ price, round }: PriceChange, code: Currency): (minor: number) => number {
  const step = round === 'exact' ? 1 : Number(round) * 10 ** decimalsOf(code)
  return minor => {
    const changed = price.kind === 'percent' ? scaleMinor(minor, 10_000 + price.amount, 10_000) : minor + price.amount
    return Math.max(0, Math.floor((2 * changed + step) / (2 * step)) * step)
  }
}
