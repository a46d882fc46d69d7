// Cached prices of homes priced one by one, per visits and party, while valid.

import { type AskedMoment, holdsUntil } from '#fast-prices/asked-moment.ts'
import { type CountedParty, countParty } from '#fast-prices/counted-party.ts'
import type { OfferTable } from '#fast-prices/offer-table.ts'
import { type Pricers, pricers } from '#fast-prices/visit-pricer.ts'
import type { AgeBand, Party } from '#offers/terms/party.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import { keepRecent } from '#values/keep-recent.ts'
import type { NightRange } from '#values/night-range.ts'
import type { IndexedHome } from './indexed-home.ts'
import { priceHome } from './price-home.ts'

/** The cheapest of `visits`, the first of equals; without visits the lowest price of the coming months. */
type PriceInput = { readonly visits: readonly NightRange[] | undefined; readonly party: Party }

/** By row: the home, its price, and when that is valid from and until. */
export type PriceCache = {
  readonly input: PriceInput
  readonly homes: (IndexedHome | undefined)[]
  /** NaN without a price; `checkIns` and `checkOuts` are the nights of the price. */
  minors: Float64Array
  checkIns: Int32Array
  checkOuts: Int32Array
  since: Float64Array
  until: Float64Array
  readonly counted: Map<readonly AgeBand[], CountedParty>
}

/** The most recently used last. */
export type PriceCaches = Map<string, PriceCache>

/** Limits: the total number of cached prices, and the minimum number of inputs. */
const mostPrices = 400_000
const leastCaches = 2

export function priceCaches(): PriceCaches {
  return new Map()
}

/** The cache for `input`, created if missing; `homes` is the number of prices it may have to hold. */
export function priceCacheFor(caches: PriceCaches, input: PriceInput, homes: number): PriceCache {
  const { adults, childAges, infants, pets } = input.party
  const visits = input.visits?.map(({ checkIn, checkOut }) => [checkIn, checkOut])
  const key = JSON.stringify([visits ?? null, adults, [...childAges].sort(), infants, pets])
  const cache = caches.get(key) ?? emptyPriceCache(input)
  keepRecent(caches, key, cache, Math.max(leastCaches, Math.floor(mostPrices / Math.max(homes, 1))))
  return cache
}

function emptyPriceCache(input: PriceInput): PriceCache {
  return {
    input,
    homes: [],
    minors: new Float64Array(0),
    checkIns: new Int32Array(0),
    checkOuts: new Int32Array(0),
    since: new Float64Array(0),
    until: new Float64Array(0),
    counted: new Map(),
  }
}

/** Ensures that the cache has the price of the home in the row. May lower the moment's `until`. */
export function askPrice(cache: PriceCache, row: number, home: IndexedHome, asked: Pricers): void {
  if (!isKnown(cache, row, home, asked.moment.now)) priceAnew(cache, row, home, asked)
  holdsUntil(asked.moment, cache.until[row]!)
}

export function isKnown({ homes, since, until }: PriceCache, row: number, home: IndexedHome, now: number): boolean {
  return homes[row] === home && since[row]! <= now && now < until[row]!
}

function priceAnew(cache: PriceCache, row: number, home: IndexedHome, asked: Pricers): void {
  makeRoom(cache, row)
  const { moment } = asked
  const { until } = moment
  moment.until = Number.POSITIVE_INFINITY
  const price = priceHome(asked, row, home, cache.input.visits, 'cheapest')
  cache.homes[row] = home
  cache.minors[row] = price ? price.total.minor : Number.NaN
  cache.checkIns[row] = price ? price.nights.checkIn : 0
  cache.checkOuts[row] = price ? price.nights.checkOut : 0
  cache.since[row] = moment.now
  cache.until[row] = moment.until
  moment.until = until
}

function makeRoom(cache: PriceCache, row: number): void {
  // No holes: the engine keeps a packed array.
  while (cache.homes.length <= row) cache.homes.push(undefined)
  cache.minors = ensureCapacity(cache.minors, row + 1)
  cache.checkIns = ensureCapacity(cache.checkIns, row + 1)
  cache.checkOuts = ensureCapacity(cache.checkOuts, row + 1)
  cache.since = ensureCapacity(cache.since, row + 1)
  cache.until = ensureCapacity(cache.until, row + 1)
}

/** Prices for the party at one moment; `counted` may outlast the moment. */
export function pricersFor(
  table: OfferTable,
  party: Party,
  moment: AskedMoment,
  counted: PriceCache['counted'],
): Pricers {
  const countedBy = (bands: readonly AgeBand[]) => {
    const known = counted.get(bands) ?? countParty(party, bands)
    counted.set(bands, known)
    return known
  }
  return pricers(table, countedBy, moment)
}
