// The orders in which the homes of a search can be shown, each with its address.

import { sentence } from '#catalogue/sentence.ts'
import { type SearchToWrite, type Sort, searchAddress, sorts } from '#search/input/search-address.ts'

export type OrderLink = { readonly name: string; readonly href: string; readonly isChosen: boolean }

const sortNames: Readonly<Record<Sort, () => string>> = {
  recommended: () => sentence('search.byOurOrder'),
  nearest: () => sentence('search.byNearest'),
  price: () => sentence('search.byPrice'),
  rating: () => sentence('search.byRating'),
  newest: () => sentence('search.byNewest'),
  name: () => sentence('search.byName'),
}

/** `hasMiddle`: there is a place, or a part of the map, from whose middle distances are measured. */
export function describeOrders(search: SearchToWrite, hasMiddle: boolean): OrderLink[] {
  const offered = sorts.filter(sort => sort !== 'nearest' || hasMiddle)
  const chosen = offered.includes(search.sort) ? search.sort : 'recommended'
  return offered.map(sort => ({
    name: sortNames[sort](),
    href: searchAddress({ ...search, sort }),
    isChosen: sort === chosen,
  }))
}
