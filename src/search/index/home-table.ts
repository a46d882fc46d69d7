// The facts of all homes in columns, so that a search reads a few arrays instead of every home.

import { setBit } from '#fast-prices/occupied-by-night.ts'
import { type OfferTable, offerTable, reserveOffers, writeOffer } from '#fast-prices/offer-table.ts'
import type { Party } from '#offers/terms/party.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import { ratingTenths } from '#stays/rating.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { type Codes, codeBy, codeOf, codes, type WrittenCodes } from '#values/codes.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { Currency } from '#values/money.ts'
import type { BookingPromises } from './booking-promises.ts'
import type { HomeFacts, IndexedHome, ReadHome } from './indexed-home.ts'
import { enterCell, leaveCell, type MapCells } from './map-cells.ts'

/** What the columns are made of, by their names. */
const columns = {
  ids: Int32Array,
  /** How a price is found: see `pricing`. */
  pricing: Uint8Array,
  /** Indexes into `names`. */
  kinds: Uint16Array,
  countries: Uint16Array,
  currencies: Uint16Array,
  amenities: Uint32Array,
  promises: Uint16Array,
  bedrooms: Uint16Array,
  /** Tenths of a star; 0 without a review. */
  ratings: Uint8Array,
  maxGuests: Uint16Array,
  /** So many children younger than that take no place. */
  uncountedMost: Uint16Array,
  uncountedBelow: Uint8Array,
  petsMax: Int32Array,
  latitudes: Float64Array,
  longitudes: Float64Array,
  shuffled: Float64Array,
} as const

type Columns = { -readonly [Name in keyof typeof columns]: InstanceType<(typeof columns)[Name]> }

/**
 * By row of the snapshot. Rows are overwritten in place when homes are reloaded: a search still running on the previous
 * snapshot sees each home as it was or as it is now.
 */
export type HomeTable = Columns & {
  readonly names: {
    readonly kinds: Codes<string>
    readonly countries: Codes<string>
    readonly currencies: Codes<Currency>
    /** Sets are shared between homes. */
    readonly amenities: Codes<ReadonlySet<string>>
    readonly amenityNames: Codes<string>
    readonly promises: WrittenCodes<BookingPromises>
  }
  /** The indexes of the names of each amenity set, one set after the other; `begins` by index of the set, and where the last ends. */
  readonly members: { readonly begins: number[]; readonly names: number[] }
  readonly cells: MapCells
  readonly offers: OfferTable
  /** By number of guests, once asked for: see `tooSmallFor`. */
  readonly tooSmall: Map<number, Uint32Array>
}

/**
 * `empty`: a row without a home. `none`: not bookable. `free`: priced by columns alone when its nights are free. `home`:
 * needs its own nights.
 */
export const pricing = { empty: 0, none: 1, free: 2, home: 3 } as const

export function homeTable(): HomeTable {
  return {
    ...(Object.fromEntries(Object.entries(columns).map(([name, Column]) => [name, new Column(0)])) as Columns),
    names: {
      ...{ kinds: codes(), countries: codes(), currencies: codes() },
      ...{ amenities: codes(), amenityNames: codes(), promises: codes() },
    },
    members: { begins: [0], names: [] },
    cells: new Map(),
    offers: offerTable(),
    tooSmall: new Map(),
  }
}

/** Makes room for the rows below `rows`, and for the offers of what was read. */
export function reserveHomes(table: HomeTable, rows: number, read: Iterable<ReadHome | undefined>): void {
  makeRoom(table, rows)
  const offers = [...read].flatMap(again => again?.offer ?? [])
  reserveOffers(table.offers, rows, offers)
}

/** Writes what was read into the row; undefined empties it. */
export function writeHome(table: HomeTable, row: number, read: ReadHome | undefined): void {
  makeRoom(table, row + 1)
  if (read) writeRead(table, row, read)
  else {
    leaveCell(table.cells, row, pointOf(table, row))
    table.pricing[row] = pricing.empty
  }
  for (const [guests, bits] of table.tooSmall) setBit(bits, row, isTooSmall(table, row, guests))
}

