// Why a change of a house manual was refused, with sentences and statuses.

import { mostSections } from '#admin/stays/form/home-limits.ts'
import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'homes.notAllowed'],
  'home-unknown': [404, 'homes.unknown'],
  'out-of-date': [409, 'homes.outOfDate'],
  'section-unknown': [409, 'arrival.sectionUnknown'],
  'too-many-sections': [409, 'arrival.tooManySections'],
  'alt-missing': [422, 'homes.altMissing'],
}, { mostSections })

export const manualRefusals = refusals.sentences
export const manualRefusalStatus = refusals.statuses
export type ManualRefusal = keyof typeof manualRefusals
