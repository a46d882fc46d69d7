// Why an operator's answer to a request was refused: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'request-unknown': [404, 'cancellations.requestUnknown'],
  'answered-already': [409, 'cancellations.requestAnswered'],
  'request-expired': [410, 'cancellations.requestExpired'],
  'out-of-date': [409, 'cancellations.requestOutOfDate'],
  'key-reused': [409, 'cancellations.requestKeyReused'],
  'payment-failed': [409, 'cancellations.requestPaymentFailed'],
  'not-allowed': [403, 'cancellations.requestNotAllowed'],
})

export const requestRefusals = refusals.sentences
export const requestRefusalStatus = refusals.statuses
export type RequestRefusal = keyof typeof requestRefusals
