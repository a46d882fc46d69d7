// Input about the pages of text, by form and by call.

import { z } from 'zod'
import { languageCodes } from '#catalogue/languages.ts'
import { line, lines, whole } from '#values/form-input.ts'

const longestPageTitle = 120
const longestPageText = 60_000
const longestPageName = 60

const seenPage = z.int().min(1).max(999_999_999).describe('The version of the page that was seen.')

const language = z.enum(languageCodes).describe('The language of the text, such as `en`.')

const words = {
  title: line({ most: longestPageTitle, missing: 'site.titleMissing' }).describe(
    'Its title, which links to it say too.',
  ),
  text: lines({ most: longestPageText, missing: 'site.textMissing' }).describe(
    'The text as Markdown, without its title. HTML in it is shown as it was typed.',
  ),
}

/** What a page is to say in a language. */
export const textInput = z.strictObject({ version: seenPage, language, ...words })
export type TextInput = z.output<typeof textInput>

export const previewInput = z.strictObject(words)

export const discardInput = z.strictObject({ version: seenPage, language })

const earlier = z.int().min(1).max(2_000_000_000).describe('The number of the earlier version.')
export const restoreInput = z.strictObject({ version: seenPage, earlier })

const name = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'site.wrongName')
  .max(longestPageName, 'site.wrongName')
  .meta({ description: 'The last part of its address, below /pages/.', example: 'arriving-by-train' })

export const newPageInput = z.strictObject({ name, language, ...words })
export type NewPageInput = z.output<typeof newPageInput>

/** Where a page stands. A legal page is always shown. */
export const placeInput = z.strictObject({
  version: seenPage,
  isShown: z.boolean().describe('Whether guests can open it. A legal page stays open.'),
  inFooter: z.boolean().describe('Whether the foot of every page links to it.'),
  position: whole(0, 999).describe('Pages with a smaller number come first.'),
})
export type PlaceInput = z.output<typeof placeInput>

export const removeInput = z.strictObject({ version: seenPage })
