// Why a command about money was refused: every reason with its sentence and the status it is answered with.

export type PayRefusal = 'booking-unknown' | 'nothing-due' | 'sum-changed' | 'way-unknown' | 'payment-under-way'

export type MoneyDeskRefusal =
  | 'booking-unknown'
  | 'not-allowed'
  | 'sum-wrong'
  | 'more-than-paid'
  | 'key-reused'
  | 'noted-already'
  | 'refund-unknown'
  | 'refund-not-failed'

export const paymentRefusals: Readonly<Record<PayRefusal | MoneyDeskRefusal, string>> = {
  'booking-unknown': 'There is no such booking.',
  'nothing-due': 'Nothing is open any more: everything has been paid.',
  'sum-changed': 'What is open has changed since you opened the page. Please look at the sum again.',
  'way-unknown': 'This booking cannot be paid in that way. Please choose one of the ways on this page.',
  'payment-under-way': 'A payment for this booking is under way already. Please wait for its answer.',
  'not-allowed': 'Money is noted and given back by managers, accountants and owners.',
  'sum-wrong': 'Please write the sum as a number above zero, such as 120 or 120.50.',
  'more-than-paid': 'So much cannot be given back: it is more than what was paid and not given back yet.',
  'key-reused': 'This form was already sent with other details. Please open the page afresh.',
  'noted-already': 'Money was noted since you opened the page. Please look at what is open now.',
  'refund-unknown': 'There is no such refund.',
  'refund-not-failed': 'This refund does not wait for anything any more. Here is how it stands now.',
}

// biome-ignore format: a table
export const paymentRefusalStatus: Readonly<Record<PayRefusal | MoneyDeskRefusal, 403 | 404 | 409 | 422>> = {
  'booking-unknown': 404,
  'nothing-due': 409,
  'sum-changed': 409,
  'way-unknown': 422,
  'payment-under-way': 409,
  'not-allowed': 403,
  'sum-wrong': 422,
  'more-than-paid': 422,
  'key-reused': 409,
  'noted-already': 409,
  'refund-unknown': 404,
  'refund-not-failed': 409,
}
