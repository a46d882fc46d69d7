// The operator's calendars: the nights of one home and its blocks, and the chart of all homes with who comes and goes.

export const adminCalendarEnglish = {
  // What a night is.
  'calendar.free': 'Free',
  'calendar.booked': 'Booked',
  'calendar.held': 'Held',
  'calendar.blocked': 'Blocked',
  'calendar.foreign': 'Taken elsewhere',
  'calendar.shut': 'Not on offer',
  'calendar.past': 'Past',
  // What has it.
  'calendar.nights': '{from} to {to}, {nights, plural, one {# night} other {# nights}}',
  'calendar.blockedFor':
    'Blocked: {reason, select, owner {the owners come} maintenance {maintenance} other {another reason}}',
  'calendar.blockedForWithNote':
    'Blocked: {reason, select, owner {the owners come} maintenance {maintenance} other {another reason}}. {note}',
  'calendar.bookedElsewhere': 'Booked elsewhere',
  'calendar.bookedIn': 'Booked elsewhere ({calendar})',
  'calendar.waitsForPayment': 'Waits for its payment, {reference}',
  'calendar.bookedAs': 'Booked, {reference}',
  'calendar.atCheckout': 'Held: somebody is at the checkout',
  // After the name of a part of the home what has it, which may be a link.
  'calendar.takingOfUnit': '{unit}: <taking/>',
  // A price, and for those who listen where it comes from.
  'calendar.priceFrom': '{price}<unseen>, {from}</unseen>',
  'calendar.ownPrice': 'price of this night',
  'calendar.usualPrice': 'usual price',
  'calendar.noPrice': 'The home has no price yet.',

  // The month of a home.
  'calendar.months': 'Months',
  'calendar.monthBefore': 'Month before',
  'calendar.monthAfter': 'Month after',
  'calendar.howToChoose':
    'Days at the home ({timeZone}), prices in {currency} a night. Choose a night, and a second one for all between them.',
  'calendar.showOver': 'Show the days of this month that are over',
  'calendar.chooseNight': '{date}: choose this night',
  'calendar.chosenNight': '{date}, chosen: choose this night',

  // Blocks, and why nights were not blocked or opened.
  'calendar.block':
    '{nights}: {reason, select, owner {the owners come} maintenance {maintenance} other {another reason}}',
  'calendar.blockOf':
    '{unit}, {nights}: {reason, select, owner {the owners come} maintenance {maintenance} other {another reason}}',
  'calendar.notAllowed': 'Nights are blocked and opened by managers and owners.',
  'calendar.homeUnknown': 'There is no such home.',
  'calendar.unitUnknown': 'This is not a part of the home.',
  'calendar.nightsBooked': 'A booking has some of these nights. Nothing was blocked.',
  'calendar.nightsBookedBy':
    'Booking {reference} has some of these nights: {nights}. Nothing was blocked; move or cancel the booking first.',
  'calendar.nightsHeld': 'Somebody is at the checkout with some of these nights. Try again in a quarter of an hour.',
  'calendar.nightsBlocked': 'Some of these nights are blocked already. Nothing was changed.',
  'calendar.nightsBlockedWhich': 'Some of these nights are blocked already. Nothing was changed. ({nights})',
  'calendar.nightsElsewhere': 'Another calendar has some of these nights. Nothing was blocked.',
  'calendar.nightsElsewhereWhich': 'Another calendar has some of these nights. Nothing was blocked. ({nights})',
  'calendar.blockUnknown': 'This block has been lifted meanwhile.',
} as const
