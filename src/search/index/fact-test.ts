// Tests homes against a filter by their columns; kinds and sets of amenities are compared once for all homes that share them.

import type { FilterInput } from '#search/input/filter-query.ts'
import { promisesTo } from './booking-promises.ts'
import type { HomeTable } from './home-table.ts'

export type WantedFacts = Pick<FilterInput, 'kinds' | 'bedrooms' | 'amenities' | 'rating' | 'promises'>

export type FactTest = {
  readonly table: HomeTable
  readonly bedrooms: number
  /** By code of the kind; undefined for any kind. */
  readonly kinds: readonly boolean[] | undefined
  /** By code of the set, filled on demand; undefined without wanted amenities. */
  readonly sets: (boolean | undefined)[] | undefined
  readonly amenities: readonly string[]
  /** Tenths of a star. */
  readonly rating: number
  /** By code; undefined where nothing need be promised. */
  readonly promises: readonly boolean[] | undefined
}

/** `lead`: in how many days the guest arrives, at least; Infinity without dates. */
export function factTest(
  table: HomeTable,
  { kinds, bedrooms, amenities, rating, promises }: WantedFacts,
  lead: number,
): FactTest {
  return {
    ...{ table, bedrooms, amenities },
    kinds: kinds.length === 0 ? undefined : table.names.kinds.values.map(kind => kinds.some(each => each === kind)),
    sets: amenities.length === 0 ? undefined : Array(table.names.amenities.values.length),
    rating: Math.round(10 * (rating ?? 0)),
    promises:
      promises.length === 0
        ? undefined
        : table.names.promises.values.map(home => promises.every(wanted => promisesTo[wanted](home, lead))),
  }
}

export function hasFacts(test: FactTest, row: number): boolean {
  return (
    isOfKind(test, row) &&
    isLargeEnough(test, row) &&
    isRated(test, row) &&
    keepsPromises(test, row) &&
    hasAll(test, row)
  )
}

export function isOfKind({ kinds, table }: FactTest, row: number): boolean {
  return kinds === undefined || kinds[table.kinds[row]!] === true
}

export function isLargeEnough({ bedrooms, table }: FactTest, row: number): boolean {
  return table.bedrooms[row]! >= bedrooms
}

export function isRated({ rating, table }: FactTest, row: number): boolean {
  return table.ratings[row]! >= rating
}

export function keepsPromises({ promises, table }: FactTest, row: number): boolean {
  return promises === undefined || promises[table.promises[row]!] === true
}

export function hasAll({ sets, table, amenities }: FactTest, row: number): boolean {
  if (sets === undefined) return true
  const set = table.amenities[row]!
  let known = sets[set]
  if (known === undefined) {
    const codes = table.names.amenities.values[set]!
    known = amenities.every(code => codes.has(code))
    sets[set] = known
  }
  return known
}
