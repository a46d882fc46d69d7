// The search: one page of homes that can be booked as searched, each with the price of its quote.

import { sentence } from '#catalogue/sentence.ts'
import type { Database } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { withinLimits } from '#search/filters/within-limits.ts'
import { type Gathered, gatherHomes, isDated, scaleOf, storedSort } from '#search/index/gather-homes.server.ts'
import type { Position } from '#search/index/home-position.ts'
import { endsByDistance, turnNearestPage } from '#search/index/nearest-first.ts'
import { priceHomes } from '#search/index/price-homes.server.ts'
import { type PricedHomes, priceOf } from '#search/index/priced-homes.ts'
import { type Page, type PageTurn, turnPricePage, turnStoredPage } from '#search/index/turn-page.server.ts'
import { limitsPrice } from '#search/input/filter-query.ts'
import { searchAddress } from '#search/input/search-address.ts'
import type { SearchFaults, SearchInput } from '#search/input/search-input.ts'
import { readCursor, writeCursor } from './cursor.server.ts'

export const homesOnPage = 24

export type FoundStays =
  | { readonly kind: 'wrong'; readonly faults: SearchFaults }
  | {
      readonly kind: 'found'
      readonly homes: readonly FoundHome[]
      /** Where the next page begins, if there is one. */
      readonly next: string | undefined
      /** How many homes there are on all pages. */
      readonly count: number
      readonly isFirstPage: boolean
      /** No place is spelled as typed; these are similar. */
      readonly nearly: boolean
    }

/**
 * At most `most` homes at the clock's now. Refuses an input with faults, and a cursor of another search, with sentences.
 */
export async function findStays(
  tools: Pick<Tools, 'database' | 'clock'>,
  input: SearchInput,
  most: number = homesOnPage,
): Promise<FoundStays> {
  const start = readStart(input)
  if ('faults' in start) return { kind: 'wrong', faults: start.faults }
  const gathered = await gatherHomes(tools, { ...input, facts: input.filter })
  const { price } = input.filter
  if (input.sort !== 'price' && !isDated(input) && !limitsPrice(price)) {
    return pageWithoutPrices(tools, gathered, input, { ...start, most })
  }
  const priced = await priceHomes(gathered, gathered.rows)
  return pageOfStays(tools, gathered, input, { ...start, most }, withinLimits(priced, price, scaleOf(input.filter)))
}

export type Start = { readonly after: Position | undefined }
type Turn = Start & { readonly most: number }

/** Where the page begins, or what is wrong with the input. */
export function readStart(input: SearchInput): Start | { readonly faults: SearchFaults } {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, searchAddress(input))
  const faults: SearchFaults =
    input.cursor !== undefined && after === undefined
      ? { ...input.faults, cursor: sentence('search.unknownPage') }
      : input.faults
  return Object.keys(faults).length > 0 ? { faults } : { after }
}

/** A page of `homes`, all that the search finds. */
export async function pageOfStays(
  { database }: Pick<Tools, 'database'>,
  gathered: Gathered,
  input: SearchInput,
  { after, most }: Turn,
  homes: PricedHomes,
): Promise<FoundStays & { kind: 'found' }> {
  const page = await turnPage(database, gathered, homes, input, { after, skip: 0, size: most })
  const { nearly } = gathered
  return { ...found(input, page, after), homes: foundHomes(homes, page), count: homes.rows.length, nearly }
}

/** A page of `homes` in the order of the search. */
export async function turnPage(
  database: Database,
  gathered: Pick<Gathered, 'snapshot' | 'middle'>,
  homes: PricedHomes,
  { sort, filter }: Pick<SearchInput, 'sort' | 'filter'>,
  turn: PageTurn,
): Promise<Page> {
  if (sort === 'price') return turnPricePage(homes, scaleOf(filter), turn)
  return turnUnpricedPage(database, gathered, homes.rows, sort, turn)
}

async function turnUnpricedPage(
  database: Database,
  { snapshot, middle }: Pick<Gathered, 'snapshot' | 'middle'>,
  rows: Uint32Array,
  sort: SearchInput['sort'],
  turn: PageTurn,
): Promise<Page> {
  const byDistance = turn.after ? endsByDistance(turn.after) : middle !== undefined
  if (sort === 'nearest' && byDistance) return turnNearestPage(snapshot.table, rows, middle, turn)
  return turnStoredPage(database, snapshot, rows, storedSort(sort), turn)
}

/** The homes at these indexes, each with its price, and its distance where they are ordered by it. */
export function foundHomes(homes: PricedHomes, { shown, metres }: Pick<Page, 'shown' | 'metres'>): FoundHome[] {
  return shown.map((at, place) => ({
    id: homes.table.ids[homes.rows[at]!]!,
    price: priceOf(homes, at),
    ...(metres && { metres: metres[place]! }),
  }))
}

/** When nothing depends on prices, only the shown ones are worked out. */
async function pageWithoutPrices(
  { database }: Pick<Tools, 'database'>,
  gathered: Gathered,
  input: SearchInput,
  { after, most }: Turn,
): Promise<FoundStays> {
  const { rows, nearly } = gathered
  const page = await turnUnpricedPage(database, gathered, rows, input.sort, { after, skip: 0, size: most })
  const priced = await priceHomes(
    gathered,
    Uint32Array.from(page.shown, at => rows[at]!),
  )
  const homes = foundHomes(priced, { ...page, shown: [...priced.rows.keys()] })
  return { ...found(input, page, after), homes, count: rows.length, nearly }
}

function found(input: SearchInput, { last, more }: Page, after: Position | undefined) {
  return {
    kind: 'found',
    next: more && last ? writeCursor(last, searchAddress(input)) : undefined,
    isFirstPage: after === undefined,
  } as const
}
