// Input of an operator's answer to a conversation, by form and by call.

import { z } from 'zod'
import { lines, parseFormInput } from '#values/form-input.ts'

export const answerInput = z.strictObject({
  text: lines({ most: 5000, missing: 'inbox.answerMissing', tooLong: 'inbox.answerTooLong' }).meta({
    description: 'The answer that is mailed.',
  }),
})

/** `key`: the form's own, so that the same answer sent twice is one. */
const conversationAnswer = answerInput.extend({
  conversationId: z.guid('inbox.unreadable'),
  key: z.string().regex(/^[\w-]{8,100}$/, 'inbox.unreadable'),
})

export type ConversationAnswer = z.output<typeof conversationAnswer>

export function parseAnswerForm(form: FormData) {
  return parseFormInput(conversationAnswer, form, { conversationId: 'conversation' })
}
