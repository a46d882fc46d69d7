// Why an operator's answer to a request was refused: each reason with its sentence and status.

export const requestRefusals = {
  'request-unknown': 'There is no such request.',
  'answered-already': 'This request is not waiting any more: it was answered, or the guest took it back.',
  'request-expired': 'The time for an answer is over; the guest was told, and the nights are free again.',
  'out-of-date': 'This request has changed since you opened the page. Here is how it stands now.',
  'key-reused': 'This form was already sent with another answer. Please open the page afresh.',
  'payment-failed':
    'The money that was reserved for this request cannot be taken any more, so it was not approved. Please decline it, and write to the guest.',
  'not-allowed': 'Requests are answered by managers and owners.',
}

export type RequestRefusal = keyof typeof requestRefusals

// biome-ignore format: a table
export const requestRefusalStatus: Readonly<Record<RequestRefusal, 403 | 404 | 409 | 410>> = {
  'request-unknown': 404,
  'answered-already': 409,
  'request-expired': 410,
  'out-of-date': 409,
  'key-reused': 409,
  'payment-failed': 409,
  'not-allowed': 403,
}
