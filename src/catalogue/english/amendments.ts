// Changes of a booking: the guest's page, what the home proposes, and the guest's answer to it.

export const amendmentsEnglish = {
  'amendments.back': 'Back to the booking',
  'amendments.changeTitle': 'Change {stayName}, {reference}',
  'amendments.changeVisit': 'Change your visit',
  'amendments.booked': '<home/>, reference <reference/>. Booked are {days}, {party}, for {total}.',
  'amendments.asItShouldBe': 'Your visit as it should be',
  'amendments.arrive': 'Arrive',
  'amendments.leave': 'Leave',
  'amendments.seeCost': 'See what that costs',
  'amendments.whatChanges': 'What changes',
  'amendments.newVisit': 'New visit',
  'amendments.extrasAndCode': 'Extras and code',
  'amendments.totalBooked': 'Total as booked',
  'amendments.newTotal': 'New total, taxes and fees included',
  'amendments.kept': 'Of it, not given back of what you give up',
  'amendments.difference': 'Difference',
  'amendments.keptText':
    'Of what you give up, as much comes back as if you cancelled it now. The rest stays in the price.',
  'amendments.cancelAfter': 'If you cancel after the change',
  'amendments.changeFor': 'Change it, for {total} in all',
  'amendments.askFor': 'Ask for the change, for {total} in all',
  'amendments.leaveIt': 'Leave it as it is',
  'amendments.homeAnswers': 'The home answers first. Until then your booking stands as it is.',
  'amendments.guestAsked': 'What the guest would be asked',
  'amendments.guestAskedText':
    '{days}, {party}, for <after/> instead of <before/>: {difference}. Nothing is kept for what they give up, and the days until which they can cancel stay as they are.',
  'amendments.why': 'Why, in your own words',
  'amendments.propose': 'Propose it to the guest',
  'amendments.mayWe': 'May we change your booking?',
  'amendments.dates': 'Dates',
  'amendments.guests': 'Guests',
  'amendments.total': 'Total, taxes and fees included',
  'amendments.asBefore': '{after}, as before',
  'amendments.insteadOf': 'instead of {before}',
  'amendments.agreeFor': 'Agree, for {total} in all',
  'amendments.keepIt': 'Keep it as it is',
  'amendments.answerBy':
    'Please answer by {until}. Nothing changes unless you agree, and nobody keeps the new nights for you until then.',
  // What the change comes to, and what becomes of the money.
  'amendments.totalAsBefore': 'The new total is {total}, as before.',
  'amendments.totalMore': 'The new total is {total}, {difference} more than before.',
  'amendments.totalLess': 'The new total is {total}, {difference} less than before.',
  'amendments.nothingElse': 'Nothing else changes about what you pay.',
  'amendments.payAtHome': 'You pay the new total at the home, when you arrive.',
  'amendments.payDifference': 'You can pay the difference on this page; by when is said here once you agree.',
  'amendments.goesBack': 'Whatever you have paid beyond the new price goes back the way it came.',
  // What is chosen beside dates and guests, in a list.
  'amendments.code': 'code {code}',
  'amendments.noneChosen': 'none',
  // Mails about a change that the guest asked for.
  'amendments.extrasAndCodeThen': 'Extras and code: {chosen}.',
  'amendments.waitsSubject': 'A change waits: booking {reference}, {stayName}',
  'amendments.waits': '{name} asks to change booking {reference} to:',
  'amendments.waitsUntil':
    'It ends by itself on {until} (the home’s time); until it is answered the booking stands as it was.',
  'amendments.sentSubject': 'Your change of booking {reference} waits for an answer',
  'amendments.sent': 'we have asked whether your booking can be changed to:',
  'amendments.sentUntil': 'The answer arrives by {until} (the home’s time). Until then your booking stands as it was.',
  'amendments.notChangedSubject': 'Not changed: booking {reference}, {stayName}',
  'amendments.declined': 'we are sorry: the home cannot change your booking as you asked.',
  'amendments.unanswered': 'we are sorry: nobody answered your wish to change the booking in time.',
  'amendments.withdrawn': 'we have taken back the change that we proposed to you, and you need not answer it any more.',
  'amendments.standsAsItWas': 'Your booking stands as it was:',
  // Mails about a change that the home proposed.
  'amendments.proposalSubject': 'May we change booking {reference}, {stayName}?',
  'amendments.proposal': 'we would like to change your booking, and ask whether that suits you. It would become:',
  'amendments.proposalUntil':
    'Nothing changes unless you agree, and the days until which you can cancel stay as they are. Please answer on the page of your booking by {until} (the home’s time).',
  'amendments.seeAndAnswer': 'See it and answer',
  'amendments.proposalOver': 'the time to answer the change that we proposed is over. Your booking stands as it was:',
  'amendments.declinedByGuestSubject': 'Declined: the change of booking {reference}',
  'amendments.declinedByGuest':
    'The guest does not agree to the change that you proposed. The booking stands as it was:',
  'amendments.unansweredByGuestSubject': 'Not answered: the change of booking {reference}',
  'amendments.unansweredByGuest':
    'The guest has not answered the change that you proposed. The booking stands as it was:',
  'amendments.seeBooking': 'See the booking',
  // Why a change was refused.
  'amendments.notAmendable':
    'This booking cannot be changed any more. Please write to us, and we will see what can be done.',
  'amendments.otherCurrency':
    'The home has another currency by now than this booking, which stays as it is. Please write to us, and we will see what can be done.',
  'amendments.unchanged': 'This is what you have booked already.',
  'amendments.notOffered': 'The home cannot be booked that way. What stands against it is said beside the fields.',
  'amendments.datesTaken': 'Somebody else has just taken one of these nights. Your booking stands as it was.',
  'amendments.couponUsedUp': 'The code of this change was used up by others. The booking stands as it was.',
  'amendments.waitsAlready':
    'A change of this booking still waits for its answer. There can be another one after that.',
  'amendments.unknown': 'There is no such change.',
  'amendments.answeredAlready': 'This change is not waiting any more: it was answered, or its time is over.',
  'amendments.notAllowed': 'Changes are answered and proposed by managers and owners.',
  'amendments.guestAnswers': 'This change was proposed to the guest, who answers it. You can take it back.',
} as const
