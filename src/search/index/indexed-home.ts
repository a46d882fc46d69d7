// A published home in the index: facts, compiled offer and nights. Immutable.

import type { CompiledOffer } from '#offers/compiled/compiled-offer.ts'
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
  /** The public location. */
  readonly latitude: number
  readonly longitude: number
  /** Sort keys as the database writes them: shuffle number, instant, lower-case name. */
  readonly keys: HomeKeys
  /** Undefined for a home not on sale. */
  readonly offer: CompiledOffer | undefined
  readonly nights: HomeNights
}

export type HomeKeys = { readonly recommended: string; readonly newest: string; readonly name: string }
