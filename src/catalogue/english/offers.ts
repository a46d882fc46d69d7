// Why nights cannot be booked, and what is given back of a price when somebody cancels.

export const offersEnglish = {
  'offers.moment': '{day}, {hour} (the home’s time)',

  // Why something that was asked for cannot be booked.
  'offers.notOffered': 'This home is not open for bookings at the moment.',
  'offers.tooManyNights': 'A visit can have at most {longest, plural, one {# night} other {# nights}}.',
  'offers.checkOutFirst': 'Please choose a check-out day after the check-in day.',
  'offers.inPast': 'The check-in day has passed. Please choose a later one.',
  'offers.beyondWindow': 'Bookings are open for stays up to {day}.',
  'offers.leadTime':
    'This arrival must be booked at least {hours, plural, one {# hour} other {# hours}} ahead, by {deadline}.',
  'offers.cutOff': 'Bookings for this arrival closed on {deadline}.',
  'offers.nightClosed': 'The home is closed on the night of {night}.',
  'offers.noPrice': 'The night of {night} has no price yet.',
  'offers.nightHeld': 'Somebody is booking the night of {night} right now.',
  'offers.nightUnpaid': 'You have the night of {night} in a booking that waits for its payment.',
  'offers.nightBlocked': 'The night of {night} is not available.',
  'offers.nightBooked': 'The night of {night} is booked.',
  'offers.turnoverBefore':
    'The home needs {nights, plural, one {# night} other {# nights}} between the visit before and this check-in.',
  'offers.turnoverAfter':
    'The home needs {nights, plural, one {# night} other {# nights}} between this check-out and the next visit.',
  'offers.minimumArrival':
    'A visit that starts on {arrival} has at least {minimum, plural, one {# night} other {# nights}}.',
  'offers.minimumThrough':
    'A visit over the night of {night} has at least {minimum, plural, one {# night} other {# nights}}.',
  'offers.maximumStay':
    'A visit that starts on this day has at most {maximum, plural, one {# night} other {# nights}}.',
  // A list such as 3, 4 or 7, of which the longest is the last.
  'offers.lengths':
    'Visits that start on this day have {longest, plural, one {{lengths} night} other {{lengths} nights}}.',
  'offers.closedToArrival': 'Check-in is not possible on {day}.',
  'offers.closedToDeparture': 'Check-out is not possible on {day}.',
  'offers.partyMalformed': 'Please give whole numbers of guests, and ages from 0 to 17 for children.',
  'offers.noAdult': 'At least one adult must come along.',
  'offers.tooManyGuests': 'The home has room for {most, plural, one {# guest} other {# guests}}.',
  'offers.tooManyAdults': 'The home takes at most {most, plural, one {# adult} other {# adults}}.',
  'offers.noPets': 'Pets cannot come along. Service animals are always welcome.',
  'offers.tooManyPets':
    'At most {most, plural, one {# pet} other {# pets}} can come along. Service animals are not counted.',
  'offers.planUnknown': 'This rate is no longer on offer. Please choose another.',
  'offers.couponUnknown': 'We do not know this code.',
  'offers.couponNotNow': 'This code cannot be used today.',
  'offers.couponNotForTheseNights': 'This code does not hold for the nights you chose.',
  'offers.couponNeedsNights':
    'This code holds for visits of at least {minimum, plural, one {# night} other {# nights}}.',
  'offers.couponUsedUp': 'This code has been used as often as it can be.',
  'offers.extraUnknown': 'One of the extras is not on offer here.',
  'offers.extraTooMany':
    '{most, plural, one {“{name}” can be added at most once.} other {“{name}” can be added at most # times.}}',
  'offers.quoteUnknown': 'We do not know this price. Please choose your dates again.',
  'offers.quoteExpired': 'This price is no longer valid. Here is today’s.',
  'offers.quoteTampered': 'This price cannot be used. Here is a fresh one.',

  // The policies that a home may choose from.
  'offers.flexible': 'Flexible',
  'offers.moderate': 'Moderate',
  'offers.limited': 'Limited',
  'offers.firm': 'Firm',
  'offers.relaxed': 'Relaxed',
  'offers.moderateVrbo': 'Moderate as on Vrbo',
  'offers.firmVrbo': 'Firm as on Vrbo',
  'offers.strict': 'Strict',
  'offers.nonRefundable': 'Non-refundable',

  // A policy without dates.
  'offers.freeUntil':
    'Free cancellation until {days, plural, =0 {check-in} =1 {the day before check-in} other {# days before check-in}}.',
  'offers.shareUntil':
    '{share} of the price of the nights back until {days, plural, =0 {check-in} =1 {the day before check-in} other {# days before check-in}}.',
  'offers.nothingBack': 'The price of the nights is not given back.',
  'offers.nothingBackAfter': 'After that, the price of the nights is not given back.',
  'offers.grace':
    'Within {hours, plural, one {# hour} other {# hours}} of booking everything is given back, if check-in is at least {days, plural, one {# day} other {# days}} away.',

  // What is given back of a price by when, step by step.
  'offers.freeUntilMoment': 'Free cancellation until {until}.',
  'offers.sumUntil': '{sum} back until {until}.',
  'offers.cancelledNothing': 'If you cancel, nothing is given back.',
  'offers.cancelledAtMost': 'If you cancel, at most {sum} is given back.',
  'offers.afterNothing': 'After that, nothing is given back.',
  'offers.afterAtMost': 'After that, at most {sum} is given back.',
  'offers.exampleAsked':
    'Seven nights from {arrival} for {week}, and {cleaning} for cleaning: {total}, booked today and paid in full.',

  // The same of a price that is paid later, or at the home.
  'offers.nothingPaid': 'You pay nothing before you arrive, so cancelling before then costs nothing.',
  'offers.restWaived':
    'That counts on the whole price being paid. Before, what we keep is taken of what you have paid by then, and nothing more is asked for.',
  'offers.restCharged':
    'That counts on the whole price being paid. Before, what we keep is taken of what you have paid by then, and the rest of it stays due.',
  'offers.dueUntil': 'Until {until}, {sum} of the price stays due.',
  'offers.cancelledNothingDue': 'If you cancel, nothing stays due.',
  'offers.cancelledDue': 'If you cancel, {sum} of the price stays due.',
  'offers.afterNothingDue': 'After that, nothing stays due.',
  'offers.afterDue': 'After that, {sum} of the price stays due.',
} as const
