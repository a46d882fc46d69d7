// Why a review, or an operator's answer to one, was refused: each reason with its sentence and status.

import { refusalTable } from '#values/result.ts'

export type ReviewRefusal = 'visit-unknown' | 'visit-not-over' | 'window-over' | 'written-already'
export type AnswerRefusal = 'review-unknown' | 'not-open-yet' | 'out-of-date' | 'not-allowed'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable<ReviewRefusal | AnswerRefusal, 403 | 404 | 409 | 410>({
  'visit-unknown': [404, 'There is no such booking.'],
  'visit-not-over': [409, 'A visit can be reviewed once it is over.'],
  'window-over': [410, 'The two weeks after your visit are over, so it can no longer be reviewed.'],
  'written-already': [409, 'You have written about this visit already; it stays as you wrote it then.'],
  'review-unknown': [404, 'There is no such review.'],
  'not-open-yet': [409, 'This review is still closed. Write your note first, or wait until it opens.'],
  'out-of-date': [409, 'This review has changed since you opened the page. Here is how it stands now.'],
  'not-allowed': [403, 'Reviews are answered by managers and owners.'],
})

export const reviewRefusals = refusals.sentences
export const reviewRefusalStatus = refusals.statuses
