// The facts of all homes in columns, so that a search reads a few arrays instead of every home.

import { type OfferTable, offerTable, reserveOffers, writeOffer } from '#fast-prices/offer-table.ts'
import type { Party } from '#offers/terms/party.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import { ratingTenths } from '#stays/rating.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { type Codes, codeOf, codes } from '#values/codes.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { Currency } from '#values/money.ts'
import type { HomeFacts, IndexedHome, ReadHome } from './indexed-home.ts'
import { enterCell, leaveCell, type MapCells } from './map-cells.ts'

/**
 * By row of the snapshot. Rows are overwritten in place when homes are reloaded: a search still running on the previous
 * snapshot sees each home as it was or as it is now.
 */
export type HomeTable = {
  ids: Int32Array
  /** How a price is found: see `pricing`. */
  pricing: Uint8Array
  /** Indexes into `names`. */
  kinds: Uint16Array
  countries: Uint16Array
  currencies: Uint16Array
  amenities: Uint32Array
  bedrooms: Uint16Array
  /** Tenths of a star; 0 without a review. */
  ratings: Uint8Array
  /** Days before arrival, as in `BookingPromises`; -1 where it is never so. */
  instantFrom: Int32Array
  refundableUntil: Int32Array
  maxGuests: Uint16Array
  /** So many children younger than that take no place. */
  uncountedMost: Uint16Array
  uncountedBelow: Uint8Array
  petsMax: Int32Array
  latitudes: Float64Array
  longitudes: Float64Array
  shuffled: Float64Array
  readonly names: {
    readonly kinds: Codes<string>
    readonly countries: Codes<string>
    readonly currencies: Codes<Currency>
    /** Sets are shared between homes. */
    readonly amenities: Codes<ReadonlySet<string>>
    readonly amenityNames: Codes<string>
  }
  /** By index of an amenity set, the indexes of its names. */
  readonly members: (readonly number[])[]
  readonly cells: MapCells
  readonly offers: OfferTable
}

/**
 * `empty`: a row without a home. `none`: not bookable. `free`: priced by columns alone when its nights are free. `home`:
 * needs its own nights.
 */
export const pricing = { empty: 0, none: 1, free: 2, home: 3 } as const

export function homeTable(): HomeTable {
  return {
    ids: new Int32Array(0),
    pricing: new Uint8Array(0),
    kinds: new Uint16Array(0),
    countries: new Uint16Array(0),
    currencies: new Uint16Array(0),
    amenities: new Uint32Array(0),
    bedrooms: new Uint16Array(0),
    ratings: new Uint8Array(0),
    instantFrom: new Int32Array(0),
    refundableUntil: new Int32Array(0),
    maxGuests: new Uint16Array(0),
    uncountedMost: new Uint16Array(0),
    uncountedBelow: new Uint8Array(0),
    petsMax: new Int32Array(0),
    latitudes: new Float64Array(0),
    longitudes: new Float64Array(0),
    shuffled: new Float64Array(0),
    names: { kinds: codes(), countries: codes(), currencies: codes(), amenities: codes(), amenityNames: codes() },
    members: [],
    cells: new Map(),
    offers: offerTable(),
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
  if (!read) {
    leaveCell(table.cells, row, pointOf(table, row))
    table.pricing[row] = pricing.empty
    return
  }
  const { home, facts, offer } = read
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
  table.members[set] ??= [...facts.amenities].map(name => codeOf(names.amenityNames, name))
  table.amenities[row] = set
  table.bedrooms[row] = facts.bedrooms
  table.ratings[row] = ratingTenths(facts.rating)
  table.instantFrom[row] = facts.promises.instantFrom ?? -1
  table.refundableUntil[row] = facts.promises.refundableUntil ?? -1
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
  table.ids = ensureCapacity(table.ids, rows)
  table.pricing = ensureCapacity(table.pricing, rows)
  table.kinds = ensureCapacity(table.kinds, rows)
  table.countries = ensureCapacity(table.countries, rows)
  table.currencies = ensureCapacity(table.currencies, rows)
  table.amenities = ensureCapacity(table.amenities, rows)
  table.bedrooms = ensureCapacity(table.bedrooms, rows)
  table.ratings = ensureCapacity(table.ratings, rows)
  table.instantFrom = ensureCapacity(table.instantFrom, rows)
  table.refundableUntil = ensureCapacity(table.refundableUntil, rows)
  table.maxGuests = ensureCapacity(table.maxGuests, rows)
  table.uncountedMost = ensureCapacity(table.uncountedMost, rows)
  table.uncountedBelow = ensureCapacity(table.uncountedBelow, rows)
  table.petsMax = ensureCapacity(table.petsMax, rows)
  table.latitudes = ensureCapacity(table.latitudes, rows)
  table.longitudes = ensureCapacity(table.longitudes, rows)
  table.shuffled = ensureCapacity(table.shuffled, rows)
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
