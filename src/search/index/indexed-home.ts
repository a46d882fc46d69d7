// A published home in the index: facts and nights; its offer stands in columns. Immutable.

import type { CompiledOffer } from '#fast-prices/compiled-offer.ts'
import type { HomeNights } from '#fast-prices/home-nights.ts'
import type { Rating } from '#stays/rating.ts'
import type { Currency } from '#values/money.ts'
import type { BookingPromises } from './booking-promises.ts'

export type IndexedHome = {
  readonly id: number
  readonly kind: string
  readonly country: string
  readonly bedrooms: number
  readonly amenities: ReadonlySet<string>
  readonly maxGuests: number
  /** So many children younger than that take no place of `maxGuests`. */
  readonly uncounted: { readonly most: number; readonly below: number }
  readonly petsMax: number
  readonly currency: Currency
  readonly rating: Rating
  readonly promises: BookingPromises
  /** The public location. */
  readonly latitude: number
  readonly longitude: number
  /** Sort keys: shuffle number and instant as the database writes it, and the weighed rating. */
  readonly keys: HomeKeys
  readonly isOnSale: boolean
  /** How many nights around a visit its offer looks at; see `nightsToKnow`. */
  readonly reach: number
  readonly nights: HomeNights
}

/** A home as read; without an offer where that is as before, or the home is not on sale. */
export type ReadHome = { readonly home: IndexedHome; readonly offer?: CompiledOffer | undefined }

export type HomeKeys = { readonly recommended: string; readonly newest: string; readonly rating: string }
