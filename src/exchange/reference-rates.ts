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
 * Converts minor units of `from` to whole units of `to`, rounded half away from zero, exactly, and each of them to so many as
 * `times` says; undefined where one of them has no rate. The returned function takes safe whole numbers.
 */
export function wholeConverter(
  from: Currency,
  to: Currency,
  rates: ReferenceRates,
  times = 1,
): ((minor: number) => number) | undefined {
  const own = rates.get(from)?.perEuro
  const other = rates.get(to)?.perEuro
  if (own === undefined || other === undefined) return undefined
  const parts = own * 10n ** BigInt(decimalsOf(from))
  const common = greatestDivisor(other, parts)
  const [top, bottom] = [other / common, parts / common]
  const [factor, divisor] = [Number(top), Number(bottom)]
  return minor => {
    const doubled = Math.abs(minor) * factor * 2 + divisor
    // Products of larger numbers are not exact.
    const isSmall = doubled <= Number.MAX_SAFE_INTEGER
    const size = isSmall
      ? Math.floor(doubled / (divisor * 2))
      : Number((BigInt(Math.abs(minor)) * top * 2n + bottom) / (bottom * 2n))
    return minor < 0 && size > 0 ? -size * times : size * times
  }
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other)
}

/** `total` in whole units of `to`; undefined where one of the two has no rate. */
export function convertWhole(total: Money, to: Currency, rates: ReferenceRates): number | undefined {
  return wholeConverter(total.currency, to, rates)?.(total.minor)
}
