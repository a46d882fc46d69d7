// Why a booking's command was refused: every reason with its sentence and the status it is answered with.

import { refusalTable } from '#values/result.ts'

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
  | 'dates-taken'
  | 'too-many-unpaid'
  | 'too-many-unpaid-from-here'
  | 'key-reused'

export type CancelRefusal = 'booking-unknown' | 'not-cancellable' | 'refund-changed' | 'out-of-date' | 'key-reused'

export type ReleaseRefusal = 'hold-unknown' | 'hold-ended'

export type BookingRefusal = HoldRefusal | BookRefusal | CancelRefusal | ReleaseRefusal

// biome-ignore format: a table, one row a reason
const refusals = refusalTable<BookingRefusal, 404 | 409 | 410 | 422 | 429>({
  'stay-unknown': [404, 'This home is not offered any more.'],
  'dates-taken': [409, 'Somebody else has just taken these nights. Please choose other dates.'],
  'not-offered': [422, 'The home cannot be booked as you asked for it. Please look at the dates and guests again.'],
  'enquiry-first': [409, 'The people of this home would like to hear from you first. Please tell them about your visit.'],
  'price-changed': [409, 'The price has changed since you looked. Please look at the new one before you go on.'],
  'quote-unknown': [409, 'We cannot find that price any more. Here is the one for today.'],
  'quote-expired': [410, 'The price you saw was kept for a while, and that time is over. Here is the one for now.'],
  'too-many-holds': [429, 'You are already keeping nights in three homes. Finish or let go of one of them first.'],
  'too-many-holds-from-here': [429, 'Many nights are being kept from your network at the moment. Please try again in a little while.'],
  'too-many-unpaid': [429, 'You already have three bookings that are not paid for or confirmed yet. Pay for one of them or cancel it, then book this one.'],
  'too-many-unpaid-from-here': [429, 'Too many bookings have been made from your network today without a payment. Please try again tomorrow, or write to us and we will book it for you.'],
  'key-reused': [409, 'This form was already sent with other details. Please open the page afresh and send it once more.'],
  'hold-unknown': [404, 'We are not keeping any nights under this address.'],
  'hold-expired': [410, 'The time for which we kept these nights is over. You can try to take them again; what you typed is still here.'],
  'hold-ended': [410, 'These nights are not being kept any more.'],
  'quote-changed': [409, 'The price on this page is not the one we keep for you. Please look at it again before you book.'],
  'quote-tampered': [409, 'This price cannot be used. You can take the nights at a fresh one; what you typed is still here.'],
  'coupon-used-up': [409, 'Your code was used up while you were here. You can take the nights without it; what you typed is still here.'],
  'terms-changed': [409, 'The terms have changed since you opened this page. Please read them and accept them again.'],
  'way-unknown': [422, 'This home cannot be paid for in that way. Please choose one of the ways on this page.'],
  'way-missing': [422, 'This home is paid for before the visit. Please choose how, and if by card, with which.'],
  'out-of-date': [409, 'This booking has changed since you opened the page. Here is how it stands now.'],
  'booking-unknown': [404, 'There is no such booking.'],
  'not-cancellable': [409, 'This booking cannot be cancelled any more.'],
  'refund-changed': [409, 'What you get back has changed since you opened the page. Please look at it again.'],
})

export const bookingRefusals = refusals.sentences
export const bookingRefusalStatus = refusals.statuses
