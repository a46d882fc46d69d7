// Why a change of the organisation was refused, with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'organisation.notAllowed'],
  'out-of-date': [409, 'organisation.outOfDate'],
  'home-unknown': [422, 'organisation.homeUnknown'],
})

export const organisationRefusals = refusals.sentences
export const organisationRefusalStatus = refusals.statuses
export type OrganisationRefusal = keyof typeof organisationRefusals
