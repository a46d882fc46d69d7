// Why the code of a stay was not kept, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'arrival.codeNotAllowed'],
  'booking-unknown': [404, 'adminBookings.noteBookingUnknown'],
  'not-to-come': [409, 'arrival.codeNotToCome'],
})

export const codeRefusals = refusals.sentences
export const codeRefusalStatus = refusals.statuses
export type CodeRefusal = keyof typeof codeRefusals
