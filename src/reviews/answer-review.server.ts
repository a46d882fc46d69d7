// Command: an operator answers a review: a note that opens it, a public reply, or hiding it for a reason.

import { and, eq, sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Answer } from './review.ts'
import type { AnswerInput } from './review-input.ts'
import type { AnswerRefusal } from './review-refusals.ts'
import { type ReviewRow, reviewTable } from './review-tables.server.ts'

type Changes = Partial<ReviewRow>
type Act = (review: ReviewRow, text: string, now: Date, by: string) => Changes

// What each answer makes of a review.
const acts: Readonly<Record<Answer, Act>> = {
  note: ({ state }, operatorNote, now) => ({
    operatorNote,
    operatorNotedAt: now,
    ...(state === 'pending' ? { state: 'published', publishedAt: now } : {}),
  }),
  reply: (_, operatorReply, now) => ({ operatorReply, operatorRepliedAt: now }),
  hide: ({ publishedAt }, hiddenReason, now, hiddenBy) => ({
    state: 'hidden',
    publishedAt: publishedAt ?? now,
    hiddenReason,
    hiddenAt: now,
    hiddenBy,
  }),
  show: () => ({ state: 'published', hiddenReason: null, hiddenAt: null, hiddenBy: null }),
}

/** Only the note can be given to a review that is still blind; only what is hidden can be shown again. */
function mayAnswer({ state }: ReviewRow, answer: Answer): boolean {
  if (state === 'pending') return answer === 'note'
  return answer !== 'show' || state === 'hidden'
}

/** Carries out the operator's answer on the version they saw. Role: manager or owner. */
export async function answerReview(
  { database, clock }: Tools,
  operator: Operator,
  { answer, reviewId, version, text }: AnswerInput,
): Promise<Outcome<object, AnswerRefusal>> {
  if (!may(operator, 'reviews', 'change')) return refused('not-allowed')
  const [review] = await database.select().from(reviewTable).where(eq(reviewTable.id, reviewId))
  if (!review || !may(operator, 'reviews', 'change', review.stayId)) return refused('review-unknown')
  if (!mayAnswer(review, answer)) return refused(review.state === 'pending' ? 'not-open-yet' : 'out-of-date')
  const changes = acts[answer](review, text, clock.now(), operator.id)
  const changed = await database
    .update(reviewTable)
    .set({ ...changes, version: sql`version + 1` })
    .where(and(eq(reviewTable.id, reviewId), eq(reviewTable.version, version)))
    .returning({ id: reviewTable.id })
  return changed.length > 0 ? done({}) : refused('out-of-date')
}
