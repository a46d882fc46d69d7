// The search: one page of the homes that can be booked as wished, each with the price that its quote says.

import { and, type SQL } from 'drizzle-orm'
import type { Tools } from '#platform/tools.server.ts'
import { money } from '#values/money.ts'
import { readCursor, writeCursor } from './cursor.server.ts'
import { asHomeFilter } from './filters/as-home-filter.ts'
import { limitsPrice, type PriceLimits } from './filters/filter-wish.ts'
import { passesPrice } from './filters/priced-home.ts'
import {
  type CandidateWish,
  countCandidates,
  findCandidates,
  isDated,
  type Position,
  type StoredSort,
} from './find-candidates.server.ts'
import { quoteWindows } from './flexible/quote-windows.server.ts'
import { fromPrices } from './from-prices.server.ts'
import { filterCondition } from './listing/filter-condition.server.ts'
import type { HomePrice } from './listing/home-price.ts'
import { boxCondition } from './map/box-condition.server.ts'
import { type PlaceCondition, readPlace } from './place-condition.server.ts'
import { quoteHomes } from './quote-homes.server.ts'
import { roughValue } from './rough-value.ts'
import { type SearchFaults, type SearchWish, searchAddress } from './search-wish.ts'

export const homesOnPage = 24

export type FoundHome = { readonly id: number; readonly price: HomePrice | undefined }

export type FoundStays =
  | { readonly kind: 'wrong'; readonly faults: SearchFaults }
  | {
      readonly kind: 'found'
      readonly homes: readonly FoundHome[]
      /** Where the next page begins, if there is one. */
      readonly next: string | undefined
      /** How many homes there are on all pages, where that is known without pricing them all. */
      readonly count: number | undefined
      readonly isFirstPage: boolean
      /** Nothing is called as typed; these are nearly. */
      readonly nearly: boolean
    }

type Sorted = { readonly home: FoundHome; readonly position: Position }
type Page = { readonly homes: readonly Sorted[]; readonly count: number | undefined }

/**
 * Answers `wish` at the clock's now with at most `most` homes; a wish with faults, or a cursor of another search, is
 * refused with sentences.
 */
export async function findStays(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  wish: SearchWish,
  most: number = homesOnPage,
): Promise<FoundStays> {
  const search = searchAddress(wish)
  const after = wish.cursor === undefined ? undefined : readCursor(wish.cursor, search)
  const faults: SearchFaults =
    wish.cursor !== undefined && after === undefined
      ? { ...wish.faults, cursor: 'This page of results is not there. Here the search starts again.' }
      : wish.faults
  if (Object.keys(faults).length > 0) return { kind: 'wrong', faults }

  const place: PlaceCondition = await readPlace(database, wish.where)
  const { nights, party } = wish.visit
  const limits = limitsPrice(wish.filter.price) ? wish.filter.price : undefined
  const candidates: LimitedWish = {
    ...{ place, party, nights, windows: wish.windows, now: clock.now(), limits },
    narrowing: narrowingOf(wish),
  }
  const page =
    wish.sort === 'price'
      ? await pageByPrice(database, candidates, after)
      : await pageInOrder(database, candidates, { sort: wish.sort, start: after, enough: most + 1 })
  const shown = page.homes.slice(0, most)
  const more = page.homes.length > most
  return {
    kind: 'found',
    homes: shown.map(({ home }) => home),
    next: more ? writeCursor(shown.at(-1)!.position, search) : undefined,
    count: page.count ?? (more || after ? undefined : shown.length),
    isFirstPage: after === undefined,
    nearly: place.kind === 'nearly',
  }
}

/** What the database can tell of the filter and of the part of the map. */
export function narrowingOf({ filter, box }: Pick<SearchWish, 'filter' | 'box'>): SQL | undefined {
  const facts = asHomeFilter(filter)
  return and(facts && filterCondition(facts), box && boxCondition(box))
}

type Queries = Tools['database']
type LimitedWish = CandidateWish & { readonly limits?: PriceLimits | undefined }

type Turn = {
  readonly sort: StoredSort
  readonly start: Position | undefined
  /** One home more than is shown tells whether another page follows. */
  readonly enough: number
}

