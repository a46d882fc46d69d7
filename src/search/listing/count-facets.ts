// How many of some homes are of each kind, in each country, of each size, with each amenity.

import type { HomeTable } from '#search/index/home-table.ts'

type FacetCount = { readonly value: string; readonly count: number }
export type Facets = Readonly<Record<'kind' | 'country' | 'bedrooms' | 'amenities', readonly FacetCount[]>>

/** Of the homes in `rows`; the most frequent values first, equal ones by their spelling. */
export function countFacets(table: HomeTable, rows: Uint32Array): Facets {
  const { names, members } = table
  const kinds = new Uint32Array(names.kinds.values.length)
  const countries = new Uint32Array(names.countries.values.length)
  const sets = new Uint32Array(names.amenities.values.length)
  const sizes: number[] = []
  for (const row of rows) {
    kinds[table.kinds[row]!]! += 1
    countries[table.countries[row]!]! += 1
    sets[table.amenities[row]!]! += 1
    const bedrooms = table.bedrooms[row]!
    while (sizes.length <= bedrooms) sizes.push(0)
    sizes[bedrooms]! += 1
  }
  const amenities = new Uint32Array(names.amenityNames.values.length)
  for (const [set, count] of sets.entries()) {
    if (count > 0) for (const member of members[set]!) amenities[member]! += count
  }
  return {
    kind: inOrder(names.kinds.values, kinds),
    country: inOrder(names.countries.values, countries),
    bedrooms: inOrder([...sizes.keys()].map(String), sizes),
    amenities: inOrder(names.amenityNames.values, amenities),
  }
}

function inOrder(values: readonly string[], counts: ArrayLike<number>): FacetCount[] {
  return values
    .map((value, number) => ({ value, count: counts[number]! }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
