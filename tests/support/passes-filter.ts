// Whether a home passes a filter, said the slow and obvious way for one home after the other: it judges what counts by columns.

import { passesPrice } from '#search/filters/within-limits.ts'
import type { HomePrice } from '#search/index/home-price.ts'
import type { FilterInput } from '#search/input/filter-input.ts'

export type PricedHome = {
  readonly id: number
  readonly kind: string
  readonly bedrooms: number
  readonly amenities: ReadonlySet<string>
  readonly price: HomePrice | undefined
}

export function passesFilter(home: PricedHome, { kinds, bedrooms, amenities, price }: FilterInput): boolean {
  return (
    (kinds.length === 0 || kinds.some(each => each === home.kind)) &&
    home.bedrooms >= bedrooms &&
    amenities.every(code => home.amenities.has(code)) &&
    passesPrice(home.price, price)
  )
}
