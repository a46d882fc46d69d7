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
  'calendar.atCheckout': 'On hold: a guest is booking',
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
    'Days are local to the home ({timeZone}); prices are in {currency} per night. Choose a night, then a second one to select all the nights in between.',
  'calendar.showOver': 'Show past days of this month',
  'calendar.chooseNight': '{date}: select this night',
  'calendar.chosenNight': '{date}, selected: select this night',

  // Blocks, and why nights were not blocked or opened.
  'calendar.block':
    '{reason, select, owner {{nights}: owner’s stay} maintenance {{nights}: maintenance} other {{nights}: other reason}}',
  'calendar.blockOf':
    '{reason, select, owner {{unit}, {nights}: owner’s stay} maintenance {{unit}, {nights}: maintenance} other {{unit}, {nights}: other reason}}',
  'calendar.notAllowed': 'Only managers and owners can block and unblock nights.',
  'calendar.homeUnknown': 'We can’t find this home.',
  'calendar.unitUnknown': 'This is not part of the home.',
  'calendar.nightsBooked': 'Some of these nights are booked. Nothing was blocked.',
  'calendar.nightsBookedBy':
    'Some of these nights belong to booking {reference}: {nights}. Nothing was blocked; move or cancel the booking first.',
  'calendar.nightsHeld': 'A guest is booking some of these nights right now. Please try again in 15 minutes.',
  'calendar.nightsBlocked': 'Some of these nights are already blocked. Nothing was changed.',
  'calendar.nightsBlockedWhich': 'Some of these nights are already blocked: {nights}. Nothing was changed.',
  'calendar.nightsElsewhere': 'Some of these nights are booked elsewhere. Nothing was blocked.',
  'calendar.nightsElsewhereWhich': 'Some of these nights are booked elsewhere: {nights}. Nothing was blocked.',
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
  'calendar.openFrom': 'Unblock from the night of',
  'calendar.openFromHint': 'Leave empty to unblock all of them.',
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
  'calendar.cell': '{home}, {date}: {state}',
  'calendar.bookThese': 'Book these nights',
  'calendar.dropChoice': 'Clear selection',
  'calendar.notLoaded': 'We couldn’t load these homes.',
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
