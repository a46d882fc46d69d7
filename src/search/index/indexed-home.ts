// A published home in the index: facts and nights; its offer stands in columns. Immutable.

import { createHash } from 'node:crypto'
import type { CompiledOffer } from '#fast-prices/compiled-offer.ts'
import { type Rating, weighedRating } from '#stays/rating.ts'
import type { Currency } from '#values/money.ts'
import type { BookingPromises } from './booking-promises.ts'
import type { HomeNights } from './home-nights.ts'
import type { NumberedSort } from './home-position.ts'

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
  /** When it was entered, as the database writes it. */
  readonly createdAt: string
  readonly isOnSale: boolean
  /** How many nights around a visit its offer looks at; see `nightsToKnow`. */
  readonly reach: number
  readonly nights: HomeNights
}

/** A home as read; without an offer where that is as before, or the home is not on sale. */
export type ReadHome = { readonly home: IndexedHome; readonly offer?: CompiledOffer | undefined }

/** What the home is sorted by. The order 'recommended' is a fixed shuffle, so that homes of one place are not grouped together. */
export function sortKey({ id, createdAt, rating }: IndexedHome, sort: NumberedSort): string {
  if (sort === 'newest') return createdAt
  return sort === 'rating' ? String(weighedRating(rating)) : shuffled(id)
}

function shuffled(id: number): string {
  const sum = createHash('md5').update(String(id)).digest('hex')
  return String(BigInt(`0x${sum.slice(0, 15)}`))
}
