// Why a payment did not go through, what is wrong with a card as it was typed, and what each test card does.

export const paymentsEnglish = {
  'payments.cardDeclined': 'Your bank declined this card. Nothing was charged. Please try another one.',
  'payments.insufficientFunds': 'This card doesn’t have enough funds. Nothing was charged. Please try another one.',
  'payments.cardUnknown':
    'This site only accepts its test cards, and this number is not one of them. Nothing was charged.',
  'payments.stepRefused':
    'The payment was not confirmed with your bank, so nothing was charged. You can try again or use another card.',
  'payments.payerNeeded': 'Your bank wants you to confirm this yourself. Nothing was charged.',
  'payments.authorisationExpired': 'The bank no longer holds the money.',
  'payments.notSupported': 'This payment method can’t do that.',
  'payments.numberMissing': 'Please enter a card number.',
  'payments.numberWrong': 'Please check the card number. It has 12 to 19 digits.',
  'payments.expiryWrong': 'Please enter the month and year, such as 04/31.',
  'payments.cardRanOut': 'This card has expired.',
  'payments.cvcWrong': 'Please enter the three- or four-digit security code on your card.',
  // After the number of a test card.
  'payments.testSucceeds': 'succeeds',
  'payments.testDeclines': 'is declined',
  'payments.testNoFunds': 'has insufficient funds',
  'payments.testSecondStep': 'asks for confirmation',
  'payments.testAnswersLate': 'succeeds after twenty seconds',
  'payments.testDeclinesLate': 'is declined after twenty seconds',
  'payments.testAnswersTwice': 'succeeds and reports it twice',
  'payments.testAnswersUnordered': 'succeeds and reports it out of order',
  'payments.testRefundFails': 'succeeds; the first refund fails',
  'payments.testPaysOnce': 'succeeds; declined when charged later without you',
  'payments.testUnreachable': 'the bank can’t be reached',
  'payments.testAwayLater': 'succeeds; when charged later without you, the bank can’t be reached for twenty minutes',
  'payments.testDisputedWon': 'succeeds and is disputed a minute later; contesting it wins',
  'payments.testDisputedLost': 'succeeds and is disputed a minute later; contesting it loses',
  'payments.testDisputedUnheard': 'succeeds and is disputed a minute later; the bank never answers',
} as const
