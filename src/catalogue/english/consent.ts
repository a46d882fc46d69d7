// The words of the cookie settings and of the lists of what is stored, beside those of the specification.

export const consentEnglish = {
  'consent.storedName': 'Name',
  'consent.storedPurpose': 'Purpose',
  'consent.storedPeriod': 'How long',
  'consent.storedWhere': '<name/> ({place})',
  'consent.privacyPage': 'Privacy',
  'consent.retainedWhat': 'What',
  'consent.retainedPeriod': 'Removed',
  'consent.removedFrom': '{period} {from}',
  'consent.withinAnHour': 'within an hour',
  'consent.hours': '{count, plural, one {an hour} other {# hours}}',
} as const
