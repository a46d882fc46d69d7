// Why an operator's command on a booking was refused: each reason with its sentence and status.

import { refusalTable } from '#values/result.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'booking-unknown': [404, 'There is no such booking.'],
  'not-now': [409, 'That cannot be done with this booking as it stands now.'],
  'too-early': [409, 'That nobody came can be said from the day after check-in on.'],
  'out-of-date': [409, 'This booking has changed since you opened the page. Here is how it stands now.'],
  'key-reused': [409, 'This form was already sent with other details. Please open the page afresh.'],
  'not-allowed': [403, 'Bookings are ended by managers and owners.'],
})

export const adminRefusals = refusals.sentences
export const adminRefusalStatus = refusals.statuses
export type AdminRefusal = keyof typeof adminRefusals
