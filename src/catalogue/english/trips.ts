// The page of one booking, and the pages of the link that a mail brings to it.

export const tripsEnglish = {
  'trips.reference': 'Reference <reference/>',
  'trips.price': 'Price',
  'trips.seeHome': 'See the home again',
  'trips.changing': 'If your plans change',
  'trips.change': 'Change dates or guests',
  'trips.cancel': 'Cancel this booking',
  'trips.takeAlong': 'Take it with you',
  'trips.calendar': 'Put it into my calendar',
  'trips.print': 'Print it',
  'trips.whoBooked': 'Who booked',
  'trips.bookedFor': 'For <guest/>',
  'trips.timeline': 'What happened',
  'trips.close': 'Close this booking',
  'trips.closeText':
    'On a shared computer, close the booking when you are done. We can mail you a new link at any time.',
  'trips.yourBooking': 'Your booking',
  'trips.linkOnce': 'Your link works once, and shows us that this is you. For two hours this browser then knows you.',
  'trips.openLink': 'Go on to my booking',
  'trips.noBooking': 'There is no such booking here',
  'trips.noBookingText':
    'A link in our mails works once and not for ever. If you booked without an account, we gladly send you a new one.',
  'trips.linkSent': 'If the two belong together, a new link is on its way to that address. Please look into your mail.',
  'trips.lookupReference': 'Reference of the booking',
  'trips.lookupReferenceHint': 'Eight letters and digits, in every mail about it.',
  'trips.lookupEmail': 'E-mail address you booked with',
  'trips.sendLink': 'Send me a new link',
  // How it ended, or what it waits for.
  'trips.youCancelled': 'You cancelled this booking on {when}.',
  'trips.weCancelled': 'We cancelled this booking on {when}.',
  'trips.youGetBack': 'You get back {sum}.',
  'trips.nothingBack': 'No money had to be given back.',
  'trips.requested':
    'We have asked whether you can come. The answer arrives by {until} (the home’s time); until then the nights are kept for you.',
  'trips.changeAsked':
    'You have asked to change this booking to {visit}. The answer arrives by {until} (the home’s time); until then it stands as it is.',
  'trips.nightsFree': 'The nights are free for others at once, and the booking cannot be brought back.',
  // What a change did, in the timeline.
  'trips.changedSamePrice': 'It was {nights}; the price stayed as it was.',
  'trips.changedPriceRose': 'It was {nights}; the price rose by {difference}.',
  'trips.changedPriceFell': 'It was {nights}; the price fell by {difference}.',
  // In the list of bookings: what is still to be paid.
  'trips.waitsForPayment': 'waits for your payment',
  'trips.toPay': '{sum} to pay',
  // The link for a guest without an account: why it was not mailed, and the mails.
  'trips.holdExpired': 'The time for which we kept these nights is over. You can try to take them again.',
  'trips.tooManyLinks':
    'We have sent several mails to this address already. Please look for them, or try again in a little while.',
  'trips.continueSent':
    'We have sent a link to {email}. It takes you back here; until {until} (the home’s time) it works, and the nights are kept for you.',
  'trips.hello': 'Hello,',
  'trips.continueSubject': 'Go on with your booking of {stayName}',
  'trips.continueText':
    'you asked to book without an account. This link shows us that the address is yours, and takes you back to your booking.',
  'trips.continueUntil': 'It works once, until {until} (the home’s time). The nights are kept for you as long.',
  'trips.continueLink': 'Go on with the booking',
  'trips.continueNotYou': 'If it was not you who asked, you need not do anything: nothing is booked.',
  'trips.manageSubject': 'Your link to booking {reference}, {stayName}',
  'trips.manageText': 'you asked for a new link to your booking. It works once; whenever you need another, ask again.',
  'trips.manageLink': 'Open my booking',
  'trips.manageNotYou': 'If it was not you who asked, you need not do anything.',
} as const
