// Why a booking's command was refused: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#catalogue/refusal-table.ts'

export type HoldRefusal =
  | 'stay-unknown'
  | 'dates-taken'
  | 'not-offered'
  | 'enquiry-first'
  | 'price-changed'
  | 'quote-unknown'
  | 'quote-expired'
  | 'too-many-holds'
  | 'too-many-holds-from-here'
  | 'key-reused'

export type BookRefusal =
  | 'hold-unknown'
  | 'hold-expired'
  | 'hold-ended'
  | 'quote-changed'
  | 'quote-tampered'
  | 'coupon-used-up'
  | 'terms-changed'
  | 'way-unknown'
  | 'way-missing'
  | 'not-payable'
  | 'dates-taken'
  | 'too-many-unpaid'
  | 'too-many-unpaid-from-here'
  | 'prove-first'
  | 'key-reused'

export type CancelRefusal = 'booking-unknown' | 'not-cancellable' | 'refund-changed' | 'out-of-date' | 'key-reused'

export type ReleaseRefusal = 'hold-unknown' | 'hold-ended'

export type BookingRefusal = HoldRefusal | BookRefusal | CancelRefusal | ReleaseRefusal

// biome-ignore format: a table, one row a reason
const refusals = refusalTable<BookingRefusal, 404 | 409 | 410 | 422 | 429>({
  'stay-unknown': [404, 'bookings.stayUnknown'],
  'dates-taken': [409, 'bookings.datesTaken'],
  'not-offered': [422, 'bookings.notOffered'],
  'enquiry-first': [409, 'bookings.enquiryFirst'],
  'price-changed': [409, 'bookings.priceChanged'],
  'quote-unknown': [409, 'bookings.quoteUnknown'],
  'quote-expired': [410, 'bookings.quoteExpired'],
  'too-many-holds': [429, 'bookings.tooManyHolds'],
  'too-many-holds-from-here': [429, 'bookings.tooManyHoldsFromHere'],
  'too-many-unpaid': [429, 'bookings.tooManyUnpaid'],
  'too-many-unpaid-from-here': [429, 'bookings.tooManyUnpaidFromHere'],
  'prove-first': [409, 'bookings.proveFirst'],
  'key-reused': [409, 'bookings.keyReused'],
  'hold-unknown': [404, 'bookings.holdUnknown'],
  'hold-expired': [410, 'bookings.holdExpired'],
  'hold-ended': [410, 'bookings.holdEnded'],
  'quote-changed': [409, 'bookings.quoteChanged'],
  'quote-tampered': [409, 'bookings.quoteTampered'],
  'coupon-used-up': [409, 'bookings.couponUsedUp'],
  'terms-changed': [409, 'bookings.termsChanged'],
  'way-unknown': [422, 'bookings.wayUnknown'],
  'way-missing': [422, 'bookings.wayMissing'],
  'not-payable': [409, 'bookings.cannotBePaid'],
  'out-of-date': [409, 'bookings.outOfDate'],
  'booking-unknown': [404, 'bookings.unknown'],
  'not-cancellable': [409, 'bookings.notCancellable'],
  'refund-changed': [409, 'bookings.refundChanged'],
})

export const bookingRefusals = refusals.sentences
export const bookingRefusalStatus = refusals.statuses
