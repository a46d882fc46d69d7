// Counts of homes by kind, country or amenity, over the columns of the index.

import type { PricedHomes } from '#search/index/priced-homes.ts'

/** By code: how many homes have the name at all, and how many of them count. */
export type Tally = { readonly all: Uint32Array; readonly counted: Uint32Array }

type NamedTally = { readonly name: string; readonly all: number; readonly counted: number }

export function tally(size: number): Tally {
  return { all: new Uint32Array(size), counted: new Uint32Array(size) }
}

export function note({ all, counted }: Tally, code: number, counts: boolean): void {
  all[code]! += 1
  if (counts) counted[code]! += 1
}

/** By name, the most frequent first, equal ones by their spelling: the order does not depend on what counts. */
export function named({ all, counted }: Tally, names: readonly string[]): NamedTally[] {
  return names
    .map((name, code) => ({ name, all: all[code]!, counted: counted[code]! }))
    .filter(each => each.all > 0)
    .sort((one, other) => other.all - one.all || (one.name < other.name ? -1 : 1))
}

/** Of amenities, out of a tally of the sets that homes share. */
export function amenitiesIn(sets: Tally, { names, members }: PricedHomes['table']): NamedTally[] {
  const each = tally(names.amenityNames.values.length)
  for (let set = 0; set < sets.all.length; set++) {
    if (sets.all[set] === 0) continue
    for (const member of members[set]!) {
      each.all[member]! += sets.all[set]!
      each.counted[member]! += sets.counted[set]!
    }
  }
  return named(each, names.amenityNames.values)
}
