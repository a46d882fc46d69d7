// Schema builders for the calls: texts, numbers, described objects and lists.

import { z } from 'zod'
import { isText, notText } from '#values/form-input.ts'

/** Text that every component can store: no zero byte, no lone surrogate. */
export function text(most = 2000) {
  return z.string().max(most).refine(isText, notText)
}

/** Non-empty text. */
export function requiredText(most = 2000) {
  return text(most).min(1)
}

/** Text that matches a pattern. */
export function matching(form: RegExp) {
  return z.string().regex(form)
}

/** A whole number in an address, of at most so many digits. */
export function writtenNumber(digits: 2 | 3 | 5 | 6 | 9 | 15) {
  return matching(new RegExp(`^(0|[1-9]\\d{0,${digits - 1}})$`))
    .transform(Number)
    .meta({ example: '1' })
}

/** An object that the document describes once, by name. */
export function shape<Fields extends z.ZodRawShape>(id: string, fields: Fields) {
  return z.strictObject(fields).meta({ id })
}

/** Fields that belong together, below one that identifies them. */
export function partOf<Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description)
}

/** What a program needs to say a sentence of ours in a language of its own. */
export const keyedSentence = {
  key: z.string().optional().describe('Its name in the catalogue of sentences; absent where it is in none.'),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What goes into it, as it stands in the English.'),
}

/** A list of these. */
export function listOf<Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.array(z.strictObject(fields)).describe(description)
}

export function wordsOf<Fields extends z.ZodRawShape>(fields: Fields) {
  return partOf('The same as the pages of the site say it, in its language.', fields)
}
