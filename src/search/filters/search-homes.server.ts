// The search as the page shows it: a page of homes, and what choosing further would leave, from one pricing of them all.

import type { Tools } from '#platform/tools.server.ts'
import { readCursor, writeCursor } from '#search/cursor.server.ts'
import { type CandidateWish, findCandidates, isDated, type Position } from '#search/find-candidates.server.ts'
import {
  comparePositions,
  type FoundStays,
  findStays,
  homesOnPage,
  pricesOf,
  sortPrice,
} from '#search/find-stays.server.ts'
import { boxCondition } from '#search/map/box-condition.server.ts'
import { readPlace } from '#search/place-condition.server.ts'
import { type SearchWish, searchAddress } from '#search/search-wish.ts'
import { type Choices, countChoices } from './count-choices.ts'
import { type PricedHome, passesFilter } from './priced-home.ts'
import { readHomes } from './read-homes.server.ts'

/** Of more homes than this nobody waits until each has been priced: then there are no numbers beside the choices. */
export const mostPriced = 200

export type SearchedHomes = { readonly found: FoundStays; readonly choices: Choices | undefined }

type Home = PricedHome & { readonly position: Position }

/** As `findStays`, page by page; each home is priced once, for its card, its place in the order and every number. */
export async function searchHomes(tools: Tools, wish: SearchWish): Promise<SearchedHomes> {
  const search = searchAddress(wish)
  const after = wish.cursor === undefined ? undefined : readCursor(wish.cursor, search)
  const isWrong = Object.keys(wish.faults).length > 0 || (wish.cursor !== undefined && !after)
  if (isWrong) return { found: await findStays(tools, wish), choices: undefined }
  const place = await readPlace(tools.database, wish.where)
  const { nights, party } = wish.visit
  const narrowing = wish.box && boxCondition(wish.box)
  const asked: CandidateWish = { place, party, nights, windows: wish.windows, now: tools.clock.now(), narrowing }
  const all = await everyHome(tools, asked, wish.sort)
  if (!all) return { found: await findStays(tools, wish), choices: undefined }
  const choices = countChoices(all, wish.filter)
  const passing = all.filter(home => passesFilter(home, wish.filter))
  const start = after ? passing.findIndex(({ id }) => id === after.id) + 1 : 0
  // The home where the last page ended has been booked since: only the database knows where it stood.
  if (after && start === 0) return { found: await findStays(tools, wish), choices }
  const shown = passing.slice(start, start + homesOnPage)
  const last = shown.at(-1)
  const found: FoundStays = {
    kind: 'found',
    homes: shown.map(({ id, price }) => ({ id, price })),
    next: last && last !== passing.at(-1) ? writeCursor(last.position, search) : undefined,
    count: passing.length,
    isFirstPage: after === undefined,
    nearly: place.kind === 'nearly',
  }
  return { found, choices }
}

/** Every home of the search before it is filtered, in its order, with its price; undefined when they are too many. */
async function everyHome(
  { database }: Tools,
  asked: CandidateWish,
  sort: SearchWish['sort'],
): Promise<Home[] | undefined> {
  const order = sort === 'price' ? 'recommended' : sort
  const positions = await findCandidates(database, asked, order, { limit: mostPriced + 1 })
  if (positions.length > mostPriced) return undefined
  const ids = positions.map(({ id }) => id)
  const [prices, facts] = await Promise.all([pricesOf(database, positions, asked), readHomes(database, ids)])
  const homes = positions.flatMap(position => {
    const [home, price] = [facts.get(position.id), prices.get(position.id)?.price]
    // With nights a home without a price cannot be booked for them.
    return home && (price || !isDated(asked)) ? [{ ...home, price, position }] : []
  })
  if (sort !== 'price') return homes
  return homes
    .map(home => ({ ...home, position: { id: home.id, key: String(sortPrice(home)) } }))
    .sort((one, other) => comparePositions(one.position, other.position))
}
