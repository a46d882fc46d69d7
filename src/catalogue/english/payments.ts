// Why a payment did not go through, what is wrong with a card as it was typed, and what each test card does.

export const paymentsEnglish = {
  'payments.cardDeclined': 'Your bank declined this card. Nothing was charged; please try another one.',
  'payments.insufficientFunds': 'There is not enough money on this card. Nothing was charged; please try another one.',
  'payments.cardUnknown': 'This site only takes its test cards, and this number is none of them. Nothing was charged.',
  'payments.stepRefused':
    'The second step was not completed, so nothing was charged. You can try again, or use another card.',
  'payments.payerNeeded': 'Your bank wants to hear this from yourself. Nothing was charged.',
  'payments.authorisationExpired': 'The bank does not reserve the money any more.',
  'payments.notSupported': 'This way of paying cannot do that.',
  'payments.numberMissing': 'Please type the number of a card.',
  'payments.numberWrong': 'Please check the number: a card has 12 to 19 digits.',
  'payments.expiryWrong': 'Please write month and year, such as 04/31.',
  'payments.cardRanOut': 'This card has run out.',
  'payments.cvcWrong': 'Please type the three or four digits on the back.',
  // After the number of a test card.
  'payments.testSucceeds': 'pays',
  'payments.testDeclines': 'is declined',
  'payments.testNoFunds': 'has no money left',
  'payments.testSecondStep': 'asks for a second step',
  'payments.testAnswersLate': 'pays after twenty seconds',
  'payments.testDeclinesLate': 'is declined after twenty seconds',
  'payments.testAnswersTwice': 'pays, and says so twice',
  'payments.testAnswersUnordered': 'pays, and says so out of order',
  'payments.testRefundFails': 'pays; the first refund fails',
  'payments.testPaysOnce': 'pays; used again while you are not there, it is declined',
  'payments.testUnreachable': 'finds nobody at the bank',
  'payments.testAwayLater': 'pays; used again while you are not there, it finds nobody at the bank for twenty minutes',
  'payments.testDisputedWon': 'pays, and disputes it a minute later; whoever contests it wins',
  'payments.testDisputedLost': 'pays, and disputes it a minute later; whoever contests it loses',
  'payments.testDisputedUnheard': 'pays, and disputes it a minute later; nobody at the bank hears an answer',
} as const
