// One page of homes in an order, from the start or from where the last page ended.

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import type { PricedHome } from '#search/filters/priced-home.ts'
import type { StoredSort } from '#search/search-wish.ts'
import { sortPrice } from '#search/sort-price.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { comparePositions, type Position } from './home-position.ts'
import { homeOf, type World } from './world.ts'

export type Page<Home> = {
  readonly shown: readonly Home[]
  readonly last: Position | undefined
  readonly more: boolean
}

type Turn = { readonly after: Position | undefined; readonly skip: number; readonly size: number }

/** `homes` in the order of `sort`, which is ours or that of names or of newness. */
export async function turnStoredPage<Home extends { readonly id: number }>(
  database: Database,
  world: World,
  homes: readonly Home[],
  sort: StoredSort,
  { after, skip, size }: Turn,
): Promise<Page<Home>> {
  const start = after ? await countUntil(database, world, homes, sort, after) : skip
  const shown = homes.slice(start, start + size)
  const last = shown.at(-1)
  return {
    shown,
    last: last && { id: last.id, key: homeOf(world, last.id)!.keys[sort] },
    more: start + size < homes.length,
  }
}

/** How many of `homes` come up to and with the position; the home that stood there may be gone. */
async function countUntil<Home extends { readonly id: number }>(
  database: Database,
  world: World,
  homes: readonly Home[],
  sort: StoredSort,
  after: Position,
): Promise<number> {
  if (sort === 'name') return countUntilName(database, world, homes, after)
  const compare = comparePositions(sort)
  return firstBeyond(homes, ({ id }) => compare({ id, key: homeOf(world, id)!.keys[sort] }, after) > 0)
}

async function countUntilName<Home extends { readonly id: number }>(
  database: Database,
  world: World,
  homes: readonly Home[],
  after: Position,
): Promise<number> {
  const stands = homeOf(world, after.id)?.keys.name === after.key
  const at = stands ? homes.findIndex(({ id }) => id === after.id) : -1
  if (at >= 0) return at + 1
  // How names compare only the database knows.
  const { rows } = await database.execute<{ id: number }>(sql`
    select id from ${stayTable} where status = 'published'
      and (lower(name) collate "und-x-icu", id) > (${after.key}::text, ${after.id}::integer)`)
  const beyond = new Set(rows.map(({ id }) => id))
  return firstBeyond(homes, ({ id }) => beyond.has(id))
}

function firstBeyond<Home>(homes: readonly Home[], isBeyond: (home: Home) => boolean): number {
  let [low, high] = [0, homes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBeyond(homes[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** `homes` in any order, from the lowest price on. Only as many are put in order as come up to the end of the page. */
export function turnPricePage(homes: readonly PricedHome[], { after, skip, size }: Turn): Page<PricedHome> {
  const keys = homes.map(home => sortPrice(home))
  const [afterKey, afterId] = after ? [Number(after.key), after.id] : [Number.NEGATIVE_INFINITY, 0]
  const comes = (one: number, other: number) => keys[one]! - keys[other]! || homes[one]!.id - homes[other]!.id
  const following = [...homes.keys()].filter(
    at => keys[at]! > afterKey || (keys[at]! === afterKey && homes[at]!.id > afterId),
  )
  const first = firstOf(following, comes, (after ? 0 : skip) + size)
  const shown = first.slice(after ? 0 : skip)
  const last = shown.at(-1)
  return {
    shown: shown.map(at => homes[at]!),
    last: last === undefined ? undefined : { id: homes[last]!.id, key: String(keys[last]) },
    more: following.length > first.length,
  }
}

/** As many as this are kept in order by inserting; more are sorted as a whole. */
const mostInserted = 200

function firstOf(all: readonly number[], comes: (one: number, other: number) => number, count: number): number[] {
  if (count > mostInserted) return all.toSorted(comes).slice(0, count)
  const first: number[] = []
  for (const each of all) {
    if (first.length === count && comes(each, first[count - 1]!) >= 0) continue
    let at = first.length
    while (at > 0 && comes(each, first[at - 1]!) < 0) at -= 1
    first.splice(at, 0, each)
    if (first.length > count) first.pop()
  }
  return first
}
