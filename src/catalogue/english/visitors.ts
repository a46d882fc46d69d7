// Visitor statistics, as operators read them.

export const visitorsEnglish = {
  'visitors.title': 'Visitor statistics',
  'visitors.intro':
    'Only guests who agreed to visitor statistics are counted, so take these as proportions rather than totals. Everything is a sum of a day by UTC: nobody can be found in it, and it goes after a year.',
  'visitors.period': 'Period',
  'visitors.lastDays': '{days, plural, =365 {The last year} one {Today} other {The last # days}}',
  'visitors.steps': 'From looking to booking',
  'visitors.stepsHint': 'How often each was opened. A booking counts when it is sent, whether it is paid yet or not.',
  'visitors.kind':
    '{kind, select, page {All pages} search {Searches} home {Homes} checkout {Checkouts} other {Bookings sent}}',
  'visitors.byDay': '{unit, select, day {Pages by day} week {Pages by week} other {Pages by month}}',
  'visitors.byDayHint': 'The newest first.',
  'visitors.bySource': 'Sites that led here',
  'visitors.bySourceHint': 'The host of the site with a link to yours. Whoever typed the address comes from none.',
  'visitors.others': 'Others',
  'visitors.byDevice': 'Devices',
  'visitors.device': '{device, select, phone {Phones} tablet {Tablets} other {Computers}}',
  'visitors.byLanguage': 'Languages of the pages',
  'visitors.count': 'Count',
  'visitors.none': 'Nothing has been counted in this period.',
} as const
