// Why a change of a booking was refused: each reason with its sentence and status.

import { refusalTable } from '#catalogue/refusal-table.ts'

export type AmendRefusal =
  | 'booking-unknown'
  | 'not-amendable'
  | 'other-currency'
  | 'out-of-date'
  | 'unchanged'
  | 'arrival-stays'
  | 'nights-over'
  | 'not-offered'
  | 'dates-taken'
  | 'price-changed'
  | 'coupon-used-up'
  | 'own-price-too-low'
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
  'booking-unknown': [404, 'bookings.unknown'],
  'not-amendable': [409, 'amendments.notAmendable'],
  'other-currency': [409, 'amendments.otherCurrency'],
  'out-of-date': [409, 'bookings.outOfDate'],
  unchanged: [422, 'amendments.unchanged'],
  'arrival-stays': [422, 'amendments.arrivalStays'],
  'nights-over': [422, 'amendments.nightsOver'],
  'not-offered': [422, 'amendments.notOffered'],
  'dates-taken': [409, 'amendments.datesTaken'],
  'price-changed': [409, 'bookings.priceChanged'],
  'coupon-used-up': [409, 'amendments.couponUsedUp'],
  'own-price-too-low': [422, 'byHand.ownPriceTooLow'],
  'waits-already': [409, 'amendments.waitsAlready'],
  'key-reused': [409, 'bookings.keyReused'],
  'amendment-unknown': [404, 'amendments.unknown'],
  'answered-already': [409, 'amendments.answeredAlready'],
  'not-allowed': [403, 'amendments.notAllowed'],
  'guest-answers': [409, 'amendments.guestAnswers'],
})

export const amendRefusals = refusals.sentences
export const amendRefusalStatus = refusals.statuses
