// How a search compares prices: by the sums that are shown, in one currency.

import { type Currency, decimalsOf, type Money } from '#values/money.ts'
import { type ReferenceRates, wholeConverter } from './reference-rates.ts'

/** The currency of the limits and of the order, and the rates to it; without a currency nothing is converted. */
export type PriceScale = { readonly currency: Currency | undefined; readonly rates: ReferenceRates }

/** Each sum as it is charged. */
export const unconverted: PriceScale = { currency: undefined, rates: new Map() }

/** Minor units of one currency, as sums are shown in that of the scale: its own exactly, others to the nearest whole unit. */
export type ShownMinor = (minor: number) => number

export const asItIs: ShownMinor = minor => minor

/** To minor units of the scale's currency; undefined for a currency that is shown unconverted. */
export function shownIn({ currency, rates }: PriceScale, from: Currency): ShownMinor | undefined {
  if (currency === undefined) return undefined
  if (from === currency) return asItIs
  return wholeConverter(from, currency, rates, 10 ** decimalsOf(currency))
}

/** The sum as it is shown, in minor units of the scale's currency; undefined where it is shown unconverted. */
export function shownMinor({ minor, currency }: Money, scale: PriceScale): number | undefined {
  return shownIn(scale, currency)?.(minor)
}
