// The operator's calls about the past: of a booking, notes about it, and the trail of changes.

import { noteBooking, removeNote } from '#admin/bookings/notes/note-booking.server.ts'
import { noteRefusalStatus, noteRefusals } from '#admin/bookings/notes/note-refusals.ts'
import { describeHistory } from '#admin/bookings/page/describe-history.server.ts'
import { findChanges } from '#admin/changes/find-changes.server.ts'
import type { historyContract } from '#api/admin-contract/history-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { noBooking, refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne, answerWith } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import type { Operator } from '#users/user/visitor.ts'

const mostActs = 100

export const historyCalls: Handlers<keyof typeof historyContract> = {
  listTrail: async ({ tools, user, query: { before, ...filter } }) => {
    const { acts, next } = await findChanges(tools.database, user, { filter, before, limit: mostActs })
    return answerWith({
      data: acts.map(({ act, at, userId: by, byWay: way, command, changes }) => ({
        ...{ act, at: at.toISOString(), by, way, command },
        changes: changes.map(
          ({ area, rowOf, rowKey, deed, before: was, after, bookingId: booking, personId: person }) => ({
            ...{ area, rowOf, rowKey, deed, before: asJson(was), after: asJson(after), booking, person },
          }),
        ),
      })),
      meta: { next: next ?? null },
    })
  },

  readBookingHistory: ({ tools, user, path }) => answerHistory(tools, user, path.id),

  addBookingNote: async ({ tools, user, path, headers, body }) => {
    const note = { bookingId: path.id, text: body.text, key: headers['idempotency-key'] }
    const noted = await noteBooking(tools, user, note)
    return noted.ok ? answerHistory(tools, user, path.id) : refuseCommand(noteRefusalStatus, noteRefusals, noted)
  },

  removeBookingNote: async ({ tools, user, path }) => {
    const removed = await removeNote(tools, user, { bookingId: path.id, noteId: path.note })
    return removed.ok ? answerHistory(tools, user, path.id) : refuseCommand(noteRefusalStatus, noteRefusals, removed)
  },
}

const asJson = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]))

async function answerHistory(tools: Tools, user: Operator, id: string) {
  const booking = await findForOperator(tools, user, id)
  if (!booking) return noBooking
  const { steps, notes, messages } = await describeHistory(tools, user, booking)
  return answerOne({
    steps: steps.map(({ what, by = null, at }) => ({ what, by, at })),
    notes: notes?.map(({ id: note, text, by, at, mayRemove }) => ({ id: note, text, by, at, mayRemove })) ?? null,
    messages: messages.map(({ subject, recipient, state, at }) => ({ subject, recipient, state, at })),
  })
}
