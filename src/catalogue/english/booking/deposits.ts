// The damage deposit: on the page of a booking, in the admin pages, and the form that sets it for a home.

export const depositsEnglish = {
  // To its guest; `card` is the last four digits of a card, or none.
  'deposits.title': 'Damage deposit',
  'deposits.reserve': 'Add a card for {sum}',
  'deposits.apart': 'It is not part of the price.',
  'deposits.plannedMoney': 'A damage deposit of {sum} is due on {from}. You’ll get it back on {until}.',
  'deposits.plannedKeptCard':
    'On {from}, we’ll hold a damage deposit of {sum} on the card you pay with. Nothing is charged, and the hold is released on {until}.',
  'deposits.plannedCard':
    'On {from}, we’ll ask you for a card and hold a damage deposit of {sum} on it. Nothing is charged, and the hold is released on {until}.',
  'deposits.pleaseReserve':
    'Please add a card for your damage deposit of {sum}. Nothing is charged: it is released on {until} unless something was damaged.',
  'deposits.pleaseHave':
    'Please pay your damage deposit of {sum} by bank transfer or when you arrive. You get it back on {until} unless something was damaged.',
  'deposits.isUnderWay': 'Your damage deposit of {sum} is being processed.',
  'deposits.isHeld':
    '{sum} is on hold on {card, select, none {your card} other {your card ending in {card}}}. Nothing was charged. It is released on {until} unless something was damaged.',
  'deposits.hasArrived':
    'We received your damage deposit of {sum}. You get it back on {until} unless something was damaged.',
  'deposits.isBeingTaken': '{taken} of your damage deposit of {sum} is being kept. Reason: {reason}',
  'deposits.isBeingLetGo': 'Your damage deposit of {sum} is being released.',
  'deposits.wasTaken': '{taken} of your damage deposit of {sum} was kept on {day}. Reason: {reason}',
  'deposits.restGoesBack': 'The remaining {left} is being refunded.',
  'deposits.restIsLetGo': 'The remaining {left} is being released.',
  'deposits.goesBack': 'Your damage deposit of {sum} is being refunded in full.',
  'deposits.isLetGo': 'Your damage deposit of {sum} has been released in full.',
  'deposits.underWay': 'See its status',
  // Of one booking in the admin pages.
  'deposits.adminPlanned': 'Damage deposit: {sum}, not due yet.',
  'deposits.adminWanted': 'Damage deposit: {sum} missing. The guest has been asked.',
  'deposits.adminUnderWay': 'Damage deposit: {sum} in progress.',
  'deposits.adminHeld': 'Damage deposit: {sum} held on a card until {until}.',
  'deposits.adminReceived': 'Damage deposit: {sum} received, to be refunded on {until}.',
  'deposits.adminEnding': 'Damage deposit: {sum} settled, waiting for the bank.',
  'deposits.adminTaken': 'Damage deposit: {taken} of {sum} kept.',
  'deposits.adminNothingTaken': 'Damage deposit: nothing of {sum} could be kept.',
  'deposits.adminReleased': 'Damage deposit: {sum} released.',
  'deposits.received': 'Mark {sum} as received <hidden>for {reference}</hidden>',
  'deposits.decide': 'Settle the damage deposit <hidden>for {reference}</hidden>',
  'deposits.sum': 'Amount to keep for damage',
  'deposits.reason': 'What was damaged',
  'deposits.reasonHint': 'Your guest will see this. The rest of the deposit is released.',
  'deposits.take': 'Keep this amount',
  'deposits.undamaged': 'Nothing was damaged.',
  'deposits.release': 'Release the full deposit',
  // Why a command about one was refused.
  'deposits.notWanted': 'No damage deposit is due right now.',
  'deposits.wayUnknown': 'Damage deposits can’t be held on a card here.',
  'deposits.notAllowed': 'Only managers, accountants and owners can settle damage deposits.',
  'deposits.moreThanHeld': 'You can’t keep more than the damage deposit.',
  'deposits.reasonMissing': 'Please enter what was damaged. The guest will see it.',
  'deposits.notHeld': 'This damage deposit is no longer held, or it has already been settled.',
  'deposits.ranOut': 'The bank no longer holds the damage deposit, so nothing could be kept.',
  // What a home asks for: `amount` is money, or a number of percent.
  'deposits.noRule': 'No damage deposit.',
  'deposits.ruleHold':
    '{kind, select, flat {{amount}} other {{amount}% of the nightly price}}, held on the guest’s card {placed, plural, =0 {on the day of check-in} one {from # day before check-in} other {from # days before check-in}}, released {released, plural, =0 {on the day of check-out} one {# day after check-out} other {# days after check-out}}.',
  'deposits.ruleCharge':
    '{kind, select, flat {{amount}} other {{amount}% of the nightly price}}, collected {placed, plural, =0 {on the day of check-in} one {from # day before check-in} other {from # days before check-in}}, refunded {released, plural, =0 {on the day of check-out} one {# day after check-out} other {# days after check-out}}.',
  // The form that sets it for a home, and what is wrong with what was typed.
  'deposits.way': 'Damage deposit',
  'deposits.none': 'None',
  'deposits.noneHint': 'No deposit is held or requested.',
  'deposits.hold': 'Hold on the guest’s card',
  'deposits.holdHint':
    'Nothing is charged. Guests who pay without a card are asked for one, or for a cash deposit if you don’t take cards.',
  'deposits.charge': 'Collect as a payment',
  'deposits.chargeHint': 'By bank transfer or at the home, and refunded after the stay.',
  'deposits.kind': 'Amount',
  'deposits.asSum': 'Fixed amount',
  'deposits.asShare': 'Percentage of the nightly price',
  'deposits.amount': 'Amount in {currency}, or percent',
  'deposits.placed': 'Days before check-in',
  'deposits.placedHint':
    'The deposit is held or requested from this day: at most {hold, plural, one {# day} other {# days}} ahead for a card, because banks don’t hold it for longer, and at most {charge} for a payment.',
  'deposits.released': 'Days after check-out',
  'deposits.releasedHint': 'At most {most}. The deposit is released at noon on that day unless you keep some of it.',
  'deposits.counts':
    'Applies to prices shown from now on. Existing bookings, and prices guests are looking at right now, keep the deposit they were shown.',
  'deposits.save': 'Save',
  'deposits.choose': 'Please choose one.',
  'deposits.flat': 'Please enter an amount above zero, such as 250 or 250.50.',
  'deposits.percent_of_lodging': 'Please enter a percentage above 0 and up to 100, such as 20 or 12.5.',
  'deposits.days': 'Please enter a whole number of days from 0 to {most}.',
  'deposits.ruleNotAllowed': 'Only managers and owners can set a home’s damage deposit.',
  'deposits.homeUnknown': 'We can’t find this home, or it is not on sale.',
  'deposits.ruleNeedsCard':
    'Guests of this home can’t pay by card, so nothing can be reserved on one. Charge the deposit instead, or offer cards for this home first.',
  'deposits.ruleOutOfDate':
    'Someone has changed this damage deposit since you opened the page. The current one is shown above; what you chose is still in the form.',
} as const
