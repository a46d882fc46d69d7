// Input of a message within a thread, and of what is done to the thread, by form and by call.

import { z } from 'zod'
import { lines, parseFormInput } from '#values/form-input.ts'

const seen = z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional().meta({
  description: 'The newest message of the other side that was shown: up to it, all is read.',
})

export const messageInput = z.strictObject({
  text: lines({ most: 5000, missing: 'messages.textMissing', tooLong: 'messages.textTooLong' }).meta({
    description: 'What is written.',
  }),
  seen,
})

/** `key`: the form's own, so that the same message sent twice is one. */
const keyedMessage = messageInput.extend({ key: z.string().regex(/^[\w-]{8,100}$/, 'messages.unreadable') })

export type KeyedMessage = z.output<typeof keyedMessage>

export const markInput = z.strictObject({
  seen: seen.unwrap().meta({ description: 'The newest message that was shown.' }),
})

export const teamMarkInput = z
  .strictObject({
    seen,
    done: z.literal(true).optional().meta({ description: 'That there is nothing to answer.' }),
  })
  .refine(mark => mark.seen !== undefined || mark.done, { message: 'must mark something' })
  .meta({ example: { done: true } })

export function parseMessageForm(form: FormData) {
  return parseFormInput(keyedMessage, form)
}

/** The message that a form's mark names; undefined for a form of nobody's. */
export function seenIn(form: FormData): number | undefined {
  return parseFormInput(markInput, form).input?.seen
}

/** Whether a form was sent by the page itself, which then stays as it is. */
export function isQuiet(form: FormData): boolean {
  return form.has('quiet')
}
