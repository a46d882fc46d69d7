// Why a review, or an operator's answer to one, was refused: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

export type ReviewRefusal = 'visit-unknown' | 'visit-not-over' | 'window-over' | 'written-already'
export type AnswerRefusal = 'review-unknown' | 'not-open-yet' | 'out-of-date' | 'not-allowed'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable<ReviewRefusal | AnswerRefusal, 403 | 404 | 409 | 410>({
  'visit-unknown': [404, 'bookings.unknown'],
  'visit-not-over': [409, 'reviews.visitNotOver'],
  'window-over': [410, 'reviews.windowOver'],
  'written-already': [409, 'reviews.writtenAlready'],
  'review-unknown': [404, 'reviews.unknown'],
  'not-open-yet': [409, 'reviews.stillClosed'],
  'out-of-date': [409, 'reviews.outOfDate'],
  'not-allowed': [403, 'reviews.notAllowed'],
})

export const reviewRefusals = refusals.sentences
export const reviewRefusalStatus = refusals.statuses
