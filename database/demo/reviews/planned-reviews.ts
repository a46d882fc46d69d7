// Every review of the demo world, home by home.

import { fartherReviews } from './farther-reviews.ts'
import { northernReviews } from './northern-reviews.ts'
import type { ReviewsOfHome } from './planned-review.ts'
import { southernReviews } from './southern-reviews.ts'

export const plannedReviews: readonly ReviewsOfHome[] = [...northernReviews, ...southernReviews, ...fartherReviews]
