// Handles the forms that add and remove notes of the team.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { handlerOf } from '#values/intent.ts'
import { noteBooking, removeNote } from './note-booking.server.ts'
import { parseNoteForm, parseNoteRemoval } from './note-input.ts'
import { type NoteRefusal, noteRefusalStatus, noteRefusals } from './note-refusals.ts'

type NoteAnswer = {
  /** 200 when it was done. */
  readonly status: number
  readonly refusal?: string | undefined
  readonly note?: { readonly text: string; readonly fault: string | undefined } | undefined
}

type Button = (tools: Tools, operator: Operator, bookingId: string, form: FormData) => Promise<NoteAnswer | undefined>

const add: Button = async (tools, operator, bookingId, form) => {
  const parsed = parseNoteForm(form)
  if (!parsed.ok && parsed.isForeign) return undefined
  const { text } = parsed.values
  if (!parsed.ok) return { status: 422, note: { text, fault: parsed.faults.text } }
  const noted = await noteBooking(tools, operator, { bookingId, ...parsed.input })
  return noted.ok ? { status: 200 } : { ...refuse(noted.reason), note: { text, fault: undefined } }
}

const remove: Button = async (tools, operator, bookingId, form) => {
  const { input } = parseNoteRemoval(form)
  if (!input) return undefined
  const removed = await removeNote(tools, operator, { bookingId, noteId: input.note })
  return removed.ok ? { status: 200 } : refuse(removed.reason)
}

function refuse(reason: NoteRefusal): NoteAnswer {
  return { status: noteRefusalStatus[reason], refusal: noteRefusals[reason] }
}

const buttons: Readonly<Record<string, Button>> = { 'add-note': add, 'remove-note': remove }

/** Undefined for a form that is about something else, or that the page did not make. */
export async function handleNoteForm(...asked: Parameters<Button>): Promise<NoteAnswer | undefined> {
  return handlerOf(asked[3], buttons)?.(...asked)
}
