// The question before a booking is cancelled.

export const cancellationsEnglish = {
  'cancellations.question': 'Cancel this booking?',
  'cancellations.cancel': 'Yes, cancel it',
  'cancellations.keep': 'Keep the booking',
} as const
