// What calls answer that no page says: the programs that ask show it to their people.

export const callsEnglish = {
  // Of conversations and messages.
  'calls.notGivenUp': 'Only messages that could not be delivered can be sent again.',
  // Of a list that is asked for page by page, where the mark of a page belongs to none.
  'calls.noResults': 'This page of results doesn’t exist. Please start the search again.',
  'calls.noBookings': 'This page of bookings doesn’t exist. Please start from the first one.',
  // Of a payment for which the bank does not ask for more.
  // Of what an operator's role permits, and a second factor demanded of operators.
  'calls.notAllowed': 'Your role may see this, but not change it.',
  'calls.noSecondFactor': 'Your account needs a second factor first. Set it up at /user.',
} as const
