// Handles the forms of a thread in the admin pages: write, mark as read, nothing to answer, insert a snippet.

import { sentence } from '#catalogue/sentence.ts'
import { handleReadForm, handleWriteForm, type ThreadAnswer } from '#messages/threads/handle-thread-form.server.ts'
import { threadRefusalStatus, threadRefusals } from '#messages/threads/thread-refusals.ts'
import { markThread, type Which, writeToGuest } from '#messages/threads/write-as-team.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { typedIn } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { insertSnippet } from './insert-snippet.server.ts'

export type TeamForm = {
  readonly tools: Tools
  readonly operator: Operator
  readonly which: Which
  readonly form: FormData
  readonly origin: string
}

type Button = (pressed: TeamForm) => Promise<ThreadAnswer>

const buttons: Readonly<Record<string, Button>> = {
  write: ({ tools, operator, which, form, origin }) =>
    handleWriteForm(form, message => writeToGuest(tools, operator, { ...message, ...which, origin })),
  read: ({ tools, operator, which, form }) =>
    handleReadForm(form, seen => markThread(tools, operator, { ...which, seen })),
  done: async ({ tools, operator, which }) => {
    const settled = await markThread(tools, operator, { ...which, done: true })
    if (settled.ok) return { kind: 'go' }
    const { reason } = settled
    return { kind: 'stay', status: threadRefusalStatus[reason], typed: { text: '', refusal: threadRefusals[reason] } }
  },
  insert: async ({ tools, operator, which, form }) => {
    const text = typedIn(form, 'text')
    if (!may(operator, 'conversations', 'change')) {
      const refusal = threadRefusals['not-allowed']
      return { kind: 'stay', status: threadRefusalStatus['not-allowed'], typed: { text, refusal } }
    }
    const inserted = await insertSnippet(tools, operator, { ...which, text, snippetId: typedIn(form, 'snippet') })
    if (inserted === undefined) {
      return { kind: 'stay', status: 422, typed: { text, refusal: sentence('messages.chooseSnippet') } }
    }
    return { kind: 'stay', status: 200, typed: { text: inserted } }
  },
}

/** Undefined for a button of no thread. */
export function handleTeamForm(pressed: TeamForm): Promise<ThreadAnswer> | undefined {
  return handlerOf(pressed.form, buttons)?.(pressed)
}
