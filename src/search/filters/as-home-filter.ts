// A visitor's filter as comparisons of a home's facts; its price is no fact, and is compared when it is known.

import type { HomeFilter } from '#search/listing/home-filter.ts'
import type { FilterWish } from './filter-wish.ts'

/** Undefined for a filter that leaves every home as it is. */
export function asHomeFilter({ kinds, bedrooms, amenities }: FilterWish): HomeFilter | undefined {
  const all: HomeFilter[] = [
    ...(kinds.length > 0 ? [{ any: kinds.map(value => ({ field: 'kind', is: 'equal', value }) as const) }] : []),
    ...(bedrooms > 0 ? [{ field: 'bedrooms', is: 'at-least', value: bedrooms } as const] : []),
    ...amenities.map(value => ({ field: 'amenities', is: 'has', value }) as const),
  ]
  return all.length > 0 ? { all } : undefined
}
