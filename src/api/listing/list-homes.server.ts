// The search as a list for programs: any page, with totals over all pages.

import { addAmount, addedAmounts, amountsByCurrency } from '#exchange/amounts-by-currency.ts'
import { type PriceSpread, priceHistogram } from '#exchange/price-histogram.ts'
import { unconverted } from '#exchange/price-scale.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { withinLimits } from '#search/filters/within-limits.ts'
import { gatherHomes, scaleOf } from '#search/index/gather-homes.server.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import type { PricedHomes } from '#search/index/priced-homes.ts'
import type { HomeFilter } from '#search/input/home-filter.ts'
import { searchAddress } from '#search/input/search-address.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { readCursor, writeCursor } from '#search/results/cursor.server.ts'
import { foundHomes, turnPage } from '#search/results/find-stays.server.ts'
import { addDays, earliestToday, lastZone } from '#values/calendar-day.ts'
import { countFacets, type Facets } from './count-facets.ts'
import type { ValidFor } from './valid-for.ts'

type ListInput = {
  readonly search: SearchInput
  readonly filter?: HomeFilter | undefined
  /** How many homes a page has, and how many are passed over; a cursor goes before that. */
  readonly size: number
  readonly skip: number
}

type HomeList = {
  readonly homes: readonly FoundHome[]
  readonly total: number
  readonly next: string | undefined
  readonly facets: Facets
  readonly histogram: readonly PriceSpread[]
  readonly nearly: boolean
  readonly holds: ValidFor
}

/** The list, or undefined for a cursor that this search never gave out. The same homes at the same prices as the pages. */
export async function listHomes(
  tools: Tools,
  { search, filter, size, skip }: ListInput,
): Promise<HomeList | undefined> {
  const mark = JSON.stringify([searchAddress(search), filter ?? null])
  const after = search.cursor === undefined ? undefined : readCursor(search.cursor, mark)
  if (search.cursor !== undefined && !after) return undefined
  const gathered = await gatherHomes(tools, { ...search, facts: search.filter, homeFilter: filter })
  const { snapshot, nearly } = gathered
  const all = withinLimits(await priceHomes(gathered, gathered.rows), search.filter.price, scaleOf(search.filter))
  const page = await turnPage(tools.database, gathered, all, search, { after, skip, size })
  const { last, more } = page
  return {
    homes: foundHomes(all, page),
    total: all.rows.length,
    next: more && last ? writeCursor(last, mark) : undefined,
    facets: countFacets(all.table, all.rows),
    histogram: priceHistogram(totalsOf(all)),
    nearly,
    holds: { snapshot, since: gathered.now.getTime(), until: Math.min(all.until, dayEnds(gathered.now)) },
  }
}

/** When it is another day even where it is earliest: which dates can be asked for changes with it. */
function dayEnds(now: Date): number {
  return instantAtHome(addDays(earliestToday(now), 1), 0, lastZone).getTime()
}

function totalsOf({ table, rows, minors }: PricedHomes) {
  const totals = amountsByCurrency(table.names.currencies.values, unconverted)
  for (let at = 0; at < rows.length; at++) {
    const minor = minors[at]!
    if (!Number.isNaN(minor)) addAmount(totals, table.currencies[rows[at]!]!, minor)
  }
  return addedAmounts(totals)
}
