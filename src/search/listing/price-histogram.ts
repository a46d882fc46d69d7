// How prices spread: ten even steps from the lowest to the highest, for each currency by itself.

import type { Currency, Money } from '#values/money.ts'

export type PriceStep = { readonly fromMinor: number; readonly toMinor: number; readonly count: number }
export type PriceSpread = { readonly currency: Currency; readonly steps: readonly PriceStep[] }

const mostSteps = 10

/** Every price falls into exactly one step: from its lower bound up to, and without, its upper one. */
export function priceHistogram(prices: readonly Money[]): PriceSpread[] {
  const byCurrency = Map.groupBy(prices, ({ currency }) => currency)
  return [...byCurrency]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, ofCurrency]) => ({ currency, steps: stepsOf(ofCurrency.map(({ minor }) => minor)) }))
}

function stepsOf(amounts: readonly number[]): PriceStep[] {
  const least = Math.min(...amounts)
  const span = Math.max(...amounts) - least + 1
  const width = Math.ceil(span / mostSteps)
  return Array.from({ length: Math.ceil(span / width) }, (_, index) => {
    const fromMinor = least + index * width
    const toMinor = fromMinor + width
    return { fromMinor, toMinor, count: amounts.filter(amount => amount >= fromMinor && amount < toMinor).length }
  })
}
