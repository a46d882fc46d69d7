// Input of a snippet, by form and by call.

import { z } from 'zod'
import { languageCodes } from '#catalogue/languages.ts'
import { line, lines, parseFormInput, uuidInput } from '#values/form-input.ts'

const translation = z.strictObject({
  language: z.enum(languageCodes).describe('The language of the text, such as `en`.'),
  text: lines({ most: 5000, tooLong: 'messages.textTooLong' }).describe(
    'The text, with its placeholders such as {name}.',
  ),
})

export const snippetInput = z.strictObject({
  title: line({ most: 80, missing: 'messages.titleMissing', tooLong: 'messages.titleTooLong' }).describe(
    'What operators know it by.',
  ),
  texts: z
    .array(translation)
    .max(languageCodes.length)
    .refine(texts => texts.some(({ text }) => text !== ''), 'messages.snippetEmpty')
    .refine(texts => new Set(texts.map(({ language }) => language)).size === texts.length, 'messages.unreadable')
    .describe('The text in each language that it has; an empty one is left out.'),
})

export type SnippetInput = z.output<typeof snippetInput>

const version = z.int().min(1).max(999_999_999)

/** With the version that was seen. */
export const changeSnippetInput = snippetInput.extend({ version: version.describe('The version that was seen.') })
export const removeSnippetInput = z.strictObject({ version: version.describe('The version that was seen.') })

const changeForm = changeSnippetInput.extend({ id: uuidInput })
const removeForm = removeSnippetInput.extend({ id: uuidInput })

export const parseNewSnippet = (form: FormData) => parseFormInput(snippetInput, form)
export const parseSnippetChange = (form: FormData) => parseFormInput(changeForm, form)
export const parseSnippetRemoval = (form: FormData) => parseFormInput(removeForm, form)
