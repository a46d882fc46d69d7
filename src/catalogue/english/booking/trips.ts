// The page of one booking, and the pages of the link that a mail brings to it.

export const tripsEnglish = {
  'trips.reference': 'Reference <reference/>',
  'trips.price': 'Price',
  'trips.seeHome': 'View the home',
  // The trip of a confirmed booking.
  'trips.newsConfirmed': 'Thank you! Your booking is confirmed.',
  'trips.newsMailed': 'We’ve emailed everything to {email}.',
  'trips.newsNext':
    'What comes next: this page shows you how to get there, and we’ll email you how to get in shortly before you arrive.',
  'trips.newsChanged': 'Your booking has been changed.',
  'trips.newsNow': 'It is now {visit}.',
  'trips.inDays': '{days, plural, one {In # day} other {In # days}}',
  'trips.tomorrow': 'Tomorrow from {time}',
  'trips.today': 'Today from {time}',
  'trips.thereUntil': 'You’re there until {day}, {time}',
  'trips.gettingIn': 'Getting in',
  'trips.doorCode': 'Door code',
  'trips.wifi': 'Wi-Fi',
  'trips.wifiPassword': 'Password',
  'trips.wifiCode': 'QR code that connects to the Wi-Fi {network}',
  'trips.host': 'Your host',
  'trips.manual': 'House manual',
  'trips.nearby': 'Nearby',
  'trips.whoComes': 'Who’s coming',
  'trips.openArrival': 'Arrival page',
  'trips.arrivalTitle': 'Arriving at {stayName}',
  'trips.call': 'Call {name}',
  'trips.asOf': 'As of {when} (local time at the home)',
  'trips.wholeBooking': 'View the whole booking',
  'trips.keep': 'Keep on this phone',
  'trips.unkeep': 'Remove from this phone',
  'trips.keepText':
    'Save the arrival page, with address and codes, to open it without a network. It is removed when you sign out, close the booking or your link ends, and a day after check-out at the latest.',
  'trips.keptUntil':
    'The arrival page is kept on this phone until {day} (local time at the home). It also opens without a network.',
  'trips.keepFailed': 'We couldn’t save the arrival page. Please try again when you’re online.',
  'trips.companionsAdd': 'Add names',
  'trips.companionsChange': 'Change names',
  'trips.companions': 'Who’s coming along',
  'trips.companionsHint': 'One name per line, without your own. This is optional; only you and the host’s team see it.',
  'trips.companionsSave': 'Save names',
  'trips.companionMissing': 'Please leave no name empty.',
  'trips.companionTooLong': 'Please shorten the names to {most} characters each.',
  'trips.companionsTooMany':
    'These are more names than people in your booking. You can add people to your booking first.',
  'trips.companionsNotNow': 'The names can’t be changed any more.',
  'trips.childAge': '{age, plural, one {# year} other {# years}}',
  'trips.childAges': 'Age of the children: {ages}',
  'trips.extras': 'Booked extras',
  // Why something is not told yet.
  'trips.addressOncePaid': 'You’ll see the address and how to get in once everything is paid.',
  'trips.codesFrom': 'You’ll see the codes for the door and the Wi-Fi from {day}.',
  'trips.codesOncePaid': 'You’ll see the codes for the door and the Wi-Fi once everything is paid.',
  'trips.codesFromOncePaid': 'You’ll see the codes for the door and the Wi-Fi from {day}, once everything is paid.',
  'trips.codesOnceProved':
    'You’ll see the codes for the door and the Wi-Fi once you’ve confirmed your email address with the code we sent you.',
  'trips.codesFromOnceProved':
    'You’ll see the codes for the door and the Wi-Fi from {day}, once you’ve confirmed your email address with the code we sent you.',
  'trips.changing': 'If your plans change',
  'trips.change': 'Change dates or guests',
  'trips.cancel': 'Cancel booking',
  'trips.takeAlong': 'For your trip',
  'trips.calendar': 'Add to calendar',
  'trips.print': 'Print',
  'trips.whoBooked': 'Booked by',
  'trips.bookedFor': 'Guest: <guest/>',
  'trips.timeline': 'History',
  'trips.close': 'Close this booking',
  'trips.closeText': 'On a shared computer, close the booking when you’re done. We can email you a new link any time.',
  'trips.yourBooking': 'Your booking',
  'trips.linkOnce':
    'Your link works once and shows us it’s you. This browser then keeps your booking open for two hours.',
  'trips.openLink': 'Open my booking',
  'trips.noBooking': 'We can’t find this booking',
  'trips.noBookingText':
    'Links in our emails work once and only for a while. If you booked without an account, we’ll gladly send you a new one.',
  'trips.linkSent':
    'If these details match a booking, a new link is on its way to that address. Please check your inbox.',
  'trips.lookupReference': 'Booking reference',
  'trips.lookupReferenceHint': 'Eight letters and digits. You’ll find it in every email about your booking.',
  'trips.lookupEmail': 'Email address you booked with',
  'trips.sendLink': 'Send me a new link',
  // How it ended, or what it waits for.
  'trips.youCancelled': 'You cancelled this booking on {when}.',
  'trips.weCancelled': 'We cancelled this booking on {when}.',
  'trips.youGetBack': 'You get back {sum}.',
  'trips.backAsPaid':
    'It goes back the way you paid. With a card it usually takes 5 to 10 days until you see it in your account.',
  'trips.nothingBack': 'No refund was due.',
  'trips.requested':
    'We’ve passed your request on to the host. You’ll hear back by {until} (local time at the home). Until then the nights are on hold for you.',
  'trips.changeAsked':
    'You asked to change this booking to {visit}. You’ll hear back by {until} (local time at the home). Until then it stays as it is.',
  'trips.nightsFree': 'The nights become available to others right away, and a cancelled booking can’t be restored.',
  // What a change did, in the timeline.
  // Follows "The booking was moved."
  'trips.movedFromTo': 'From {from} to {to}: {reason}',
  'trips.movedWithin': 'Within {home}: {reason}',
  'trips.changedSamePrice': 'Before: {nights}. The price stayed the same.',
  'trips.changedPriceRose': 'Before: {nights}. The price went up by {difference}.',
  'trips.changedPriceFell': 'Before: {nights}. The price went down by {difference}.',
  // In the list of bookings: what is still to be paid.
  'trips.waitsForPayment': 'waiting for your payment',
  'trips.toPay': '{sum} left to pay',
  // The link for a guest without an account: why it was not mailed, and the mails.
  'trips.holdExpired': 'Your hold on these nights has expired. You can try to hold them again.',
  'trips.tooManyLinks':
    'We’ve already sent several emails to this address. Please check your inbox, or try again in a little while.',
  'trips.codeSent': 'We’ve sent a six-digit code to {email}. Enter it at the end of the form to finish your booking.',
  'trips.codeShape': 'Please enter the six digits of the code.',
  'trips.codeWrong': 'That’s not the code we sent you. Please check the newest email.',
  'trips.codeEnded': 'This code no longer works. Please have a new one sent to you.',
  'trips.tooManyCodes': 'Too many wrong codes have been entered from your network. Please try again in a few minutes.',
  'trips.proveTitle': 'Confirm your email address',
  'trips.proveText':
    'We’ve sent a six-digit code to {email}. Until you enter it, your booking can only be opened in this browser, and your confirmation can’t come by email.',
  'trips.proveNow': 'Confirm',
  'trips.noCode': 'No email, or the wrong address?',
  'trips.newCodeSent': 'We’ve sent a new code to {email}.',
  'trips.hello': 'Hi,',
  'trips.continueSubject': 'Continue your booking: {stayName}',
  'trips.continueCode':
    'Your code is {code}. Enter it on the page where you are booking, within {minutes, plural, one {# minute} other {# minutes}}.',
  'trips.continueText':
    'You asked to book as a guest. If you’d rather continue on this device, use this link: it shows us the address is yours and takes you back to your booking.',
  'trips.continueUntil': 'It works once, until {until} (local time at the home). Your nights stay on hold until then.',
  'trips.continueLink': 'Continue booking',
  'trips.continueNotYou': 'If this wasn’t you, you can ignore this email: nothing has been booked.',
  'trips.manageSubject': 'Your link to booking {reference}, {stayName}',
  'trips.manageText': 'Here is the new link to your booking. It works once; you can ask for another one any time.',
  'trips.manageLink': 'Open my booking',
  'trips.manageNotYou': 'If this wasn’t you, you can ignore this email.',
} as const
