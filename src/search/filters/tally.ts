// Counts of homes by kind, country or amenity, over the columns of the index.

import type { PricedHomes } from '#search/index/priced-homes.ts'

/** By code: how many homes have the name at all, and how many of them count; undefined where every one does. */
export type Tally = { readonly all: Uint32Array; readonly counted: Uint32Array | undefined }

type NamedTally = { readonly name: string; readonly all: number; readonly counted: number }

export function tally(size: number, counting: 'all' | 'some'): Tally {
  return { all: new Uint32Array(size), counted: counting === 'some' ? new Uint32Array(size) : undefined }
}

export function note({ all, counted }: Tally, code: number, counts: boolean): void {
  all[code]! += 1
  if (counted && counts) counted[code]! += 1
}

/** By name, the most frequent first, equal ones by their spelling: the order does not depend on what counts. */
export function named({ all, counted = all }: Tally, names: readonly string[]): NamedTally[] {
  return names
    .map((name, code) => ({ name, all: all[code]!, counted: counted[code]! }))
    .filter(each => each.all > 0)
    .sort((one, other) => other.all - one.all || (one.name < other.name ? -1 : 1))
}

/** How many count of the codes that match. */
export function countOf({ all, counted = all }: Tally, matches: (code: number) => boolean): number {
  return counted.reduce((sum, homes, code) => (homes > 0 && matches(code) ? sum + homes : sum), 0)
}

/** Of amenities, out of a tally of the sets that homes share. */
export function amenitiesIn(sets: Tally, { names, members }: PricedHomes['table']): NamedTally[] {
  const each = tally(names.amenityNames.values.length, sets.counted ? 'some' : 'all')
  addMembers(each.all, sets.all, members)
  if (each.counted) addMembers(each.counted, sets.counted!, members)
  return named(each, names.amenityNames.values)
}

function addMembers(counts: Uint32Array, sets: Uint32Array, { begins, names }: PricedHomes['table']['members']): void {
  for (let set = 0; set < sets.length; set++) {
    const homes = sets[set]!
    if (homes === 0) continue
    const end = begins[set + 1]!
    for (let at = begins[set]!; at < end; at++) counts[names[at]!]! += homes
  }
}
