// What searches compare of all homes, a column a fact: a search reads a few columns instead of every home.

import { type RateTable, rateTable, writeRates } from '#offers/compiled/rate-table.ts'
import type { Party } from '#offers/terms/party.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import { type Codes, codeOf, codes } from '#values/codes.ts'
import { ensureCapacity } from '#values/ensure-capacity.ts'
import type { Currency } from '#values/money.ts'
import type { IndexedHome } from './indexed-home.ts'
import { enterCell, leaveCell, type MapCells } from './map-cells.ts'

/**
 * By place in the world. Rows are overwritten in place when homes are read again: whoever still answers from the world
 * before finds each home either as it was or as it is now.
 */
export type HomeTable = {
  ids: Int32Array
  /** How a price is found: see `pricing`. */
  pricing: Uint8Array
  /** Numbers of `names`. */
  kinds: Uint16Array
  countries: Uint16Array
  currencies: Uint16Array
  amenities: Uint32Array
  bedrooms: Uint16Array
  maxGuests: Uint16Array
  petsMax: Int32Array
  latitudes: Float64Array
  longitudes: Float64Array
  readonly names: {
    readonly kinds: Codes<string>
    readonly countries: Codes<string>
    readonly currencies: Codes<Currency>
    /** Homes share their sets. */
    readonly amenities: Codes<ReadonlySet<string>>
    readonly amenityNames: Codes<string>
  }
  /** By number of a set of amenities the numbers of the names in it. */
  readonly members: (readonly number[])[]
  readonly cells: MapCells
  readonly rates: RateTable
}

/** `gone`: no home is in the place. `none`: nobody can have the home. `sum`: by its rates, when it is free. `home`: the home itself must be asked. */
export const pricing = { gone: 0, none: 1, sum: 2, home: 3 } as const

export function homeTable(): HomeTable {
  return {
    ids: new Int32Array(0),
    pricing: new Uint8Array(0),
    kinds: new Uint16Array(0),
    countries: new Uint16Array(0),
    currencies: new Uint16Array(0),
    amenities: new Uint32Array(0),
    bedrooms: new Uint16Array(0),
    maxGuests: new Uint16Array(0),
    petsMax: new Int32Array(0),
    latitudes: new Float64Array(0),
    longitudes: new Float64Array(0),
    names: { kinds: codes(), countries: codes(), currencies: codes(), amenities: codes(), amenityNames: codes() },
    members: [],
    cells: new Map(),
    rates: rateTable(),
  }
}

/** Writes the home in the place over `before`, which was there; undefined empties it. */
export function writeHome(
  table: HomeTable,
  place: number,
  before: IndexedHome | undefined,
  home: IndexedHome | undefined,
): void {
  makeRoom(table, place + 1)
  if (before?.latitude !== home?.latitude || before?.longitude !== home?.longitude) {
    if (before) leaveCell(table.cells, place, before)
    if (home) enterCell(table.cells, place, home)
  }
  if (!home) {
    table.pricing[place] = pricing.gone
    return
  }
  // A booking, by far the most frequent change, leaves everything else as it was.
  if (before?.offer !== home.offer || !before) writeRates(table.rates, place, home.offer)
  const { names } = table
  table.ids[place] = home.id
  table.pricing[place] = pricingOf(table, place, home)
  table.kinds[place] = codeOf(names.kinds, home.kind)
  table.countries[place] = codeOf(names.countries, home.country)
  table.currencies[place] = codeOf(names.currencies, home.currency)
  const set = codeOf(names.amenities, home.amenities)
  table.members[set] ??= [...home.amenities].map(name => codeOf(names.amenityNames, name))
  table.amenities[place] = set
  table.bedrooms[place] = home.bedrooms
  table.maxGuests[place] = home.maxGuests
  table.petsMax[place] = home.petsMax
  table.latitudes[place] = home.latitude
  table.longitudes[place] = home.longitude
}

function pricingOf({ rates }: HomeTable, place: number, { offer, nights }: IndexedHome): number {
  if (!offer || nights.isNever) return pricing.none
  return rates.sums[place] === 1 && !nights.wavering ? pricing.sum : pricing.home
}

function makeRoom(table: HomeTable, places: number): void {
  if (places <= table.ids.length) return
  table.ids = ensureCapacity(table.ids, places)
  table.pricing = ensureCapacity(table.pricing, places)
  table.kinds = ensureCapacity(table.kinds, places)
  table.countries = ensureCapacity(table.countries, places)
  table.currencies = ensureCapacity(table.currencies, places)
  table.amenities = ensureCapacity(table.amenities, places)
  table.bedrooms = ensureCapacity(table.bedrooms, places)
  table.maxGuests = ensureCapacity(table.maxGuests, places)
  table.petsMax = ensureCapacity(table.petsMax, places)
  table.latitudes = ensureCapacity(table.latitudes, places)
  table.longitudes = ensureCapacity(table.longitudes, places)
}

/** Whether the home has room for the party by its facts; who counts as a guest only the offer tells in full. */
export function hasRoomFor({ maxGuests, petsMax }: HomeTable, place: number, guests: number, pets: number): boolean {
  return maxGuests[place]! >= guests && petsMax[place]! >= pets
}

export function guestsOf({ adults, childAges }: Party): number {
  return adults + childAges.length
}

/** Whether the public point lies in the box: asking box by box tells nobody where a home exactly is. */
export function liesIn(table: HomeTable, place: number, { west, south, east, north }: MapBox): boolean {
  const latitude = table.latitudes[place]!
  if (latitude < south || latitude > north) return false
  const longitude = table.longitudes[place]!
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}
