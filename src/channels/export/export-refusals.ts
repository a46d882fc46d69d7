// Why a calendar's address was not created or changed: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'channels.notAllowed'],
  'unit-unknown': [404, 'channels.unitUnknown'],
  'address-gone': [409, 'channels.addressGone'],
})

export const exportRefusals = refusals.sentences
export const exportRefusalStatus = refusals.statuses
export type ExportRefusal = keyof typeof exportRefusals
