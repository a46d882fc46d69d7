// Handles the forms of reviews: parse, run the command, answer with what is shown again.

import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { answerReview } from './answer-review.server.ts'
import { parseAnswerForm, parseReviewForm } from './review-input.ts'
import { type AnswerRefusal, reviewRefusalStatus, reviewRefusals } from './review-refusals.ts'
import { writeReview } from './write-review.server.ts'

const accepted = { ok: true } as const

/** The guest's form below a booking. */
export async function handleReviewForm(tools: Tools, who: VerifiedUser, bookingId: string, form: FormData) {
  const parsed = parseReviewForm(form)
  const { values } = parsed
  if (!parsed.ok) return rejected(422, { values, faults: parsed.faults, refusal: undefined })
  const written = await writeReview(tools, who, { bookingId, input: parsed.input })
  if (written.ok) return accepted
  return rejected(reviewRefusalStatus[written.reason], { values, faults: {}, refusal: reviewRefusals[written.reason] })
}

function rejected<Typed>(status: number, typed: Typed) {
  return { ok: false, status, typed } as const
}

/** The operator's forms. */
export async function handleAdminForm(
  tools: Tools,
  operator: Operator,
  form: FormData,
  isId: (text: string) => boolean,
) {
  if (!may(operator, 'reviews', 'change')) return refuse('not-allowed')
  const { reviewId, ...parsed } = parseAnswerForm(form)
  if (!isId(reviewId) || (!parsed.ok && parsed.isForeign)) {
    return rejected(400, { answer: undefined, refusal: sentence('reviews.unreadable') })
  }
  const answer = { ...parsed.values, reviewId }
  if (!parsed.ok) return rejected(422, { answer: { ...answer, fault: parsed.faults.text }, refusal: undefined })
  const answered = await answerReview(tools, operator, { ...parsed.input, reviewId })
  return answered.ok ? accepted : refuse(answered.reason, answer)
}

function refuse(reason: AnswerRefusal, answer?: { answer: string; reviewId: string; text: string }) {
  return rejected(reviewRefusalStatus[reason], { answer, refusal: reviewRefusals[reason] })
}
