// A published home as the index keeps it: its facts, its compiled offer, its nights. Never changed, only replaced.

import type { CompiledOffer } from '#offers/compiled/compiled-offer.ts'
import type { Party } from '#offers/party.ts'
import type { MapBox } from '#ui/map/map-parts.ts'
import type { Currency } from '#values/money.ts'
import type { HomeNights } from './home-nights.ts'

export type IndexedHome = {
  readonly id: number
  readonly kind: string
  readonly country: string
  readonly bedrooms: number
  readonly amenities: ReadonlySet<string>
  readonly maxGuests: number
  readonly petsMax: number
  readonly currency: Currency
  /** The public point. */
  readonly latitude: number
  readonly longitude: number
  /** As the database writes what homes are sorted by: the mixed number, the instant, the name in small letters. */
  readonly keys: HomeKeys
  /** Undefined for a home that is not offered. */
  readonly offer: CompiledOffer | undefined
  readonly nights: HomeNights
  /** So that a home without a price is its own entry among those with one: most homes are taken when somebody wishes to come. */
  readonly price: undefined
}

export type HomeKeys = { readonly recommended: string; readonly newest: string; readonly name: string }

/** Whether the home has room for the party by its facts; who counts as a guest only the offer tells in full. */
export function hasRoomFor({ maxGuests, petsMax }: IndexedHome, { adults, childAges, pets }: Party): boolean {
  return maxGuests >= adults + childAges.length && petsMax >= pets
}

/** Whether the public point lies in the box: asking box by box tells nobody where a home exactly is. */
export function liesIn({ latitude, longitude }: IndexedHome, { west, south, east, north }: MapBox): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}
