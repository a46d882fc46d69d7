// Cancelling a booking: the question before, what it means, and answers to requests that were refused.

export const cancellationsEnglish = {
  'cancellations.question': 'Cancel this booking?',
  'cancellations.cancel': 'Yes, cancel it',
  'cancellations.keep': 'Keep the booking',
  'cancellations.paidNothing': 'You have paid nothing so far, so nothing has to be given back.',
  'cancellations.youGetBack': 'You get back {refund} of the {paid} you have paid.',
  'cancellations.staysDue': '{sum} of the price stays due.',
  'cancellations.oweNothing': 'You owe nothing.',
  // Why it was refused, to a guest and to an operator.
  'cancellations.unreadable': 'We could not read that form. Please ask again what cancelling means.',
  'cancellations.notNow': 'That cannot be done with this booking as it stands now.',
  'cancellations.tooEarly': 'That nobody came can be said from the day after check-in on.',
  'cancellations.notAllowed': 'Bookings are ended by managers and owners.',
  // Why an answer to a request was refused.
  'cancellations.requestUnknown': 'There is no such request.',
  'cancellations.requestAnswered': 'This request is not waiting any more: it was answered, or the guest took it back.',
  'cancellations.requestExpired': 'The time for an answer is over; the guest was told, and the nights are free again.',
  'cancellations.requestOutOfDate': 'This request has changed since you opened the page. Here is how it stands now.',
  'cancellations.requestKeyReused': 'This form was already sent with another answer. Please open the page afresh.',
  'cancellations.requestPaymentFailed':
    'The money that was reserved for this request cannot be taken any more, so it was not approved. Please decline it, and write to the guest.',
  'cancellations.requestNotAllowed': 'Requests are answered by managers and owners.',
} as const
