// The guest's form about their visit, parsed once into a typed wish, with a sentence for every fault.

import { type Criterion, criteria, type Score, scores } from './review.ts'

export type ReviewWish = {
  readonly overall: Score
  /** Only those the guest gave points for. */
  readonly points: { readonly [Of in Criterion]?: Score }
  readonly title: string
  readonly body: string
}

type ReviewField = 'overall' | Criterion | 'title' | 'body'

/** What was typed, as it was typed, so that the page can show it again. */
export type ReviewValues = Readonly<Record<ReviewField, string>>

export type ReviewFaults = Readonly<Partial<Record<ReviewField, string>>>

type ParsedReviewWish = { readonly values: ReviewValues } & (
  | { readonly ok: true; readonly wish: ReviewWish }
  | { readonly ok: false; readonly faults: ReviewFaults }
)

export const longestTitle = 120
export const longestBody = 4000

const fields: readonly ReviewField[] = ['overall', ...criteria, 'title', 'body']

export const emptyReviewValues = Object.fromEntries(fields.map(field => [field, ''])) as ReviewValues

/** The wish in the form's fields, or a sentence for each field that keeps it from being one. */
export function parseReviewWish(form: FormData): ParsedReviewWish {
  const values = Object.fromEntries(fields.map(field => [field, textIn(form, field)])) as ReviewValues
  const title = values.title.trim().replace(/\s+/g, ' ')
  const body = values.body.trim()
  const overall = scoreIn(values.overall)
  const given = criteria.filter(criterion => values[criterion] !== '')
  const faults: ReviewFaults = {
    ...(overall ? {} : { overall: 'Please choose from 1 to 5 how your visit was on the whole.' }),
    ...Object.fromEntries(
      given
        .filter(criterion => !scoreIn(values[criterion]))
        .map(criterion => [criterion, 'Please choose from 1 to 5, or leave this out.']),
    ),
    ...lengthFault('title', title, longestTitle, 'Please put your visit into a few words.'),
    ...lengthFault('body', body, longestBody, 'Please tell the next guests how it was.'),
  }
  if (!overall || Object.keys(faults).length > 0) return { ok: false, values, faults }
  const points = Object.fromEntries(given.map(criterion => [criterion, scoreIn(values[criterion])!]))
  return { ok: true, values, wish: { overall, points, title, body } }
}

// PostgreSQL keeps no zero byte in a text.
function textIn(form: FormData, field: string): string {
  const value = form.getAll(field).at(-1)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : ''
}

function scoreIn(text: string): Score | undefined {
  return scores.find(score => String(score) === text)
}

function lengthFault(field: 'title' | 'body', text: string, most: number, missing: string): ReviewFaults {
  if (text === '') return { [field]: missing }
  return text.length > most ? { [field]: `Please shorten this to ${most} characters; it has ${text.length}.` } : {}
}
