// The search as the page shows it: a page of homes, and what choosing further would leave, from one pricing of them all.

import type { Tools } from '#platform/tools/tools.server.ts'
import { type Choices, countChoices } from '#search/filters/count-choices.ts'
import { priceTest } from '#search/filters/within-limits.ts'
import { factTest, hasFacts } from '#search/index/fact-test.ts'
import { type Gathered, gatherHomes } from '#search/index/gather-homes.server.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { type PricedHomes, pickHomes } from '#search/index/priced-homes.ts'
import { countAsked, type FilterWish } from '#search/input/filter-wish.ts'
import type { SearchWish } from '#search/input/search-wish.ts'
import { type FoundStays, homesOnPage, pageOfStays, readStart, type Start } from './find-stays.server.ts'

/** `choices` are undefined for a wish that is refused. */
type SearchedHomes = { readonly found: FoundStays; readonly choices: Choices | undefined }

/** As `findStays`, page by page, with the numbers of all homes beside every choice. */
export async function searchHomes(tools: Tools, wish: SearchWish): Promise<SearchedHomes> {
  const start = readStart(wish)
  if ('faults' in start) return { found: { kind: 'wrong', faults: start.faults }, choices: undefined }
  return searchGathered(tools, wish, await gatherHomes(tools, wish), start)
}

/** The same of homes that are gathered already; `start` is where the page begins. */
export async function searchGathered(
  tools: Pick<Tools, 'database'>,
  wish: SearchWish,
  gathered: Gathered,
  start: Start,
): Promise<SearchedHomes> {
  const all = await priceHomes(gathered, gathered.places)
  const passing = passingHomes(all, wish.filter)
  const found = await pageOfStays(tools, gathered, wish, { ...start, most: homesOnPage }, passing)
  return { found, choices: countChoices(all, wish.filter) }
}

function passingHomes(homes: PricedHomes, filter: FilterWish): PricedHomes {
  if (countAsked(filter) === 0) return homes
  const facts = factTest(homes.table, filter)
  const costs = priceTest(homes, filter.price)
  return pickHomes(homes, at => hasFacts(facts, homes.places[at]!) && costs(at))
}
