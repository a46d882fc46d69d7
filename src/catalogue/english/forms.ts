// Field errors common to all forms.

export const formsEnglish = {
  'forms.tooLong': 'Please shorten this to {most} characters; it has {length}.',
  'forms.choose': 'Please choose one of these.',
  'forms.wholeNumber': 'Please write a whole number from {least} to {most}.',
} as const
