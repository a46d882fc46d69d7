// Why a booking's command was refused: every reason with its sentence and the status it is answered with.

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

/** What guests read. */
export const bookingRefusals: Readonly<Record<BookingRefusal, string>> = {
  'stay-unknown': 'This home is not offered any more.',
  'dates-taken': 'Somebody else has just taken these nights. Please choose other dates.',
  'not-offered': 'The home cannot be booked as you asked for it. Please look at the dates and guests again.',
  'enquiry-first': 'The people of this home would like to hear from you first. Please tell them about your visit.',
  'price-changed': 'The price has changed since you looked. Please look at the new one before you go on.',
  'quote-unknown': 'We cannot find that price any more. Here is the one for today.',
  'quote-expired': 'The price you saw was kept for a while, and that time is over. Here is the one for now.',
  'too-many-holds': 'You are already keeping nights in three homes. Finish or let go of one of them first.',
  'too-many-holds-from-here':
    'Many nights are being kept from your network at the moment. Please try again in a little while.',
  'too-many-unpaid':
    'You already have three bookings that are not paid for or confirmed yet. Pay for one of them or cancel it, then book this one.',
  'too-many-unpaid-from-here':
    'Too many bookings have been made from your network today without a payment. Please try again tomorrow, or write to us and we will book it for you.',
  'key-reused': 'This form was already sent with other details. Please open the page afresh and send it once more.',
  'hold-unknown': 'We are not keeping any nights under this address.',
  'hold-expired':
    'The time for which we kept these nights is over. You can try to take them again; what you typed is still here.',
  'hold-ended': 'These nights are not being kept any more.',
  'quote-changed': 'The price on this page is not the one we keep for you. Please look at it again before you book.',
  'quote-tampered': 'This price cannot be used. You can take the nights at a fresh one; what you typed is still here.',
  'coupon-used-up':
    'Your code was used up while you were here. You can take the nights without it; what you typed is still here.',
  'terms-changed': 'The terms have changed since you opened this page. Please read them and accept them again.',
  'way-unknown': 'This home cannot be paid for in that way. Please choose one of the ways on this page.',
  'way-missing': 'This home is paid for before the visit. Please choose how, and if by card, with which.',
  'out-of-date': 'This booking has changed since you opened the page. Here is how it stands now.',
  'booking-unknown': 'There is no such booking.',
  'not-cancellable': 'This booking cannot be cancelled any more.',
  'refund-changed': 'What you get back has changed since you opened the page. Please look at it again.',
}

/** The HTTP status a page answers with. */
// biome-ignore format: a table
export const bookingRefusalStatus: Readonly<Record<BookingRefusal, 404 | 409 | 410 | 422 | 429>> = {
  'stay-unknown': 404,
  'dates-taken': 409,
  'not-offered': 422,
  'enquiry-first': 409,
  'price-changed': 409,
  'quote-unknown': 409,
  'quote-expired': 410,
  'too-many-holds': 429,
  'too-many-holds-from-here': 429,
  'too-many-unpaid': 429,
  'too-many-unpaid-from-here': 429,
  'key-reused': 409,
  'hold-unknown': 404,
  'hold-expired': 410,
  'hold-ended': 410,
  'quote-changed': 409,
  'quote-tampered': 409,
  'coupon-used-up': 409,
  'terms-changed': 409,
  'way-unknown': 422,
  'way-missing': 422,
  'out-of-date': 409,
  'booking-unknown': 404,
  'not-cancellable': 409,
  'refund-changed': 409,
}
