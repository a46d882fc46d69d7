// Why an operator's answer to a request was refused: each reason with its sentence and status.

import { refusalTable } from '#values/result.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'request-unknown': [404, 'There is no such request.'],
  'answered-already': [409, 'This request is not waiting any more: it was answered, or the guest took it back.'],
  'request-expired': [410, 'The time for an answer is over; the guest was told, and the nights are free again.'],
  'out-of-date': [409, 'This request has changed since you opened the page. Here is how it stands now.'],
  'key-reused': [409, 'This form was already sent with another answer. Please open the page afresh.'],
  'payment-failed': [409, 'The money that was reserved for this request cannot be taken any more, so it was not approved. Please decline it, and write to the guest.'],
  'not-allowed': [403, 'Requests are answered by managers and owners.'],
})

export const requestRefusals = refusals.sentences
export const requestRefusalStatus = refusals.statuses
export type RequestRefusal = keyof typeof requestRefusals
