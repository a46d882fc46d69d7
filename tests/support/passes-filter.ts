// Whether a home passes a filter, and which of two costs less, said the slow and obvious way: it judges what counts by columns.

import { convertWhole, type ReferenceRates } from '#exchange/reference-rates.ts'
import { type HomePrice, priceToCompare } from '#search/index/home-price.ts'
import type { FilterInput, Promised } from '#search/input/filter-query.ts'
import { type Currency, decimalsOf, type Money } from '#values/money.ts'

export type PricedHome = {
  readonly id: number
  readonly kind: string
  readonly bedrooms: number
  readonly amenities: ReadonlySet<string>
  /** As shown, in tenths of a star; 0 without a review. */
  readonly tenths: number
  readonly promises: readonly Promised[]
  readonly price: HomePrice | undefined
}

/** The sum in `code` as it is shown, in units: whole ones where it is converted; undefined where it cannot be. */
export function unitsShown(sum: Money, code: Currency, rates: ReferenceRates): number | undefined {
  return sum.currency === code ? sum.minor / 10 ** decimalsOf(code) : convertWhole(sum, code, rates)
}

function passesLimits(price: HomePrice | undefined, limits: FilterInput['price'], rates: ReferenceRates): boolean {
  if (limits?.least === undefined && limits?.most === undefined) return true
  const units = price && unitsShown(priceToCompare(price), limits.currency, rates)
  return units !== undefined && units >= (limits.least ?? 0) && units <= (limits.most ?? Number.POSITIVE_INFINITY)
}

/** Less than 0 where `one` comes first: by the sum shown in `code`, then what cannot be converted by currency, then what has no price. */
export function comparePrices(
  one: HomePrice | undefined,
  other: HomePrice | undefined,
  code: Currency | undefined,
  rates: ReferenceRates,
): number {
  if (!one || !other) return Number(!one) - Number(!other)
  const [first, second] = [one, other].map(({ total }) => (code ? unitsShown(total, code, rates) : undefined))
  if (first !== undefined && second !== undefined) return first - second
  if (first !== undefined || second !== undefined) return first === undefined ? 1 : -1
  if (one.total.currency !== other.total.currency) return one.total.currency < other.total.currency ? -1 : 1
  return one.total.minor - other.total.minor
}

export function passesFilter(
  home: PricedHome,
  { kinds, bedrooms, amenities, rating, promises, price }: FilterInput,
  rates: ReferenceRates = new Map(),
): boolean {
  return (
    (kinds.length === 0 || kinds.some(each => each === home.kind)) &&
    home.bedrooms >= bedrooms &&
    amenities.every(code => home.amenities.has(code)) &&
    (rating === undefined || home.tenths / 10 >= rating) &&
    promises.every(each => home.promises.includes(each)) &&
    passesLimits(home.price, price, rates)
  )
}
