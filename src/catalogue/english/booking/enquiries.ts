// The pages of enquiries: the question to a home, its confirmation, and the offer.

export const enquiriesEnglish = {
  'enquiries.ask': 'Contact {home}',
  'enquiries.likesToHear': 'This host likes to hear from guests before they book.',
  'enquiries.requestAnswered': 'The host answers within {hours} hours. Nothing is charged unless they accept.',
  'enquiries.enquiryAnswered':
    'This host would like to hear from you first, and answers within {days} days. Nothing is charged before that.',
  'enquiries.visit': 'Your stay: <days/>, {party}.',
  'enquiries.visitWithPrice': 'Your stay: <days/>, {party}, <total/> at today’s prices.',
  'enquiries.takesNoNight': 'Asking doesn’t put any nights on hold.',
  'enquiries.name': 'Your name',
  'enquiries.email': 'Email address',
  'enquiries.emailHint': 'The host’s reply goes here.',
  'enquiries.phone': 'Phone number (optional)',
  'enquiries.message': 'Your message',
  'enquiries.send': 'Send message',
  'enquiries.backToHome': 'Back to the home',
  'enquiries.sent': 'Your message has been sent',
  'enquiries.sentText':
    'The host of {home} will reply to {email}. If they can welcome you, they will send an offer with a price that is good for three days.',
  'enquiries.otherHomes': 'See other homes',
  'enquiries.offer': 'Your offer: {home}',
  'enquiries.offered': '<days/>, {party}. This price is good until {until}.',
  'enquiries.take': 'Accept the offer',
  'enquiries.takeText': 'Nothing is charged yet. We hold the nights for you while you book.',
  'enquiries.noOffer': 'We can’t find this offer',
  'enquiries.noOfferText': 'Offers are good for three days. If yours has expired, please ask again.',
  'enquiries.toHome': 'Go to the home',
  // Mails about an enquiry.
  'enquiries.from': 'Check-in',
  'enquiries.to': 'Check-out',
  'enquiries.sentSubject': 'Your message about {stayName}',
  'enquiries.haveIt': 'We have received your message and will get back to you as soon as we can.',
  'enquiries.askAgainAfter':
    'If you haven’t heard from us by {until} (local time at the home), please ask again. No nights are on hold for you in the meantime.',
  'enquiries.seeHomeAgain': 'View the home',
  'enquiries.waitsSubject': 'New enquiry: {stayName}',
  'enquiries.waits': 'A guest is asking about these dates. No nights are on hold in the meantime.',
  'enquiries.endsOn': 'The enquiry expires on {until} (local time at the home).',
  'enquiries.offerSubject': 'Your offer: {stayName}',
  'enquiries.heldSubject': 'Your nights are on hold: {stayName}',
  'enquiries.held': 'We are holding these nights for you:',
  'enquiries.heldUntil':
    'The total is {total}, including taxes. Book by {until} (local time at the home); after that the nights are open to others again.',
  'enquiries.bookHeld': 'See the price and book',
  'enquiries.weOffer': 'We would love to welcome you. Here is our offer:',
  'enquiries.offerStands':
    'The total is {total}, taxes included. The price is good until {until} (local time at the home). The nights stay available to others until you accept.',
  'enquiries.unanswered': 'We’re sorry, your message wasn’t answered in time.',
  'enquiries.endedSubject': 'No offer this time: {stayName}',
  // Why an enquiry, its answer or its offer was refused.
  'enquiries.notOffered': 'This home can’t be booked like that. Please check your dates and guests.',
  'enquiries.notNeeded': 'You can book this stay right away: no need to ask first.',
  'enquiries.tooMany':
    'We have already received several messages from you. Please wait for a reply before you send more.',
  'enquiries.unknown': 'We can’t find this enquiry.',
  'enquiries.answeredAlready': 'This enquiry has already been answered, or it has expired.',
  'enquiries.notAllowed': 'Only managers and owners can answer enquiries.',
  'enquiries.offerUnknown': 'We can’t find this offer, or it has expired.',
  'enquiries.datesTaken': 'Someone else has taken these nights in the meantime.',
} as const
