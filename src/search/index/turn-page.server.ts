// One page of homes in an order, from the start or from where the last page ended.

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'
import type { StoredSort } from '#search/input/search-input.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import { comparePositions, type Position } from './home-position.ts'
import { lowestFirst } from './lowest-first.ts'
import type { PricedHomes } from './priced-homes.ts'
import { sortPrices } from './sort-price.ts'
import { homeOf, type World } from './world.ts'

export type Page = {
  /** Which of the homes, by where they stand among them. */
  readonly shown: readonly number[]
  readonly last: Position | undefined
  readonly more: boolean
}

type Turn = { readonly after: Position | undefined; readonly skip: number; readonly size: number }

/** Where ranks are laid out to find the lowest: every page is done with it before another begins. */
let ranked = new Float64Array(0)

/** The homes in `places`, which stand in no order, in the order of `sort`: ours or that of names or of newness. */
export async function turnStoredPage(
  database: Database,
  world: World,
  places: Uint32Array,
  sort: StoredSort,
  { after, skip, size }: Turn,
): Promise<Page> {
  const ranks = world.ranks[sort]
  const from = after ? await rankAfter(database, world, sort, after) : 0
  ranked = ensureCapacity(ranked, places.length)
  const keys = ranked.subarray(0, places.length)
  for (let at = 0; at < places.length; at++) keys[at] = ranks[places[at]!]!
  const passed = after ? 0 : skip
  // Two homes are never of the same rank.
  const { first, following } = lowestFirst(keys, keys, { key: from, tie: Number.NEGATIVE_INFINITY }, passed + size)
  const shown = first.slice(passed)
  const last = shown.at(-1)
  const home = last === undefined ? undefined : world.homes[places[last]!]
  return { shown, last: home && { id: home.id, key: home.keys[sort] }, more: following > first.length }
}

/** How many of all homes come up to and with the position; the home that stood there may be gone. */
async function rankAfter(database: Database, world: World, sort: StoredSort, after: Position): Promise<number> {
  if (sort === 'name') return nameRankAfter(database, world, after)
  const compare = comparePositions(sort)
  const { homes, orders } = world
  return firstBeyond(orders[sort], place => {
    const { id, keys } = homes[place]!
    return compare({ id, key: keys[sort] }, after) > 0
  })
}

async function nameRankAfter(database: Database, world: World, after: Position): Promise<number> {
  const { homes, orders, placeOf, ranks } = world
  if (homeOf(world, after.id)?.keys.name === after.key) return ranks.name[placeOf.get(after.id)!]! + 1
  // How names compare only the database knows.
  const { rows } = await database.execute<{ id: number }>(sql`
    select id from ${stayTable} where status = 'published'
      and (lower(name) collate "und-x-icu", id) > (${after.key}::text, ${after.id}::integer)`)
  const beyond = new Set(rows.map(({ id }) => id))
  return firstBeyond(orders.name, place => beyond.has(homes[place]!.id))
}

function firstBeyond(order: readonly number[], isBeyond: (place: number) => boolean): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBeyond(order[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** `homes` from the lowest price on. Only as many are put in order as come up to the end of the page. */
export function turnPricePage(homes: PricedHomes, { after, skip, size }: Turn): Page {
  const keys = sortPrices(homes)
  const { table, places } = homes
  const ids = new Float64Array(places.length)
  for (let at = 0; at < places.length; at++) ids[at] = table.ids[places[at]!]!
  const passed = after ? 0 : skip
  // From just behind the last one on.
  const from = after
    ? { key: Number(after.key), tie: after.id + 1 }
    : { key: Number.NEGATIVE_INFINITY, tie: Number.NEGATIVE_INFINITY }
  const { first, following } = lowestFirst(keys, ids, from, passed + size)
  const shown = first.slice(passed)
  const last = shown.at(-1)
  return {
    shown,
    last: last === undefined ? undefined : { id: ids[last]!, key: String(keys[last]) },
    more: following > first.length,
  }
}
