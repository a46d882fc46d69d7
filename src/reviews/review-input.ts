// What a guest may write about a visit, and what an operator may answer, by form or by call.

import { z } from 'zod'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { line, lines, parseFormInput, typedIn } from '#values/form-input.ts'
import { answers, type Criterion, criteria, longestBody, longestTitle, scores } from './review.ts'

const score = (key: SentenceKey) => z.int(key).min(1, key).max(5, key).pipe(z.literal(scores))
const points = score('reviews.points').optional()

export const reviewInput = z.strictObject({
  overall: score('reviews.overall'),
  points: z
    .strictObject(
      Object.fromEntries(criteria.map(criterion => [criterion, points])) as Record<Criterion, typeof points>,
    )
    .default({}),
  title: line({ most: longestTitle, missing: 'reviews.titleMissing' }),
  body: lines({ most: longestBody, missing: 'reviews.bodyMissing' }),
})

export type ReviewInput = z.output<typeof reviewInput>

/** The guest's form, whose boxes for the points stand beside its other fields. */
export const parseReviewForm = (form: FormData) => parseFormInput(reviewInput, form)

const longestReason = 500
// biome-ignore format: a table
const missing = { note: 'reviews.noteMissing', reply: 'reviews.replyMissing', hide: 'reviews.reasonMissing' } as const

export const answerInput = z
  .strictObject({
    answer: z.enum(answers),
    version: z.int().min(1).max(999_999_999),
    /** Note, reply or reason. */
    text: lines({ most: 2000 }).default('').meta({
      description: 'The note, the reply or the reason; left out where a review is shown again.',
    }),
  })
  .superRefine(({ answer, text: { length } }, { addIssue }) => {
    const issue = { code: 'custom' as const, path: ['text'] }
    if (answer === 'show') return
    if (length === 0) addIssue({ ...issue, message: missing[answer] })
    if (answer !== 'hide' || length <= longestReason) return
    addIssue({ ...issue, message: 'forms.tooLong', params: { most: longestReason, length } })
  })

export type AnswerInput = z.output<typeof answerInput> & { readonly reviewId: string }

export function parseAnswerForm(form: FormData) {
  return { ...parseFormInput(answerInput, form, { answer: 'intent' }), reviewId: typedIn(form, 'review') }
}
