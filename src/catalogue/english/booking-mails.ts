// The mails about a booking, to its guest and to the operator.

export const bookingMailsEnglish = {
  // Their greeting, their facts and their buttons.
  'bookingMails.hello': 'Hello {name},',
  'bookingMails.home': 'Home',
  'bookingMails.address': 'Address',
  'bookingMails.gps': 'GPS',
  'bookingMails.checkInOn': '{day}, from {time}',
  'bookingMails.checkOutOn': '{day}, until {time}',
  'bookingMails.visit': 'Visit',
  'bookingMails.seeBooking': 'See your booking',
  'bookingMails.otherHomes': 'See other homes',
  'bookingMails.seeBookings': 'See the bookings',
  'bookingMails.answerIt': 'Answer it',
  'bookingMails.giveBack': 'Give it back',
  'bookingMails.tryAgain': 'Try it again',
  'bookingMails.totalWithTaxes': 'The total is {total}, taxes included.',
  'bookingMails.theyWrote': 'They wrote: {notes}',
  // The booking stands.
  'bookingMails.confirmedSubject': '{stayName} is yours: booking {reference}',
  'bookingMails.confirmed': 'thank you for your booking. Its reference is {reference}.',
  'bookingMails.addressOnPage': 'The address of the home is on the page of your booking.',
  'bookingMails.newSubject': 'New booking {reference}: {stayName}',
  'bookingMails.new': 'Somebody has booked. The reference is {reference}.',
  'bookingMails.bookedBy': 'Booked by {contact}.',
  'bookingMails.bookedFor': 'Booked for {contact}.',
  'bookingMails.total': 'The total is {total}.',
  // It ended early.
  'bookingMails.cancelledSubject': 'Cancelled: booking {reference}, {stayName}',
  'bookingMails.cancelledByGuest': 'as you asked, your booking is cancelled. Its reference was {reference}.',
  'bookingMails.cancelledByOperator': 'we are sorry: we had to cancel your booking. Its reference was {reference}.',
  'bookingMails.cancelledUnpaid':
    'what was due for your booking has not arrived, so we have cancelled it. Its reference was {reference}.',
  'bookingMails.lostByGuestSubject': 'Cancelled by the guest: booking {reference}',
  'bookingMails.lostByUsSubject': 'Cancelled by us: booking {reference}',
  'bookingMails.lostByGuest': 'A guest has cancelled a booking. Its reference was {reference}.',
  'bookingMails.lostByOperator': 'A booking was cancelled at the desk. Its reference was {reference}.',
  'bookingMails.lostUnpaid':
    'What was due for a booking did not arrive, so it was cancelled. Its reference was {reference}.',
  'bookingMails.goesBack': 'What you had paid goes back the way it came.',
  'bookingMails.nothingCharged': 'Nothing was charged.',
  'bookingMails.freeAgain': 'The nights that lie ahead are free again.',
  'bookingMails.guestWasTold': 'The guest was told:',
  // A request.
  'bookingMails.requestSubject': 'Your request for {stayName}: {reference}',
  'bookingMails.requestSent':
    'we have asked whether you can come. The answer arrives by {until} (the home’s time); until then the nights are kept for you.',
  'bookingMails.ifYes': 'If the answer is yes, the total is {total}, taxes included. Nothing is charged before.',
  'bookingMails.requestWaitsSubject': 'A request waits: {reference}, {stayName}',
  'bookingMails.requestWaits': 'Somebody asks whether they can come, and waits for your answer.',
  'bookingMails.askedBy': 'Asked by {contact}.',
  'bookingMails.requestEnds': 'It ends by itself on {until} (the home’s time), and the nights are free again then.',
  'bookingMails.requestDeclined': 'we are sorry: the home cannot take you on these days.',
  'bookingMails.requestUnanswered': 'we are sorry: nobody answered your request in time, so we have let the nights go.',
  'bookingMails.noBookingSubject': 'No booking this time: {reference}, {stayName}',
  'bookingMails.requestMissedSubject': 'Nobody answered request {reference}: {stayName}',
  'bookingMails.requestMissed': 'The time for an answer is over, and the nights are free again.',
  // It was changed, or is over.
  'bookingMails.changedSubject': 'Changed: booking {reference}, {stayName}',
  'bookingMails.changed': 'your booking was changed. This is how it stands now:',
  'bookingMails.changedForOperator': 'A booking was changed. This is how it stands now:',
  'bookingMails.farewellSubject': 'Thank you for staying at {stayName}',
  'bookingMails.farewell': 'we hope you had good days at {stayName}, and a good way home.',
  'bookingMails.leftBehind':
    'If you left something behind, or something was not as it should have been, answer this mail: a person reads it.',
  'bookingMails.missedSubject': 'We missed you: booking {reference}, {stayName}',
  'bookingMails.missed': 'we expected you, but nobody arrived, and the booking is closed.',
  'bookingMails.missedMistake': 'If this is a mistake, answer this mail at once, and we will see what can be done.',
  // Money: transfers, receipts, reminders, and what has to go back.
  'bookingMails.transferSubject': 'Your transfer for {stayName}: {reference}',
  'bookingMails.transfer':
    'the nights are kept for you until {until} (the home’s time). The booking stands when your money has arrived.',
  'bookingMails.receiptSubject': '{sum} arrived for booking {reference}',
  'bookingMails.receipt': 'thank you: {sum} has arrived for your booking {reference}, {stayName}.',
  'bookingMails.stillOpen': '{sum} is still open. The page of your booking says when it is due.',
  'bookingMails.stillMissing': '{sum} is still missing. The nights are kept for you until {until} (the home’s time).',
  'bookingMails.reminderSubject': '{sum} is due soon: booking {reference}',
  'bookingMails.reminder':
    '{sum} for {stayName} is due by {when} (the home’s time). You can pay it on the page of your booking.',
  'bookingMails.overdueSubject': '{sum} has not arrived: booking {reference}',
  'bookingMails.overdue': 'the day on which {sum} was due for {stayName} is over, and it has not arrived.',
  'bookingMails.payUntil':
    'Please pay it on the page of your booking by {until} (the home’s time). After that we have to cancel the booking, with what its promise about cancelling gives back.',
  'bookingMails.unpaidSubject': 'We let the nights go: {reference}, {stayName}',
  'bookingMails.unpaid': 'the payment did not arrive while we kept the nights for you, so we have let them go.',
  'bookingMails.shouldItArrive':
    'Should your money arrive after all, you get the nights if they are still free, and else all of it back.',
  'bookingMails.unpaidForOperatorSubject': 'Not paid in time: {reference}, {stayName}',
  'bookingMails.unpaidForOperator': 'Nobody paid while we kept the nights, and they are free again.',
  'bookingMails.backAgainSubject': '{stayName} is yours after all: booking {reference}',
  'bookingMails.backAgain':
    'your payment arrived after we had let the nights go. They were still free, so your booking {reference} stands, at the price you know.',
  'bookingMails.backAgainForOperatorSubject': 'Paid late, and stands: booking {reference}, {stayName}',
  'bookingMails.backAgainForOperator':
    'The money for booking {reference} came after we had let its nights go. They were still free, and its price was not older than a day, so they are booked.',
  'bookingMails.latePaymentSubject': 'You get {sum} back: {reference}, {stayName}',
  'bookingMails.latePayment':
    'your payment of {sum} arrived when your booking {reference} was over already. All of it goes back the way it came.',
  'bookingMails.latePaymentForOperatorSubject': 'Money came too late: {reference}',
  'bookingMails.latePaymentForOperator':
    '{sum} arrived for a booking that was over, and goes back by itself. Please look whether it went.',
  'bookingMails.surplusSubject': '{sum} too much was paid: {reference}',
  'bookingMails.surplus':
    '{name} has paid {sum} more than the price, and was told that you give it back. It does not go back by itself.',
  'bookingMails.refundFailedSubject': 'A refund did not go out: {reference}',
  'bookingMails.refundFailed': '{sum} could not be given back to {name}. It is still owed; please try again.',
  'bookingMails.mismatchSubject': 'A payment does not match: {reference}',
  'bookingMails.mismatch':
    'We asked for {sum}, and the provider speaks of another sum or currency. Nothing was written down; please look at the provider’s own list.',
} as const
