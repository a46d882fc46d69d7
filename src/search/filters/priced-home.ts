// A home as filters see it, and whether it passes one.

import type { HomePrice } from '#search/listing/home-price.ts'
import { priceToCompare } from '#search/listing/home-price.ts'
import { decimalsOf } from '#values/money.ts'
import { type FilterWish, limitsPrice, type PriceLimits } from './filter-wish.ts'

export type PricedHome = {
  readonly id: number
  readonly kind: string
  readonly bedrooms: number
  readonly amenities: ReadonlySet<string>
  readonly price: HomePrice | undefined
}

export function passesFilter(home: PricedHome, filter: FilterWish): boolean {
  return hasFacts(home, filter) && passesPrice(home.price, filter.price)
}

/** Whether the home is what the filter says, whatever it costs. */
export function hasFacts(
  home: Pick<PricedHome, 'kind' | 'bedrooms' | 'amenities'>,
  { kinds, bedrooms, amenities }: Pick<FilterWish, 'kinds' | 'bedrooms' | 'amenities'>,
): boolean {
  return isOfKind(home, kinds) && home.bedrooms >= bedrooms && hasAll(home, amenities)
}

export function isOfKind({ kind }: Pick<PricedHome, 'kind'>, kinds: FilterWish['kinds']): boolean {
  return kinds.length === 0 || kinds.some(each => each === kind)
}

export function hasAll(home: Pick<PricedHome, 'amenities'>, amenities: FilterWish['amenities']): boolean {
  return amenities.every(code => home.amenities.has(code))
}

/** Whether a price lies within the limits, both included; without limits every home does, with them none without a price. */
export function passesPrice(price: HomePrice | undefined, limits: PriceLimits | undefined): boolean {
  if (!limitsPrice(limits)) return true
  if (price?.total.currency !== limits.currency) return false
  const unit = 10 ** decimalsOf(limits.currency)
  const { minor } = priceToCompare(price)
  return minor >= (limits.least ?? 0) * unit && (limits.most === undefined || minor <= limits.most * unit)
}
