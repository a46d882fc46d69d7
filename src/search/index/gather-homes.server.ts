// The homes that a search could show, out of the index: in the place, in the box, large enough, of the facts wished; then their prices.

import { setImmediate } from 'node:timers/promises'
import { askedMoment } from '#offers/compiled/asked-moment.ts'
import type { Tools } from '#platform/tools.server.ts'
import type { FilterWish } from '#search/filters/filter-wish.ts'
import { hasFacts, type PricedHome } from '#search/filters/priced-home.ts'
import type { HomeFilter } from '#search/listing/home-filter.ts'
import type { SearchWish, StoredSort } from '#search/search-wish.ts'
import { findPlace, idsWhere } from './find-place.server.ts'
import { hasRoomFor, type IndexedHome, liesIn } from './indexed-home.ts'
import { isKnown, type PriceSheet, pricedOn, sheetFor } from './price-sheet.ts'
import { freshIndex } from './search-index.server.ts'
import { goneFor, isGone } from './taken-by-night.ts'
import type { World } from './world.ts'

export type GatherWish = Pick<SearchWish, 'where' | 'box' | 'visit' | 'windows'> & {
  readonly sort: SearchWish['sort']
  /** Facts that a home must have; those of an address, and a filter of programs. */
  readonly facts?: Pick<FilterWish, 'kinds' | 'bedrooms' | 'amenities'> | undefined
  readonly homeFilter?: HomeFilter | undefined
}

export type Gathered = {
  readonly world: World
  /** Their places in the world, in the order of the search; in ours where the price is the order. None that is taken. */
  readonly places: readonly number[]
  /** Nothing is called as typed; these are nearly. */
  readonly nearly: boolean
  readonly sheet: PriceSheet
  readonly now: Date
}

/** Whether homes that cannot be booked for it are no answer. */
export function isDated({ visit, windows }: Pick<SearchWish, 'visit' | 'windows'>): boolean {
  return visit.nights !== undefined || windows !== undefined
}

export function storedSort(sort: SearchWish['sort']): StoredSort {
  return sort === 'price' ? 'recommended' : sort
}

/** Gathers at the clock's now; everything that was committed before is in it. */
export async function gatherHomes(tools: Pick<Tools, 'database' | 'clock'>, wish: GatherWish): Promise<Gathered> {
  const { world, sheets } = await freshIndex(tools)
  const { box, facts, visit, windows } = wish
  const [place, filtered] = await Promise.all([
    findPlace(tools.database, world, wish.where),
    wish.homeFilter && idsWhere(tools.database, wish.homeFilter),
  ])
  const fits = (home: IndexedHome) =>
    hasRoomFor(home, visit.party) &&
    (!box || liesIn(home, box)) &&
    (!facts || hasFacts(home, facts)) &&
    (!place.ids || place.ids.has(home.id)) &&
    (!filtered || filtered.has(home.id))
  const visits = windows ?? (visit.nights && [visit.nights])
  const gone = visits && goneFor(world.taken, visits, world.homes.length)
  return {
    world,
    places: world.orders[storedSort(wish.sort)].filter(at => !(gone && isGone(gone, at)) && fits(world.homes[at]!)),
    nearly: place.kind === 'nearly',
    sheet: sheetFor(sheets, { visits, party: visit.party }, world.homes.length),
    now: tools.clock.now(),
  }
}

/** So many prices are worked out before others get a turn of the process. */
const pricedAtOnce = 200

/** The homes in these places with their prices, worked out unless they are known. */
export async function priceHomes(
  { world, sheet, now }: Pick<Gathered, 'world' | 'sheet' | 'now'>,
  places: readonly number[],
): Promise<PricedHome[]> {
  const moment = askedMoment(now)
  const homes: PricedHome[] = []
  const isSlow = sheet.wish.visits?.length !== 1
  let anew = 0
  for (const place of places) {
    const home = world.homes[place]!
    if (isSlow && !isKnown(sheet, place, home, moment.now) && ++anew % pricedAtOnce === 0) await setImmediate()
    homes.push(pricedOn(sheet, place, home, moment))
  }
  return homes
}
