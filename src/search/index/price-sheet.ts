// The prices of homes for one visit and party, worked out when they are asked for and remembered while they stay true.

import type { AskedMoment } from '#offers/compiled/asked-moment.ts'
import { type CountedParty, countParty } from '#offers/compiled/counted-party.ts'
import type { AgeBand, Party } from '#offers/party.ts'
import type { PricedHome } from '#search/filters/priced-home.ts'
import type { HomePrice } from '#search/listing/home-price.ts'
import type { NightRange } from '#values/night-range.ts'
import type { IndexedHome } from './indexed-home.ts'
import { priceHome } from './price-home.ts'

/** Visits of which the cheapest is wanted, the first of equals; without any the lowest of the coming months. */
export type PriceWish = { readonly visits: readonly NightRange[] | undefined; readonly party: Party }

/** What is remembered of the home in each place: which it was, its price, and between which instants that holds. */
export type PriceSheet = {
  readonly wish: PriceWish
  readonly homes: (IndexedHome | undefined)[]
  readonly priced: (PricedHome | undefined)[]
  readonly since: number[]
  readonly until: number[]
  readonly counted: Map<readonly AgeBand[], CountedParty>
}

/** The sheets last used, the latest last. */
export type PriceSheets = Map<string, PriceSheet>

/** So many prices of homes are remembered in all, and of so many wishes at the least. */
const mostPrices = 400_000
const leastSheets = 2

export function priceSheets(): PriceSheets {
  return new Map()
}

/** The sheet of `wish` among `sheets`, a new one if there is none; `homes` is how many it may have to remember. */
export function sheetFor(sheets: PriceSheets, wish: PriceWish, homes: number): PriceSheet {
  const { adults, childAges, infants, pets } = wish.party
  const visits = wish.visits?.map(({ checkIn, checkOut }) => [checkIn, checkOut])
  const key = JSON.stringify([visits ?? null, adults, [...childAges].sort(), infants, pets])
  const sheet = sheets.get(key) ?? { wish, homes: [], priced: [], since: [], until: [], counted: new Map() }
  sheets.delete(key)
  sheets.set(key, sheet)
  const most = Math.max(leastSheets, Math.floor(mostPrices / Math.max(homes, 1)))
  for (const oldest of sheets.keys()) {
    if (sheets.size <= most) break
    sheets.delete(oldest)
  }
  return sheet
}

/** The home with its price at the moment, worked out unless it is known. */
export function pricedOn(sheet: PriceSheet, place: number, home: IndexedHome, moment: AskedMoment): PricedHome {
  return isKnown(sheet, place, home, moment.now) ? sheet.priced[place]! : priceAnew(sheet, place, home, moment)
}

export function isKnown({ homes, since, until }: PriceSheet, place: number, home: IndexedHome, now: number): boolean {
  return homes[place] === home && since[place]! <= now && now < until[place]!
}

function priceAnew(sheet: PriceSheet, place: number, home: IndexedHome, moment: AskedMoment): PricedHome {
  moment.until = Number.POSITIVE_INFINITY
  const { visits, party } = sheet.wish
  const counted = home.offer && countedFor(sheet.counted, party, home.offer.ageBands)
  const price = counted && priceHome(home, counted, moment, visits, 'cheapest')
  const priced = price ? withPrice(home, price) : home
  sheet.homes[place] = home
  sheet.priced[place] = priced
  sheet.since[place] = moment.now
  sheet.until[place] = moment.until
  return priced
}

function withPrice({ id, kind, bedrooms, amenities }: IndexedHome, price: HomePrice): PricedHome {
  return { id, kind, bedrooms, amenities, price }
}

/** The party counted by the bands, once for all homes that have them. */
export function countedFor(known: PriceSheet['counted'], party: Party, bands: readonly AgeBand[]): CountedParty {
  const counted = known.get(bands) ?? countParty(party, bands)
  known.set(bands, counted)
  return counted
}
