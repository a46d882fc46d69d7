// Price histograms: ten even steps from the lowest to the highest price, one histogram a currency.

import { type Currency, decimalsOf } from '#values/money.ts'
import type { ShownAmounts } from './amounts-by-currency.ts'

type PriceStep = { readonly fromMinor: number; readonly toMinor: number; readonly count: number }
export type PriceSpread = { readonly currency: Currency; readonly steps: readonly PriceStep[] }

const mostSteps = 10

/** Of amounts by the currency that they are shown in. A step includes its lower bound and excludes its upper one. */
export function priceHistogram(amounts: ReadonlyMap<Currency, readonly ShownAmounts[]>): PriceSpread[] {
  return [...amounts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, parts]) => ({ currency, steps: stepsOf(parts.map(rangeOf), 10 ** decimalsOf(currency)) }))
}

/** Shown amounts rise with those that are charged, so that their bounds are those of the lowest and of the highest. */
type AmountRange = ShownAmounts & { readonly lowest: number; readonly highest: number }

function rangeOf({ minors, shown }: ShownAmounts): AmountRange {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < minors.length; at++) {
    const minor = minors[at]!
    if (minor < lowest) lowest = minor
    if (minor > highest) highest = minor
  }
  return { minors, shown, lowest, highest }
}

/** `unit`: shown amounts are rounded to so many minor units. */
function stepsOf(ranges: readonly AmountRange[], unit: number): PriceStep[] {
  const least = Math.min(...ranges.map(({ shown, lowest }) => shown(lowest)))
  const most = Math.max(...ranges.map(({ shown, highest }) => shown(highest)))
  const span = most - least + 1
  const width = Math.ceil(span / mostSteps)
  const counts = new Uint32Array(Math.ceil(span / width))
  for (const range of ranges) countSteps(range, { least, width, unit }, counts)
  return Array.from(counts, (count, index) => {
    const fromMinor = least + index * width
    return { fromMinor, toMinor: fromMinor + width, count }
  })
}

/** Converting each amount takes longer than all the rest, so only those are that lie so near to a bound that rounding decides. */
function countSteps(
  { minors, shown, lowest, highest }: AmountRange,
  { least, width, unit }: { readonly least: number; readonly width: number; readonly unit: number },
  counts: Uint32Array,
): void {
  const first = (shown(lowest) - least) / width
  const each = highest > lowest ? (shown(highest) - shown(lowest)) / width / (highest - lowest) : 0
  // Half a unit for the amount itself, half a one for the two between which it is estimated.
  const margin = unit / width + 1e-6
  for (let at = 0; at < minors.length; at++) {
    const minor = minors[at]!
    const place = first + (minor - lowest) * each
    const step = Math.floor(place)
    const beyond = place - step
    const isSure = beyond > margin && beyond < 1 - margin
    counts[isSure ? step : Math.floor((shown(minor) - least) / width)]! += 1
  }
}
