// What the pages do with the forms of reviews: parse, ask the verb, and answer with what is to be shown again.

import { may } from '#accounts/permissions/permissions.ts'
import type { Operator, VerifiedUser } from '#accounts/visitor.ts'
import type { Tools } from '#platform/tools.server.ts'
import { answerReview } from './answer-review.server.ts'
import { type AnswerTyped, parseAnswerWish } from './answer-wish.ts'
import { answerRefusals, reviewRefusalStatus, reviewRefusals } from './review-refusals.ts'
import { parseReviewWish, type ReviewFaults, type ReviewValues } from './review-wish.ts'
import { writeReview } from './write-review.server.ts'

type Kept = { readonly ok: true }
type NotKept<Typed> = { readonly ok: false; readonly status: number; readonly typed: Typed }

type ReviewFormAnswer =
  | Kept
  | NotKept<{ readonly values: ReviewValues; readonly faults: ReviewFaults; readonly refusal: string | undefined }>

/** The guest's form below a booking. */
export async function answerReviewForm(
  tools: Tools,
  who: VerifiedUser,
  bookingId: string,
  form: FormData,
): Promise<ReviewFormAnswer> {
  const parsed = parseReviewWish(form)
  const { values } = parsed
  if (!parsed.ok) return { ok: false, status: 422, typed: { values, faults: parsed.faults, refusal: undefined } }
  const written = await writeReview(tools, who, { bookingId, wish: parsed.wish })
  if (written.ok) return { ok: true }
  const { reason } = written
  return {
    ok: false,
    status: reviewRefusalStatus[reason],
    typed: { values, faults: {}, refusal: reviewRefusals[reason] },
  }
}

const unreadable = 'We could not read that answer. Please give it again.'

/** The operator's forms on their desk. */
export async function answerDeskForm(
  tools: Tools,
  operator: Operator,
  form: FormData,
  isId: (text: string) => boolean,
): Promise<Kept | NotKept<{ readonly answer: AnswerTyped | undefined; readonly refusal: string | undefined }>> {
  if (!may(operator, 'reviews', 'change')) {
    const refusal = answerRefusals['not-allowed']
    return { ok: false, status: reviewRefusalStatus['not-allowed'], typed: { answer: undefined, refusal } }
  }
  const parsed = parseAnswerWish(form)
  if (!parsed || !isId(parsed.ok ? parsed.wish.reviewId : parsed.typed.reviewId)) {
    return { ok: false, status: 400, typed: { answer: undefined, refusal: unreadable } }
  }
  if (!parsed.ok) return { ok: false, status: 422, typed: { answer: parsed.typed, refusal: undefined } }
  const answered = await answerReview(tools, operator, parsed.wish)
  if (answered.ok) return { ok: true }
  const { reason } = answered
  return {
    ok: false,
    status: reviewRefusalStatus[reason],
    typed: { answer: parsed.wish, refusal: answerRefusals[reason] },
  }
}
