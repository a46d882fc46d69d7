// One page of homes in an order, from the start or after the last page.

import type { PriceScale } from '#exchange/price-scale.ts'
import type { Database } from '#platform/tools/database.server.ts'
import type { StoredSort } from '#search/input/search-address.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import { lowestFirst } from '#values/lowest-first.ts'
import { comparePositions, type NumberedSort, type Position } from './home-position.ts'
import { firstBeyond, type IndexSnapshot, positionOf, type StoredOrder } from './index-snapshot.ts'
import { orderByName } from './name-order.server.ts'
import type { PricedHomes } from './priced-homes.ts'
import { readPriceKey, sortPrices, writePriceKey } from './sort-price.ts'

export type Page = {
  /** Indexes among the homes. */
  readonly shown: readonly number[]
  /** Of an order by distance, for each that is shown. */
  readonly metres?: readonly number[]
  readonly last: Position | undefined
  readonly more: boolean
}

export type PageTurn = { readonly after: Position | undefined; readonly skip: number; readonly size: number }

/** Scratch for ranks, reused: pages are never built concurrently. */
let ranked = new Float64Array(0)

/** A page of the homes in `rows`, in any order, sorted by `sort`. */
export async function turnStoredPage(
  database: Database,
  snapshot: IndexSnapshot,
  rows: Uint32Array,
  sort: StoredSort,
  { after, skip, size }: PageTurn,
): Promise<Page> {
  const { ranks, keyOf, rankAfter } =
    sort === 'name' ? await orderByName(database, snapshot) : numberedOrder(snapshot, sort)
  const from = after ? await rankAfter(after) : 0
  ranked = ensureCapacity(ranked, rows.length)
  const keys = ranked.subarray(0, rows.length)
  for (let at = 0; at < rows.length; at++) keys[at] = ranks[rows[at]!]!
  const passed = after ? 0 : skip
  // Ranks are unique.
  const { first, following } = lowestFirst(keys, keys, { key: from, tie: Number.NEGATIVE_INFINITY }, passed + size)
  const shown = first.slice(passed)
  const last = shown.at(-1)
  const row = last === undefined ? undefined : rows[last]
  return {
    shown,
    last: row === undefined ? undefined : { id: snapshot.homes[row]!.id, key: keyOf(row) },
    more: following > first.length,
  }
}

function numberedOrder(snapshot: IndexSnapshot, sort: NumberedSort): StoredOrder {
  const compare = comparePositions(sort)
  const isAfter = (row: number, after: Position) => compare(positionOf(snapshot, row, sort), after) > 0
  return {
    ranks: snapshot.ranks[sort],
    keyOf: row => positionOf(snapshot, row, sort).key,
    rankAfter: after => firstBeyond(snapshot.orders[sort], row => isAfter(row, after)),
  }
}

/** A page of `homes` from the lowest price; sorts no more than the page needs. */
export function turnPricePage(homes: PricedHomes, scale: PriceScale, { after, skip, size }: PageTurn): Page {
  const keys = sortPrices(homes, scale)
  const { table, rows } = homes
  const ids = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) ids[at] = table.ids[rows[at]!]!
  const passed = after ? 0 : skip
  // Starts just after the last one.
  const from = after
    ? { key: readPriceKey(after.key, homes, scale), tie: after.id + 1 }
    : { key: Number.NEGATIVE_INFINITY, tie: Number.NEGATIVE_INFINITY }
  const { first, following } = lowestFirst(keys, ids, from, passed + size)
  const shown = first.slice(passed)
  const last = shown.at(-1)
  return {
    shown,
    last: last === undefined ? undefined : { id: ids[last]!, key: writePriceKey(homes, last) },
    more: following > first.length,
  }
}
