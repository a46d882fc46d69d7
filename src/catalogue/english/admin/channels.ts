// Calendars of other sites that we follow, ours that they read, and nights that were sold on both sides.

export const channelsEnglish = {
  'channels.airbnb': 'Airbnb',
  'channels.vrbo': 'Vrbo',
  'channels.bookingCom': 'Booking.com',
  'channels.google': 'Google Calendar',
  'channels.anotherSite': 'Another site',
  'channels.anyOtherSite': 'Any other site',

  // Nights that were taken twice.
  'channels.takenTwice': 'Double booking',
  'channels.isSetAside': 'dismissed',
  'channels.setAside': 'Dismiss',
  'channels.cancelBooking': 'Cancel booking {reference} as the host',
  'channels.advice':
    'Cancel one of the two, here or on the other site, and this clears by itself. If the other site is only repeating what you sent it, dismiss this.',
  'channels.tellsOfBooking': '“{feedName}” ({site}) has a booking from {from} to {to}.',
  'channels.hereBooking': 'Here: a booking from {from} to {to}.',
  'channels.hereHold': 'Here: an unpaid booking from {from} to {to}.',
  'channels.hereBlock': 'Here: nights you blocked from {from} to {to}.',
  'channels.hereExternal': 'Here: a booking from another calendar, {from} to {to}.',
  'channels.hereNamed': 'Here: a booking in the calendar “{feedName}”, {from} to {to}.',

  // The mail about them.
  'channels.takenTwiceSubject': 'Double booking: {from} to {to}',
  'channels.thereIsAlready':
    'The calendar “{feedName}” has a booking from {from} to {to}. These nights are already taken by:',
  'channels.rowBooking': '– a booking here, {from} to {to}',
  'channels.rowHold': '– an unpaid booking here, {from} to {to}',
  'channels.rowBlock': '– nights you blocked, {from} to {to}',
  'channels.rowExternal': '– a booking from another calendar, {from} to {to}',
  'channels.rowNamed': '– a booking in the calendar “{feedName}”, {from} to {to}',
  'channels.seeConflict': 'View double booking',

  // On the page of today.
  'channels.otherSites': 'Calendar sync',
  'channels.troubledToday':
    '{troubled, plural, one {A calendar from another site can’t be imported.} other {# calendars from other sites can’t be imported.}}',
  'channels.seeWhatToDo': 'See what to do',

  // What others tell us.
  'channels.noUnit': 'This home has nothing that can be booked yet.',
  'channels.read': 'Imported calendars',
  'channels.readOf': 'Imported calendars ({name})',
  'channels.readHint': 'Nights sold on other sites are closed here. If an import fails, they stay closed.',
  'channels.noFeed': 'No calendars imported yet.',
  'channels.stateNew': 'Not imported yet',
  'channels.stateOk': 'OK',
  'channels.stateLate': 'Needs attention',
  'channels.stateFailing': 'Failing',
  'channels.statePaused': 'Paused',
  'channels.notReadYet': 'Not imported yet.',
  'channels.isFollowed': 'Imported regularly.',
  'channels.isPaused': 'Paused. Nights it closed stay closed.',
  'channels.itAnswered': '(Response: {status}.)',
  'channels.lastLook': 'Last successful import: {at} (local time at the home).',
  'channels.noLookYet': 'Last successful import: none yet.',
  'channels.nextLook': 'Next import: {at} (local time at the home).',
  'channels.noNextLook': 'No imports while paused.',
  'channels.found':
    '{events, plural, one {# event} other {# events}}{echoes, plural, =0 {} other {, # of our own}}{free, plural, =0 {} other {, # without nights}}{unread, plural, =0 {} other {, # unreadable}}.',
  'channels.believe': 'Confirm it’s correct',
  'channels.lookNow': 'Import now<unseen>: {name}</unseen>',
  'channels.resume': 'Resume<unseen>: {name}</unseen>',
  'channels.pause': 'Pause<unseen>: {name}</unseen>',
  'channels.remove': 'Remove<unseen>: {name}</unseen>',
  'channels.change': 'Edit<unseen>: {name}</unseen>',

  // The form of a calendar.
  'channels.follow': 'Import a calendar',
  'channels.changeNamed': 'Edit {name}',
  'channels.itsAddress': 'Calendar link',
  'channels.newAddress': 'New calendar link',
  'channels.whereToFind':
    'Other sites call it calendar export, iCal link or sync address. Keep it private: anyone who has it can read that calendar.',
  'channels.keepsAddress':
    'Hidden here; leave empty to keep it. Nights closed by the old link stay closed until you confirm the new one.',
  'channels.site': 'Site',
  'channels.name': 'Name',
  'channels.nameHint': 'Leave empty to use the site’s name.',
  'channels.look': 'How often to import',
  'channels.every15Minutes': 'Every 15 minutes',
  'channels.everyHalfHour': 'Every 30 minutes',
  'channels.everyHour': 'Every hour',
  'channels.everyThreeHours': 'Every 3 hours',
  'channels.twiceADay': 'Twice a day',
  'channels.ignoreHorizon': 'Ignore closed nights far ahead',
  'channels.ignoreHorizonHint':
    'For sites that show every night beyond their booking window as closed. Here those nights stay open.',
  'channels.save': 'Save<unseen>: {name}</unseen>',
  'channels.followThis': 'Import this calendar',
  'channels.nameTooLong': 'Please use at most {most} characters.',
  'channels.address': 'Please paste the calendar link.',

  // What we tell others.
  'channels.told': 'Exported calendars',
  'channels.toldOf': 'Exported calendars ({name})',
  'channels.toldHint':
    'Shows which nights are taken, without names or prices. Anyone with the link can read it. If it gets into the wrong hands, replace it and paste the new one on the other site.',
  'channels.noAddress': 'No other site can read these nights yet.',
  'channels.forReader': 'For {reader}',
  'channels.pasteIt': 'Paste it there as the calendar to import.',
  'channels.addressHidden': 'There is a link, but only managers and owners can see it.',
  'channels.lastRead': 'Last read: {at} (local time at the home).',
  'channels.neverRead': 'Last read: never.',
  'channels.withBuffer': 'With {nights, plural, one {# night} other {# nights}} kept free around each stay.',
  'channels.theAddressFor': 'the link for {reader}',
  'channels.exchange': 'Replace<unseen> the link for {reader}</unseen>',
  'channels.close': 'Turn off<unseen> the link for {reader}</unseen>',
  'channels.makeAddress': 'Create a link',
  'channels.for': 'For',
  'channels.buffer': 'Free nights around each stay',
  'channels.noBuffer': 'None',
  'channels.bufferNights': '{nights, plural, one {# night} other {# nights}}',

  // Why something was refused.
  'channels.notAllowed': 'Only managers and owners can edit calendar sync.',
  'channels.unitUnknown': 'We can’t find this home, or it has nothing that can be booked.',
  'channels.addressGone': 'That link has been turned off or replaced. Here is how things stand now.',
  'channels.addressWrong': 'Please paste the full calendar link. It starts with https:// and has no password in it.',
  'channels.knownAlready': 'This calendar is already imported.',
  'channels.feedGone': 'This calendar or double booking has been removed. Here is how things stand now.',
  'channels.outOfDate':
    'Someone has changed this calendar since you opened the page. Please check it below and enter your changes again.',
  'channels.busy': 'This calendar is being imported right now, or it is paused. Please check again in a minute.',
  'channels.tooMany': 'A home can import up to {most} calendars.',

  // Why a calendar cannot be read, or is not believed.
  'channels.addressRefused': 'We can’t import from this link: it must be public and use https.',
  'channels.notFoundByName': 'There is no server with that name.',
  'channels.notReached': 'We couldn’t reach the other site.',
  'channels.tooSlow': 'The other site took too long to respond.',
  'channels.tooLarge': 'The response is far too large for one home’s calendar.',
  'channels.tooManyRedirects': 'The link redirects too many times.',
  'channels.gone': 'The other site says there is no calendar at this link any more.',
  'channels.forbidden': 'The other site doesn’t let us read this calendar.',
  'channels.askedToWait': 'The other site asked us to come back later.',
  'channels.oddAnswer': 'The other site responded with an error.',
  'channels.unreadable': 'The response was damaged.',
  'channels.notACalendar': 'The link leads to something other than a calendar, perhaps a sign-in page.',
  'channels.tooHard':
    'Reading this calendar took too long, so we stopped. It probably repeats an event forever. Nothing was changed here: please ask the other site.',
  'channels.unfinished': 'The server stopped while importing this calendar. It will try again later.',
  'channels.keyLost':
    'The link can no longer be read because its encryption key is gone. Please remove the calendar and add it again.',
  'channels.emptied':
    'The calendar is suddenly empty. Nothing was opened here: please check the other site and confirm if this is correct.',
  'channels.moved':
    'Something the old link showed is missing from the new one. Nothing was opened here: please check the other site and confirm if this is correct.',
  'channels.shrank':
    'More than half of the calendar is suddenly gone. Nothing was opened here: please check the other site and confirm if this is correct.',

  // The mail about it.
  'channels.needsALookSubject': 'The calendar “{name}” needs attention',
  'channels.notFollowed': 'The calendar “{name}” can no longer be imported.',
  'channels.notKnownHere':
    'Nights it has closed stay closed. We can’t see new bookings there, so nights could be booked twice.',
  'channels.seeAllCalendars': 'View all calendars',
} as const
