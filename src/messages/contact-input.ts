// Input of a message to the operator, by form and by call.

import { z } from 'zod'
import { emailAddress, line, lines, parseFormInput, typedIn } from '#values/form-input.ts'

export const longestSubject = 150

export const contactInput = z.strictObject({
  name: line({ most: 120, missing: 'contact.nameMissing', tooLong: 'contact.nameTooLong' })
    .refine(name => !/\p{C}/u.test(name), 'contact.nameLetters')
    .meta({ description: 'Whom we answer.' }),
  email: emailAddress({ wrong: 'contact.emailWrong', missing: 'contact.emailMissing' }).describe(
    'Where the answer goes.',
  ),
  subject: line({ most: longestSubject, tooLong: 'contact.subjectTooLong' })
    .default('')
    .meta({ description: 'What it is about: a booking’s reference, a home, anything; may be empty.' }),
  stay: line({ most: 80 }).optional().meta({ description: 'The slug of the home it is about, if it is about one.' }),
  text: lines({ most: 5000, missing: 'contact.textMissing', tooLong: 'contact.textTooLong' }).meta({
    description: 'What is written.',
  }),
})

/** `key`: the form's own, so that the same form sent twice is one message; empty where it has none. */
export type ContactInput = z.output<typeof contactInput> & { readonly key: string }

export function parseContactForm(form: FormData) {
  const key = typedIn(form, 'key')
  const parsed = parseFormInput(contactInput, form)
  return parsed.ok ? { ...parsed, input: { ...parsed.input, key: /^[\w-]{8,100}$/.test(key) ? key : '' } } : parsed
}
