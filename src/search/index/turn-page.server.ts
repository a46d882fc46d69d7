// One page of homes in an order, from the start or after the last page.

import { sql } from 'drizzle-orm'
import type { PriceScale } from '#exchange/price-scale.ts'
import type { Database } from '#platform/tools/database.server.ts'
import type { StoredSort } from '#search/input/search-input.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import { comparePositions, type Position } from './home-position.ts'
import { homeOf, type IndexSnapshot } from './index-snapshot.ts'
import { lowestFirst } from './lowest-first.ts'
import type { PricedHomes } from './priced-homes.ts'
import { readPriceKey, sortPrices, writePriceKey } from './sort-price.ts'

export type Page = {
  /** Indexes among the homes. */
  readonly shown: readonly number[]
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
  const ranks = snapshot.ranks[sort]
  const from = after ? await rankAfter(database, snapshot, sort, after) : 0
  ranked = ensureCapacity(ranked, rows.length)
  const keys = ranked.subarray(0, rows.length)
  for (let at = 0; at < rows.length; at++) keys[at] = ranks[rows[at]!]!
  const passed = after ? 0 : skip
  // Ranks are unique.
  const { first, following } = lowestFirst(keys, keys, { key: from, tie: Number.NEGATIVE_INFINITY }, passed + size)
  const shown = first.slice(passed)
  const last = shown.at(-1)
  const home = last === undefined ? undefined : snapshot.homes[rows[last]!]
  return { shown, last: home && { id: home.id, key: home.keys[sort] }, more: following > first.length }
}

/** How many homes precede the position, inclusive; its home may no longer exist. */
async function rankAfter(
  database: Database,
  snapshot: IndexSnapshot,
  sort: StoredSort,
  after: Position,
): Promise<number> {
  if (sort === 'name') return nameRankAfter(database, snapshot, after)
  const compare = comparePositions(sort)
  const { homes, orders } = snapshot
  return firstBeyond(orders[sort], row => {
    const { id, keys } = homes[row]!
    return compare({ id, key: keys[sort] }, after) > 0
  })
}

async function nameRankAfter(database: Database, snapshot: IndexSnapshot, after: Position): Promise<number> {
  const { homes, orders, rowOf, ranks } = snapshot
  if (homeOf(snapshot, after.id)?.keys.name === after.key) return ranks.name[rowOf.get(after.id)!]! + 1
  // Only the database knows its collation.
  const { rows } = await database.execute<{ id: number }>(sql`
    select id from ${stayTable} where status = 'published'
      and (lower(name) collate "und-x-icu", id) > (${after.key}::text, ${after.id}::integer)`)
  const beyond = new Set(rows.map(({ id }) => id))
  return firstBeyond(orders.name, row => beyond.has(homes[row]!.id))
}

function firstBeyond(order: readonly number[], isBeyond: (row: number) => boolean): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBeyond(order[middle]!)) high = middle
    else low = middle + 1
  }
  return low
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
