// Why a note was not kept or removed, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'adminBookings.noteNotAllowed'],
  'booking-unknown': [404, 'adminBookings.noteBookingUnknown'],
  'note-unknown': [404, 'adminBookings.noteUnknown'],
})

export const noteRefusals = refusals.sentences
export const noteRefusalStatus = refusals.statuses
export type NoteRefusal = keyof typeof noteRefusals
