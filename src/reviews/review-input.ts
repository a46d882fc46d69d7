// Input of reviews and of answers to them, by form and by call.

import { z } from 'zod'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { line, lines, parseFormInput, typedIn } from '#values/form-input.ts'
import { answers, type Criterion, longestBody, longestTitle, scores } from './review.ts'

const score = (key: SentenceKey) => z.int(key).min(1, key).max(5, key).pipe(z.literal(scores))
const points = score('reviews.points').optional()

/** Such a point of each thing that guests are asked about. */
export function pointsOf<Point extends z.ZodType>(point: Point) {
  return z
    .strictObject({
      clean: point.describe('Whether it was clean.'),
      accuracy: point.describe('Whether it is as it was described.'),
      checkIn: point.describe('How arriving went.'),
      communication: point.describe('How questions were answered.'),
      location: point.describe('Where it is.'),
      value: point.describe('How much it is worth for its price.'),
    } satisfies Record<Criterion, Point>)
    .describe('From 1 to 5 each; null where nothing was said.')
}

export const reviewInput = z.strictObject({
  overall: score('reviews.overall').meta({ description: 'From 1 to 5.', example: 5 }),
  points: pointsOf(points).default({}),
  title: line({ most: longestTitle, missing: 'reviews.titleMissing' }).describe('What it says above.'),
  body: lines({ most: longestBody, missing: 'reviews.bodyMissing' }).describe('What it says.'),
})

export type ReviewInput = z.output<typeof reviewInput>

/** The guest's form, whose boxes for the points stand beside its other fields. */
export const parseReviewForm = (form: FormData) => parseFormInput(reviewInput, form)

const longestReason = 500
// biome-ignore format: a table
const missing = { note: 'reviews.noteMissing', reply: 'reviews.replyMissing', hide: 'reviews.reasonMissing' } as const

export const answerInput = z
  .strictObject({
    answer: z.enum(answers).describe('What is to be done.'),
    version: z.int().min(1).max(999_999_999).describe('What was seen, to be sent along with a command.'),
    /** Note, reply or reason. */
    text: lines({ most: 2000 }).default('').meta({
      description: 'The note, the reply or the reason; left out where a review is shown again.',
    }),
  })
  .meta({ example: { answer: 'reply', version: 2, text: 'Come again!' } })
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
