// The homes in the index that a search could show: free, in the place and the box, large enough, with the wanted facts.

import { currentDisplay } from '#exchange/display-currency.server.ts'
import type { PriceScale } from '#exchange/price-scale.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type FilterInput, limitsPrice } from '#search/input/filter-query.ts'
import type { HomeFilter } from '#search/input/home-filter.ts'
import type { StoredSort } from '#search/input/search-address.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import { availableRows } from './available-rows.ts'
import { shortestLead } from './booking-promises.ts'
import { factTest, hasFacts, type WantedFacts } from './fact-test.ts'
import { type FoundPlace, findPlace, idsWhere } from './find-place.server.ts'
import { type HomeTable, hasRoomFor, pricing, tooSmallFor } from './home-table.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
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
  const priceCache = priceCacheFor(priceCaches, { visits, party: input.visit.party }, snapshot.homes.length)
  const lead = shortestLead(visits, now)
  const { party } = input.visit
  // Children may take no place.
  const unfit = party.childAges.length === 0 ? tooSmallFor(snapshot.table, party.adults) : undefined
  const available = availableRows(snapshot, { box: input.box, visits, unfit })
  const needsNoLook = unfit !== undefined && party.pets === 0 && !input.facts && only.length === 0
  const rows = needsNoLook ? available.slice() : fittingRows(snapshot.table, input, lead, only, available)
  return { snapshot, nearly, priceCache, now, lead, rows }
}

/** Those of `rows`, which are overwritten, whose homes fit. */
function fittingRows(
  table: HomeTable,
  { facts, visit: { party } }: GatherInput,
  lead: number,
  only: readonly ReadonlySet<number>[],
  rows: Uint32Array,
): Uint32Array {
  const test = facts && factTest(table, facts, lead)
  let kept = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    if (table.pricing[row] === pricing.empty || !hasRoomFor(table, row, party)) continue
    if (test && !hasFacts(test, row)) continue
    if (only.length > 0 && !only.every(each => each.has(table.ids[row]!))) continue
    rows[kept++] = row
  }
  return rows.slice(0, kept)
}
