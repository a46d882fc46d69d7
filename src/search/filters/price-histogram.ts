// Price histograms: ten even steps from the lowest to the highest price, one histogram a currency.

import type { Currency } from '#values/money.ts'

type PriceStep = { readonly fromMinor: number; readonly toMinor: number; readonly count: number }
export type PriceSpread = { readonly currency: Currency; readonly steps: readonly PriceStep[] }

const mostSteps = 10

/** Of amounts in minor units by currency. A step includes its lower bound and excludes its upper one. */
export function priceHistogram(minors: readonly (readonly [Currency, readonly number[]])[]): PriceSpread[] {
  return minors
    .filter(([, amounts]) => amounts.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amounts]) => ({ currency, steps: stepsOf(amounts) }))
}

function stepsOf(amounts: readonly number[]): PriceStep[] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const amount of amounts) {
    if (amount < least) least = amount
    if (amount > most) most = amount
  }
  const span = most - least + 1
  const width = Math.ceil(span / mostSteps)
  const counts: number[] = Array(Math.ceil(span / width)).fill(0)
  for (const amount of amounts) counts[Math.floor((amount - least) / width)]! += 1
  return counts.map((count, index) => {
    const fromMinor = least + index * width
    return { fromMinor, toMinor: fromMinor + width, count }
  })
}
