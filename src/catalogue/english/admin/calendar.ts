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
    '{reason, select, owner {Blocked: the owners come} maintenance {Blocked: maintenance} other {Blocked: another reason}}',
  'calendar.blockedForWithNote':
    '{reason, select, owner {Blocked: the owners come. {note}} maintenance {Blocked: maintenance. {note}} other {Blocked: another reason. {note}}}',
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
    '{reason, select, owner {{nights}: the owners come} maintenance {{nights}: maintenance} other {{nights}: another reason}}',
  'calendar.blockOf':
    '{reason, select, owner {{unit}, {nights}: the owners come} maintenance {{unit}, {nights}: maintenance} other {{unit}, {nights}: another reason}}',
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
  'calendar.blockNights': 'Block nights',
  'calendar.firstNight': 'First night',
  'calendar.lastNight': 'Last night',
  'calendar.lastNightHint': 'Itself one of the nights. Empty is the first one alone.',
  'calendar.what': 'What',
  'calendar.allOfIt': 'All of it',
  'calendar.why': 'Why',
  'calendar.ownersCome': 'The owners come',
  'calendar.maintenance': 'Maintenance',
  'calendar.otherReason': 'Another reason',
  'calendar.note': 'Note',
  'calendar.noteHint': 'Only for operators.',
  'calendar.blockThese': 'Block these nights',
  'calendar.blocks': 'Blocks that stand',
  'calendar.noBlocks': 'No night ahead is blocked.',
  'calendar.liftForm': 'Lift: {block}',
  'calendar.openFrom': 'Open again from the night of',
  'calendar.openFromHint': 'Empty opens all of them.',
  'calendar.lift': 'Lift it<unseen>: {block}</unseen>',
  'calendar.blockElsewhere': 'Entered at another home that shares this part; lift it there.',

  // The chart: what has nights of a home (`Booked, K7Q2M4XW`) with the guest and the nights.
  'calendar.span': '{from} to {to}',
  'calendar.allHomes': 'All homes, {days}',
  'calendar.home': 'Home',
  'calendar.homeAndUnit': '{home}, {unit}',
  'calendar.whoComesAndGoes': '{date}: who comes and goes',
  'calendar.freeThen': 'Free in these weeks.',
  'calendar.taking': '{said}, {nights}',
  'calendar.takingOfGuest': '{said}, {guest}, {nights}',
  'calendar.ofUnit': '{unit}: {words}',
  'calendar.notLoaded': 'These homes could not be loaded.',
  'calendar.tryAgain': 'Try again',

  // Who comes and goes on a day.
  'calendar.todayIs': 'Today, {date}',
  'calendar.days': 'Days',
  'calendar.dayBefore': 'Day before',
  'calendar.dayAfter': 'Day after',
  'calendar.someOfThem': '{total, plural, other {# come and go on this day; some of them are below.}}',
  'calendar.departures': 'Departures',
  'calendar.nobodyLeaves': 'Nobody leaves.',
  'calendar.arrivals': 'Arrivals',
  'calendar.nobodyArrives': 'Nobody arrives.',
  'calendar.noneOnPage': 'None on this page.',
  'calendar.pagesOfDay': 'Pages of this day',
  'calendar.earlierInList': 'Earlier in the list',
  'calendar.furtherInList': 'Further in the list',
  'calendar.people': '{people, plural, one {# person} other {# people}}',
  'calendar.guestAndPeople': '{guest}, {people, plural, one {# person} other {# people}}',
  'calendar.movement': '<taking/>, {nights}',
} as const
