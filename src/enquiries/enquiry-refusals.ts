// Why an enquiry, its answer or its offer was refused: each reason with its sentence and status.

export const enquiryRefusals = {
  'stay-unknown': 'This home is not offered any more.',
  'not-offered': 'The home cannot be booked that way. Please look at the dates and guests again.',
  'no-enquiry-needed': 'This visit can be booked at once: there is no need to ask first.',
  'too-many-enquiries':
    'We have had several questions from you already. Please wait for an answer before you ask more.',
  'enquiry-unknown': 'There is no such enquiry.',
  'answered-already': 'This enquiry is not waiting any more: it was answered, or its time is over.',
  'not-allowed': 'Enquiries are answered by managers and owners.',
  'offer-unknown': 'There is no such offer, or its time is over.',
  'dates-taken': 'Somebody else has taken these nights meanwhile.',
  'too-many-holds': 'You are already keeping nights in three homes. Finish or let go of one of them first.',
}

export type EnquiryRefusal = keyof typeof enquiryRefusals

// biome-ignore format: a table
export const enquiryRefusalStatus: Readonly<Record<EnquiryRefusal, 403 | 404 | 409 | 422 | 429>> = {
  'stay-unknown': 404,
  'not-offered': 422,
  'no-enquiry-needed': 409,
  'too-many-enquiries': 429,
  'enquiry-unknown': 404,
  'answered-already': 409,
  'not-allowed': 403,
  'offer-unknown': 404,
  'dates-taken': 409,
  'too-many-holds': 429,
}
