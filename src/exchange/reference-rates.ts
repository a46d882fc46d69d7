// Reference rates, and sums converted by them: to be shown and compared, never to be charged.

import type { CalendarDay } from '#values/calendar-day.ts'
import { type Currency, decimalsOf, type Money } from '#values/money.ts'

/** Where a rate comes from: set by the operator, from the file of the European Central Bank, or from the table that is shipped. */
export const rateSources = ['operator', 'ecb', 'shipped'] as const

export type ReferenceRate = {
  /** Units of the currency for one euro, in hundred-millionths. Positive. */
  readonly perEuro: bigint
  readonly day: CalendarDay
  readonly source: (typeof rateSources)[number]
}

/** By currency; the euro itself is one of them, with a rate of 1. */
export type ReferenceRates = ReadonlyMap<Currency, ReferenceRate>

/**
 * Converts minor units of `from` to whole units of `to`, rounded half away from zero, exactly; undefined where one of them has
 * no rate. The returned function takes safe whole numbers.
 */
export function wholeConverter(
  from: Currency,
  to: Currency,
  rates: ReferenceRates,
): ((minor: number) => number) | undefined {
  const own = rates.get(from)?.perEuro
  const other = rates.get(to)?.perEuro
  if (own === undefined || other === undefined) return undefined
  const bottom = own * 10n ** BigInt(decimalsOf(from))
  const factor = Number(other) / Number(bottom)
  return minor => {
    const near = Math.abs(minor * factor)
    // A product of doubles is off by less than this; only beside a half does it matter.
    const isSure = near < 1e9 && Math.abs(near - Math.floor(near) - 0.5) > 1e-5
    const size = isSure ? Math.round(near) : Number((BigInt(Math.abs(minor)) * other * 2n + bottom) / (bottom * 2n))
    return minor < 0 && size > 0 ? -size : size
  }
}

/** `total` in whole units of `to`; undefined where one of the two has no rate. */
export function convertWhole(total: Money, to: Currency, rates: ReferenceRates): number | undefined {
  return wholeConverter(total.currency, to, rates)?.(total.minor)
}
