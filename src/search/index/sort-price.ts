// The sort keys of homes by price.

import type { PricedHomes } from './priced-homes.ts'
import { minorsPerEuro, roughly } from './rough-value.ts'

/** One key per home; homes without a price come last. */
export function sortPrices({ table, rows, minors }: PricedHomes): Float64Array {
  const perEuro = table.names.currencies.values.map(minorsPerEuro)
  return minors.map((minor, at) =>
    Number.isNaN(minor) ? Number.MAX_SAFE_INTEGER : roughly(minor, perEuro[table.currencies[rows[at]!]!]!),
  )
}
