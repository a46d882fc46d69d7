// Which part of a list is shown, and what is said to a button that the page does not have.

export const valuesEnglish = {
  'values.nothingMore': 'Nothing more, of {total} in all.',
  'values.part': '{first} to {last} of {total}',
  'values.earlier': 'Earlier',
  'values.further': 'Further',
  'values.unknownButton':
    'We could not tell which button you pressed, so nothing was changed. Please look at the page and press it again.',
  // A moment on the clock of the home.
  'values.homeTime': '{when} (the home’s time)',
} as const
