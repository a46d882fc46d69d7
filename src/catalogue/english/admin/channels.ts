// Field errors of the operator's calendar import forms.

export const channelsEnglish = {
  'channels.nameTooLong': 'Please use {most} letters at most.',
  'channels.address': 'Please paste the address of the calendar.',
} as const
