// How many of some homes are of each kind, in each country, of each size, with each amenity.

import type { IndexedHome } from '#search/index/indexed-home.ts'

export type FacetCount = { readonly value: string; readonly count: number }
export type Facets = Readonly<Record<'kind' | 'country' | 'bedrooms' | 'amenities', readonly FacetCount[]>>

/** The most frequent values first, equal ones by their spelling. */
export function countFacets(
  homes: readonly Pick<IndexedHome, 'kind' | 'country' | 'bedrooms' | 'amenities'>[],
): Facets {
  const [kinds, countries, sizes, amenities] = [counter(), counter(), counter(), counter()]
  for (const home of homes) {
    kinds.add(home.kind)
    countries.add(home.country)
    sizes.add(String(home.bedrooms))
    for (const code of home.amenities) amenities.add(code)
  }
  return { kind: kinds.all(), country: countries.all(), bedrooms: sizes.all(), amenities: amenities.all() }
}

function counter() {
  const counts = new Map<string, number>()
  return {
    add: (value: string) => void counts.set(value, (counts.get(value) ?? 0) + 1),
    all: (): FacetCount[] =>
      [...counts]
        .map(([value, count]) => ({ value, count }))
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
  }
}
