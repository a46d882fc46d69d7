// Why a command about money was refused: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#values/result.ts'

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

// biome-ignore format: a table, one row a reason
const refusals = refusalTable<PayRefusal | ChooseRefusal | CardRefusal | MoneyAdminRefusal, 403 | 404 | 409 | 422 | 503>({
  'booking-unknown': [404, 'There is no such booking.'],
  'nothing-due': [409, 'Nothing is open any more: everything has been paid.'],
  'sum-changed': [409, 'What is open has changed since you opened the page. Please look at the sum again.'],
  'way-unknown': [422, 'This booking cannot be paid in that way. Please choose one of the ways on this page.'],
  'payment-under-way': [409, 'A payment for this booking is under way already. Please wait for its answer.'],
  'nothing-to-choose': [409, 'The way to pay cannot be changed any more. Here is how the booking stands now.'],
  'no-card-kept': [409, 'This booking keeps no card any more.'],
  'not-allowed': [403, 'Money is noted and given back by managers, accountants and owners.'],
  'sum-wrong': [422, 'Please write the sum as a number above zero, such as 120 or 120.50.'],
  'more-than-paid': [422, 'So much cannot be given back: it is more than what was paid and not given back yet.'],
  'key-reused': [409, 'This form was already sent with other details. Please open the page afresh.'],
  'noted-already': [409, 'Money was noted since you opened the page. Please look at what is open now.'],
  'refund-unknown': [404, 'There is no such refund.'],
  'refund-not-failed': [409, 'This refund does not wait for anything any more. Here is how it stands now.'],
  'dispute-unknown': [404, 'There is no such dispute.'],
  'dispute-answered': [409, 'This dispute was answered already, or its time is over. Here is how it stands now.'],
  'evidence-missing': [422, 'Please write what the bank is to know.'],
  'evidence-too-long': [422, 'The bank reads at most 20,000 letters and signs. Please shorten what it is sent.'],
  'provider-down': [503, 'The bank cannot be reached right now. Nothing was changed; please try again in a moment.'],
})

export const paymentRefusals = refusals.sentences
export const paymentRefusalStatus = refusals.statuses
