// Why nights cannot be booked, and what is given back of a price when somebody cancels.

export const offersEnglish = {
  'offers.moment': '{day}, {hour} (local time at the home)',

  // Why something that was asked for cannot be booked.
  'offers.notOffered': 'This home can’t be booked right now.',
  'offers.tooManyNights': 'Stays can be at most {longest, plural, one {# night} other {# nights}} long.',
  'offers.checkOutFirst': 'Please choose a check-out day after check-in.',
  'offers.inPast': 'Check-in is in the past. Please choose a later day.',
  'offers.beyondWindow': 'Stays can be booked until {day}.',
  'offers.leadTime':
    'This check-in must be booked at least {hours, plural, one {# hour} other {# hours}} ahead, by {deadline}.',
  'offers.cutOff': 'Bookings for this check-in closed on {deadline}.',
  'offers.nightClosed': 'The home is closed on the night of {night}.',
  'offers.noPrice': 'The night of {night} has no price yet.',
  'offers.nightHeld': 'Someone is booking the night of {night} right now.',
  'offers.nightUnpaid': 'The night of {night} is part of your booking that is waiting for payment.',
  'offers.nightBlocked': 'The night of {night} is not available.',
  'offers.nightBooked': 'The night of {night} is already booked.',
  'offers.turnoverBefore':
    'The home needs {nights, plural, one {# night} other {# nights}} between the previous stay and this check-in.',
  'offers.turnoverAfter':
    'The home needs {nights, plural, one {# night} other {# nights}} between this check-out and the next stay.',
  'offers.minimumArrival': 'The minimum stay from {arrival} is {minimum, plural, one {# night} other {# nights}}.',
  'offers.minimumThrough':
    'Stays that include the night of {night} must be at least {minimum, plural, one {# night} other {# nights}} long.',
  'offers.maximumStay': 'The maximum stay from this day is {maximum, plural, one {# night} other {# nights}}.',
  // A list such as 3, 4 or 7, of which the longest is the last.
  'offers.lengths':
    'Stays from this day can be {longest, plural, one {{lengths} night} other {{lengths} nights}} long.',
  'offers.closedToArrival': 'You can’t check in on {day}.',
  'offers.closedToDeparture': 'You can’t check out on {day}.',
  'offers.partyMalformed': 'Please enter whole numbers of guests, and children’s ages from 0 to 17.',
  'offers.noAdult': 'At least one adult is needed.',
  'offers.tooManyGuests': 'This home sleeps {most, plural, one {# guest} other {# guests}}.',
  'offers.tooManyAdults': 'This home takes at most {most, plural, one {# adult} other {# adults}}.',
  'offers.noPets': 'Pets are not allowed here. Service animals are always welcome.',
  'offers.tooManyPets':
    'At most {most, plural, one {# pet is} other {# pets are}} allowed. Service animals don’t count.',
  'offers.planUnknown': 'This rate is no longer available. Please choose another one.',
  'offers.couponUnknown': 'We don’t recognise this code.',
  'offers.couponNotNow': 'This code can’t be used today.',
  'offers.couponNotForTheseNights': 'This code doesn’t apply to these nights.',
  'offers.couponNeedsNights':
    'This code applies to stays of at least {minimum, plural, one {# night} other {# nights}}.',
  'offers.couponUsedUp': 'This code has been used up.',
  'offers.extraUnknown': 'One of the extras is not available here.',
  'offers.extraTooMany':
    '{most, plural, one {You can add “{name}” once at most.} other {You can add “{name}” at most # times.}}',
  'offers.quoteUnknown': 'We don’t recognise this price. Please choose your dates again.',
  'offers.quoteExpired': 'This price is no longer valid. Here is today’s.',
  'offers.quoteTampered': 'This price can’t be used. Here is today’s.',

  // The policies that a home may choose from.
  'offers.flexible': 'Flexible',
  'offers.moderate': 'Moderate',
  'offers.limited': 'Limited',
  'offers.firm': 'Firm',
  'offers.relaxed': 'Relaxed',
  'offers.moderateVrbo': 'Moderate (as on Vrbo)',
  'offers.firmVrbo': 'Firm (as on Vrbo)',
  'offers.strict': 'Strict',
  'offers.nonRefundable': 'Non-refundable',

  // A policy without dates.
  'offers.freeUntil':
    'Free cancellation until {days, plural, =0 {check-in} =1 {the day before check-in} other {# days before check-in}}.',
  'offers.shareUntil':
    '{share} of the nightly price refunded until {days, plural, =0 {check-in} =1 {the day before check-in} other {# days before check-in}}.',
  'offers.nothingBack': 'The nightly price is not refunded.',
  'offers.nothingBackAfter': 'After that, the nightly price is not refunded.',
  'offers.grace':
    'Full refund within {hours, plural, one {# hour} other {# hours}} of booking if check-in is at least {days, plural, one {# day} other {# days}} away.',

  // What is given back of a price by when, step by step.
  'offers.freeUntilMoment': 'Free cancellation until {until}.',
  'offers.sumUntil': '{sum} refunded until {until}.',
  'offers.cancelledNothing': 'No refund if you cancel.',
  'offers.cancelledAtMost': 'If you cancel, up to {sum} is refunded.',
  'offers.afterNothing': 'After that, no refund.',
  'offers.afterAtMost': 'After that, up to {sum} is refunded.',
  'offers.exampleAsked':
    'Seven nights from {arrival} for {week}, plus {cleaning} for cleaning: {total}, booked today and paid in full.',

  // The same of a price that is paid later, or at the home.
  'offers.nothingPaid': 'You pay nothing before you arrive, so cancelling before then is free.',
  'offers.restWaived':
    'These refunds assume you have paid in full. If you cancel earlier, we keep our share from what you have paid so far and ask for nothing more.',
  'offers.restCharged':
    'These refunds assume you have paid in full. If you cancel earlier, we keep our share from what you have paid so far; if that doesn’t cover it, you still owe the rest.',
  'offers.dueUntil': 'If you cancel by {until}, you still owe {sum} of the price.',
  'offers.cancelledNothingDue': 'If you cancel, you owe nothing more.',
  'offers.cancelledDue': 'If you cancel, you still owe {sum} of the price.',
  'offers.afterNothingDue': 'After that, you owe nothing more.',
  'offers.afterDue': 'After that, you still owe {sum} of the price.',
} as const
