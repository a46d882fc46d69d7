// Why a change of a booking was refused: each reason with its sentence and status.

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

export const amendRefusals: Readonly<Record<AmendRefusal | AnswerRefusal, string>> = {
  'booking-unknown': 'There is no such booking.',
  'not-amendable': 'This booking cannot be changed any more. Please write to us, and we will see what can be done.',
  'other-currency':
    'The home has another currency by now than this booking, which stays as it is. Please write to us, and we will see what can be done.',
  'out-of-date': 'This booking has changed since you opened the page. Here is how it stands now.',
  unchanged: 'This is what you have booked already.',
  'not-offered': 'The home cannot be booked that way. What stands against it is said beside the fields.',
  'dates-taken': 'Somebody else has just taken one of these nights. Your booking stands as it was.',
  'price-changed': 'The price has changed since you looked. Please look at the new one before you go on.',
  'coupon-used-up': 'The code of this change was used up by others. The booking stands as it was.',
  'waits-already': 'A change of this booking still waits for its answer. There can be another one after that.',
  'key-reused': 'This form was already sent with other details. Please open the page afresh and send it once more.',
  'amendment-unknown': 'There is no such change.',
  'answered-already': 'This change is not waiting any more: it was answered, or its time is over.',
  'not-allowed': 'Changes are answered and proposed by managers and owners.',
  'guest-answers': 'This change was proposed to the guest, who answers it. You can take it back.',
}

// biome-ignore format: a table
export const amendRefusalStatus: Readonly<Record<AmendRefusal | AnswerRefusal, 403 | 404 | 409 | 422>> = {
  'booking-unknown': 404,
  'not-amendable': 409,
  'other-currency': 409,
  'out-of-date': 409,
  unchanged: 422,
  'not-offered': 422,
  'dates-taken': 409,
  'price-changed': 409,
  'coupon-used-up': 409,
  'waits-already': 409,
  'key-reused': 409,
  'amendment-unknown': 404,
  'answered-already': 409,
  'not-allowed': 403,
  'guest-answers': 409,
}
