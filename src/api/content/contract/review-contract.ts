// The calls about reviews: those of a home, one's own of a visit, and what operators answer.

import { z } from 'zod'
import { criteria } from '#reviews/review.ts'
import { answerInput, pointsOf, reviewInput } from '#reviews/review-input.ts'
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
  known,
  listOf,
  numberedPages,
  partOf,
  reference,
  slugInAddress,
  toldVersion,
  writtenNumber,
} from './written-values.ts'

const score = z.int().min(1).max(5)

const written = {
  ...known,
  author: z.string().describe('A first name and an initial.'),
  overall: score.describe('From 1 to 5.'),
  title: z.string().describe('What it says above.'),
  body: z.string().describe('What it says.'),
  reply: z.string().nullable().describe('The public answer of the home’s people.'),
  publishedOn: day.nullable().describe('Since when everybody may read it.'),
}

const inWords = z.strictObject({ stayed: z.string().describe('When the visit was.') })

const reviewInList = z
  .strictObject({
    ...written,
    stayedIn: z.string().describe('The month in which the visit ended, such as 2027-05.'),
    inWords: inWords.describe('The same as the pages of the site say it, in its language.'),
  })
  .meta({ id: 'Review' })

const ownReview = z
  .strictObject({
    canWrite: z.boolean().describe('Whether it can be written now.'),
    writableUntil: day.describe('The last day on which it can, at the home.'),
    review: partOf('What was written; null where nobody may read it yet.', {
      ...written,
      state: z.enum(reviewStates).describe('How it stands.'),
      points: pointsOf(score.nullable()),
      stayedIn: z.string().describe('The month in which the visit ended, such as 2027-05.'),
      inWords: inWords.describe('The same as the pages of the site say it, in its language.'),
    })
      .nullable()
      .describe('What was written; null where nobody may read it yet.'),
  })
  .meta({ id: 'OwnReview' })

const adminReview = z
  .strictObject({
    ...known,
    /** To be sent along with an answer. */
    version: toldVersion,
    state: z.enum(reviewStates).describe('How it stands.'),
    home: z.string().describe('The name of the home.'),
    reference,
    submittedAt: instant.describe('When it was written.'),
    publishAt: instant.describe('When it opens by itself.'),
    note: z.string().nullable().describe('What the team noted; null before.'),
    hiddenFor: z.string().nullable().describe('Why it is hidden; null where it is not.'),
    review: reviewInList.nullable().describe('What was written; null where nobody may read it yet.'),
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
      pagination: partOf('Which page, and how many on it.', {
        page: writtenNumber(5).optional().describe('Which page; null in answers where pages are turned by cursors.'),
        pageSize: writtenNumber(3).optional().describe('How many a page has at most.'),
      })
        .optional()
        .describe('Which page, and how many on it.'),
    }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(reviewInList).describe('What was asked for.'),
        meta: partOf('What is told beside it.', {
          rating: partOf('What its published reviews give it; null while there are none.', {
            average: z.number().describe('From 1 to 5.'),
            count: count.describe('How many there are.'),
          }).nullable(),
          criteria: listOf('The same for each thing that guests are asked about.', {
            criterion: z.enum(criteria).describe('Which it is, for programs.'),
            name: z.string().describe('Its name.'),
            average: z.number().describe('From 1 to 5.'),
            count: count.describe('How many there are.'),
          }),
          pagination: numberedPages.describe('Where in all of it this page is.'),
        }).describe('What is told beside it.'),
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
