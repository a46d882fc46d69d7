// The operator's calendars: the nights of one home and its blocks, and the chart of all homes with who comes and goes.

export const adminCalendarEnglish = {
  // What a night is.
  'calendar.free': 'Available',
  'calendar.booked': 'Booked',
  'calendar.held': 'On hold',
  'calendar.blocked': 'Blocked',
  'calendar.foreign': 'Booked elsewhere',
  'calendar.shut': 'Closed',
  'calendar.past': 'Past',
  // What has it.
  'calendar.nights': '{from} to {to}, {nights, plural, one {# night} other {# nights}}',
  'calendar.blockedFor':
    '{reason, select, owner {Blocked: owner’s stay} maintenance {Blocked: maintenance} other {Blocked: other reason}}',
  'calendar.blockedForWithNote':
    '{reason, select, owner {Blocked: owner’s stay. {note}} maintenance {Blocked: maintenance. {note}} other {Blocked: other reason. {note}}}',
  'calendar.bookedElsewhere': 'Booked elsewhere',
  'calendar.bookedIn': 'Booked elsewhere ({calendar})',
  'calendar.waitsForPayment': 'Waiting for payment, {reference}',
  'calendar.bookedAs': 'Booked, {reference}',
  'calendar.atCheckout': 'On hold: a guest is checking out',
  // After the name of a part of the home what has it, which may be a link.
  'calendar.takingOfUnit': '{unit}: <taking/>',
  // A price, and for those who listen where it comes from.
  'calendar.priceFrom': '{price}<unseen>, {from}</unseen>',
  'calendar.ownPrice': 'price for this night',
  'calendar.usualPrice': 'base price',
  'calendar.noPrice': 'The home has no price yet.',

  // The month of a home.
  'calendar.months': 'Months',
  'calendar.monthBefore': 'Previous month',
  'calendar.monthAfter': 'Next month',
  'calendar.howToChoose':
    'Local days at the home ({timeZone}), prices in {currency} per night. Choose a night, then a second one to select all between.',
  'calendar.showOver': 'Show past days of this month',
  'calendar.chooseNight': '{date}: select this night',
  'calendar.chosenNight': '{date}, selected: select this night',

  // Blocks, and why nights were not blocked or opened.
  'calendar.block':
    '{reason, select, owner {{nights}: owner’s stay} maintenance {{nights}: maintenance} other {{nights}: other reason}}',
  'calendar.blockOf':
    '{reason, select, owner {{unit}, {nights}: owner’s stay} maintenance {{unit}, {nights}: maintenance} other {{unit}, {nights}: other reason}}',
  'calendar.notAllowed': 'Only managers and owners can block and open nights.',
  'calendar.homeUnknown': 'We can’t find this home.',
  'calendar.unitUnknown': 'This is not part of the home.',
  'calendar.nightsBooked': 'Some of these nights are booked. Nothing was blocked.',
  'calendar.nightsBookedBy':
    'Booking {reference} has some of these nights: {nights}. Nothing was blocked; move or cancel the booking first.',
  'calendar.nightsHeld': 'A guest is checking out with some of these nights. Please try again in 15 minutes.',
  'calendar.nightsBlocked': 'Some of these nights are already blocked. Nothing was changed.',
  'calendar.nightsBlockedWhich': 'Some of these nights are already blocked. Nothing was changed. ({nights})',
  'calendar.nightsElsewhere': 'Another calendar has some of these nights. Nothing was blocked.',
  'calendar.nightsElsewhereWhich': 'Another calendar has some of these nights. Nothing was blocked. ({nights})',
  'calendar.blockUnknown': 'This block has already been removed.',
  'calendar.blockNights': 'Block nights',
  'calendar.firstNight': 'First night',
  'calendar.lastNight': 'Last night',
  'calendar.lastNightHint': 'Included. Leave empty for a single night.',
  'calendar.what': 'Which part',
  'calendar.allOfIt': 'The whole home',
  'calendar.why': 'Reason',
  'calendar.ownersCome': 'Owner’s stay',
  'calendar.maintenance': 'Maintenance',
  'calendar.otherReason': 'Other reason',
  'calendar.note': 'Note',
  'calendar.noteHint': 'Only your team sees it.',
  'calendar.blockThese': 'Block these nights',
  'calendar.blocks': 'Blocked nights',
  'calendar.noBlocks': 'No upcoming nights are blocked.',
  'calendar.liftForm': 'Unblock: {block}',
  'calendar.openFrom': 'Open again from the night of',
  'calendar.openFromHint': 'Leave empty to open all of them.',
  'calendar.lift': 'Unblock<unseen>: {block}</unseen>',
  'calendar.blockElsewhere': 'Blocked at another home that shares this part; unblock it there.',

  // The chart: what has nights of a home (`Booked, K7Q2M4XW`) with the guest and the nights.
  'calendar.span': '{from} to {to}',
  'calendar.allHomes': 'All homes, {days}',
  'calendar.home': 'Home',
  'calendar.homeAndUnit': '{home}, {unit}',
  'calendar.whoComesAndGoes': '{date}: arrivals and departures',
  'calendar.freeThen': 'Available in these weeks.',
  'calendar.taking': '{said}, {nights}',
  'calendar.takingOfGuest': '{said}, {guest}, {nights}',
  'calendar.ofUnit': '{unit}: {words}',
  'calendar.notLoaded': 'These homes didn’t load.',
  'calendar.tryAgain': 'Try again',

  // Who comes and goes on a day.
  'calendar.todayIs': 'Today, {date}',
  'calendar.days': 'Days',
  'calendar.dayBefore': 'Previous day',
  'calendar.dayAfter': 'Next day',
  'calendar.someOfThem': '{total, plural, other {# arrivals and departures on this day; some of them are below.}}',
  'calendar.departures': 'Departures',
  'calendar.nobodyLeaves': 'No departures.',
  'calendar.arrivals': 'Arrivals',
  'calendar.nobodyArrives': 'No arrivals.',
  'calendar.noneOnPage': 'None on this page.',
  'calendar.pagesOfDay': 'Pages of this day',
  'calendar.earlierInList': 'Previous',
  'calendar.furtherInList': 'Next',
  'calendar.people': '{people, plural, one {# guest} other {# guests}}',
  'calendar.guestAndPeople': '{guest}, {people, plural, one {# guest} other {# guests}}',
  'calendar.movement': '<taking/>, {nights}',
} as const
