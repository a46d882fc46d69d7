// The damage deposit: on the page of a booking, in the admin pages, and the form that sets it for a home.

export const depositsEnglish = {
  'deposits.title': 'Damage deposit',
  'deposits.underWay': 'See how it goes',
  // Of one booking in the admin pages.
  'deposits.received': 'Note {sum} as received <hidden>for {reference}</hidden>',
  'deposits.decide': 'Decide on the damage deposit <hidden>of {reference}</hidden>',
  'deposits.sum': 'To take for damage',
  'deposits.reason': 'What was damaged',
  'deposits.reasonHint': 'The guest reads this. The rest of the deposit is let go.',
  'deposits.take': 'Take this much',
  'deposits.undamaged': 'Nothing was damaged.',
  'deposits.release': 'Let all of it go',
  // The form that sets it for a home.
  'deposits.way': 'Damage deposit',
  'deposits.none': 'None',
  'deposits.noneHint': 'Nothing is reserved or asked for.',
  'deposits.hold': 'Reserved on the guest’s card',
  'deposits.holdHint':
    'Nothing is charged. Whoever pays without a card is asked for one, or for money where the site takes none.',
  'deposits.charge': 'Asked for as money',
  'deposits.chargeHint': 'By transfer or at the home, and given back after the visit.',
  'deposits.kind': 'How much',
  'deposits.asSum': 'A sum',
  'deposits.asShare': 'A share of the price of the nights',
  'deposits.amount': 'Sum in {currency}, or percent',
  'deposits.placed': 'Days before check-in',
  'deposits.placedHint':
    'From then on it is reserved or asked for: at most {hold, plural, one {# day} other {# days}} on a card, as banks keep it no longer, and {charge} as money.',
  'deposits.released': 'Days after check-out',
  'deposits.releasedHint': 'Then it is let go at noon, unless you have taken of it: at most {most}.',
  'deposits.counts':
    'It counts for prices shown from now on. Bookings, and prices that somebody is looking at, keep the deposit they were made with.',
  'deposits.save': 'Save',
} as const
