// Handles the two forms of a thread, whoever reads it: writing a message, and marking the thread as read.

import { sentence } from '#catalogue/sentence.ts'
import type { Outcome } from '#values/result.ts'
import { isQuiet, type KeyedMessage, parseMessageForm, seenIn } from './message-input.ts'
import { type ThreadRefusal, threadRefusalStatus, threadRefusals } from './thread-refusals.ts'
import type { MessageTyped } from './thread-view.ts'

type Handled = Promise<Outcome<object, ThreadRefusal>>

/** `go`: shown again by a redirect; `quiet`: the page sent it itself. */
export type ThreadAnswer =
  | { readonly kind: 'go' }
  | { readonly kind: 'quiet' }
  | { readonly kind: 'stay'; readonly status: number; readonly typed: MessageTyped }

export async function handleWriteForm(
  form: FormData,
  write: (message: KeyedMessage) => Handled,
): Promise<ThreadAnswer> {
  const { input, values, ...parsed } = parseMessageForm(form)
  const { text } = values
  if (!input) {
    const fault = 'faults' in parsed ? parsed.faults.text : undefined
    return {
      kind: 'stay',
      status: 422,
      typed: { text, fault, refusal: fault ? undefined : sentence('messages.unreadable') },
    }
  }
  const written = await write(input)
  if (written.ok) return { kind: 'go' }
  const { reason } = written
  return { kind: 'stay', status: threadRefusalStatus[reason], typed: { text, refusal: threadRefusals[reason] } }
}

export async function handleReadForm(form: FormData, mark: (seen: number) => Handled): Promise<ThreadAnswer> {
  const seen = seenIn(form)
  if (seen === undefined) {
    return { kind: 'stay', status: 422, typed: { text: '', refusal: sentence('messages.unreadable') } }
  }
  const marked = await mark(seen)
  if (marked.ok) return { kind: isQuiet(form) ? 'quiet' : 'go' }
  const { reason } = marked
  return { kind: 'stay', status: threadRefusalStatus[reason], typed: { text: '', refusal: threadRefusals[reason] } }
}
