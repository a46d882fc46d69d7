// The money of a booking in the admin pages.

export const adminPaymentsEnglish = {
  // What is paid, or none, and what is open.
  'adminPayments.open':
    '{paid, select, none {Nothing paid yet, {open} left to pay.} other {{paid} paid, {open} left to pay.}}',
  'adminPayments.awaits':
    '{paid, select, none {Nothing paid yet, {open} due now.} other {{paid} paid, {open} of the first payment still missing.}}',
  'adminPayments.waits':
    '{paid, select, none {Nothing paid yet, waiting for the first payment.} other {{paid} paid, waiting for the first payment.}}',
  'adminPayments.over':
    '{paid, select, none {Nothing paid yet, overpaid by {over}.} other {{paid} paid, overpaid by {over}.}}',
  'adminPayments.nothingOpen': '{paid, select, none {Nothing paid yet, nothing due.} other {{paid} paid in full.}}',
  'adminPayments.cardAgreed': 'The guest agreed to have the rest charged to their card when it is due.',
  'adminPayments.cardRefused': 'The guest’s card was declined when we charged the rest. We have let them know.',
  // Refunds that need somebody.
  'adminPayments.refundFailed': 'A refund of {sum} failed.',
  'adminPayments.tryAgain': 'Try again',
  'adminPayments.refundToSend': '{sum} to be refunded by bank transfer.',
  'adminPayments.wasSent': 'Mark as sent',
  // The forms.
  'adminPayments.noteOrGiveBack': 'Record or refund a payment <hidden>for {reference}</hidden>',
  'adminPayments.arrived': 'Payment received',
  'adminPayments.markPaid': 'Mark as paid',
  'adminPayments.toGiveBack': 'Amount to refund',
  'adminPayments.why': 'Reason',
  'adminPayments.giveBack': 'Refund',
} as const
