// A published home in the index, and what is read of one; its facts and its offer stand in columns.

import type { CompiledOffer } from '#fast-prices/compiled-offer.ts'
import type { HomeNights } from '#fast-prices/home-nights.ts'
import type { Rating } from '#stays/rating.ts'
import type { Currency } from '#values/money.ts'
import type { BookingPromises } from './booking-promises.ts'

/** What is read of one home at a time; a search of many reads columns. Immutable: once anything of it has changed it is another object. */
export type IndexedHome = {
  readonly id: number
  readonly currency: Currency
  readonly isOnSale: boolean
  /** When it was entered, as the database writes it. */
  readonly newest: string
  /** See `weighedRating`. */
  readonly rating: number
  readonly nights: HomeNights
}

export type HomeFacts = {
  readonly kind: string
  readonly country: string
  readonly bedrooms: number
  readonly amenities: ReadonlySet<string>
  readonly maxGuests: number
  /** So many children younger than that take no place of `maxGuests`. */
  readonly uncounted: { readonly most: number; readonly below: number }
  readonly petsMax: number
  readonly rating: Rating
  readonly promises: BookingPromises
  /** The public location. */
  readonly latitude: number
  readonly longitude: number
  /** A number by which homes are shuffled, always in the same way. */
  readonly shuffled: number
}

/** A home as read; without facts and offer where only its nights have changed, and without offer when it is not on sale. */
export type ReadHome = {
  readonly home: IndexedHome
  readonly facts?: HomeFacts | undefined
  readonly offer?: CompiledOffer | undefined
}
