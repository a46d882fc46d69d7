// The money of a booking: what is paid and due, the ways to pay, its saved card and damage deposit, disputes, and their mails.

export const bookingPaymentsEnglish = {
  // What is paid, and what is due.
  'booking-payments.paying': 'Paying',
  'booking-payments.parts': 'What is paid, and what is due when',
  'booking-payments.transfer': 'Your transfer',
  'booking-payments.openAtHome': '{sum} is paid at the home.',
  'booking-payments.open': '{sum} is open.',
  'booking-payments.standsWhenPaid': 'The booking stands when the first payment has arrived.',
  'booking-payments.nothingOpen': 'Nothing is open.',
  'booking-payments.pay': 'Pay {sum}',
  // Each payment and what became of it; `way` says how, a card with its last digits where they are known.
  'booking-payments.didPay':
    '{way, select, knownCard {Paid by card, card ending in {card}} card {Paid by card} transfer {Paid by transfer} other {Paid at the home}}',
  'booking-payments.waitsForPayment':
    '{way, select, knownCard {Waiting for a payment by card, card ending in {card}} card {Waiting for a payment by card} transfer {Waiting for a payment by transfer} other {Waiting for a payment at the home}}',
  'booking-payments.waitsForStep':
    '{way, select, knownCard {Waiting for the second step of a payment by card, card ending in {card}} card {Waiting for the second step of a payment by card} transfer {Waiting for the second step of a payment by transfer} other {Waiting for the second step of a payment at the home}}',
  'booking-payments.reserved':
    '{way, select, knownCard {Reserved by card, card ending in {card}} card {Reserved by card} transfer {Reserved by transfer} other {Reserved at the home}}',
  'booking-payments.didFail':
    '{way, select, knownCard {A payment did not go through by card, card ending in {card}} card {A payment did not go through by card} transfer {A payment did not go through by transfer} other {A payment did not go through at the home}}',
  'booking-payments.letGo':
    '{way, select, knownCard {A payment was let go by card, card ending in {card}} card {A payment was let go by card} transfer {A payment was let go by transfer} other {A payment was let go at the home}}',
  'booking-payments.ranOut':
    '{way, select, knownCard {A reservation ran out by card, card ending in {card}} card {A reservation ran out by card} transfer {A reservation ran out by transfer} other {A reservation ran out at the home}}',
  'booking-payments.givenBack': 'Given back',
  'booking-payments.onItsWay': 'On its way back to you',
  // The fields that pay.
  'booking-payments.removeCard': 'Remove the card',
  'booking-payments.anotherWay': 'Pay in another way',
  'booking-payments.underWay': 'A payment is under way: see how it goes',
  'booking-payments.payments': 'Payments',
  'booking-payments.payNow': 'Pay now instead',
  'booking-payments.howToPay': 'How would you like to pay?',
  'booking-payments.onlyCard': 'You pay by test card',
  'booking-payments.onlyTransfer': 'You pay by bank transfer',
  'booking-payments.onlyAtHome': 'You pay at the home',
  'booking-payments.cardNumber': 'Card number',
  'booking-payments.testCardOnly': 'A test card only: no real card is taken here, and no money moves.',
  'booking-payments.expiry': 'Month and year',
  'booking-payments.securityCode': 'Security code',
  'booking-payments.whichNumbers': 'Which numbers can I use?',
  'booking-payments.anyMonth': 'Any month ahead, any three digits.',
  'booking-payments.byCard': 'By test card',
  'booking-payments.byTransfer': 'By bank transfer',
  'booking-payments.atHome': 'At the home',
  'booking-payments.reservedNow': 'It is reserved now, and only taken if the answer is yes.',
  'booking-payments.notNow': 'Nothing is charged now.',
  'booking-payments.keptForTransfer':
    'The nights are kept for {days, plural, one {a day} other {# days}} until your transfer arrives.',
  'booking-payments.timeForTransfer':
    'If the answer is yes, you have {days, plural, one {a day} other {# days}} for the transfer of what is due first.',
  'booking-payments.depositOnCard':
    'The damage deposit of {sum} is reserved on this card too, {days, plural, =0 {on the day you arrive} =1 {on the day before you arrive} other {# days before you arrive}}. It is not charged.',
  'booking-payments.unreachable':
    'The bank cannot be reached right now. Nothing was charged; please try again in a moment.',
  // What is charged later, and when: a list of the parts.
  'booking-payments.laterPart': '{sum} on {day}',
  'booking-payments.chargeRest': 'I agree that the rest is charged to this card too: {later}.',
  'booking-payments.chargeRestHint':
    'It is up to you: otherwise you pay the rest yourself, and we remind you. The provider of the payment keeps the card, not this site. Before each charge we write to you what it will be, also when you have changed your booking and the sum with it. You can remove the card on the page of your booking.',
  // The saved card; `card` is its last four digits, or none.
  'booking-payments.cardKept':
    'The provider of your payment keeps {card, select, none {your card} other {your card ending in {card}}}, as you agreed when you booked. You can remove it.',
  'booking-payments.cardPays':
    '{sum} will be charged to {card, select, none {your card} other {your card ending in {card}}} on {day}, as you agreed when you booked. You need not do anything; you can also pay it now, or remove the card.',
  'booking-payments.cardForDeposit':
    'Without it we ask you for the damage deposit, which is reserved on the same card.',
  'booking-payments.cardAgreed':
    'You agreed that {card, select, none {your card} other {your card ending in {card}}} pays the later parts too.',
  'booking-payments.cardRemoved': 'You removed your card. Nothing more is charged to it.',
  'booking-payments.cardNotKept': 'Your card is not kept any more: nothing more is charged to it.',
  'booking-payments.cardCharged':
    '{sum} was charged to {card, select, none {your card} other {your card ending in {card}}}.',
  'booking-payments.cardNotCharged':
    '{sum} could not be charged to {card, select, none {your card} other {your card ending in {card}}}.',
  // The mails about it, with why a charge failed.
  'booking-payments.chargeComesSubject': '{sum} will be charged to your card: booking {reference}',
  'booking-payments.chargeComes':
    'as you agreed when you booked, we charge {sum} for {stayName} to {card, select, none {your card} other {your card ending in {card}}} on {day}. You need not do anything.',
  'booking-payments.untilCharge':
    'Until then you can pay it in another way, or remove the card, on the page of your booking.',
  'booking-payments.chargeFailedSubject': '{sum} could not be charged: booking {reference}',
  'booking-payments.chargeFailed':
    'we tried to charge {sum} for {stayName} to {card, select, none {your card} other {your card ending in {card}}}.',
  'booking-payments.chargeOver':
    'We do not try this again. Please pay it on the page of your booking by {until} (the home’s time).',
  'booking-payments.chargePayerNeeded': 'Your bank wants to hear this from yourself, so nothing was charged.',
  'booking-payments.chargeNoFunds': 'There was not enough money on it, so nothing was charged.',
  'booking-payments.chargeCardUnknown': 'The card is not known any more, so nothing was charged.',
  'booking-payments.chargeDeclined': 'Your bank declined it, so nothing was charged.',
  // The damage deposit in the timeline; `card` is the last four digits, or none.
  'booking-payments.depositArrived': 'Your damage deposit of {sum} arrived.',
  'booking-payments.depositReserved':
    'Your damage deposit of {sum} was reserved on {card, select, none {your card} other {your card ending in {card}}}. Nothing was charged.',
  'booking-payments.depositRanOut': 'The reservation of your damage deposit of {sum} ran out.',
  'booking-payments.depositLetGo': 'Your damage deposit of {sum} was let go. Nothing was taken of it.',
  'booking-payments.depositGoesBack':
    'Your damage deposit of {sum} was let go and goes back to you. Nothing was taken of it.',
  'booking-payments.depositAllTaken': 'All of your damage deposit of {sum} was taken. The reason: {reason}',
  'booking-payments.depositTaken':
    '{taken} of your damage deposit of {sum} was taken; the other {left} was let go. The reason: {reason}',
  'booking-payments.depositTakenOfMoney':
    '{taken} of your damage deposit of {sum} was taken; the other {left} goes back to you. The reason: {reason}',
  // The mails about it.
  'booking-payments.depositWantedSubject': 'Your damage deposit: booking {reference}',
  'booking-payments.depositWantedCard':
    'please reserve the damage deposit of {sum} with a card on the page of your booking. Nothing is charged: it is let go on {until}, unless something was damaged.',
  'booking-payments.depositWantedMoney':
    'please have the damage deposit of {sum} ready, by transfer or when you arrive. It goes back to you on {until}, unless something was damaged.',
  'booking-payments.depositAbout': 'It is for {stayName}, and no part of the price.',
  'booking-payments.depositHeldSubject': 'Your damage deposit is reserved: booking {reference}',
  'booking-payments.depositHeld':
    'the damage deposit of {sum} for {stayName} is reserved on {card, select, none {your card} other {your card ending in {card}}}. Nothing was charged, and it is no part of the price.',
  'booking-payments.depositHeldUntil': 'It is let go on {until}, unless something was damaged.',
  'booking-payments.depositReceivedSubject': 'Your damage deposit has arrived: booking {reference}',
  'booking-payments.depositReceived':
    'thank you: the damage deposit of {sum} for {stayName} has arrived. It is no part of the price.',
  'booking-payments.depositReceivedUntil': 'It goes back to you on {until}, unless something was damaged.',
  'booking-payments.depositTakenSubject': '{taken} of your damage deposit was taken: booking {reference}',
  'booking-payments.depositTakenWhy': '{taken} of your damage deposit of {sum} for {stayName} was taken. The reason:',
  'booking-payments.depositRestLetGo': 'Whatever else was reserved on your card is let go.',
  'booking-payments.depositRestBack': '{back} of it goes back to you.',
  'booking-payments.depositDisagree': 'If you see it differently, please answer this mail.',
  'booking-payments.depositReleasedSubject': 'Your damage deposit is let go: booking {reference}',
  'booking-payments.depositReleased': 'nothing was taken of your damage deposit of {sum} for {stayName}.',
  'booking-payments.depositOffCard': 'It is not reserved on your card any more; some banks take a few days to show it.',
  'booking-payments.depositBack': '{back} goes back to you the way it came.',
  // Disputed payments.
  'booking-payments.dispute': 'Dispute of {reference}',
  'booking-payments.evidence': 'The evidence <about>about {reference}</about>',
  'booking-payments.sentToBank': 'What the bank is sent; it reads only the first answer',
  'booking-payments.mostEvidence': 'At most {most} letters and signs, in any script.',
  'booking-payments.contest': 'Send this to the bank',
  'booking-payments.giveIn': 'Give in',
  'booking-payments.disputed': '{sum} is disputed.',
  // The reason in the words of the bank.
  'booking-payments.disputedFor': '{sum} is disputed: {reason}.',
  'booking-payments.answerUntil': 'It can be answered until {until} (the home’s time). Who does not answer loses.',
  'booking-payments.answerAwaited': 'It waits for your answer.',
  'booking-payments.bankDecides': 'You have answered; the bank decides.',
  'booking-payments.disputeWon': 'Decided for you on {at} (the home’s time): the money is yours again.',
  'booking-payments.disputeGivenIn': 'You gave in on {at} (the home’s time): the money stays with the guest.',
  'booking-payments.disputeLost': 'Lost on {at} (the home’s time): the money stays with the guest.',
  'booking-payments.bankAsked': 'Your bank was asked to take {sum} back.',
  'booking-payments.bankLetStand': 'The bank decided that the payment stands.',
  'booking-payments.bankGaveBack': 'The bank decided that the money stays with you.',
  // The mails about them.
  'booking-payments.disputeOpenedSubject': 'A payment is disputed: {reference}',
  'booking-payments.disputeWonSubject': 'A dispute was decided for you: {reference}',
  'booking-payments.disputeLostSubject': 'A dispute was lost: {reference}',
  'booking-payments.disputeOpened':
    '{name} has asked their bank to take {sum} back, and the bank holds it until it has decided.',
  'booking-payments.pleaseAnswerSoon':
    'Please answer soon: who does not answer loses. What was agreed is put together for you at the desk.',
  'booking-payments.pleaseAnswerBy':
    'Please answer by {until} (the home’s time): who does not answer loses. What was agreed is put together for you at the desk.',
  'booking-payments.yoursAgain': '{sum} is yours again; the bank’s fee is not.',
  'booking-payments.cancelledMeanwhile':
    'If the booking was cancelled meanwhile, please look whether something of it has to go back.',
  'booking-payments.staysWithGuest':
    '{sum} stays with the guest, and the booking is as it was: please decide whether they are still welcome.',
  // The evidence, which the bank reads too. The marks stand where whoever writes may not know the guest.
  'booking-payments.contactMark': '[the guest’s name and addresses]',
  'booking-payments.networkMark': '[the guest’s network address]',
  'booking-payments.agreedTitle': 'What was agreed',
  'booking-payments.agreedBooking':
    'Booking {reference}: {stayName}, {city}, {from} to {to}, {nights, plural, one {# night} other {# nights}} for {party}.',
  'booking-payments.agreedBy': 'Booked by {contact}.',
  // The lines of the price, such as: 7 nights × €100.00 €700.00; Cleaning €60.00.
  'booking-payments.agreedPrice': 'The price was {total}: {lines}.',
  'booking-payments.termsTitle': 'The terms',
  'booking-payments.termsAccepted': 'They were accepted on {at}.',
  'booking-payments.termsAcceptedFrom': 'They were accepted on {at} from the address {from}.',
  'booking-payments.termsHash': 'Their text has the SHA-256 {hash}.',
  'booking-payments.noTerms': 'No terms were accepted.',
  'booking-payments.promiseTitle': 'The promise about cancelling, as it was shown',
  'booking-payments.moneyTitle': 'The money',
  'booking-payments.moneyPaid':
    '{card, select, none {{sum} was paid.} other {{sum} was paid by the card ending in {card}.}}',
  'booking-payments.moneyPaidOn':
    '{card, select, none {{sum} was paid on {at}.} other {{sum} was paid on {at} by the card ending in {card}.}}',
  'booking-payments.moneyGivenBack': '{sum} was given back on {at}.',
  'booking-payments.happenedTitle': 'What happened',
  // The nightly comparison with the lists of the providers; `kind` is a payment or a refund.
  'booking-payments.booksDifferSubject':
    '{kind, select, payment {The books differ: payment {ref}} other {The books differ: refund {ref}}}',
  'booking-payments.booksDiffer':
    '{kind, select, payment {The nightly comparison with the provider “{provider}” found a payment that does not agree: {ref}.} other {The nightly comparison with the provider “{provider}” found a refund that does not agree: {ref}.}}',
  'booking-payments.unknownHere': 'The provider lists it, and we know nothing of it.',
  'booking-payments.unknownThere': 'We know of it, and the provider does not.',
  'booking-payments.sumDiffers': 'The provider speaks of another sum than we do.',
  'booking-payments.ledgerDiffers': 'The provider and the payment agree, and the ledger has another sum.',
  'booking-payments.ofBooking': 'It belongs to booking {reference}.',
  // Each a sum of money, or that nothing is known of it.
  'booking-payments.threeSums': 'At the provider: {there}. Here: {here}. In the ledger: {ledger}.',
  'booking-payments.nothingKnown': 'nothing known',
  'booking-payments.lookAtList': 'Nothing was changed. Please look at the provider’s own list.',
} as const