async function pageInOrder(queries: Queries, wish: LimitedWish, { sort, start, enough }: Turn): Promise<Page> {
  if (!isDated(wish) && !wish.limits) {
    const positions = await findCandidates(queries, wish, sort, { after: start, limit: enough })
    const [prices, count] = await Promise.all([priced(queries, positions, wish), countCandidates(queries, wish)])
    return { homes: positions.map(position => ({ home: prices.get(position.id) ?? bare(position), position })), count }
  }
  const homes: Sorted[] = []
  for await (const batch of batches(queries, wish, { sort, start, enough })) {
    const prices = await priced(queries, batch, wish)
    for (const position of batch) {
      const home = prices.get(position.id)
      if (home) homes.push({ home, position })
    }
    if (homes.length >= enough) break
  }
  return { homes, count: undefined }
}

/** Totals are known only when every candidate is quoted: batch by batch, keeping no more of each than its price. */
async function pageByPrice(queries: Queries, wish: LimitedWish, start: Position | undefined): Promise<Page> {
  const all: Sorted[] = []
  for await (const batch of batches(queries, wish, { sort: 'recommended', start: undefined, enough: homesOnPage })) {
    const prices = await priced(queries, batch, wish)
    for (const position of batch) {
      const home = prices.get(position.id) ?? (isDated(wish) || wish.limits ? undefined : bare(position))
      if (home) all.push({ home, position: { id: home.id, key: String(sortPrice(home)) } })
    }
  }
  all.sort((one, other) => comparePositions(one.position, other.position))
  return {
    homes: start ? all.filter(({ position }) => comparePositions(position, start) > 0) : all,
    count: all.length,
  }
}

/** Homes of which no price can be said come last. */
export function sortPrice({ price }: Pick<FoundHome, 'price'>): number {
  return price ? roughValue(price.total) : Number.MAX_SAFE_INTEGER
}

export function comparePositions(one: Position, other: Position): number {
  return Number(one.key) - Number(other.key) || one.id - other.id
}

/** Batches grow: a search that refuses many homes asks the database less and less often. */
async function* batches(queries: Queries, wish: CandidateWish, { sort, start, enough }: Turn) {
  let after = start
  for (let limit = 2 * enough; ; limit = Math.min(limit * 2, 1000)) {
    const batch = await findCandidates(queries, wish, sort, { after, limit })
    if (batch.length > 0) yield batch
    if (batch.length < limit) return
    after = batch.at(-1)
  }
}

function bare({ id }: Position): FoundHome {
  return { id, price: undefined }
}

/** Those of `positions` that have a price within the limits. */
async function priced(queries: Queries, positions: readonly Position[], wish: LimitedWish) {
  const homes = await pricesOf(queries, positions, wish)
  if (wish.limits) {
    for (const { id, price } of [...homes.values()]) if (!passesPrice(price, wish.limits)) homes.delete(id)
  }
  return homes
}

/**
 * Those of `positions` that have a price: of the visit itself, the cheapest when several would do, or the
 * lowest of any when no dates are wished.
 */
export async function pricesOf(
  queries: Queries,
  positions: readonly Position[],
  { nights, windows, party, now }: CandidateWish,
): Promise<Map<number, FoundHome>> {
  const ids = positions.map(({ id }) => id)
  const homes = new Map<number, FoundHome>()
  if (windows) {
    const found = await quoteWindows(queries, ids, { windows, party, now, choose: 'cheapest' })
    for (const [id, { quote, nights: chosen }] of found) {
      homes.set(id, { id, price: { kind: 'visit', total: money(quote.totalMinor, quote.currency), nights: chosen } })
    }
  } else if (nights) {
    for (const [id, { totalMinor, currency }] of await quoteHomes(queries, ids, { nights, party }, now)) {
      homes.set(id, { id, price: { kind: 'visit', total: money(totalMinor, currency), nights } })
    }
  } else {
    for (const [id, from] of await fromPrices(queries, ids, party, now))
      homes.set(id, { id, price: { kind: 'from', ...from } })
  }
  return homes
}

/** The same for homes that are named rather than searched for: their prices for the dates and party of `visit`, now. */
export function pricesFor(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  ids: readonly number[],
  { nights, party }: Pick<SearchWish['visit'], 'nights' | 'party'>,
): Promise<Map<number, FoundHome>> {
  const named = ids.map(id => ({ id, key: '' }))
  return pricesOf(database, named, { place: { kind: 'everywhere' }, party, nights, now: clock.now() })
}
