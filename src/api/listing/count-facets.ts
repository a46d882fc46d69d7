// How many of some homes are of each kind, in each country, of each size, with each amenity.

import { amenitiesIn, named, note, type Tally, tally } from '#search/filters/tally.ts'
import type { HomeTable } from '#search/index/home-table.ts'

type FacetCount = { readonly value: string; readonly count: number }
export type Facets = Readonly<Record<'kind' | 'country' | 'bedrooms' | 'amenities', readonly FacetCount[]>>

/** Of the homes in `rows`; the most frequent values first, equal ones by their spelling. */
export function countFacets(table: HomeTable, rows: Uint32Array): Facets {
  const { names } = table
  const most = rows.reduce((largest, row) => Math.max(largest, table.bedrooms[row]!), 0)
  const sizes = Array.from({ length: most + 1 }, (_, bedrooms) => String(bedrooms))
  const countBy = (column: Uint16Array | Uint32Array, size: number): Tally => {
    const counts = tally(size, 'all')
    for (const row of rows) note(counts, column[row]!, true)
    return counts
  }
  return {
    kind: asFacets(named(countBy(table.kinds, names.kinds.values.length), names.kinds.values)),
    country: asFacets(named(countBy(table.countries, names.countries.values.length), names.countries.values)),
    bedrooms: asFacets(named(countBy(table.bedrooms, sizes.length), sizes)),
    amenities: asFacets(amenitiesIn(countBy(table.amenities, names.amenities.values.length), table)),
  }
}

function asFacets(tallies: ReturnType<typeof named>): FacetCount[] {
  return tallies.map(({ name, all }) => ({ value: name, count: all }))
}
