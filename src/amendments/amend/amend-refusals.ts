// Why a change of a booking was refused: each reason with its sentence and status.

import { refusalTable } from '#values/result.ts'

export type AmendRefusal =
  | 'booking-unknown'
  | 'not-amendable'
  | 'other-currency'
  | 'out-of-date'
  | 'unchanged'
  | 'not-offered'
  | 'dates-taken'
  | 'price-changed'
  | 'coupon-used-up'
  | 'waits-already'
  | 'key-reused'

/** For an operator who answers a change. */
export type AnswerRefusal =
  | 'amendment-unknown'
  | 'answered-already'
  | 'not-allowed'
  | 'guest-answers'
  | 'out-of-date'
  | 'dates-taken'
  | 'coupon-used-up'
  | 'key-reused'

/** For an operator who proposes a change. */
export type ProposeRefusal = Exclude<AmendRefusal, 'coupon-used-up'> | 'not-allowed'

/** For a guest who answers a proposal. */
export type ProposalRefusal =
  | 'booking-unknown'
  | 'answered-already'
  | 'out-of-date'
  | 'dates-taken'
  | 'coupon-used-up'
  | 'key-reused'

// biome-ignore format: a table, one row a reason
const refusals = refusalTable<AmendRefusal | AnswerRefusal, 403 | 404 | 409 | 422>({
  'booking-unknown': [404, 'There is no such booking.'],
  'not-amendable': [409, 'This booking cannot be changed any more. Please write to us, and we will see what can be done.'],
  'other-currency': [409, 'The home has another currency by now than this booking, which stays as it is. Please write to us, and we will see what can be done.'],
  'out-of-date': [409, 'This booking has changed since you opened the page. Here is how it stands now.'],
  unchanged: [422, 'This is what you have booked already.'],
  'not-offered': [422, 'The home cannot be booked that way. What stands against it is said beside the fields.'],
  'dates-taken': [409, 'Somebody else has just taken one of these nights. Your booking stands as it was.'],
  'price-changed': [409, 'The price has changed since you looked. Please look at the new one before you go on.'],
  'coupon-used-up': [409, 'The code of this change was used up by others. The booking stands as it was.'],
  'waits-already': [409, 'A change of this booking still waits for its answer. There can be another one after that.'],
  'key-reused': [409, 'This form was already sent with other details. Please open the page afresh and send it once more.'],
  'amendment-unknown': [404, 'There is no such change.'],
  'answered-already': [409, 'This change is not waiting any more: it was answered, or its time is over.'],
  'not-allowed': [403, 'Changes are answered and proposed by managers and owners.'],
  'guest-answers': [409, 'This change was proposed to the guest, who answers it. You can take it back.'],
})

export const amendRefusals = refusals.sentences
export const amendRefusalStatus = refusals.statuses
