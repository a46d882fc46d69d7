// Cancelling a booking: the question before, what it means, and answers to requests that were refused.

export const cancellationsEnglish = {
  'cancellations.question': 'Cancel this booking?',
  'cancellations.cancel': 'Yes, cancel',
  'cancellations.keep': 'Keep my booking',
  'cancellations.paidNothing': 'You haven’t paid anything yet, so there is nothing to refund.',
  'cancellations.youGetBack': 'You get back {refund} of the {paid} you paid.',
  'cancellations.staysDue': 'You still owe {sum} of the price.',
  'cancellations.oweNothing': 'You owe nothing.',
  // Why it was refused, to a guest and to an operator.
  'cancellations.unreadable': 'We couldn’t read that form. Please check again what you would get back.',
  'cancellations.notNow': 'That is not possible for this booking right now.',
  'cancellations.tooEarly': 'You can mark a no-show from the day after check-in.',
  'cancellations.goodwillTooMuch': 'That is more than the guest paid. Nothing was cancelled.',
  'cancellations.goodwillWrong': 'Enter the amount of goodwill, such as 50 or 50.50.',
  'cancellations.notAllowed': 'Only managers and owners can end bookings.',
  // Why an answer to a request was refused.
  'cancellations.requestUnknown': 'We can’t find this request.',
  'cancellations.requestAnswered': 'This request has already been answered or withdrawn.',
  'cancellations.requestExpired': 'This request has expired. We’ve told the guest, and the nights are available again.',
  'cancellations.requestOutOfDate': 'This request has changed since you opened the page. Here is how it stands now.',
  'cancellations.requestKeyReused': 'This form has already been sent with a different answer. Please reload the page.',
  'cancellations.requestPaymentFailed':
    'The payment authorised for this request can no longer be collected, so the request was not accepted. Please decline it and contact the guest.',
  'cancellations.requestNotAllowed': 'Only managers and owners can answer requests.',
} as const
