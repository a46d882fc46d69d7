// What a card shows of a home, in words ready to read: the browser formats nothing.

import type { Photo } from '#stays/photo.ts'
import type { RatingView } from '#stays/rating.ts'

export type StayCardView = {
  readonly id: number
  readonly href: string
  readonly name: string
  readonly kind: string
  readonly place: string
  readonly facts: readonly string[]
  readonly photo: Photo | undefined
  /** Absent while nobody has written about the home. */
  readonly rating: RatingView | undefined
  readonly point: { readonly latitude: number; readonly longitude: number }
  /** What its pin on the map says: the total in whole units, or its name where there is no price. */
  readonly pin: string
  /** The whole price, mandatory fees and taxes included; absent when nothing can be said. */
  readonly total: string | undefined
  /** What the total is for: `for 7 nights · €183 a night`. */
  readonly totalFor: string | undefined
}
