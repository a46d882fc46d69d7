// The search as a list for programs: any page of it, with what is known of all pages together.

import type { Tools } from '#platform/tools.server.ts'
import { readCursor, writeCursor } from '#search/cursor.server.ts'
import { limitsPrice } from '#search/filters/filter-wish.ts'
import { passesPrice } from '#search/filters/priced-home.ts'
import type { FoundHome } from '#search/find-stays.server.ts'
import { gatherHomes, isDated, priceHomes, storedSort } from '#search/index/gather-homes.server.ts'
import { turnPricePage, turnStoredPage } from '#search/index/turn-page.server.ts'
import { homeOf } from '#search/index/world.ts'
import { type SearchWish, searchAddress } from '#search/search-wish.ts'
import { countFacets, type Facets } from './count-facets.ts'
import type { HomeFilter } from './home-filter.ts'
import { type PriceSpread, priceHistogram } from './price-histogram.ts'

export type ListWish = {
  readonly search: SearchWish
  readonly filter?: HomeFilter | undefined
  /** How many homes a page has, and how many are passed over; a cursor goes before that. */
  readonly size: number
  readonly skip: number
}

export type HomeList = {
  readonly homes: readonly FoundHome[]
  readonly total: number
  readonly next: string | undefined
  readonly facets: Facets
  readonly histogram: readonly PriceSpread[]
  readonly nearly: boolean
}

/** The list, or undefined for a cursor that this search never gave out. The same homes at the same prices as the pages. */
export async function listHomes(tools: Tools, { search, filter, size, skip }: ListWish): Promise<HomeList | undefined> {
  const mark = JSON.stringify([searchAddress(search), filter ?? null])
  const after = search.cursor === undefined ? undefined : readCursor(search.cursor, mark)
  if (search.cursor !== undefined && !after) return undefined
  const gathered = await gatherHomes(tools, { ...search, facts: search.filter, homeFilter: filter })
  const { world, nearly } = gathered
  const limits = search.filter.price
  const needsPrice = isDated(search) || limitsPrice(limits)
  const priced = await priceHomes(gathered, gathered.places)
  const all = needsPrice ? priced.filter(({ price }) => price && passesPrice(price, limits)) : priced
  const turn = { after, skip, size }
  const { shown, last, more } =
    search.sort === 'price'
      ? turnPricePage(all, turn)
      : await turnStoredPage(tools.database, world, all, storedSort(search.sort), turn)
  return {
    homes: shown.map(({ id, price }) => ({ id, price })),
    total: all.length,
    next: more && last ? writeCursor(last, mark) : undefined,
    facets: countFacets(all.map(({ id }) => homeOf(world, id)!)),
    histogram: priceHistogram(all.flatMap(({ price }) => (price ? [price.total] : []))),
    nearly,
  }
}
