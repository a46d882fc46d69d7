// The homes that a search could show, out of the index: free, in the place, in the box, large enough, of the facts wished.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { FilterInput } from '#search/input/filter-input.ts'
import type { HomeFilter } from '#search/input/home-filter.ts'
import type { SearchInput, StoredSort } from '#search/input/search-input.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import { factTest, hasFacts } from './fact-test.ts'
import { findPlace, idsWhere } from './find-place.server.ts'
import { guestsOf, hasRoomFor, liesIn, pricing } from './home-table.ts'
import { cellsIn } from './map-cells.ts'
import { type PriceCache, priceCacheFor } from './price-cache.ts'
import { type FreshIndex, freshIndex } from './search-index.server.ts'
import { goneFor, isGone } from './taken-by-night.ts'
import type { World } from './world.ts'

type GatherInput = Pick<SearchInput, 'where' | 'box' | 'visit' | 'windows'> & {
  /** Facts that a home must have; those of an address, and a filter of programs. */
  readonly facts?: Pick<FilterInput, 'kinds' | 'bedrooms' | 'amenities'> | undefined
  readonly homeFilter?: HomeFilter | undefined
}

export type Gathered = {
  readonly world: World
  /** Their places in the world, in no order. None that is taken. */
  readonly places: Uint32Array
  /** Nothing is called as typed; these are nearly. */
  readonly nearly: boolean
  readonly sheet: PriceCache
  /** The bits of the homes that are taken for the visits; undefined without any. */
  readonly gone: Uint32Array | undefined
  readonly now: Date
}

/** Whether homes that cannot be booked for it are no answer. */
export function isDated({ visit, windows }: Pick<SearchInput, 'visit' | 'windows'>): boolean {
  return visit.nights !== undefined || windows !== undefined
}

export function storedSort(sort: SearchInput['sort']): StoredSort {
  return sort === 'price' ? 'recommended' : sort
}

/** Gathers at the clock's now; everything that was committed before is in it. */
export async function gatherHomes(tools: Pick<Tools, 'database' | 'clock'>, input: GatherInput): Promise<Gathered> {
  const index = await freshIndex(tools)
  const [place, filtered] = await Promise.all([
    findPlace(tools.database, index.world, input.where),
    input.homeFilter && idsWhere(tools.database, input.homeFilter),
  ])
  const only = [place.ids, filtered].filter(ids => ids !== undefined)
  return gatherIn(index, input, { only, nearly: place.kind === 'nearly', now: tools.clock.now() })
}

/** The same out of an index at hand; of `only` each is a list of ids that alone are wanted. */
export function gatherIn(
  { world, sheets }: FreshIndex,
  input: GatherInput,
  { only, nearly, now }: Pick<Gathered, 'nearly' | 'now'> & { readonly only: readonly ReadonlySet<number>[] },
): Gathered {
  const visits = input.windows ?? (input.visit.nights && [input.visit.nights])
  const gone = visits && goneFor(world.taken, visits, world.homes.length)
  const sheet = priceCacheFor(sheets, { visits, party: input.visit.party }, world.homes.length)
  return { ...{ world, nearly, sheet, gone, now }, places: placesFor(world, input, gone, only) }
}

/** Where places are noted while they are found: every search is done with it before another begins. */
let found = new Uint32Array(0)

/** The places of all homes of `world` that fit the input, in no order. */
function placesFor(
  { table, homes }: World,
  { box, facts, visit }: GatherInput,
  gone: Uint32Array | undefined,
  only: readonly ReadonlySet<number>[],
): Uint32Array {
  found = ensureCapacity(found, homes.length)
  const places = found
  const guests = guestsOf(visit.party)
  const { pets } = visit.party
  const test = facts && factTest(table, facts)
  let count = 0
  const look = (place: number) => {
    if (table.pricing[place] === pricing.gone || !hasRoomFor(table, place, guests, pets)) return
    if (box && !liesIn(table, place, box)) return
    if (test && !hasFacts(test, place)) return
    for (const ids of only) if (!ids.has(table.ids[place]!)) return
    places[count++] = place
  }
  if (box) {
    for (const cell of cellsIn(table.cells, box)) {
      for (const place of cell) if (place < homes.length && !(gone && isGone(gone, place))) look(place)
    }
  } else if (gone) eachFree(gone, homes.length, look)
  else for (let place = 0; place < homes.length; place++) look(place)
  return places.slice(0, count)
}

function eachFree(gone: Uint32Array, places: number, look: (place: number) => void): void {
  for (let word = 0; word < gone.length; word++) {
    for (let free = ~gone[word]!; free !== 0; free &= free - 1) {
      const place = (word << 5) + 31 - Math.clz32(free & -free)
      if (place < places) look(place)
    }
  }
}
