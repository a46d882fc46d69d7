// The pages of enquiries: the question to a home, its confirmation, and the offer.

export const enquiriesEnglish = {
  'enquiries.ask': 'Ask {home}',
  'enquiries.likesToHear': 'The people of this home like to hear from you before you book.',
  'enquiries.visit': 'You ask for <days/>, {party}.',
  'enquiries.visitWithPrice': 'You ask for <days/>, {party}, which costs <total/> by today’s prices.',
  'enquiries.takesNoNight': 'No night is taken by asking.',
  'enquiries.name': 'Your name',
  'enquiries.email': 'E-mail address',
  'enquiries.emailHint': 'The answer goes there.',
  'enquiries.phone': 'Phone number, if you like',
  'enquiries.message': 'What you would like to tell or ask',
  'enquiries.send': 'Send the question',
  'enquiries.backToHome': 'Back to the home',
  'enquiries.sent': 'Your question is on its way',
  'enquiries.sentText':
    'The people of {home} answer to {email}. If they can have you, their mail brings an offer with a price that stands for three days.',
  'enquiries.otherHomes': 'See other homes',
  'enquiries.offer': 'Our offer: {home}',
  'enquiries.offered': '<days/>, {party}. The price stands until {until}.',
  'enquiries.take': 'Take the offer',
  'enquiries.takeText': 'Nothing is charged yet. The nights are kept for you while you book.',
  'enquiries.noOffer': 'There is no such offer',
  'enquiries.noOfferText': 'An offer stands for three days. If yours is over, please ask again.',
  'enquiries.toHome': 'To the home',
} as const
