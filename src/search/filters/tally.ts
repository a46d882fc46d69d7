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

/** Of amenities, out of a tally of the sets that homes share. */
export function amenitiesIn(sets: Tally, { names, members }: PricedHomes['table']): NamedTally[] {
  const each = tally(names.amenityNames.values.length, sets.counted ? 'some' : 'all')
  for (let set = 0; set < sets.all.length; set++) {
    const homes = sets.all[set]!
    if (homes === 0) continue
    add(each.all, members[set]!, homes)
    if (each.counted) add(each.counted, members[set]!, sets.counted![set]!)
  }
  return named(each, names.amenityNames.values)
}

function add(counts: Uint32Array, codes: readonly number[], homes: number): void {
  for (let at = 0; at < codes.length; at++) counts[codes[at]!]! += homes
}
