// Field errors common to all forms.

export const formsEnglish = {
  'forms.tooLong': 'Please shorten this to {most} characters. It has {length}.',
  'forms.choose': 'Please choose one.',
  'forms.wholeNumber': 'Please enter a whole number from {least} to {most}.',
} as const
