// Why an enquiry, its answer or its offer was refused: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'stay-unknown': [404, 'bookings.stayUnknown'],
  'not-offered': [422, 'enquiries.notOffered'],
  'no-enquiry-needed': [409, 'enquiries.notNeeded'],
  'too-many-enquiries': [429, 'enquiries.tooMany'],
  'enquiry-unknown': [404, 'enquiries.unknown'],
  'answered-already': [409, 'enquiries.answeredAlready'],
  'not-allowed': [403, 'enquiries.notAllowed'],
  'offer-unknown': [404, 'enquiries.offerUnknown'],
  'dates-taken': [409, 'enquiries.datesTaken'],
  'too-many-holds': [429, 'bookings.tooManyHolds'],
})

export const enquiryRefusals = refusals.sentences
export const enquiryRefusalStatus = refusals.statuses
export type EnquiryRefusal = keyof typeof enquiryRefusals
