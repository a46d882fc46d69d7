// The search for its page: a page of homes and the counts of all filter choices, from one pricing of all homes.

import type { PriceScale } from '#exchange/price-scale.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { type Choices, countChoices, noChoices } from '#search/filters/count-choices.ts'
import { isUnconverted, priceTest } from '#search/filters/within-limits.ts'
import { factTest, hasFacts } from '#search/index/fact-test.ts'
import { type Gathered, gatherHomes, scaleOf } from '#search/index/gather-homes.server.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { type PricedHomes, pickHomes } from '#search/index/priced-homes.ts'
import { turnPricePage } from '#search/index/turn-page.server.ts'
import { countAsked, type FilterInput, limitsPrice } from '#search/input/filter-query.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { type FoundStays, foundHomes, homesOnPage, pageOfStays, readStart, type Start } from './find-stays.server.ts'

/** The first of the homes that limits of the price cannot judge, since no rate converts what they ask for. */
export type Unconverted = { readonly homes: readonly FoundHome[]; readonly count: number }

type SearchedHomes = {
  readonly found: FoundStays
  readonly choices: Choices
  /** On the last page of a search with limits of the price; not counted in what is found. */
  readonly unconverted?: Unconverted | undefined
}

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
  const { lead } = gathered
  const scale = scaleOf(input.filter)
  const passing = passingHomes(all, input.filter, scale, lead)
  const found = await pageOfStays(tools, gathered, input, { ...start, most: homesOnPage }, passing)
  const unconverted = found.next === undefined ? unconvertedHomes(all, input.filter, scale, lead) : undefined
  return { found, choices: countChoices(all, input.filter, scale, lead), unconverted }
}

function unconvertedHomes(
  all: PricedHomes,
  filter: FilterInput,
  scale: PriceScale,
  lead: number,
): Unconverted | undefined {
  if (!limitsPrice(filter.price)) return undefined
  const facts = factTest(all.table, filter, lead)
  const cannotBeJudged = isUnconverted(all, scale)
  const homes = pickHomes(all, at => cannotBeJudged(at) && hasFacts(facts, all.rows[at]!))
  if (homes.rows.length === 0) return undefined
  const page = turnPricePage(homes, scale, { after: undefined, skip: 0, size: homesOnPage })
  return { homes: foundHomes(homes, page), count: homes.rows.length }
}

function passingHomes(homes: PricedHomes, filter: FilterInput, scale: PriceScale, lead: number): PricedHomes {
  if (countAsked(filter) === 0) return homes
  const facts = factTest(homes.table, filter, lead)
  const costs = priceTest(homes, filter.price, scale)
  return pickHomes(homes, at => hasFacts(facts, homes.rows[at]!) && costs(at))
}
