// What a card shows of a home, in words ready to read: the browser formats nothing.

import type { AsTyped } from '#stays/languages/translation-memory.ts'
import type { Photo } from '#stays/photos/photo.ts'
import type { RatingView } from '#stays/rating.ts'
import type { Slug } from '#values/slug.ts'

export type StayCardView = {
  readonly id: number
  readonly slug: Slug
  readonly href: string
  /** The visit that it is shown with, as a heart keeps it. */
  readonly visit: string
  readonly name: string
  readonly kind: string
  readonly place: string
  readonly facts: readonly string[]
  /** How far it is from the middle of the place, where homes are ordered by that. */
  readonly away?: string | undefined
  /** What of its name and picture is not in the language of the page. */
  readonly asTyped?: AsTyped | undefined
  readonly photo: Photo | undefined
  /** Those that one may swipe to. */
  readonly morePhotos: readonly Photo[]
  /** Absent while the home has no reviews. */
  readonly rating: RatingView | undefined
  /** Whether it is booked at once or asked for, in words. */
  readonly booked: string
  readonly point: { readonly latitude: number; readonly longitude: number }
  /** What its pin on the map says: the total in whole units, or its name where there is no price. */
  readonly pin: string
  /** The days of the price, where they are not those that were asked for. */
  readonly days: string | undefined
  /** The whole price, mandatory fees and taxes included; absent when nothing can be said. */
  readonly total: string | undefined
  /** What the total is for: `for 7 nights · €183 a night`. */
  readonly totalFor: string | undefined
}
