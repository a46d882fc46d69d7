// The search as a list for programs: any page of it, with what is known of all pages together.

import { and, type SQL } from 'drizzle-orm'
import type { Tools } from '#platform/tools.server.ts'
import { readCursor, writeCursor } from '#search/cursor.server.ts'
import { type CandidateWish, findCandidates, type Position } from '#search/find-candidates.server.ts'
import type { FoundHome } from '#search/find-stays.server.ts'
import { fromPrices } from '#search/from-prices.server.ts'
import { boxCondition } from '#search/map/box-condition.server.ts'
import { readPlace } from '#search/place-condition.server.ts'
import { quoteHomes } from '#search/quote-homes.server.ts'
import { roughValue } from '#search/rough-value.ts'
import { type SearchWish, searchAddress } from '#search/search-wish.ts'
import { money } from '#values/money.ts'
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
  const wish: CandidateWish = { place, party, nights, now: clock.now(), narrowing: narrowingOf(filter, search.box) }
  const all = await everyHome(database, wish, search.sort)
  const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : skip
  const shown = all.slice(start, start + size)
  const prices = pricesOf(all) ?? (all.length <= mostFromPrices ? await lowest(database, all, wish) : undefined)
  const shownPrices = prices ?? (await lowest(database, shown, wish))
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

function narrowingOf(filter: HomeFilter | undefined, box: SearchWish['box']): SQL | undefined {
  return and(filter && filterCondition(filter), box && boxCondition(box))
}

type Home = Position & { readonly price?: HomePrice }

/** Every home of the search in its order; with dates only those that can be booked, each with its price. */
async function everyHome(queries: Tools['database'], wish: CandidateWish, sort: SearchWish['sort']): Promise<Home[]> {
  const homes: Home[] = []
  const order = sort === 'price' ? 'recommended' : sort
  for (let after: Position | undefined; ; ) {
    const batch = await findCandidates(queries, wish, order, { after, limit: batchSize })
    homes.push(...(wish.nights ? await bookable(queries, batch, wish) : batch))
    after = batch.at(-1)
    if (batch.length < batchSize) break
  }
  if (sort !== 'price') return homes
  const prices = pricesOf(homes) ?? (await lowest(queries, homes, wish))
  const worth = ({ id }: Home) => {
    const price = prices.get(id)
    return price ? roughValue(price.total) : Number.MAX_SAFE_INTEGER
  }
  return homes
    .map(home => ({ ...home, price: prices.get(home.id), key: String(worth(home)) }))
    .sort((one, other) => Number(one.key) - Number(other.key) || one.id - other.id)
}

async function bookable(queries: Tools['database'], batch: readonly Position[], wish: CandidateWish): Promise<Home[]> {
  const nights = wish.nights!
  const ids = batch.map(({ id }) => id)
  const quotes = await quoteHomes(queries, ids, { nights, party: wish.party }, wish.now)
  return batch.flatMap(position => {
    const quote = quotes.get(position.id)
    return quote
      ? [{ ...position, price: { kind: 'visit', total: money(quote.totalMinor, quote.currency), nights } as const }]
      : []
  })
}

/** The prices of homes that carry theirs already; undefined when they do not. */
function pricesOf(homes: readonly Home[]): Map<number, HomePrice> | undefined {
  if (homes.some(home => !('price' in home))) return undefined
  return new Map(homes.flatMap(({ id, price }) => (price ? [[id, price] as const] : [])))
}

async function lowest(queries: Tools['database'], homes: readonly Position[], { party, now }: CandidateWish) {
  const ids = homes.map(({ id }) => id)
  const found = ids.length > 0 ? await fromPrices(queries, ids, party, now) : new Map()
  return new Map<number, HomePrice>([...found].map(([id, from]) => [id, { kind: 'from', ...from }]))
}
