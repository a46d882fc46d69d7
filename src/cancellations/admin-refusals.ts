// Why an operator's command on a booking was refused: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'booking-unknown': [404, 'bookings.unknown'],
  'not-now': [409, 'cancellations.notNow'],
  'too-early': [409, 'cancellations.tooEarly'],
  'goodwill-too-much': [422, 'cancellations.goodwillTooMuch'],
  'goodwill-wrong': [422, 'cancellations.goodwillWrong'],
  'out-of-date': [409, 'bookings.outOfDate'],
  'key-reused': [409, 'bookings.formReused'],
  'not-allowed': [403, 'cancellations.notAllowed'],
})

export const adminRefusals = refusals.sentences
export const adminRefusalStatus = refusals.statuses
export type AdminRefusal = keyof typeof adminRefusals
