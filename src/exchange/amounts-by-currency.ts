// The prices of many homes as they are shown, gathered by the currency that they are shown in.

import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { Currency } from '#values/money.ts'
import { type PriceScale, shownIn } from './price-scale.ts'

/** Minor units in the order in which they were added. */
type Amounts = { readonly currency: Currency; minors: Float64Array; count: number }

/** By code of the currency that a home charges in: what its prices are converted by, and where they are added. */
type AmountsByCurrency = {
  readonly convert: readonly ((minor: number) => number)[]
  readonly amounts: readonly Amounts[]
}

const asItIs = (minor: number) => minor

/** Scratch for the converted ones, which are most, reused: gathering never yields to another search. */
let scratch = new Float64Array(0)

/** Of homes that charge in these currencies; `most` is how many amounts are added at most. */
export function amountsByCurrency(codes: readonly Currency[], scale: PriceScale, most: number): AmountsByCurrency {
  const shown = codes.map(code => shownIn(scale, code))
  scratch = ensureCapacity(scratch, most)
  const converted = scale.currency && { currency: scale.currency, minors: scratch, count: 0 }
  return {
    convert: shown.map(convert => convert ?? asItIs),
    amounts: codes.map((currency, code) =>
      shown[code] && converted ? converted : { currency, minors: new Float64Array(0), count: 0 },
    ),
  }
}

/** Adds a sum in minor units of the currency with this code. */
export function addAmount({ convert, amounts }: AmountsByCurrency, code: number, minor: number): void {
  const to = amounts[code]!
  if (to.count === to.minors.length) to.minors = ensureCapacity(to.minors, to.count + 1)
  to.minors[to.count] = convert[code]!(minor)
  to.count += 1
}

/** Those of each currency, before anything else is gathered. */
export function addedAmounts({ amounts }: AmountsByCurrency): (readonly [Currency, Float64Array])[] {
  return [...new Set(amounts)].map(({ currency, minors, count }) => [currency, minors.subarray(0, count)] as const)
}
