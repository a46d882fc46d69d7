// The form of a review in the demo world: who of its invented guests stayed when, and what they wrote.

import type { DemoReviewerName } from './demo-reviewers.server.ts'

export type PlannedReview = {
  readonly by: DemoReviewerName
  /** Days from today to check-in; the next day that the home's rules allow is taken. */
  readonly from: number
  /** The month and day of check-in, `07-10`, where the words name a season: the last such day that is over for long. */
  readonly around?: string
  readonly overall: 1 | 2 | 3 | 4 | 5
  /** Cleanliness, as described, arrival, answers, place, worth its price: a digit each, `-` where none was given. */
  readonly points: string
  readonly title: string
  readonly body: string
  readonly reply: string
}

/** A home's slug and its reviews. */
export type ReviewsOfHome = { readonly slug: string; readonly reviews: readonly PlannedReview[] }
