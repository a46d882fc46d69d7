// Why a message was not taken: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'messages.notAllowed'],
  'conversation-unknown': [404, 'messages.threadUnknown'],
  'thread-closed': [410, 'messages.threadClosed'],
  'guest-gone': [409, 'messages.guestGone'],
  'too-many-messages': [429, 'messages.tooMany'],
})

export const threadRefusals = refusals.sentences
export const threadRefusalStatus = refusals.statuses
export type ThreadRefusal = keyof typeof threadRefusals
