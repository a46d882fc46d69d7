// Why a snippet was not saved: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'messages.snippetsNotAllowed'],
  'snippet-unknown': [404, 'messages.snippetUnknown'],
  'out-of-date': [409, 'messages.snippetOutOfDate'],
  'title-taken': [409, 'messages.titleTaken'],
})

export const snippetRefusals = refusals.sentences
export const snippetRefusalStatus = refusals.statuses
export type SnippetRefusal = keyof typeof snippetRefusals
