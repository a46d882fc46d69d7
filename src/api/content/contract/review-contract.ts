// The calls about reviews: those of a home, one's own of a visit, and what operators answer.

import { z } from 'zod'
import { criteria } from '#reviews/review.ts'
import { answerInput, reviewInput } from '#reviews/review-input.ts'
import { pageInAddress, pageOf } from './admin-pages.ts'
import { noBooking, oneOf } from './booking-contract.ts'
import { reviewStates } from './listed-words.ts'
import { operation } from './operation.ts'
import {
  bookingInAddress,
  count,
  day,
  idInAddress,
  instant,
  slugInAddress,
  uuid,
  writtenNumber,
} from './written-values.ts'

const score = z.int().min(1).max(5)

const written = {
  id: uuid,
  documentId: uuid,
  /** A first name and an initial. */
  author: z.string(),
  overall: score,
  title: z.string(),
  body: z.string(),
  /** The public answer of the home's people. */
  reply: z.string().nullable(),
  publishedOn: day.nullable(),
}

const inWords = z.strictObject({ stayed: z.string() })

const reviewInList = z
  .strictObject({
    ...written,
    /** The month in which the visit ended, such as 2027-05. */
    stayedIn: z.string(),
    inWords,
  })
  .meta({ id: 'Review' })

const points = z.strictObject(
  Object.fromEntries(criteria.map(criterion => [criterion, score.nullable()])) as Record<
    (typeof criteria)[number],
    z.ZodNullable<typeof score>
  >,
)

const ownReview = z
  .strictObject({
    /** Whether it can be written now, and until which day at the home. */
    canWrite: z.boolean(),
    writableUntil: day,
    /** Null before it is written. */
    review: z
      .strictObject({ ...written, state: z.enum(reviewStates), points, stayedIn: z.string(), inWords })
      .nullable(),
  })
  .meta({ id: 'OwnReview' })

const adminReview = z
  .strictObject({
    id: uuid,
    documentId: uuid,
    /** To be sent along with an answer. */
    version: z.int(),
    state: z.enum(reviewStates),
    home: z.string(),
    reference: z.string(),
    submittedAt: instant,
    /** When it opens by itself. */
    publishAt: instant,
    note: z.string().nullable(),
    hiddenFor: z.string().nullable(),
    /** Null while it is blind to operators as well. */
    review: reviewInList.nullable(),
  })
  .meta({ id: 'ReviewAtDesk' })

const group = 'Reviews'

export const reviewContract = {
  listReviews: operation({
    summary: 'What guests wrote about a home, the newest first, with what their points come to',
    group,
    who: 'anybody',
    limit: 'reads',
    cached: true,
    moves: true,
    path: slugInAddress,
    query: z.strictObject({
      pagination: z
        .strictObject({ page: writtenNumber(5).optional(), pageSize: writtenNumber(3).optional() })
        .optional(),
    }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(reviewInList),
        meta: z.strictObject({
          rating: z.strictObject({ average: z.number(), count }).nullable(),
          criteria: z.array(
            z.strictObject({ criterion: z.enum(criteria), name: z.string(), average: z.number(), count }),
          ),
          pagination: z.strictObject({ page: count, pageSize: count, pageCount: count, total: count }),
        }),
      }),
    },
    refusals: { 404: 'There is no such home.' },
  }),
  readReview: operation({
    summary: 'Your review of a visit, and whether it can be written now',
    group,
    who: 'user',
    limit: 'reads',
    path: bookingInAddress,
    answer: { status: 200, body: oneOf(ownReview) },
    refusals: noBooking,
  }),
  writeReview: operation({
    summary:
      'Write about a visit that is over, once; sent again in the same words it answers the same. Nobody else reads it before the home’s people have noted their side, or two weeks are over',
    group,
    who: 'user',
    limit: 'bookings',
    path: bookingInAddress,
    body: reviewInput,
    answer: { status: 201, body: oneOf(ownReview) },
    refusals: {
      ...noBooking,
      409: 'The visit is not over, or was written about already.',
      410: 'The two weeks after the visit are over.',
    },
  }),
  listReviewsAtDesk: operation({
    summary: 'For operators: reviews to answer, the most pressing first, then those that were answered',
    group: 'Desk',
    who: 'operator',
    needs: { area: 'reviews' },
    limit: 'reads',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(adminReview) },
    refusals: {},
  }),
  answerReview: operation({
    summary:
      'For managers and owners: a `note` for the team, which opens a blind review, a public `reply`, or to `hide` it for a reason and `show` it again',
    group: 'Desk',
    who: 'operator',
    needs: { area: 'reviews', level: 'change' },
    limit: 'bookings',
    path: idInAddress,
    body: answerInput,
    answer: { status: 200, body: oneOf(adminReview) },
    refusals: {
      409: 'It is still blind, or has changed since that version.',
    },
  }),
} as const
