// The money of a booking in the admin pages.

export const adminPaymentsEnglish = {
  // What is paid, or none, and what is open.
  'adminPayments.open': '{paid, select, none {Nothing paid yet, {open} open.} other {{paid} paid, {open} open.}}',
  'adminPayments.waits':
    '{paid, select, none {Nothing paid yet, waits for the first payment.} other {{paid} paid, waits for the first payment.}}',
  'adminPayments.over':
    '{paid, select, none {Nothing paid yet, {over} more than the price.} other {{paid} paid, {over} more than the price.}}',
  'adminPayments.nothingOpen':
    '{paid, select, none {Nothing paid yet, nothing open.} other {{paid} paid, nothing open.}}',
  'adminPayments.cardAgreed': 'The guest agreed that the rest is charged to their card, on its day.',
  'adminPayments.cardRefused': 'The guest’s card was refused for the rest, and they were told.',
  // Refunds that need somebody.
  'adminPayments.refundFailed': 'A refund of {sum} did not go out.',
  'adminPayments.tryAgain': 'Try it again',
  'adminPayments.refundToSend': '{sum} is to be sent back by transfer.',
  'adminPayments.wasSent': 'It was sent',
  // The forms.
  'adminPayments.noteOrGiveBack': 'Note or give back money <hidden>of {reference}</hidden>',
  'adminPayments.arrived': 'Money that arrived',
  'adminPayments.markPaid': 'Mark as paid',
  'adminPayments.toGiveBack': 'Money to give back',
  'adminPayments.why': 'Why',
  'adminPayments.giveBack': 'Give back',
} as const
