// The homes in the index that a search could show: free, in the place and the box, large enough, with the wanted facts.

import { currentDisplay } from '#exchange/display-currency.server.ts'
import type { PriceScale } from '#exchange/price-scale.ts'
import { isUnavailable, unavailableFor } from '#fast-prices/occupied-by-night.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type FilterInput, limitsPrice } from '#search/input/filter-query.ts'
import type { HomeFilter } from '#search/input/home-filter.ts'
import type { StoredSort } from '#search/input/search-address.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import { shortestLead } from './booking-promises.ts'
import { factTest, hasFacts, type WantedFacts } from './fact-test.ts'
import { type FoundPlace, findPlace, idsWhere } from './find-place.server.ts'
import { guestsOf, hasRoomFor, liesIn, pricing } from './home-table.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
import { cellsIn } from './map-cells.ts'
import { middleOfBox, middleOfIds } from './nearest-first.ts'
import { type PriceCache, priceCacheFor } from './price-cache.ts'
import { type FreshIndex, freshIndex } from './search-index.server.ts'

type GatherInput = Pick<SearchInput, 'where' | 'box' | 'visit' | 'windows'> & {
  /** By distance it is worked out from where. */
  readonly sort?: SearchInput['sort'] | undefined
  /** Required facts: from the page's address, and from an API client's filter. */
  readonly facts?: WantedFacts | undefined
  readonly homeFilter?: HomeFilter | undefined
}

export type Gathered = {
  readonly snapshot: IndexSnapshot
  /** Rows of the snapshot, in no order, without occupied homes. */
  readonly rows: Uint32Array
  /** No place matches the spelling; these are similar. */
  readonly nearly: boolean
  /** From where distances are measured: in the middle of the place, or of the part of the map. Undefined in other orders. */
  readonly middle?: Point | undefined
  readonly priceCache: PriceCache
  /** Bits of the homes occupied for the visits; undefined without visits. */
  readonly unavailable: Uint32Array | undefined
  readonly now: Date
  /** In how many days the guest arrives, at least; Infinity without dates. */
  readonly lead: number
}

/** Whether results are only homes bookable for the visit. */
export function isDated({ visit, windows }: Pick<SearchInput, 'visit' | 'windows'>): boolean {
  return visit.nights !== undefined || windows !== undefined
}

export function storedSort(sort: SearchInput['sort']): StoredSort {
  return sort === 'price' || sort === 'nearest' ? 'recommended' : sort
}

/** In the currency of limits, else in that of whoever is shown the results; calls, which are shown to nobody, may name one. */
export function scaleOf({ price }: FilterInput): PriceScale {
  const { currency = price?.currency, rates = new Map() } = currentDisplay() ?? {}
  return { currency: limitsPrice(price) ? price.currency : currency, rates }
}

/** Includes everything committed before the call. */
export async function gatherHomes(tools: Pick<Tools, 'database' | 'clock'>, input: GatherInput): Promise<Gathered> {
  const index = await freshIndex(tools)
  const [place, filtered] = await Promise.all([
    findPlace(tools.database, index.snapshot, input.where),
    input.homeFilter && idsWhere(tools.database, input.homeFilter),
  ])
  const only = [place.ids, filtered].filter(ids => ids !== undefined)
  const nearly = place.kind === 'nearly'
  const gathered = gatherIn(index, input, { only, nearly, now: tools.clock.now() })
  return input.sort === 'nearest' ? { ...gathered, middle: middleFor(index.snapshot, place, input.box) } : gathered
}

/** Of all homes of the place, whatever else is asked for; where it is only spelled nearly so, nobody knows which is meant. */
function middleFor(snapshot: IndexSnapshot, { kind, ids }: FoundPlace, box: GatherInput['box']): Point | undefined {
  if (kind === 'named' && ids) return middleOfIds(snapshot, ids)
  return kind === 'everywhere' && box ? middleOfBox(box) : undefined
}

/** Gathers from an index; a home must be in each set of ids in `only`. */
export function gatherIn(
  { snapshot, priceCaches }: FreshIndex,
  input: GatherInput,
  { only, nearly, now }: Pick<Gathered, 'nearly' | 'now'> & { readonly only: readonly ReadonlySet<number>[] },
): Gathered {
  const visits = input.windows ?? (input.visit.nights && [input.visit.nights])
  const unavailable = visits && unavailableFor(snapshot.occupied, visits, snapshot.homes.length)
  const priceCache = priceCacheFor(priceCaches, { visits, party: input.visit.party }, snapshot.homes.length)
  const lead = shortestLead(visits, now)
  const rows = rowsFor(snapshot, input, lead, unavailable, only)
  return { snapshot, nearly, priceCache, unavailable, now, lead, rows }
}

/** Scratch for found rows, reused: gathering never yields to another search. */
let found = new Uint32Array(0)

/** The rows of all fitting homes, in no order. */
function rowsFor(
  { table, homes }: IndexSnapshot,
  { box, facts, visit: { party } }: GatherInput,
  lead: number,
  unavailable: Uint32Array | undefined,
  only: readonly ReadonlySet<number>[],
): Uint32Array {
  found = ensureCapacity(found, homes.length)
  const rows = found
  const count = box
    ? rowsInBox(table, box, unavailable, homes.length, rows)
    : rowsOfAll(unavailable, homes.length, rows)
  const test = facts && factTest(table, facts, lead)
  const { pricing: kinds, maxGuests, petsMax, ids } = table
  const guests = guestsOf(party)
  let kept = 0
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    const isRoomy = guests <= maxGuests[row]! && party.pets <= petsMax[row]!
    if (kinds[row] === pricing.empty || !(isRoomy || hasRoomFor(table, row, party))) continue
    if (test && !hasFacts(test, row)) continue
    if (only.length > 0 && !only.every(each => each.has(ids[row]!))) continue
    rows[kept++] = row
  }
  return rows.slice(0, kept)
}

/** Writes the rows of the box that are not occupied, and how many there are. */
function rowsInBox(
  table: IndexSnapshot['table'],
  box: MapBox,
  unavailable: Uint32Array | undefined,
  homes: number,
  rows: Uint32Array,
): number {
  let count = 0
  for (const cell of cellsIn(table.cells, box)) {
    for (let at = 0; at < cell.rows.length; at++) {
      const row = cell.rows[at]!
      if (row >= homes || (unavailable && isUnavailable(unavailable, row))) continue
      if (cell.isInside || liesIn(table, row, box)) rows[count++] = row
    }
  }
  return count
}

/** Writes the rows of all that are not occupied, and how many there are. */
function rowsOfAll(unavailable: Uint32Array | undefined, homes: number, rows: Uint32Array): number {
  if (!unavailable) {
    for (let row = 0; row < homes; row++) rows[row] = row
    return homes
  }
  let count = 0
  for (let word = 0; word < unavailable.length; word++) {
    for (let free = ~unavailable[word]!; free !== 0; free &= free - 1) {
      const row = (word << 5) + 31 - Math.clz32(free & -free)
      if (row < homes) rows[count++] = row
    }
  }
  return count
}
