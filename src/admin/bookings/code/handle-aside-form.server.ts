// Handles the small forms of a booking's page: notes of the team, and the door code of the stay.

import { handleNoteForm } from '#admin/bookings/notes/handle-note-form.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { handlerOf } from '#values/intent.ts'
import { type CodeTyped, parseCodeForm } from './code-input.ts'
import { codeRefusalStatus, codeRefusals } from './code-refusals.ts'
import { setBookingCode } from './set-booking-code.server.ts'

type CodeAnswer = {
  /** 200 when it was done. */
  readonly status: number
  readonly refusal?: string | undefined
  readonly code?: CodeTyped
}

/** Undefined for a form that is about something else. */
export async function handleAsideForm(...asked: Parameters<typeof handleNoteForm>) {
  return (await handleNoteForm(...asked)) ?? (await handleCodeForm(...asked))
}

async function handleCodeForm(
  tools: Tools,
  operator: Operator,
  bookingId: string,
  form: FormData,
): Promise<CodeAnswer | undefined> {
  if (!handlerOf(form, { 'set-code': true })) return undefined
  const parsed = parseCodeForm(form)
  const typed = parsed.values.code
  if (!parsed.ok) return { status: 422, code: { typed, fault: parsed.faults.code } }
  const set = await setBookingCode(tools, operator, { bookingId, ...parsed.input })
  if (set.ok) return { status: 200 }
  return {
    status: codeRefusalStatus[set.reason],
    refusal: codeRefusals[set.reason],
    code: { typed, fault: undefined },
  }
}
