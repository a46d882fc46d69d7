// The damage deposit: on the page of a booking, in the admin pages, and the form that sets it for a home.

export const depositsEnglish = {
  // To its guest; `card` is the last four digits of a card, or none.
  'deposits.title': 'Damage deposit',
  'deposits.reserve': 'Reserve {sum}',
  'deposits.apart': 'It is no part of the price.',
  'deposits.plannedMoney': 'A damage deposit of {sum} is asked for on {from}, and goes back to you on {until}.',
  'deposits.plannedKeptCard':
    'A damage deposit of {sum} is reserved, not charged, on {from}, on the card you pay with. It is let go on {until}.',
  'deposits.plannedCard':
    'A damage deposit of {sum} is reserved, not charged, on {from}, on a card; we ask you for it then. It is let go on {until}.',
  'deposits.pleaseReserve':
    'Please reserve the damage deposit of {sum} with a card. Nothing is charged; it is let go on {until}, unless something was damaged.',
  'deposits.pleaseHave':
    'Please have the damage deposit of {sum} ready when you arrive, or transfer it before. It goes back to you on {until}, unless something was damaged.',
  'deposits.isUnderWay': 'The damage deposit of {sum} is under way.',
  'deposits.isHeld':
    '{sum} is reserved on {card, select, none {your card} other {your card ending in {card}}}, and nothing was charged. It is let go on {until}, unless something was damaged.',
  'deposits.hasArrived':
    'Your damage deposit of {sum} has arrived. It goes back to you on {until}, unless something was damaged.',
  'deposits.isBeingTaken': '{taken} of your damage deposit of {sum} is being taken. The reason: {reason}',
  'deposits.isBeingLetGo': 'Your damage deposit of {sum} is being let go.',
  'deposits.wasTaken': '{taken} of your damage deposit of {sum} was taken on {day}. The reason: {reason}',
  'deposits.restGoesBack': 'The other {left} goes back to you.',
  'deposits.restIsLetGo': 'The other {left} is let go.',
  'deposits.goesBack': 'Your damage deposit of {sum} goes back to you. Nothing was taken of it.',
  'deposits.isLetGo': 'Your damage deposit of {sum} is let go. Nothing was taken of it.',
  'deposits.underWay': 'See how it goes',
  // Of one booking in the admin pages.
  'deposits.adminPlanned': 'Damage deposit: {sum}, not asked for yet.',
  'deposits.adminWanted': 'Damage deposit: {sum} is missing. The guest was asked for it.',
  'deposits.adminUnderWay': 'Damage deposit: {sum} is under way.',
  'deposits.adminHeld': 'Damage deposit: {sum} is reserved on a card, and let go on {until}.',
  'deposits.adminReceived': 'Damage deposit: {sum} was received, and goes back on {until}.',
  'deposits.adminEnding': 'Damage deposit: {sum} was decided on; the bank has not answered yet.',
  'deposits.adminTaken': 'Damage deposit: {taken} of {sum} was taken.',
  'deposits.adminNothingTaken': 'Damage deposit: nothing of {sum} could be taken.',
  'deposits.adminReleased': 'Damage deposit: {sum} was let go.',
  'deposits.received': 'Note {sum} as received <hidden>for {reference}</hidden>',
  'deposits.decide': 'Decide on the damage deposit <hidden>of {reference}</hidden>',
  'deposits.sum': 'To take for damage',
  'deposits.reason': 'What was damaged',
  'deposits.reasonHint': 'The guest reads this. The rest of the deposit is let go.',
  'deposits.take': 'Take this much',
  'deposits.undamaged': 'Nothing was damaged.',
  'deposits.release': 'Let all of it go',
  // Why a command about one was refused.
  'deposits.notWanted': 'No damage deposit is asked for at the moment.',
  'deposits.wayUnknown': 'The damage deposit cannot be reserved on a card here.',
  'deposits.notAllowed': 'Damage deposits are decided on by managers, accountants and owners.',
  'deposits.moreThanHeld': 'So much cannot be taken: it is more than the damage deposit.',
  'deposits.reasonMissing': 'Please write what was damaged: the guest is told.',
  'deposits.notHeld': 'This damage deposit is not held any more, or somebody has decided on it.',
  'deposits.ranOut': 'The bank does not reserve the damage deposit any more, so nothing could be taken.',
  // What a home asks for: `amount` is money, or a number of percent.
  'deposits.noRule': 'No damage deposit.',
  'deposits.ruleHold':
    '{kind, select, flat {{amount}} other {{amount} % of the price of the nights}}, reserved on the guest’s card {placed, plural, =0 {on the day of check-in} one {from # day before check-in} other {from # days before check-in}}, let go {released, plural, =0 {on the day of check-out} one {# day after check-out} other {# days after check-out}}.',
  'deposits.ruleCharge':
    '{kind, select, flat {{amount}} other {{amount} % of the price of the nights}}, asked for as money {placed, plural, =0 {on the day of check-in} one {from # day before check-in} other {from # days before check-in}}, given back {released, plural, =0 {on the day of check-out} one {# day after check-out} other {# days after check-out}}.',
  // The form that sets it for a home, and what is wrong with what was typed.
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
  'deposits.choose': 'Please choose one of these.',
  'deposits.flat': 'Please write the sum as a number above zero, such as 250 or 250.50.',
  'deposits.percent_of_lodging': 'Please write a share above 0 and up to 100 percent, such as 20 or 12.5.',
  'deposits.days': 'Please write a whole number of days from 0 to {most}.',
  'deposits.ruleNotAllowed': 'The damage deposit of a home is set by managers and owners.',
  'deposits.homeUnknown': 'There is no such home, or it is not sold.',
  'deposits.ruleOutOfDate':
    'Somebody has changed this damage deposit since you opened the page. Above is how it stands now; what you chose is still in the form.',
} as const
