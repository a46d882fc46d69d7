// Changes of a booking: the guest's page, what the home proposes, and the guest's answer to it.

export const amendmentsEnglish = {
  'amendments.back': 'Back to the booking',
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
  'amendments.asBefore': '{after}, as before',
  'amendments.insteadOf': 'instead of {before}',
  'amendments.agreeFor': 'Agree, for {total} in all',
  'amendments.keepIt': 'Keep it as it is',
  'amendments.answerBy':
    'Please answer by {until}. Nothing changes unless you agree, and nobody keeps the new nights for you until then.',
} as const
