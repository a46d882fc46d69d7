// The input of a part of a home's house manual: written, moved, removed, with or without its picture.

import { z } from 'zod'
import { longestSectionText, longestSectionTitle } from '#admin/stays/form/home-limits.ts'
import { longestAlt } from '#admin/stays/photos/photos-input.ts'
import { line, lines, parseFormInput } from '#values/form-input.ts'

export const manualIntents = ['keep', 'earlier', 'later', 'remove', 'remove-picture'] as const

const id = z.int().min(1).max(999_999_999)

export const manualInput = z
  .strictObject({
    version: id.describe('What was seen, to be sent along with a command.'),
    section: id.optional().describe('Which part it is; a new one is written where it is left out.'),
    intent: z
      .enum(manualIntents)
      .describe('Whether it is written, goes a place earlier or later, is removed, or loses its picture.'),
    title: line({ most: longestSectionTitle })
      .default('')
      .meta({ description: 'What it is about; needed to write it.', example: 'Heating' }),
    text: lines({ most: longestSectionText })
      .default('')
      .meta({ description: 'What guests read, in Markdown; needed to write it.', example: 'Turn the dial to 3.' }),
    alt: line({ most: longestAlt })
      .default('')
      .describe('What is to be seen in its picture, for people who do not see it; needed with one.'),
  })
  .superRefine(({ intent, section, title, text }, { addIssue }) => {
    const missing = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (intent === 'keep') {
      if (title === '') missing('title', 'arrival.titleMissing')
      if (text === '') missing('text', 'arrival.textMissing')
    } else if (section === undefined) {
      addIssue({ code: 'invalid_type', expected: 'number', input: section, path: ['section'] })
    }
  })

export type ManualInput = z.output<typeof manualInput>

export const parseManualForm = (form: FormData) => parseFormInput(manualInput, form)

/** What the page shows again of a refused form. */
export type ManualTyped = {
  readonly values: ReturnType<typeof parseManualForm>['values']
  readonly faults: Readonly<Partial<Record<'title' | 'text' | 'alt' | 'picture', string | undefined>>>
}
