// Why a command about money was refused: every reason with its sentence and the status it is answered with.

export type PayRefusal =
  | 'booking-unknown'
  | 'nothing-due'
  | 'sum-changed'
  | 'way-unknown'
  | 'payment-under-way'
  | 'key-reused'

export type ChooseRefusal = 'booking-unknown' | 'nothing-to-choose'

export type CardRefusal = 'booking-unknown' | 'payment-under-way' | 'no-card-kept' | 'key-reused'

export type MoneyAdminRefusal =
  | 'booking-unknown'
  | 'not-allowed'
  | 'sum-wrong'
  | 'more-than-paid'
  | 'key-reused'
  | 'noted-already'
  | 'refund-unknown'
  | 'refund-not-failed'
  | 'dispute-unknown'
  | 'dispute-answered'
  | 'evidence-missing'
  | 'evidence-too-long'
  | 'provider-down'

export const paymentRefusals: Readonly<Record<PayRefusal | ChooseRefusal | CardRefusal | MoneyAdminRefusal, string>> = {
  'booking-unknown': 'There is no such booking.',
  'nothing-due': 'Nothing is open any more: everything has been paid.',
  'sum-changed': 'What is open has changed since you opened the page. Please look at the sum again.',
  'way-unknown': 'This booking cannot be paid in that way. Please choose one of the ways on this page.',
  'payment-under-way': 'A payment for this booking is under way already. Please wait for its answer.',
  'nothing-to-choose': 'The way to pay cannot be changed any more. Here is how the booking stands now.',
  'no-card-kept': 'This booking keeps no card any more.',
  'not-allowed': 'Money is noted and given back by managers, accountants and owners.',
  'sum-wrong': 'Please write the sum as a number above zero, such as 120 or 120.50.',
  'more-than-paid': 'So much cannot be given back: it is more than what was paid and not given back yet.',
  'key-reused': 'This form was already sent with other details. Please open the page afresh.',
  'noted-already': 'Money was noted since you opened the page. Please look at what is open now.',
  'refund-unknown': 'There is no such refund.',
  'refund-not-failed': 'This refund does not wait for anything any more. Here is how it stands now.',
  'dispute-unknown': 'There is no such dispute.',
  'dispute-answered': 'This dispute was answered already, or its time is over. Here is how it stands now.',
  'evidence-missing': 'Please write what the bank is to know.',
  'evidence-too-long': 'The bank reads at most 20,000 letters and signs. Please shorten what it is sent.',
  'provider-down': 'The bank cannot be reached right now. Nothing was changed; please try again in a moment.',
}

// biome-ignore format: a table
export const paymentRefusalStatus: Readonly<Record<PayRefusal | ChooseRefusal | CardRefusal | MoneyAdminRefusal, 403 | 404 | 409 | 422 | 503>> = {
  'booking-unknown': 404,
  'nothing-due': 409,
  'sum-changed': 409,
  'way-unknown': 422,
  'payment-under-way': 409,
  'nothing-to-choose': 409,
  'no-card-kept': 409,
  'not-allowed': 403,
  'sum-wrong': 422,
  'more-than-paid': 422,
  'key-reused': 409,
  'noted-already': 409,
  'refund-unknown': 404,
  'refund-not-failed': 409,
  'dispute-unknown': 404,
  'dispute-answered': 409,
  'evidence-missing': 422,
  'evidence-too-long': 422,
  'provider-down': 503,
}
