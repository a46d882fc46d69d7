// Which part of a list is shown, and what is said to a button that the page does not have.

export const valuesEnglish = {
  'values.nothingMore': 'Nothing more to show. {total} in total.',
  'values.part': '{first} to {last} of {total}',
  'values.earlier': 'Previous',
  'values.further': 'Next',
  'values.unknownButton':
    'We couldn’t tell which button you pressed, so nothing was changed. Please check the page and try again.',
  // A moment on the clock of the home.
  'values.homeTime': '{when} (local time at the home)',
  // Things one after another, a place and where it is.
  'values.listed': '{list}, {next}',
} as const
