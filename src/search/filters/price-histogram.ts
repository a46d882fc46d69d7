// Price histograms: ten even steps from the lowest to the highest price, one histogram a currency.

import type { Currency } from '#values/money.ts'

type PriceStep = { readonly fromMinor: number; readonly toMinor: number; readonly count: number }
export type PriceSpread = { readonly currency: Currency; readonly steps: readonly PriceStep[] }

const mostSteps = 10

/** Of amounts in minor units by currency. A step includes its lower bound and excludes its upper one. */
export function priceHistogram(minors: readonly (readonly [Currency, ArrayLike<number>])[]): PriceSpread[] {
  return minors
    .filter(([, amounts]) => amounts.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amounts]) => ({ currency, steps: stepsOf(amounts) }))
}

function stepsOf(amounts: ArrayLike<number>): PriceStep[] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < amounts.length; at++) {
    const amount = amounts[at]!
    if (amount < least) least = amount
    if (amount > most) most = amount
  }
  const span = most - least + 1
  const width = Math.ceil(span / mostSteps)
  const counts = new Uint32Array(Math.ceil(span / width))
  for (let at = 0; at < amounts.length; at++) counts[Math.floor((amounts[at]! - least) / width)]! += 1
  return Array.from(counts, (count, index) => {
    const fromMinor = least + index * width
    return { fromMinor, toMinor: fromMinor + width, count }
  })
}
