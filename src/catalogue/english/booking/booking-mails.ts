// The mails about a booking, to its guest and to the operator.

export const bookingMailsEnglish = {
  // Their greeting, their facts and their buttons.
  'bookingMails.hello': 'Hi {name},',
  'bookingMails.proveHello': 'Hi,',
  'bookingMails.proveSubject': 'Confirm your email address: {stayName}',
  'bookingMails.proveText':
    'There is news about a stay at {stayName} that was booked with this address. Confirm that the address is yours, and everything about the booking comes to you.',
  'bookingMails.proveCode':
    'Your code is {code}. Enter it on the page of your booking within {minutes, plural, one {# minute} other {# minutes}}, or use the link.',
  'bookingMails.proveLink': 'Confirm my address',
  'bookingMails.proveNotYou':
    'If this wasn’t you, you can ignore this email: without this code nobody can do anything with your address.',
  'bookingMails.home': 'Home',
  'bookingMails.address': 'Address',
  'bookingMails.gps': 'GPS',
  'bookingMails.checkInOn': '{day}, from {time}',
  'bookingMails.checkOutOn': '{day}, until {time}',
  'bookingMails.visit': 'Stay',
  'bookingMails.seeBooking': 'View your booking',
  'bookingMails.otherHomes': 'See other homes',
  'bookingMails.seeBookings': 'View bookings',
  'bookingMails.answerIt': 'Answer',
  'bookingMails.giveBack': 'Refund',
  'bookingMails.tryAgain': 'Try again',
  'bookingMails.totalWithTaxes': 'The total is {total}, taxes included.',
  'bookingMails.theyWrote': 'Their message: {notes}',
  // The booking stands.
  'bookingMails.confirmedSubject': 'You’re booked at {stayName} ({reference})',
  'bookingMails.confirmed': 'Thank you for your booking. Your reference is {reference}.',
  'bookingMails.addressOnPage': 'You’ll find the exact address on your booking page.',
  'bookingMails.newSubject': 'New booking {reference}: {stayName}',
  'bookingMails.new': 'You have a new booking. The reference is {reference}.',
  'bookingMails.bookedBy': 'Booked by {contact}.',
  'bookingMails.bookedFor': 'Guest: {contact}.',
  'bookingMails.total': 'The total is {total}.',
  // It ended early.
  'bookingMails.cancelledSubject': 'Cancelled: booking {reference}, {stayName}',
  'bookingMails.cancelledByGuest': 'As you asked, your booking {reference} has been cancelled.',
  'bookingMails.cancelledByOperator': 'We’re sorry, but we had to cancel your booking {reference}.',
  'bookingMails.cancelledUnpaid': 'We did not receive the payment due, so your booking {reference} has been cancelled.',
  'bookingMails.lostByGuestSubject': 'Cancelled by the guest: booking {reference}',
  'bookingMails.lostByUsSubject': 'Cancelled: booking {reference}',
  'bookingMails.lostByGuest': 'A guest has cancelled booking {reference}.',
  'bookingMails.lostByOperator': 'Booking {reference} was cancelled by your team.',
  'bookingMails.lostUnpaid': 'Booking {reference} was cancelled because the payment due did not arrive.',
  'bookingMails.goesBack': 'What you paid is being refunded to your original payment method.',
  'bookingMails.nothingCharged': 'Nothing was charged.',
  'bookingMails.freeAgain': 'The remaining nights are available again.',
  'bookingMails.guestWasTold': 'We told the guest:',
  // A request.
  'bookingMails.requestSubject': 'Your request for {stayName} ({reference})',
  'bookingMails.requestSent':
    'We have passed your request on to the host. You’ll hear back by {until} (local time at the home). Until then the nights are on hold for you.',
  'bookingMails.ifYes': 'If the host accepts, the total is {total}, taxes included. Nothing is charged before that.',
  'bookingMails.requestWaitsSubject': 'New request {reference}: {stayName}',
  'bookingMails.requestWaits': 'A guest would like to stay and is waiting for your answer.',
  'bookingMails.askedBy': 'From {contact}.',
  'bookingMails.requestEnds':
    'If you don’t answer by {until} (local time at the home), the request expires and the nights become available again.',
  'bookingMails.requestDeclined': 'We’re sorry, but the host can’t welcome you on these dates.',
  'bookingMails.requestUnanswered':
    'We’re sorry, but your request was not answered in time, so we have released the nights.',
  'bookingMails.noBookingSubject': 'Your request for {stayName} was not accepted ({reference})',
  'bookingMails.requestMissedSubject': 'Request {reference} expired: {stayName}',
  'bookingMails.requestMissed': 'Nobody answered in time. The nights are available again.',
  // It was changed, or is over.
  'bookingMails.changedSubject': 'Changed: booking {reference}, {stayName}',
  'bookingMails.changed': 'Your booking has been changed. Here are the new details:',
  'bookingMails.changedForOperator': 'A booking has been changed. Here are the new details:',
  'bookingMails.movedSubject': 'New home for your booking {reference}: {stayName}',
  'bookingMails.moved': 'We have moved your booking {reference} to {stayName}.',
  'bookingMails.movedFrom':
    'It was at {former} before. Your dates, your price and your cancellation terms stay as agreed.',
  'bookingMails.movedBecause': 'Reason: {reason}',
  'bookingMails.movedPriceStays': 'The total stays at {total}, taxes included.',
  'bookingMails.farewellSubject': 'Thank you for staying at {stayName}',
  'bookingMails.farewell': 'We hope you had a wonderful time at {stayName} and a good trip home.',
  'bookingMails.leftBehind':
    'Left something behind, or was something not quite right? Just reply to this email: a real person reads it.',
  'bookingMails.arrivalSubject': 'Before you arrive at {stayName} ({reference})',
  'bookingMails.arrival': 'Not long to go! This is what you need to get to {stayName} and in.',
  'bookingMails.arrivalOnPage':
    'Not long to go! Sign in to your booking page for the address and how to get in: we only email them to an address that you have confirmed as yours.',
  'bookingMails.arrivalManual': 'Your booking page has all of this as well, with the house manual.',
  'bookingMails.hostPhone': 'Phone',
  'bookingMails.missedSubject': 'We missed you: booking {reference}, {stayName}',
  'bookingMails.missed': 'We were expecting you, but nobody checked in, so the booking has been closed.',
  'bookingMails.missedMistake': 'If this is a mistake, reply to this email right away and we’ll see what we can do.',
  // Money: transfers, receipts, reminders, and what has to go back.
  'bookingMails.transferSubject': 'Your bank transfer for {stayName} ({reference})',
  'bookingMails.transfer':
    'We are holding the nights for you until {until} (local time at the home). Your booking is confirmed as soon as your payment arrives.',
  'bookingMails.receiptSubject': 'We’ve received {sum} for booking {reference}',
  'bookingMails.receipt': 'Thank you. We’ve received {sum} for your booking {reference}, {stayName}.',
  'bookingMails.stillOpen': '{sum} is left to pay. Your booking page shows when it is due.',
  'bookingMails.stillMissing':
    '{sum} is still missing. We are holding the nights for you until {until} (local time at the home).',
  'bookingMails.reminderSubject': '{sum} due soon: booking {reference}',
  'bookingMails.reminder':
    '{sum} for {stayName} is due by {when} (local time at the home). You can pay on your booking page.',
  'bookingMails.overdueSubject': '{sum} overdue: booking {reference}',
  'bookingMails.overdue': '{sum} for {stayName} was due and has not arrived yet.',
  'bookingMails.payUntil':
    'Please pay on your booking page by {until} (local time at the home). After that we’ll have to cancel the booking under its cancellation policy.',
  'bookingMails.unpaidSubject': 'We released your nights: {reference}, {stayName}',
  'bookingMails.unpaid': 'Your payment did not arrive while we held the nights for you, so we have released them.',
  'bookingMails.shouldItArrive':
    'If your payment arrives after all, you’ll get the nights if they are still available, or otherwise a full refund.',
  'bookingMails.heldLapsedSubject': 'Your hold has ended: {reference}, {stayName}',
  'bookingMails.heldLapsed':
    'You didn’t book the nights that we held for you in time, so they are open to others again. Nothing was charged.',
  'bookingMails.heldLapsedForOperatorSubject': 'Hold not taken: {reference}, {stayName}',
  'bookingMails.heldLapsedForOperator':
    'The guest didn’t book the nights that you held for them in time. They are open to others again.',
  'bookingMails.unpaidForOperatorSubject': 'Not paid in time: {reference}, {stayName}',
  'bookingMails.unpaidForOperator': 'The guest did not pay while the nights were on hold. They are available again.',
  'bookingMails.backAgainSubject': 'You’re booked at {stayName} after all ({reference})',
  'bookingMails.backAgain':
    'Your payment arrived after we had released the nights. They were still available, so your booking {reference} is confirmed at the original price.',
  'bookingMails.backAgainForOperatorSubject': 'Paid late and confirmed: booking {reference}, {stayName}',
  'bookingMails.backAgainForOperator':
    'The payment for booking {reference} arrived after its nights were released. They were still available and the price was less than a day old, so the booking is confirmed.',
  'bookingMails.latePaymentSubject': 'Your refund of {sum}: {reference}, {stayName}',
  'bookingMails.latePayment':
    'Your payment of {sum} arrived after your booking {reference} had ended. We are refunding all of it to your original payment method.',
  'bookingMails.latePaymentForOperatorSubject': 'Late payment refunded: {reference}',
  'bookingMails.latePaymentForOperator':
    '{sum} arrived for a booking that had already ended and is being refunded automatically. Please check that the refund went through.',
  'bookingMails.surplusSubject': 'Overpaid by {sum}: {reference}',
  'bookingMails.surplus':
    '{name} paid {sum} more than the price and was told that you will refund it. This does not happen automatically.',
  'bookingMails.refundFailedSubject': 'A refund failed: {reference}',
  'bookingMails.refundFailed': 'The refund of {sum} to {name} failed. It is still owed. Please try again.',
  'bookingMails.mismatchSubject': 'A payment does not match: {reference}',
  'bookingMails.mismatch':
    'We asked for {sum}, but the payment provider reports a different amount or currency. Nothing was recorded. Please check your provider’s records.',
} as const
