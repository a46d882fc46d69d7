// Whether homes are what a filter says, by their columns: kinds and amenities are compared once for all that share them.

import type { FilterInput } from '#search/input/filter-input.ts'
import type { HomeTable } from './home-table.ts'

type FactTest = {
  readonly table: HomeTable
  readonly bedrooms: number
  /** By number of the kind; undefined when every kind will do. */
  readonly kinds: readonly boolean[] | undefined
  /** By number of the set, as far as it was asked; undefined when nothing is asked for. */
  readonly sets: (boolean | undefined)[] | undefined
  readonly amenities: readonly string[]
}

export function factTest(
  table: HomeTable,
  { kinds, bedrooms, amenities }: Pick<FilterInput, 'kinds' | 'bedrooms' | 'amenities'>,
): FactTest {
  return {
    ...{ table, bedrooms, amenities },
    kinds: kinds.length === 0 ? undefined : table.names.kinds.values.map(kind => kinds.some(each => each === kind)),
    sets: amenities.length === 0 ? undefined : Array(table.names.amenities.values.length),
  }
}

export function hasFacts(test: FactTest, place: number): boolean {
  return isOfKind(test, place) && isLargeEnough(test, place) && hasAll(test, place)
}

export function isOfKind({ kinds, table }: FactTest, place: number): boolean {
  return kinds === undefined || kinds[table.kinds[place]!] === true
}

export function isLargeEnough({ bedrooms, table }: FactTest, place: number): boolean {
  return table.bedrooms[place]! >= bedrooms
}

export function hasAll({ sets, table, amenities }: FactTest, place: number): boolean {
  if (sets === undefined) return true
  const set = table.amenities[place]!
  let known = sets[set]
  if (known === undefined) {
    const codes = table.names.amenities.values[set]!
    known = amenities.every(code => codes.has(code))
    sets[set] = known
  }
  return known
}
