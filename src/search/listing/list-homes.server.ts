// The search as a list for programs: any page of it, with what is known of all pages together.

import { and } from 'drizzle-orm'
import type { Tools } from '#platform/tools.server.ts'
import { readCursor, writeCursor } from '#search/cursor.server.ts'
import { limitsPrice, type PriceLimits } from '#search/filters/filter-wish.ts'
import { passesPrice } from '#search/filters/priced-home.ts'
import { type CandidateWish, findCandidates, isDated, type Position } from '#search/find-candidates.server.ts'
import { comparePositions, type FoundHome, narrowingOf, pricesOf, sortPrice } from '#search/find-stays.server.ts'
import { readPlace } from '#search/place-condition.server.ts'
import { type SearchWish, searchAddress } from '#search/search-wish.ts'
import { countFacets, type Facets } from './count-facets.server.ts'
import { filterCondition } from './filter-condition.server.ts'
import type { HomeFilter } from './home-filter.ts'
import type { HomePrice } from './home-price.ts'
import { type PriceSpread, priceHistogram } from './price-histogram.ts'

export type ListWish = {
  readonly search: SearchWish
  readonly filter?: HomeFilter
  /** How many homes a page has, and how many are passed over; a cursor goes before that. */
  readonly size: number
  readonly skip: number
}

export type HomeList = {
  readonly homes: readonly FoundHome[]
  readonly total: number
  readonly next: string | undefined
  readonly facets: Facets
  /** Undefined when too many homes would have to be priced for it. */
  readonly histogram: readonly PriceSpread[] | undefined
  readonly nearly: boolean
}

/** Without dates a price is the least of a whole season: of more homes than this nobody waits for it. */
const mostFromPrices = 200
const batchSize = 500

/** The list, or undefined for a cursor that this search never gave out. The same homes at the same prices as the pages. */
export async function listHomes(tools: Tools, { search, filter, size, skip }: ListWish) {
  const { database, clock } = tools
  const mark = JSON.stringify([searchAddress(search), filter ?? null])
  const after = search.cursor === undefined ? undefined : readCursor(search.cursor, mark)
  if (search.cursor !== undefined && !after) return undefined
  const place = await readPlace(database, search.where)
  const { nights, party } = search.visit
  const { windows } = search
  const limits = limitsPrice(search.filter.price) ? search.filter.price : undefined
  const narrowing = and(narrowingOf(search), filter && filterCondition(filter))
  const wish: LimitedWish = { place, party, nights, windows, now: clock.now(), narrowing, limits }
  const all = await everyHome(database, wish, search.sort)
  const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : skip
  const shown = all.slice(start, start + size)
  const prices = knownPrices(all) ?? (all.length <= mostFromPrices ? await homePrices(database, all, wish) : undefined)
  const shownPrices = prices ?? (await homePrices(database, shown, wish))
  const last = shown.at(-1)
  return {
    homes: shown.map(({ id }) => ({ id, price: shownPrices.get(id) })),
    total: all.length,
    next: last && start + size < all.length ? writeCursor({ key: last.key, id: last.id }, mark) : undefined,
    facets: await countFacets(
      database,
      all.map(({ id }) => id),
    ),
    histogram: prices && priceHistogram([...prices.values()].map(({ total }) => total)),
    nearly: place.kind === 'nearly',
  } satisfies HomeList
}

type Queries = Tools['database']
type LimitedWish = CandidateWish & { readonly limits: PriceLimits | undefined }
type Home = Position & { readonly price?: HomePrice | undefined }

/** Every home of the search in its order; with dates or limits of the price only those that have one, each with it. */
async function everyHome(queries: Queries, wish: LimitedWish, sort: SearchWish['sort']): Promise<Home[]> {
  const homes: Home[] = []
  const order = sort === 'price' ? 'recommended' : sort
  for (let after: Position | undefined; ; ) {
    const batch = await findCandidates(queries, wish, order, { after, limit: batchSize })
    homes.push(...(isDated(wish) || wish.limits ? await withinLimits(queries, batch, wish) : batch))
    after = batch.at(-1)
    if (batch.length < batchSize) break
  }
  if (sort !== 'price') return homes
  const prices = knownPrices(homes) ?? (await homePrices(queries, homes, wish))
  return homes
    .map(home => ({ ...home, price: prices.get(home.id) }))
    .map(home => ({ ...home, key: String(sortPrice(home)) }))
    .sort(comparePositions)
}

async function withinLimits(queries: Queries, batch: readonly Position[], wish: LimitedWish): Promise<Home[]> {
  const prices = await homePrices(queries, batch, wish)
  return batch.flatMap(position => {
    const price = prices.get(position.id)
    return price && passesPrice(price, wish.limits) ? [{ ...position, price }] : []
  })
}

/** The prices of homes that carry theirs already; undefined when they do not. */
function knownPrices(homes: readonly Home[]): Map<number, HomePrice> | undefined {
  if (homes.some(home => !('price' in home))) return undefined
  return new Map(homes.flatMap(({ id, price }) => (price ? [[id, price] as const] : [])))
}

async function homePrices(queries: Queries, homes: readonly Position[], wish: LimitedWish) {
  const found = homes.length > 0 ? await pricesOf(queries, homes, wish) : new Map<number, FoundHome>()
  return new Map([...found].flatMap(([id, { price }]) => (price ? [[id, price] as const] : [])))
}
