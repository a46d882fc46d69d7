// Reviews as pages show them, in words ready to read.

import type { RatingView } from '#stays/rating.ts'
import type { ReviewState, Score } from './review.ts'

export type ReviewView = {
  readonly id: string
  readonly author: string
  readonly overall: Score
  /** `Stayed in May 2027`. */
  readonly stayed: string
  /** The day since which everybody can read it, `2027-05-20`, for those who read by program. */
  readonly publishedOn: string | undefined
  readonly title: string
  readonly body: string
  readonly reply: string | undefined
}

/** A review shown away from its home. */
export type RecentReviewView = ReviewView & { readonly home: string; readonly href: string; readonly place: string }

type CriterionBar = {
  readonly name: string
  readonly average: string
  /** Of the whole bar, in hundredths. */
  readonly share: number
}

export type StayReviewsView = {
  /** Absent while nobody has written yet. */
  readonly rating: RatingView | undefined
  readonly bars: readonly CriterionBar[]
  readonly reviews: readonly ReviewView[]
  readonly newer: string | undefined
  readonly older: string | undefined
  /** `Page 2 of 5`; empty where there is only one. */
  readonly page: string
}

/** What a guest sees of their own review below a booking. */
export type OwnReviewView =
  | { readonly kind: 'writable'; readonly until: string; readonly home: string }
  | {
      readonly kind: 'written'
      readonly state: ReviewState
      readonly review: ReviewView
      readonly points: readonly string[]
      /** When others will read it at the latest, or why they do not. */
      readonly news: string
    }

export type ReviewToModerate = {
  /** Whether its reader may answer it. */
  readonly mayAnswer: boolean
  readonly id: string
  readonly version: number
  readonly state: ReviewState
  readonly home: string
  readonly reference: string
  readonly when: string
  /** Absent as long as the operator may not read it either. */
  readonly review: ReviewView | undefined
  readonly note: string | undefined
  readonly hiddenFor: string | undefined
  /** When a blind one opens by itself. */
  readonly opens: string
}
