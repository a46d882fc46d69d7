// By what homes are sorted where the price is the order.

import type { PricedHomes } from './priced-homes.ts'
import { minorsPerEuro, roughly } from './rough-value.ts'

/** Of each of the homes; those of which no price can be said come last. */
export function sortPrices({ table, places, minors }: PricedHomes): Float64Array {
  const perEuro = table.names.currencies.values.map(minorsPerEuro)
  return minors.map((minor, at) =>
    Number.isNaN(minor) ? Number.MAX_SAFE_INTEGER : roughly(minor, perEuro[table.currencies[places[at]!]!]!),
  )
}
