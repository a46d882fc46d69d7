// Why a calendar's address was not created or changed: each reason with its sentence and status.

import { refusalTable } from '#values/result.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'Calendars of other sites are looked after by managers and owners.'],
  'unit-unknown': [404, 'There is no such home, or nothing of it can be taken.'],
  'address-gone': [409, 'That address was closed or exchanged meanwhile. Below is how it stands now.'],
})

export const exportRefusals = refusals.sentences
export const exportRefusalStatus = refusals.statuses
export type ExportRefusal = keyof typeof exportRefusals
