// Why a command about a damage deposit was refused: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#catalogue/refusal-table.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'booking-unknown': [404, 'bookings.unknown'],
  'deposit-not-wanted': [409, 'deposits.notWanted'],
  'payment-under-way': [409, 'bookings.paymentUnderWay'],
  'way-unknown': [422, 'deposits.wayUnknown'],
  'not-allowed': [403, 'deposits.notAllowed'],
  'sum-wrong': [422, 'bookings.sumWrong'],
  'more-than-held': [422, 'deposits.moreThanHeld'],
  'reason-missing': [422, 'deposits.reasonMissing'],
  'deposit-not-held': [409, 'deposits.notHeld'],
  'deposit-ran-out': [409, 'deposits.ranOut'],
  'key-reused': [409, 'bookings.formReused'],
})

export const depositRefusals = refusals.sentences
export const depositRefusalStatus = refusals.statuses
export type DepositRefusal = keyof typeof depositRefusals
