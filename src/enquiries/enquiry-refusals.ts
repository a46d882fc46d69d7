// Why an enquiry, its answer or its offer was refused: each reason with its sentence and status.

import { refusalTable } from '#values/result.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'stay-unknown': [404, 'This home is not offered any more.'],
  'not-offered': [422, 'The home cannot be booked that way. Please look at the dates and guests again.'],
  'no-enquiry-needed': [409, 'This visit can be booked at once: there is no need to ask first.'],
  'too-many-enquiries': [429, 'We have had several questions from you already. Please wait for an answer before you ask more.'],
  'enquiry-unknown': [404, 'There is no such enquiry.'],
  'answered-already': [409, 'This enquiry is not waiting any more: it was answered, or its time is over.'],
  'not-allowed': [403, 'Enquiries are answered by managers and owners.'],
  'offer-unknown': [404, 'There is no such offer, or its time is over.'],
  'dates-taken': [409, 'Somebody else has taken these nights meanwhile.'],
  'too-many-holds': [429, 'You are already keeping nights in three homes. Finish or let go of one of them first.'],
})

export const enquiryRefusals = refusals.sentences
export const enquiryRefusalStatus = refusals.statuses
export type EnquiryRefusal = keyof typeof enquiryRefusals
