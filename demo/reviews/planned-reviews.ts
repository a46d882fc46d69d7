// Every review of the demo world, home by home.

import { fartherReviews } from './farther-reviews.ts'
import { furtherReviews } from './further-reviews.ts'
import { northernReviews } from './northern-reviews.ts'
import type { ReviewsOfHome } from './planned-review.ts'
import { southernReviews } from './southern-reviews.ts'

const more = new Map(furtherReviews.map(({ slug, reviews }) => [slug, reviews]))

export const plannedReviews: readonly ReviewsOfHome[] = [...northernReviews, ...southernReviews, ...fartherReviews].map(
  ({ slug, reviews }) => ({ slug, reviews: [...reviews, ...(more.get(slug) ?? [])] }),
)
