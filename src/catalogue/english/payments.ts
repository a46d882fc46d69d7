// Why a payment did not go through.

export const paymentsEnglish = {
  'payments.cardDeclined': 'Your bank declined this card. Nothing was charged. Please try another one.',
  'payments.insufficientFunds': 'This card doesn’t have enough funds. Nothing was charged. Please try another one.',
  'payments.cardUnknown': 'This card is no longer stored. Nothing was charged.',
  'payments.stepRefused':
    'The payment was not confirmed with your bank, so nothing was charged. You can try again or use another card.',
  'payments.payerNeeded': 'Your bank wants you to confirm this yourself. Nothing was charged.',
  'payments.authorisationExpired': 'The bank no longer holds the money.',
  'payments.notSupported': 'This amount can’t be paid this way. Please choose another way to pay.',
} as const
