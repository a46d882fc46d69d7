// Moving a booking to another home, and exchanging the homes of two: why that was refused.

export const movesEnglish = {
  'moves.reasonMissing': 'Please give a reason. The guest will read it.',
  'moves.chooseHome': 'Please choose a home.',
  'moves.partnerMissing': 'Please enter the reference of the other booking.',
  'moves.notAllowed': 'Only managers and owners can move bookings.',
  'moves.notMovable': 'This booking can no longer be moved.',
  'moves.waitsAlready':
    'A change to this booking is still waiting for an answer. Once it has been answered, you can move the booking.',
  'moves.sameHome': 'The booking is already there, so nothing would change.',
  'moves.homeUnknown': 'We can’t find this home among those whose bookings you can change.',
  'moves.homeClosed': 'This home is not published, so no booking can be moved to it.',
  'moves.unitUnknown': 'This is not a unit of that home that is rented on its own.',
  'moves.otherCurrency':
    'The booking can’t be moved between homes with different currencies, as the agreed price stays.',
  'moves.otherTimeZone':
    'The booking can’t be moved between homes whose clocks show different times, as the agreed times stay.',
  'moves.doesNotFit': 'The home doesn’t take this number of people or pets.',
  'moves.datesTaken': 'Some of these nights are taken there, or too close to another stay.',
  'moves.partnerUnknown': 'We can’t find a booking with this reference among those that you can change.',
  'moves.partnerNotMovable': 'The other booking can no longer be moved.',
  'moves.partnerChanged': 'The other booking has changed in the meantime. Please look at it again.',
  'moves.partnerWaitsAlready':
    'A change to the other booking is still waiting for an answer. Once it has been answered, you can swap the homes.',
  'moves.partnerHomeClosed': 'This home is not published, so the other booking can’t be moved to it.',
  'moves.partnerDoesNotFit': 'This home doesn’t take the number of people or pets of the other booking.',
  'moves.partnerDatesTaken': 'Some nights of the other booking are taken in this home, or too close to another stay.',
} as const
