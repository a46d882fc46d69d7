// Why papers were not made or a recipient was not noted: every reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'booking-unknown': [404, 'bookings.unknown'],
  'not-allowed': [403, 'papers.notAllowed'],
  'key-reused': [409, 'bookings.keyReused'],
  'invoice-made': [409, 'papers.invoiceMade'],
  'issuer-incomplete': [409, 'papers.issuerIncomplete'],
  'nothing-to-invoice': [409, 'papers.nothingToInvoice'],
  'papers-complete': [409, 'papers.papersComplete'],
})

export const paperRefusals = refusals.sentences
export const paperRefusalStatus = refusals.statuses
export type PaperRefusal = keyof typeof paperRefusals
