// Why a review, or an operator's answer to one, was refused: each reason with its sentence and status.

export const reviewRefusals = {
  'visit-unknown': 'There is no such booking.',
  'visit-not-over': 'A visit can be reviewed once it is over.',
  'window-over': 'The two weeks after your visit are over, so it can no longer be reviewed.',
  'written-already': 'You have written about this visit already; it stays as you wrote it then.',
}

export type ReviewRefusal = keyof typeof reviewRefusals

export const answerRefusals = {
  'review-unknown': 'There is no such review.',
  'not-open-yet': 'This review is still closed. Write your note first, or wait until it opens.',
  'out-of-date': 'This review has changed since you opened the page. Here is how it stands now.',
  'not-allowed': 'Reviews are answered by managers and owners.',
}

export type AnswerRefusal = keyof typeof answerRefusals

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
