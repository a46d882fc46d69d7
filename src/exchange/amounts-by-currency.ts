// The prices of many homes, gathered by the currency that they are shown in.

import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { Currency } from '#values/money.ts'
import { asItIs, type PriceScale, type ShownMinor, shownIn } from './price-scale.ts'

/** Minor units of one currency as they are charged, in no order, and what they are shown as. */
export type ShownAmounts = { readonly minors: Float64Array; readonly shown: ShownMinor }

/** By code of the currency that homes charge in. */
type AmountsByCurrency = { readonly shownAs: Currency; readonly shown: ShownMinor; count: number }[]

/** Scratch by the same code, reused: gathering never yields to another search. */
const scratch: Float64Array[] = []

/** Of homes that charge in these currencies. */
export function amountsByCurrency(codes: readonly Currency[], scale: PriceScale): AmountsByCurrency {
  while (scratch.length < codes.length) scratch.push(new Float64Array(0))
  return codes.map(code => {
    const shown = shownIn(scale, code)
    return { shownAs: shown && scale.currency ? scale.currency : code, shown: shown ?? asItIs, count: 0 }
  })
}

/** Adds a sum in minor units of the currency with this code. */
export function addAmount(amounts: AmountsByCurrency, code: number, minor: number): void {
  const to = amounts[code]!
  if (to.count === scratch[code]!.length) scratch[code] = ensureCapacity(scratch[code]!, to.count + 1)
  scratch[code]![to.count] = minor
  to.count += 1
}

/** Those that were added, before anything else is gathered. */
export function addedAmounts(amounts: AmountsByCurrency): Map<Currency, ShownAmounts[]> {
  const added = new Map<Currency, ShownAmounts[]>()
  for (const [code, { shownAs, shown, count }] of amounts.entries()) {
    const minors = scratch[code]!.subarray(0, count)
    if (count > 0) added.set(shownAs, [...(added.get(shownAs) ?? []), { minors, shown }])
  }
  return added
}
