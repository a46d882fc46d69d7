// Tests homes against a filter by their columns; kinds and sets of amenities are compared once for all homes that share them.

import type { FilterInput } from '#search/input/filter-input.ts'
import type { HomeTable } from './home-table.ts'

type FactTest = {
  readonly table: HomeTable
  readonly bedrooms: number
  /** By code of the kind; undefined for any kind. */
  readonly kinds: readonly boolean[] | undefined
  /** By code of the set, filled on demand; undefined without wanted amenities. */
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

export function hasFacts(test: FactTest, row: number): boolean {
  return isOfKind(test, row) && isLargeEnough(test, row) && hasAll(test, row)
}

export function isOfKind({ kinds, table }: FactTest, row: number): boolean {
  return kinds === undefined || kinds[table.kinds[row]!] === true
}

export function isLargeEnough({ bedrooms, table }: FactTest, row: number): boolean {
  return table.bedrooms[row]! >= bedrooms
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
