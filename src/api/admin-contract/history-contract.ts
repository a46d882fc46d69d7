// The operator's calls about the past: of a booking with what the team noted and which messages leave, and the trail of changes.

import { z } from 'zod'
import { noteInput } from '#admin/bookings/notes/note-input.ts'
import { changeFilterInput } from '#admin/changes/change-filter.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { listWith, one } from '#api/contract/page-schemas.ts'
import { listOf, shape, writtenNumber } from '#api/contract/shapes.ts'

const at = field.instant.describe('When.')

const history = shape('BookingHistory', {
  steps: listOf('What happened to it, its money and its deposit, the earliest first.', {
    what: z.string().describe('What happened, as the pages say it.'),
    by: z.string().nullable().describe('Who of the team did it; null where it was the guest or the site.'),
    at,
  }),
  notes: listOf('What the team noted, the newest first.', {
    id: field.uuid.describe('Which note it is.'),
    text: z.string().describe('What was noted.'),
    by: z.string().nullable().describe('Who noted it; null once their account is gone.'),
    at,
    mayRemove: z.boolean().describe('Whether the caller may remove it.'),
  })
    .nullable()
    .describe('Null for callers who may not read the team’s notes.'),
  messages: listOf('Messages about it: those that will leave, then the newest.', {
    subject: z.string().describe('What it is about.'),
    recipient: z.string().describe('To whom it goes; empty where the caller may not know.'),
    state: z
      .enum(['sent', 'waiting', 'failed', 'planned'])
      .describe('Whether it left, waits, was given up, or is not written yet.'),
    at,
  }),
})

const answer = one(history)

const told = z
  .record(z.string(), z.string())
  .describe('By the name of the field, each written as JSON; `{"hidden":true}` where only that it changed is told.')

const act = shape('NotedAct', {
  act: z.int().describe('Its number: a later one has a higher one.'),
  at: field.instant.describe('When.'),
  by: z.string().nullable().describe('Who, by the id of their account; null at the terminal of the machine.'),
  way: z.enum(['page', 'call', 'terminal']).describe('How it was done.'),
  command: z.string().describe('On which page, by which call, or by which command at the terminal.'),
  changes: listOf('What it changed.', {
    area: z.string().describe('The subject, as permissions have it.'),
    rowOf: z.string().describe('The kind of thing.'),
    rowKey: z.string().describe('Which of them.'),
    deed: z.enum(['added', 'changed', 'removed']).describe('What was done to it.'),
    before: told,
    after: told,
    booking: z.string().nullable().describe('The booking it is about; null where there is none.'),
    person: z.string().nullable().describe('Whose role it is; null for everything else.'),
  }),
})

export const historyContract = {
  listTrail: operation({
    ...reading('changes'),
    summary: 'Who changed what, from what to what, the latest first: of the homes and subjects that you may see',
    query: z.strictObject({
      ...changeFilterInput.shape,
      before: writtenNumber(15).optional().describe('The number of an act: what was done before it is told.'),
    }),
    answer: listWith(act, {
      next: z.int().nullable().describe('Send it as `before` for what was done earlier; null where there is no more.'),
    }),
  }),
  readBookingHistory: operation({
    ...reading('bookings'),
    summary: 'What happened to a booking and who did it, what the team noted, and which messages left and will leave',
    path: field.idInAddress,
    answer,
  }),
  addBookingNote: operation({
    ...changing('notes'),
    summary: 'Note something about a booking for the team. Sent again with the same key it is one note',
    path: field.idInAddress,
    headers: field.requiredKey,
    body: noteInput,
    answer,
  }),
  removeBookingNote: operation({
    ...changing('notes'),
    summary: 'Remove a note: one’s own, or as a manager or owner anybody’s',
    path: field.idInAddress.extend({ note: field.uuid.describe('Which note it is.') }),
    answer,
  }),
} as const
