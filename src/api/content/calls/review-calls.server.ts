// The calls about reviews: read by the public, written by guests, answered by operators.

import { describeForAdmin, describeReview, readOwnReview } from '#api/content/answers/describe-review.server.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { answerOne, answerWith, refuseWith } from '#api/content/content-answer.ts'
import type { reviewContract } from '#api/contract/review-contract.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { answerReview } from '#reviews/answer-review.server.ts'
import { countReviewsForOperators, findReviewsOfStay, listReviewsForOperators } from '#reviews/find-reviews.server.ts'
import { criteria, criterionNames } from '#reviews/review.ts'
import { reviewRefusalStatus, reviewRefusals } from '#reviews/review-refusals.ts'
import { writeReview } from '#reviews/write-review.server.ts'
import { answerPage } from './answer-page.ts'
import { askedPage } from './asked-page.ts'
import { findHome } from './stay-calls.server.ts'

export const reviewCalls: Handlers<keyof typeof reviewContract> = {
  listReviews: async ({ tools, path, query, search }) => {
    const { stay, elsewhere } = await findHome(tools, path.slug, `/reviews${search}`)
    if (!stay) return elsewhere
    const { id, rating } = stay
    const { page, size, skip } = askedPage(query)
    const { reviews, sums } = await findReviewsOfStay(tools.database, id, skip, size)
    return answerWith({
      data: reviews.map(review => describeReview(review, currentLanguage().locale)),
      meta: {
        rating: rating.count > 0 ? { average: rating.sum / rating.count, count: rating.count } : null,
        criteria: criteria.flatMap(criterion => {
          const { count, sum } = sums[criterion]
          return count > 0 ? [{ criterion, name: criterionNames[criterion](), average: sum / count, count }] : []
        }),
        pagination: { page, pageSize: size, pageCount: Math.ceil(rating.count / size), total: rating.count },
      },
    })
  },

  readReview: async ({ tools, user, path }) => {
    const own = await readOwnReview(tools, user, path.id)
    return own ? answerOne(own) : refuseReview('visit-unknown')
  },

  writeReview: async ({ tools, user, path, body }) => {
    const kept = await writeReview(tools, user, { bookingId: path.id, input: body })
    if (!kept.ok) return refuseReview(kept.reason)
    const own = await readOwnReview(tools, user, path.id)
    return own ? answerOne(own, { location: `/api/bookings/${path.id}/review` }) : refuseReview('visit-unknown')
  },

  listReviewsAtDesk: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const [reviews, total] = await Promise.all([
      listReviewsForOperators(tools, user, { skip, most: size }),
      countReviewsForOperators(tools, user),
    ])
    const told = reviews.map(review => describeForAdmin(review, currentLanguage().locale))
    return answerPage(query, told, total)
  },

  answerReview: async ({ tools, user, path, body }) => {
    const answered = await answerReview(tools, user, { ...body, reviewId: path.id })
    if (!answered.ok) return refuseReview(answered.reason)
    const [review] = await listReviewsForOperators(tools, user, { only: path.id })
    return review ? answerOne(describeForAdmin(review, currentLanguage().locale)) : refuseReview('review-unknown')
  },
}

function refuseReview(reason: keyof typeof reviewRefusals) {
  return refuseWith(reviewRefusalStatus[reason], reviewRefusals[reason], { reason })
}