function writeRead(table: HomeTable, row: number, { home, facts, offer }: ReadHome): void {
  if (offer) writeOffer(table.offers, row, offer)
  if (facts) writeFacts(table, row, facts)
  table.ids[row] = home.id
  table.currencies[row] = codeOf(table.names.currencies, home.currency)
  table.pricing[row] = pricingOf(table, row, home)
}

function writeFacts(table: HomeTable, row: number, facts: HomeFacts): void {
  const { names } = table
  const before = pointOf(table, row)
  const isNew = table.pricing[row] === pricing.empty
  if (isNew || before.latitude !== facts.latitude || before.longitude !== facts.longitude) {
    if (!isNew) leaveCell(table.cells, row, before)
    enterCell(table.cells, row, facts)
  }
  table.kinds[row] = codeOf(names.kinds, facts.kind)
  table.countries[row] = codeOf(names.countries, facts.country)
  const set = codeOf(names.amenities, facts.amenities)
  const { members } = table
  if (set === members.begins.length - 1) {
    for (const name of facts.amenities) members.names.push(codeOf(names.amenityNames, name))
    members.begins.push(members.names.length)
  }
  table.amenities[row] = set
  table.bedrooms[row] = facts.bedrooms
  table.ratings[row] = ratingTenths(facts.rating)
  table.promises[row] = codeBy(names.promises, JSON.stringify(facts.promises), () => facts.promises)
  table.maxGuests[row] = facts.maxGuests
  table.uncountedMost[row] = facts.uncounted.most
  table.uncountedBelow[row] = facts.uncounted.below
  table.petsMax[row] = facts.petsMax
  table.latitudes[row] = facts.latitude
  table.longitudes[row] = facts.longitude
  table.shuffled[row] = facts.shuffled
}

/** The public location of the home in the row. */
export function pointOf({ latitudes, longitudes }: Pick<HomeTable, 'latitudes' | 'longitudes'>, row: number): Point {
  return { latitude: latitudes[row]!, longitude: longitudes[row]! }
}

function pricingOf({ offers }: HomeTable, row: number, { isOnSale, nights }: IndexedHome): number {
  if (!isOnSale || nights.isNever) return pricing.none
  return offers.depends[row] === 0 && !nights.wavering ? pricing.free : pricing.home
}

function makeRoom(table: HomeTable, rows: number): void {
  if (rows <= table.ids.length) return
  table.tooSmall.clear()
  const wider = Object.keys(columns).map(name => [name, ensureCapacity(table[name as keyof Columns], rows)])
  Object.assign(table, Object.fromEntries(wider))
}

/** Bits of the rows that have no home, or one that does not take so many guests, all of whom take a place. */
export function tooSmallFor(table: HomeTable, guests: number): Uint32Array {
  const known = table.tooSmall.get(guests)
  if (known) return known
  const bits = new Uint32Array((table.ids.length + 31) >> 5)
  for (let row = 0; row < table.ids.length; row++) if (isTooSmall(table, row, guests)) setBit(bits, row, true)
  table.tooSmall.set(guests, bits)
  return bits
}

function isTooSmall(table: HomeTable, row: number, guests: number): boolean {
  return table.pricing[row] === pricing.empty || table.maxGuests[row]! < guests
}

/** Whether the party is within the home's capacity by its facts; infants without an age are left to its price. */
export function hasRoomFor(table: HomeTable, row: number, party: Party): boolean {
  const { childAges, pets } = party
  if (table.petsMax[row]! < pets) return false
  const beyond = guestsOf(party) - table.maxGuests[row]!
  if (beyond <= 0) return true
  if (beyond > table.uncountedMost[row]!) return false
  const below = table.uncountedBelow[row]!
  return childAges.filter(age => age < below).length >= beyond
}

export function guestsOf({ adults, childAges }: Party): number {
  return adults + childAges.length
}

/** Whether the public location is in the box: testing the exact one would reveal it box by box. */
export function liesIn(
  table: Pick<HomeTable, 'latitudes' | 'longitudes'>,
  row: number,
  { west, south, east, north }: MapBox,
): boolean {
  const latitude = table.latitudes[row]!
  if (latitude < south || latitude > north) return false
  const longitude = table.longitudes[row]!
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}
