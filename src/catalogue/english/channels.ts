// What stands beside the fields of the operator's forms about calendars of other sites.

export const channelsEnglish = {
  'channels.nameTooLong': 'Please use {most} letters at most.',
  'channels.address': 'Please paste the address of the calendar.',
} as const
