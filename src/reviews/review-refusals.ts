// Why a review, or an operator's answer to one, was refused, and what people read then.

export type ReviewRefusal = 'visit-unknown' | 'visit-not-over' | 'window-over' | 'written-already'

export const reviewRefusals: Readonly<Record<ReviewRefusal, string>> = {
  'visit-unknown': 'There is no such booking.',
  'visit-not-over': 'A visit can be reviewed once it is over.',
  'window-over': 'The two weeks after your visit are over, so it can no longer be reviewed.',
  'written-already': 'You have written about this visit already; it stays as you wrote it then.',
}

export type AnswerRefusal = 'review-unknown' | 'not-open-yet' | 'out-of-date' | 'not-allowed'

export const answerRefusals: Readonly<Record<AnswerRefusal, string>> = {
  'review-unknown': 'There is no such review.',
  'not-open-yet': 'This review is still closed. Write your note first, or wait until it opens.',
  'out-of-date': 'This review has changed since you opened the page. Here is how it stands now.',
  'not-allowed': 'Reviews are answered by managers and owners.',
}

// biome-ignore format: a table
export const reviewRefusalStatus: Readonly<Record<ReviewRefusal | AnswerRefusal, 403 | 404 | 409 | 410>> = {
  'visit-unknown': 404,
  'visit-not-over': 409,
  'window-over': 410,
  'written-already': 409,
  'review-unknown': 404,
  'not-open-yet': 409,
  'out-of-date': 409,
  'not-allowed': 403,
}
