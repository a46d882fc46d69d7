// The prices of homes for one input and party, of those that must be asked one by one: remembered while they stay true.

import { type AskedMoment, holdsUntil } from '#offers/compiled/asked-moment.ts'
import { type CountedParty, countParty } from '#offers/compiled/counted-party.ts'
import type { AgeBand, Party } from '#offers/terms/party.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { NightRange } from '#values/night-range.ts'
import type { IndexedHome } from './indexed-home.ts'
import { priceHome } from './price-home.ts'

/** Visits of which the cheapest is wanted, the first of equals; without any the lowest of the coming months. */
type PriceInput = { readonly visits: readonly NightRange[] | undefined; readonly party: Party }

/** What is remembered of the home in each place: which it was, its price, and between which instants that holds. */
export type PriceCache = {
  readonly input: PriceInput
  readonly homes: (IndexedHome | undefined)[]
  /** NaN where there is none; the nights are those of the price. */
  minors: Float64Array
  checkIns: Int32Array
  checkOuts: Int32Array
  since: Float64Array
  until: Float64Array
  readonly counted: Map<readonly AgeBand[], CountedParty>
}

/** The sheets last used, the latest last. */
export type PriceCaches = Map<string, PriceCache>

/** So many prices of homes are remembered in all, and of so many inputs at the least. */
const mostPrices = 400_000
const leastSheets = 2

export function priceCaches(): PriceCaches {
  return new Map()
}

/** The sheet of `wish` among `sheets`, a new one if there is none; `homes` is how many it may have to remember. */
export function priceCacheFor(sheets: PriceCaches, input: PriceInput, homes: number): PriceCache {
  const { adults, childAges, infants, pets } = input.party
  const visits = input.visits?.map(({ checkIn, checkOut }) => [checkIn, checkOut])
  const key = JSON.stringify([visits ?? null, adults, [...childAges].sort(), infants, pets])
  const sheet = sheets.get(key) ?? emptyPriceCache(input)
  sheets.delete(key)
  sheets.set(key, sheet)
  const most = Math.max(leastSheets, Math.floor(mostPrices / Math.max(homes, 1)))
  for (const oldest of sheets.keys()) {
    if (sheets.size <= most) break
    sheets.delete(oldest)
  }
  return sheet
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

/** Makes sure that the sheet knows the price of the home in the place at the moment; whose `until` may come nearer. */
export function askPrice(sheet: PriceCache, place: number, home: IndexedHome, moment: AskedMoment): void {
  if (!isKnown(sheet, place, home, moment.now)) priceAnew(sheet, place, home, moment)
  holdsUntil(moment, sheet.until[place]!)
}

export function isKnown({ homes, since, until }: PriceCache, place: number, home: IndexedHome, now: number): boolean {
  return homes[place] === home && since[place]! <= now && now < until[place]!
}

function priceAnew(sheet: PriceCache, place: number, home: IndexedHome, moment: AskedMoment): void {
  makeRoom(sheet, place)
  const { until } = moment
  moment.until = Number.POSITIVE_INFINITY
  const { visits, party } = sheet.input
  const counted = home.offer && countedFor(sheet.counted, party, home.offer.ageBands)
  const price = counted && priceHome(home, counted, moment, visits, 'cheapest')
  sheet.homes[place] = home
  sheet.minors[place] = price ? price.total.minor : Number.NaN
  sheet.checkIns[place] = price ? price.nights.checkIn : 0
  sheet.checkOuts[place] = price ? price.nights.checkOut : 0
  sheet.since[place] = moment.now
  sheet.until[place] = moment.until
  moment.until = until
}

function makeRoom(sheet: PriceCache, place: number): void {
  // Without a hole, so that it stays a list.
  while (sheet.homes.length <= place) sheet.homes.push(undefined)
  sheet.minors = ensureCapacity(sheet.minors, place + 1)
  sheet.checkIns = ensureCapacity(sheet.checkIns, place + 1)
  sheet.checkOuts = ensureCapacity(sheet.checkOuts, place + 1)
  sheet.since = ensureCapacity(sheet.since, place + 1)
  sheet.until = ensureCapacity(sheet.until, place + 1)
}

/** The party counted by the bands, once for all homes that have them. */
export function countedFor(known: PriceCache['counted'], party: Party, bands: readonly AgeBand[]): CountedParty {
  const counted = known.get(bands) ?? countParty(party, bands)
  known.set(bands, counted)
  return counted
}
