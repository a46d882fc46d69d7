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
} as const
