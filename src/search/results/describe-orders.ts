// The orders in which the homes of a search can be shown, each with its address.

import { sentence } from '#catalogue/sentence.ts'
import { type SearchToWrite, type Sort, searchAddress, sorts } from '#search/input/search-address.ts'

export type OrderLink = { readonly name: string; readonly href: string; readonly isChosen: boolean }

const sortNames: Readonly<Record<Sort, () => string>> = {
  recommended: () => sentence('search.byOurOrder'),
  price: () => sentence('search.byPrice'),
  rating: () => sentence('search.byRating'),
  newest: () => sentence('search.byNewest'),
  name: () => sentence('search.byName'),
}

export function describeOrders(search: SearchToWrite): OrderLink[] {
  return sorts.map(sort => ({
    name: sortNames[sort](),
    href: searchAddress({ ...search, sort }),
    isChosen: sort === search.sort,
  }))
}
