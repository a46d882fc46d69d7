// The calls about reviews: a home's, the guest's own of a visit, and operators' answers.

import { z } from 'zod'
import { criteria } from '#reviews/review.ts'
import { answerInput, pointsOf, reviewInput } from '#reviews/review-input.ts'
import { changing, pagesOf, reading } from './admin-pages.ts'
import { noBooking } from './booking-contract.ts'
import * as field from './known-fields.ts'
import { reviewStates } from './listed-words.ts'
import { callsOf, operation } from './operation.ts'
import { listWith, made, numberedPages, one, pageInput } from './page-schemas.ts'
import { listOf, partOf, shape } from './shapes.ts'

const score = z.int().min(1).max(5)

const written = {
  ...field.known,
  author: z.string().describe('A first name and an initial.'),
  overall: score.describe('From 1 to 5.'),
  title: z.string().describe('What it says above.'),
  body: z.string().describe('What it says.'),
  reply: z.string().nullable().describe('The public answer of the home’s people.'),
  publishedOn: field.day.nullable().describe('Since when everybody may read it.'),
}

const inWords = z.strictObject({ stayed: z.string().describe('When the visit was.') })

const reviewInList = shape('Review', {
  ...written,
  stayedIn: z.string().describe('The month in which the visit ended, such as 2027-05.'),
  inWords: inWords.describe('The same as the pages of the site say it, in its language.'),
})

const ownReview = shape('OwnReview', {
  canWrite: z.boolean().describe('Whether it can be written now.'),
  writableUntil: field.day.describe('The last day on which it can, at the home.'),
  review: partOf('What was written; null where nobody may read it yet.', {
    ...written,
    state: z.enum(reviewStates).describe('How it stands.'),
    points: pointsOf(score.nullable()),
    stayedIn: z.string().describe('The month in which the visit ended, such as 2027-05.'),
    inWords: inWords.describe('The same as the pages of the site say it, in its language.'),
  }).nullable(),
})

const adminReview = shape('ReviewAtDesk', {
  ...field.known,
  /** Must be sent with an answer. */
  version: field.seenVersion,
  state: z.enum(reviewStates).describe('How it stands.'),
  home: z.string().describe('The name of the home.'),
  reference: field.reference,
  submittedAt: field.instant.describe('When it was written.'),
  publishAt: field.instant.describe('When it opens by itself.'),
  note: z.string().nullable().describe('What the team noted; null before.'),
  hiddenFor: z.string().nullable().describe('Why it is hidden; null where it is not.'),
  review: reviewInList.nullable().describe('What was written; null where nobody may read it yet.'),
})

const by = callsOf('Reviews')

export const reviewContract = {
  listReviews: operation({
    summary: 'What guests wrote about a home, the newest first, with what their points come to',
    ...by('anybody', 'reads'),
    cached: true,
    moves: true,
    path: field.slugInAddress,
    query: z.strictObject({
      pagination: pageInput.omit({ withCount: true }).optional().describe('Which page, and how many on it.'),
    }),
    answer: listWith(reviewInList, {
      rating: field.rating,
      criteria: listOf('The same for each thing that guests are asked about.', {
        criterion: z.enum(criteria).describe('Which it is, for programs.'),
        name: z.string().describe('Its name.'),
        ...field.average,
      }),
      pagination: numberedPages.describe('Where in all of it this page is.'),
    }),
    refusals: { 404: 'There is no such home.' },
  }),
  readReview: operation({
    summary: 'Your review of a visit, and whether it can be written now',
    ...by('user', 'reads'),
    path: field.bookingInAddress,
    answer: one(ownReview),
    refusals: noBooking,
  }),
  writeReview: operation({
    summary:
      'Write about a visit that is over, once; sent again in the same words it answers the same. Nobody else reads it before the home’s people have noted their side, or two weeks are over',
    ...by('user', 'bookings'),
    path: field.bookingInAddress,
    body: reviewInput,
    answer: made(ownReview),
    refusals: {
      ...noBooking,
      409: 'The visit is not over, or was written about already.',
      410: 'The two weeks after the visit are over.',
    },
  }),
  listReviewsAtDesk: operation({
    summary: 'For operators: reviews to answer, the most pressing first, then those that were answered',
    ...reading('reviews'),
    ...pagesOf(adminReview, {}),
  }),
  answerReview: operation({
    summary:
      'For managers and owners: a `note` for the team, which opens a blind review, a public `reply`, or to `hide` it for a reason and `show` it again',
    ...changing('reviews'),
    path: field.idInAddress,
    body: answerInput,
    answer: one(adminReview),
    refusals: {
      409: 'It is still blind, or has changed since that version.',
    },
  }),
} as const
