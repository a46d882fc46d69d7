// The search as the page shows it: a page of homes, and what choosing further would leave, from one pricing of them all.

import type { Tools } from '#platform/tools.server.ts'
import { type FoundStays, homesOnPage, pageOfStays, readStart } from '#search/find-stays.server.ts'
import { gatherHomes, isDated, priceHomes } from '#search/index/gather-homes.server.ts'
import type { SearchWish } from '#search/search-wish.ts'
import { type Choices, countChoices } from './count-choices.ts'
import { passesFilter } from './priced-home.ts'

/** `choices` are undefined for a wish that is refused. */
export type SearchedHomes = { readonly found: FoundStays; readonly choices: Choices | undefined }

/** As `findStays`, page by page, with the numbers of all homes beside every choice. */
export async function searchHomes(tools: Tools, wish: SearchWish): Promise<SearchedHomes> {
  const start = readStart(wish)
  if ('faults' in start) return { found: { kind: 'wrong', faults: start.faults }, choices: undefined }
  const gathered = await gatherHomes(tools, wish)
  const priced = await priceHomes(gathered, gathered.places)
  // With nights a home without a price cannot be booked for them.
  const all = isDated(wish) ? priced.filter(({ price }) => price) : priced
  const passing = all.filter(home => passesFilter(home, wish.filter))
  const found = await pageOfStays(tools, gathered, wish, { ...start, most: homesOnPage }, passing)
  return { found, choices: countChoices(all, wish.filter) }
}
