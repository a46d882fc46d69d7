// Why a command about money was refused: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#catalogue/refusal-table.ts'

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
  'booking-unknown': [404, 'bookings.unknown'],
  'nothing-due': [409, 'bookings.nothingDue'],
  'sum-changed': [409, 'bookings.sumChanged'],
  'way-unknown': [422, 'bookings.payWayUnknown'],
  'payment-under-way': [409, 'bookings.paymentUnderWay'],
  'nothing-to-choose': [409, 'bookings.nothingToChoose'],
  'no-card-kept': [409, 'bookings.noCardKept'],
  'not-allowed': [403, 'bookings.moneyNotAllowed'],
  'sum-wrong': [422, 'bookings.sumWrong'],
  'more-than-paid': [422, 'bookings.moreThanPaid'],
  'key-reused': [409, 'bookings.formReused'],
  'noted-already': [409, 'bookings.notedAlready'],
  'refund-unknown': [404, 'bookings.refundUnknown'],
  'refund-not-failed': [409, 'bookings.refundNotFailed'],
  'dispute-unknown': [404, 'bookings.disputeUnknown'],
  'dispute-answered': [409, 'bookings.disputeAnswered'],
  'evidence-missing': [422, 'bookings.evidenceMissing'],
  'evidence-too-long': [422, 'bookings.evidenceTooLong'],
  'provider-down': [503, 'bookings.providerDown'],
})

export const paymentRefusals = refusals.sentences
export const paymentRefusalStatus = refusals.statuses
