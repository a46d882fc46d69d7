// The money of a booking: what is paid and due, the fields that pay, and disputed payments.

export const bookingPaymentsEnglish = {
  'booking-payments.paying': 'Paying',
  'booking-payments.parts': 'What is paid, and what is due when',
  'booking-payments.transfer': 'Your transfer',
  'booking-payments.removeCard': 'Remove the card',
  'booking-payments.anotherWay': 'Pay in another way',
  'booking-payments.underWay': 'A payment is under way: see how it goes',
  'booking-payments.payments': 'Payments',
  'booking-payments.payNow': 'Pay now instead',
  'booking-payments.howToPay': 'How would you like to pay?',
  // The name of the only way to pay, in small letters.
  'booking-payments.onlyWay': 'You pay {way}',
  'booking-payments.cardNumber': 'Card number',
  'booking-payments.testCardOnly': 'A test card only: no real card is taken here, and no money moves.',
  'booking-payments.expiry': 'Month and year',
  'booking-payments.securityCode': 'Security code',
  'booking-payments.whichNumbers': 'Which numbers can I use?',
  'booking-payments.anyMonth': 'Any month ahead, any three digits.',
  // What is charged later, and when.
  'booking-payments.chargeRest': 'I agree that the rest is charged to this card too: {later}.',
  'booking-payments.chargeRestHint':
    'It is up to you: otherwise you pay the rest yourself, and we remind you. The provider of the payment keeps the card, not this site. Before each charge we write to you what it will be, also when you have changed your booking and the sum with it. You can remove the card on the page of your booking.',
  'booking-payments.dispute': 'Dispute of {reference}',
  'booking-payments.evidence': 'The evidence <about>about {reference}</about>',
  'booking-payments.sentToBank': 'What the bank is sent; it reads only the first answer',
  'booking-payments.mostEvidence': 'At most {most} letters and signs, in any script.',
  'booking-payments.contest': 'Send this to the bank',
  'booking-payments.giveIn': 'Give in',
} as const
