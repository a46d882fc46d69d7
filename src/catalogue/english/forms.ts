// What stands beside a field of any form.

export const formsEnglish = {
  'forms.tooLong': 'Please shorten this to {most} characters; it has {length}.',
} as const
