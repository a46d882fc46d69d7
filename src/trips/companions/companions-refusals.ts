// Why names were not noted, with sentences and statuses.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'booking-unknown': [404, 'bookings.unknown'],
  'key-reused': [409, 'bookings.formReused'],
  'not-now': [409, 'trips.companionsNotNow'],
  'more-than-booked': [422, 'trips.companionsTooMany'],
})

export const companionsRefusals = refusals.sentences
export const companionsRefusalStatus = refusals.statuses
export type CompanionsRefusal = keyof typeof companionsRefusals
