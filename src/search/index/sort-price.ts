// The sort keys of homes by price, and the place of one price among them.

import { type PriceScale, shownIn } from '#exchange/price-scale.ts'
import { type Currency, currency } from '#values/money.ts'
import type { PricedHomes } from './priced-homes.ts'

/** What is not converted follows from here, each currency in as much room; both are powers of two, so that keys stay exact. */
const unconverted = 2 ** 52
const ofOneCurrency = 2 ** 43

const withoutPrice = Number.MAX_SAFE_INTEGER

/**
 * One key per home: first those with a sum in the currency of the scale, then the others by currency and amount; homes without
 * a price come last.
 */
export function sortPrices({ table, rows, minors }: PricedHomes, scale: PriceScale): Float64Array {
  const codes = table.names.currencies.values
  const keys = codes.map(code => keyIn(code, codes, scale))
  return minors.map((minor, at) => (Number.isNaN(minor) ? withoutPrice : keys[table.currencies[rows[at]!]!]!(minor)))
}

function keyIn(code: Currency, codes: readonly Currency[], scale: PriceScale): (minor: number) => number {
  const shown = shownIn(scale, code)
  if (shown) return minor => Math.min(shown(minor), unconverted - 1)
  const from = unconverted + codes.filter(other => other < code).length * ofOneCurrency
  return minor => from + Math.min(minor, ofOneCurrency - 1)
}

/** The price at `at` as a cursor keeps it: as it is charged, since rates may have changed before the next page. */
export function writePriceKey({ table, rows, minors }: PricedHomes, at: number): string {
  const minor = minors[at]!
  return Number.isNaN(minor) ? '' : `${table.names.currencies.values[table.currencies[rows[at]!]!]!} ${minor}`
}

/** The sort key, by the scale of now, of a price that `writePriceKey` wrote. */
export function readPriceKey(written: string, { table }: PricedHomes, scale: PriceScale): number {
  if (written === '') return withoutPrice
  const [code, minor] = written.split(' ') as [string, string]
  return keyIn(currency(code), table.names.currencies.values, scale)(Number(minor))
}
