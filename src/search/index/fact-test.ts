// Tests homes against a filter by their columns; kinds and sets of amenities are compared once for all homes that share them.

import type { FilterInput } from '#search/input/filter-query.ts'
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
  readonly wantsInstant: boolean
  readonly wantsRefundable: boolean
  readonly lead: number
}

/** `lead`: in how many days the guest arrives, at least; Infinity without dates. */
export function factTest(
  table: HomeTable,
  { kinds, bedrooms, amenities, rating, promises }: WantedFacts,
  lead: number,
): FactTest {
  return {
    ...{ table, bedrooms, amenities, lead },
    kinds: kinds.length === 0 ? undefined : table.names.kinds.values.map(kind => kinds.some(each => each === kind)),
    sets: amenities.length === 0 ? undefined : Array(table.names.amenities.values.length),
    rating: Math.round(10 * (rating ?? 0)),
    wantsInstant: promises.includes('instant'),
    wantsRefundable: promises.includes('refundable'),
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

export function keepsPromises({ table, lead, wantsInstant, wantsRefundable }: FactTest, row: number): boolean {
  return (
    (!wantsInstant || isInstant(table.instantFrom[row]!, lead)) &&
    (!wantsRefundable || isRefundable(table.refundableUntil[row]!, lead))
  )
}

/** `from` as in the column. */
export function isInstant(from: number, lead: number): boolean {
  return from >= 0 && lead >= from
}

/** `until` as in the column. Only while the last day for it is still to come: its hour is the home's own. */
export function isRefundable(until: number, lead: number): boolean {
  return until >= 0 && lead > until
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
