// The ways in which guests pay, as they stand in a sentence.

import type { PaymentWay } from '#payments/port/payment.ts'

export const wayWords: Readonly<Record<PaymentWay, string>> = {
  'test-card': 'by card',
  'bank-transfer': 'by transfer',
  property: 'at the home',
}
