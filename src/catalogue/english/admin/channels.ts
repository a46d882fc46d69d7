// Calendars of other sites that we follow, ours that they read, and nights that were sold on both sides.

export const channelsEnglish = {
  'channels.airbnb': 'Airbnb',
  'channels.vrbo': 'Vrbo',
  'channels.bookingCom': 'Booking.com',
  'channels.google': 'Google Calendar',
  'channels.anotherSite': 'Another site',
  'channels.anyOtherSite': 'Any other site',

  // Nights that were taken twice.
  'channels.takenTwice': 'Taken twice',
  'channels.isSetAside': 'set aside',
  'channels.setAside': 'Set aside',
  'channels.seeBooking': 'See that booking',
  'channels.advice':
    'Cancel one of the two, here or on the other site: when that one is gone, this ends by itself. If the other site only shows what you told it, set this aside.',
  'channels.tellsOfBooking': '“{feedName}” ({site}) tells of a booking, {from} to {to}.',
  'channels.hereBooking': 'Here: a booking of yours, {from} to {to}.',
  'channels.hereHold': 'Here: a booking of yours that is not paid yet, {from} to {to}.',
  'channels.hereBlock': 'Here: nights that you keep closed, {from} to {to}.',
  'channels.hereExternal': 'Here: a booking that another calendar tells of, {from} to {to}.',
  'channels.hereNamed': 'Here: a booking in the calendar “{feedName}”, {from} to {to}.',

  // The mail about them.
  'channels.takenTwiceSubject': 'The same nights were taken twice: {from} to {to}',
  'channels.thereIsAlready':
    'The calendar “{feedName}” tells of a booking, {from} to {to}. Of these nights there is already:',
  'channels.rowBooking': '– a booking of yours, {from} to {to}',
  'channels.rowHold': '– a booking of yours that is not paid yet, {from} to {to}',
  'channels.rowBlock': '– nights that you keep closed, {from} to {to}',
  'channels.rowExternal': '– a booking that another calendar tells of, {from} to {to}',
  'channels.rowNamed': '– a booking in the calendar “{feedName}”, {from} to {to}',
  'channels.seeConflict': 'See the conflict',

  // On the page of today.
  'channels.otherSites': 'Other sites',
  'channels.conflictsToday':
    '{conflicts, plural, one {The same nights were sold here and on another site.} other {# times the same nights were sold here and on another site.}}',
  'channels.troubledToday':
    '{troubled, plural, one {A calendar of another site cannot be followed.} other {# calendars of other sites cannot be followed.}}',
  'channels.seeWhatToDo': 'See what to do',

  // What others tell us.
  'channels.noUnit': 'This home has no part that can be taken yet.',
  'channels.read': 'What others tell us',
  'channels.readOf': 'What others tell us ({name})',
  'channels.readHint': 'Nights that were sold on another site are closed here. A calendar that fails opens nothing.',
  'channels.noFeed': 'No calendar is followed yet.',
  'channels.stateNew': 'Not read yet',
  'channels.stateOk': 'Fine',
  'channels.stateLate': 'Needs a look',
  'channels.stateFailing': 'Failing',
  'channels.statePaused': 'Paused',
  'channels.notReadYet': 'It was not read yet.',
  'channels.isFollowed': 'It is followed.',
  'channels.isPaused': 'Paused. The nights that it told us stay closed.',
  'channels.itAnswered': '(It answered {status}.)',
  'channels.lastLook': 'Last good look: {at}.',
  'channels.noLookYet': 'Last good look: none yet.',
  'channels.nextLook': 'Next look: {at}.',
  'channels.noNextLook': 'No next look while it is paused.',
  'channels.found':
    '{events, plural, one {# event} other {# events}}{echoes, plural, =0 {} other {, # of our own}}{free, plural, =0 {} other {, # that take no night}}{unread, plural, =0 {} other {, # that could not be read}}.',
  'channels.believe': 'It is right as it is now',
  'channels.lookNow': 'Look now<unseen> at {name}</unseen>',
  'channels.resume': 'Go on<unseen> with {name}</unseen>',
  'channels.pause': 'Pause<unseen> {name}</unseen>',
  'channels.remove': 'Remove<unseen> {name}</unseen>',
  'channels.change': 'Change<unseen> {name}</unseen>',

  // The form of a calendar.
  'channels.follow': 'Follow a calendar',
  'channels.changeNamed': 'Change {name}',
  'channels.itsAddress': 'Address of its calendar',
  'channels.newAddress': 'New address of its calendar',
  'channels.whereToFind':
    'On the other site it is called calendar export, iCal link or sync address. Keep it to yourself: whoever has it reads that calendar.',
  'channels.keepsAddress':
    'It is not shown here; empty leaves it as it is. The nights that the old one told stay closed until you say that the new one is right.',
  'channels.site': 'Site',
  'channels.name': 'Name',
  'channels.nameHint': 'Empty takes the name of the site.',
  'channels.look': 'Look',
  'channels.every15Minutes': 'Every 15 minutes',
  'channels.everyHalfHour': 'Every half hour',
  'channels.everyHour': 'Every hour',
  'channels.everyThreeHours': 'Every three hours',
  'channels.twiceADay': 'Twice a day',
  'channels.ignoreHorizon': 'Leave out the far end',
  'channels.ignoreHorizonHint':
    'For sites that show everything beyond the months they sell as closed. Here it stays on offer.',
  'channels.save': 'Save<unseen> {name}</unseen>',
  'channels.followThis': 'Follow this calendar',
  'channels.nameTooLong': 'Please use {most} letters at most.',
  'channels.address': 'Please paste the address of the calendar.',

  // What we tell others.
  'channels.told': 'What we tell others',
  'channels.toldOf': 'What we tell others ({name})',
  'channels.toldHint':
    'Which nights are taken, without names and prices. Whoever knows an address can read it; exchange it when somebody has it who should not, and paste the new one on the other site.',
  'channels.noAddress': 'No other site can read these nights yet.',
  'channels.forReader': 'For {reader}',
  'channels.pasteIt': 'Paste it there as the calendar to import.',
  'channels.addressHidden': 'There is an address, which managers and owners see.',
  'channels.lastRead': 'Last read: {at}.',
  'channels.neverRead': 'Last read: never.',
  'channels.withBuffer': 'With {nights, plural, one {# night} other {# nights}} around each visit.',
  'channels.theAddressFor': 'the address for {reader}',
  'channels.exchange': 'Exchange<unseen> the address for {reader}</unseen>',
  'channels.close': 'Close<unseen> the address for {reader}</unseen>',
  'channels.makeAddress': 'Make an address',
  'channels.for': 'For',
  'channels.buffer': 'Free around each visit',
  'channels.noBuffer': 'None',
  'channels.bufferNights': '{nights, plural, one {# night} other {# nights}}',

  // Why something was refused.
  'channels.notAllowed': 'Calendars of other sites are looked after by managers and owners.',
  'channels.unitUnknown': 'There is no such home, or nothing of it can be taken.',
  'channels.addressGone': 'That address was closed or exchanged meanwhile. Below is how it stands now.',
  'channels.addressWrong':
    'Please paste the whole address of the calendar; it begins with https:// and has no password in it.',
  'channels.knownAlready': 'This calendar is followed already.',
  'channels.feedGone': 'This calendar or this conflict was removed meanwhile. Below is how things stand now.',
  'channels.outOfDate':
    'Somebody changed this calendar meanwhile. Please look at what stands below and enter it again.',
  'channels.busy': 'This calendar is being read right now, or is paused. Please look again in a minute.',
  'channels.tooMany': 'A home can follow {most} calendars at most.',

  // Why a calendar cannot be read, or is not believed.
  'channels.addressRefused':
    'The address leads to a place that this site does not ask: it must be a public one, by https.',
  'channels.notFoundByName': 'No server of that name is known.',
  'channels.notReached': 'The other site could not be reached.',
  'channels.tooSlow': 'The other site began to answer and did not finish in time.',
  'channels.tooLarge': 'What the address answers is far too large for a calendar of one home.',
  'channels.tooManyRedirects': 'The address leads on and on to others.',
  'channels.gone': 'The other site says that there is no calendar at this address any more.',
  'channels.forbidden': 'The other site does not let us read this calendar.',
  'channels.askedToWait': 'The other site asks us to come back later.',
  'channels.oddAnswer': 'The other site answered with an error.',
  'channels.unreadable': 'The answer came damaged.',
  'channels.notACalendar': 'What the address answers is no calendar, but perhaps a page to sign in.',
  'channels.tooHard':
    'Reading this calendar took too long, so we stopped. It probably repeats an event by a rule that never ends. Nothing was changed here: please ask the other site.',
  'channels.unfinished': 'The site stopped while it was reading this calendar. It will try again later.',
  'channels.keyLost':
    'The address cannot be read any more, as the key that sealed it is gone. Remove the calendar and add it anew.',
  'channels.emptied':
    'The calendar is suddenly empty. Nothing was opened here: please look at the other site, and say so if it is right.',
  'channels.moved':
    'Something that the old address told is missing at the new one. Nothing was opened here: please look at the other site, and say so if it is right.',
  'channels.shrank':
    'More than half of what the calendar had is suddenly missing. Nothing was opened here: please look at the other site, and say so if it is right.',

  // The mail about it.
  'channels.needsALookSubject': 'The calendar “{name}” needs a look',
  'channels.notFollowed': 'The calendar “{name}” cannot be followed any more.',
  'channels.notKnownHere':
    'The nights it had told us stay closed. What is booked there from now on is not known here, so the same nights could be booked twice.',
  'channels.seeAllCalendars': 'See all calendars',
} as const
