// The start page of the admin area: who comes and goes, and what waits for somebody.

export const todayEnglish = {
  'today.waiting': 'Waiting for you',
  'today.nothingWaits': 'Nothing is waiting for you.',
  'today.allIsWell': 'Requests, payments and messages appear here as soon as they need you.',
  'today.requests': '{count, plural, one {# request} other {# requests}}',
  'today.enquiries': '{count, plural, one {# enquiry} other {# enquiries}}',
  'today.changes': '{count, plural, one {# change} other {# changes}}',
  'today.conflicts': '{count, plural, one {# double booking} other {# double bookings}}',
  'today.disputes': '{count, plural, one {# disputed payment} other {# disputed payments}}',
  'today.money': '{count, plural, one {# booking with money to settle} other {# bookings with money to settle}}',
  'today.messages': '{count, plural, one {# message} other {# messages}}',
  // The day, by the clock of each home.
  'today.arrivals': 'Arriving today',
  'today.noArrivals': 'Nobody arrives today.',
  'today.departures': 'Leaving today',
  'today.noDepartures': 'Nobody leaves today.',
  'today.inHouse': 'In house',
  'today.noInHouse': 'Nobody else is staying.',
  'today.onOtherSite': 'Booked on {feedName}',
  'today.showAll': 'Show all {total}<unseen>: {list}</unseen>',
  // The lists.
  'today.moneyTitle': 'Money to settle',
  'today.moneyHint':
    'Overdue or failed payments, overpayments, refunds to make, and damage deposits to settle, however long ago the stay was.',
  'today.unpaidTitle': 'Waiting for the first payment',
  'today.mailsFail': '{failed, plural, one {# message could not be sent} other {# messages could not be sent}}',
} as const
