// The search for its page: a page of homes and the counts of all filter choices, from one pricing of all homes.

import type { Tools } from '#platform/tools/tools.server.ts'
import { type Choices, countChoices, noChoices } from '#search/filters/count-choices.ts'
import { priceTest } from '#search/filters/within-limits.ts'
import { factTest, hasFacts } from '#search/index/fact-test.ts'
import { type Gathered, gatherHomes } from '#search/index/gather-homes.server.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { type PricedHomes, pickHomes } from '#search/index/priced-homes.ts'
import { countAsked, type FilterInput } from '#search/input/filter-input.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { type FoundStays, homesOnPage, pageOfStays, readStart, type Start } from './find-stays.server.ts'

type SearchedHomes = { readonly found: FoundStays; readonly choices: Choices }

/** As `findStays`, with the counts of every filter choice. */
export async function searchHomes(tools: Tools, input: SearchInput): Promise<SearchedHomes> {
  const start = readStart(input)
  if ('faults' in start) return { found: { kind: 'wrong', faults: start.faults }, choices: noChoices }
  return searchGathered(tools, input, await gatherHomes(tools, input), start)
}

/** The same for gathered homes; `start` is where the page begins. */
export async function searchGathered(
  tools: Pick<Tools, 'database'>,
  input: SearchInput,
  gathered: Gathered,
  start: Start,
): Promise<SearchedHomes> {
  const all = await priceHomes(gathered, gathered.rows)
  const passing = passingHomes(all, input.filter)
  const found = await pageOfStays(tools, gathered, input, { ...start, most: homesOnPage }, passing)
  return { found, choices: countChoices(all, input.filter) }
}

function passingHomes(homes: PricedHomes, filter: FilterInput): PricedHomes {
  if (countAsked(filter) === 0) return homes
  const facts = factTest(homes.table, filter)
  const costs = priceTest(homes, filter.price)
  return pickHomes(homes, at => hasFacts(facts, homes.rows[at]!) && costs(at))
}
