// Why a command about a damage deposit was refused: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#values/result.ts'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'booking-unknown': [404, 'There is no such booking.'],
  'deposit-not-wanted': [409, 'No damage deposit is asked for at the moment.'],
  'payment-under-way': [409, 'A payment for this booking is under way already. Please wait for its answer.'],
  'way-unknown': [422, 'The damage deposit cannot be reserved on a card here.'],
  'not-allowed': [403, 'Damage deposits are decided on by managers, accountants and owners.'],
  'sum-wrong': [422, 'Please write the sum as a number above zero, such as 120 or 120.50.'],
  'more-than-held': [422, 'So much cannot be taken: it is more than the damage deposit.'],
  'reason-missing': [422, 'Please write what was damaged: the guest is told.'],
  'deposit-not-held': [409, 'This damage deposit is not held any more, or somebody has decided on it.'],
  'deposit-ran-out': [409, 'The bank does not reserve the damage deposit any more, so nothing could be taken.'],
  'key-reused': [409, 'This form was already sent with other details. Please open the page afresh.'],
})

export const depositRefusals = refusals.sentences
export const depositRefusalStatus = refusals.statuses
export type DepositRefusal = keyof typeof depositRefusals
