// The commands that note something about a booking for the team, and remove a note.

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { findRow } from '#bookings/record/booking-store.server.ts'
import { bookingNoteTable } from '#bookings/record/booking-tables.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { NoteRefusal } from './note-refusals.ts'

type Answer = Outcome<{ readonly bookingId: string }, NoteRefusal>

type Noted = {
  readonly bookingId: string
  readonly text: string
  /** Sent again with the same key it is one note. */
  readonly key: string
}

export async function noteBooking(tools: Tools, operator: Operator, { bookingId, text, key }: Noted): Promise<Answer> {
  const { database, clock } = tools
  const wrong = await whyNot(tools, operator, bookingId)
  if (wrong) return refused(wrong)
  const note = { id: randomUUID(), bookingId, authorUserId: operator.id, text, formKey: key, createdAt: clock.now() }
  await database.insert(bookingNoteTable).values(note).onConflictDoNothing()
  return done({ bookingId })
}

/** For whoever wrote it; of the others for managers and owners. */
export async function removeNote(
  tools: Tools,
  operator: Operator,
  { bookingId, noteId }: { readonly bookingId: string; readonly noteId: string },
): Promise<Answer> {
  const wrong = await whyNot(tools, operator, bookingId)
  if (wrong) return refused(wrong)
  const [note] = await tools.database
    .select()
    .from(bookingNoteTable)
    .where(and(eq(bookingNoteTable.id, noteId), eq(bookingNoteTable.bookingId, bookingId)))
  if (!note) return refused('note-unknown')
  const booking = await findRow(tools.database, bookingId)
  if (!mayRemove(operator, note, booking!.stayId)) return refused('not-allowed')
  await tools.database.delete(bookingNoteTable).where(eq(bookingNoteTable.id, noteId))
  return done({ bookingId })
}

export function mayRemove(
  operator: Operator,
  { authorUserId }: { readonly authorUserId: string | null },
  stayId: number,
): boolean {
  return (
    may(operator, 'notes', 'change', stayId) &&
    (authorUserId === operator.id || may(operator, 'bookings', 'change', stayId))
  )
}

async function whyNot({ database }: Tools, operator: Operator, bookingId: string): Promise<NoteRefusal | undefined> {
  const booking = await findRow(database, bookingId)
  if (!booking?.contact || !may(operator, 'bookings', 'see', booking.stayId)) return 'booking-unknown'
  return may(operator, 'notes', 'change', booking.stayId) ? undefined : 'not-allowed'
}
