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

export function passesFilter(home: PricedHome, { kinds, bedrooms, amenities, price }: FilterWish): boolean {
  return (
    (kinds.length === 0 || kinds.some(kind => kind === home.kind)) &&
    home.bedrooms >= bedrooms &&
    amenities.every(code => home.amenities.has(code)) &&
    passesPrice(home.price, price)
  )
}

/** Whether a price lies within the limits, both included; without limits every home does, with them none without a price. */
export function passesPrice(price: HomePrice | undefined, limits: PriceLimits | undefined): boolean {
  if (!limitsPrice(limits)) return true
  if (price?.total.currency !== limits.currency) return false
  const unit = 10 ** decimalsOf(limits.currency)
  const { minor } = priceToCompare(price)
  return minor >= (limits.least ?? 0) * unit && (limits.most === undefined || minor <= limits.most * unit)
}
