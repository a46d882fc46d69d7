// The money of a booking: what is paid and due, the ways to pay, its saved card and damage deposit, disputes, and their mails.

export const bookingPaymentsEnglish = {
  // What is paid, and what is due.
  'booking-payments.paying': 'Payment',
  'booking-payments.parts': 'What you have paid and what is due',
  'booking-payments.transfer': 'Your bank transfer',
  // A transfer of which a part has arrived, and the code that a bank's app scans to fill one in.
  'booking-payments.transferPart': '{arrived} of {sum} has arrived; {missing} is missing.',
  'booking-payments.scanCode': 'Or scan this code with your banking app.',
  'booking-payments.codeInWords': 'QR code of a bank transfer of {sum} with the reference {reference}',
  'booking-payments.openAtHome': '{sum} to pay at the home.',
  'booking-payments.open': '{sum} left to pay.',
  'booking-payments.standsWhenPaid': 'Your booking is confirmed once the first payment arrives.',
  'booking-payments.nothingOpen': 'Paid in full.',
  'booking-payments.nothingMore': 'Nothing is left to pay.',
  'booking-payments.pay': 'Pay {sum}',
  // Each payment and what became of it; `way` says how, a card with its last digits where they are known.
  'booking-payments.didPay':
    '{way, select, knownCard {Paid by card ending in {card}} card {Paid by card} transfer {Paid by bank transfer} other {Paid at the home}}',
  'booking-payments.waitsForPayment':
    '{way, select, knownCard {Waiting for a payment by card ending in {card}} card {Waiting for a card payment} transfer {Waiting for your bank transfer} other {To be paid at the home}}',
  'booking-payments.waitsForStep':
    '{way, select, knownCard {Card ending in {card}: waiting for confirmation from your bank} card {Card: waiting for confirmation from your bank} transfer {Bank transfer: waiting for confirmation} other {At the home: waiting for confirmation}}',
  'booking-payments.reserved':
    '{way, select, knownCard {Authorised on card ending in {card}} card {Authorised on your card} transfer {Reserved by bank transfer} other {Reserved at the home}}',
  'booking-payments.didFail':
    '{way, select, knownCard {Payment by card ending in {card} failed} card {Card payment failed} transfer {Bank transfer failed} other {Payment at the home failed}}',
  'booking-payments.letGo':
    '{way, select, knownCard {Authorisation released on card ending in {card}} card {Card authorisation released} transfer {Bank transfer no longer expected} other {Payment at the home no longer expected}}',
  'booking-payments.ranOut':
    '{way, select, knownCard {Authorisation expired on card ending in {card}} card {Card authorisation expired} transfer {Bank transfer expired} other {Payment at the home expired}}',
  'booking-payments.givenBack': 'Refunded',
  'booking-payments.onItsWay': 'Refund on its way to you',
  // The fields that pay.
  'booking-payments.removeCard': 'Remove card',
  'booking-payments.anotherWay': 'Pay another way',
  'booking-payments.underWay': 'A payment is in progress: see its status',
  'booking-payments.payments': 'Payments',
  'booking-payments.payNow': 'Pay now instead',
  'booking-payments.howToPay': 'How would you like to pay?',
  'booking-payments.onlyCard': 'You pay by card',
  'booking-payments.onlyTestCard': 'You pay by test card',
  'booking-payments.onlyTransfer': 'You pay by bank transfer',
  'booking-payments.onlyAtHome': 'You pay at the home',
  'booking-payments.cardAtProvider':
    'On the next page you enter your card, or choose another method, with our payment provider. We never see your card number.',
  'booking-payments.cardAtTestBank':
    'The next page is a made-up bank with test cards: no real card is accepted and no money moves.',
  'booking-payments.payByElement': 'Pay',
  'booking-payments.elementNeedsScript':
    'Paying here needs JavaScript. Please switch it on, or stop this payment and pay again: without JavaScript, you pay on a page of the payment provider.',
  // What the payment provider’s page says is paid for.
  'booking-payments.pageForPrice': 'Booking {reference}',
  'booking-payments.pageForDeposit': 'Damage deposit for booking {reference}',
  'booking-payments.byCard': 'Card',
  'booking-payments.byTestCard': 'Test card',
  'booking-payments.byTransfer': 'Bank transfer',
  'booking-payments.atHome': 'Pay at the home',
  'booking-payments.reservedNow': 'Your card is authorised now and only charged if the host accepts.',
  'booking-payments.notNow': 'You won’t be charged now.',
  'booking-payments.keptForTransfer':
    'We’ll hold the nights for {days, plural, one {a day} other {# days}} while we wait for your transfer.',
  'booking-payments.timeForTransfer':
    'If the host accepts, you have {days, plural, one {a day} other {# days}} to transfer the first payment.',
  'booking-payments.depositOnCard':
    'The damage deposit of {sum} is also held on this card, {days, plural, =0 {on the day you arrive} =1 {the day before you arrive} other {# days before you arrive}}. It is not charged.',
  'booking-payments.unreachable':
    'We can’t reach the bank right now. Nothing was charged. Please try again in a moment.',
  // What is charged later, and when: a list of the parts.
  'booking-payments.laterPart': '{sum} on {day}',
  'booking-payments.chargeRest': 'Charge the rest to this card too: {later}.',
  'booking-payments.chargeRestHint':
    'This is optional: otherwise you pay the rest yourself and we send you a reminder. Your card is stored by the payment provider, not by us. We email you the amount before each charge, including when you change your booking. You can remove the card on your booking page at any time.',
  // The saved card; `card` is its last four digits, or none.
  'booking-payments.cardKept':
    'The payment provider stores {card, select, none {your card} other {your card ending in {card}}}, as you agreed when you booked. You can remove it.',
  'booking-payments.cardPays':
    'We will charge {sum} to {card, select, none {your card} other {your card ending in {card}}} on {day}, as you agreed when you booked. You don’t need to do anything. You can also pay now or remove the card.',
  'booking-payments.cardForDeposit':
    'The damage deposit is held on the same card. If you remove it, we’ll ask you for the deposit separately.',
  'booking-payments.cardAgreed':
    'You agreed to have later payments charged to {card, select, none {your card} other {your card ending in {card}}}.',
  'booking-payments.cardRemoved': 'You removed your card. Nothing more will be charged to it.',
  'booking-payments.cardNotKept': 'Your card is no longer stored. Nothing more will be charged to it.',
  'booking-payments.cardCharged':
    'We charged {sum} to {card, select, none {your card} other {your card ending in {card}}}.',
  'booking-payments.cardNotCharged':
    'We couldn’t charge {sum} to {card, select, none {your card} other {your card ending in {card}}}.',
  // The mails about it, with why a charge failed.
  'booking-payments.chargeComesSubject': 'Upcoming charge of {sum}: booking {reference}',
  'booking-payments.chargeComes':
    'As you agreed when you booked, we will charge {sum} for {stayName} to {card, select, none {your card} other {your card ending in {card}}} on {day}. You don’t need to do anything.',
  'booking-payments.untilCharge': 'Until then you can pay another way or remove the card on your booking page.',
  'booking-payments.chargeFailedSubject': 'Payment of {sum} failed: booking {reference}',
  'booking-payments.chargeFailed':
    'We tried to charge {sum} for {stayName} to {card, select, none {your card} other {your card ending in {card}}}.',
  'booking-payments.chargeOver':
    'We won’t try again. Please pay on your booking page by {until} (local time at the home).',
  'booking-payments.chargePayerNeeded': 'Your bank wants you to confirm the payment yourself, so nothing was charged.',
  'booking-payments.chargeNoFunds': 'The card did not have enough funds, so nothing was charged.',
  'booking-payments.chargeCardUnknown': 'The card is no longer valid, so nothing was charged.',
  'booking-payments.chargeDeclined': 'Your bank declined it, so nothing was charged.',
  // The damage deposit in the timeline; `card` is the last four digits, or none.
  'booking-payments.depositArrived': 'We’ve received your damage deposit of {sum}.',
  'booking-payments.depositReserved':
    'Your damage deposit of {sum} was held on {card, select, none {your card} other {your card ending in {card}}}. Nothing was charged.',
  'booking-payments.depositRanOut': 'The hold for your damage deposit of {sum} expired.',
  'booking-payments.depositLetGo': 'Your damage deposit of {sum} was released in full.',
  'booking-payments.depositGoesBack': 'Your damage deposit of {sum} is being refunded in full.',
  'booking-payments.depositAllTaken': 'Your full damage deposit of {sum} was kept. Reason: {reason}',
  'booking-payments.depositTaken':
    '{taken} of your damage deposit of {sum} was kept; the remaining {left} was released. Reason: {reason}',
  'booking-payments.depositTakenOfMoney':
    '{taken} of your damage deposit of {sum} was kept; the remaining {left} is being refunded. Reason: {reason}',
  // The mails about it.
  'booking-payments.depositWantedSubject': 'Your damage deposit: booking {reference}',
  'booking-payments.depositWantedCard':
    'Please add a card for your damage deposit of {sum} on your booking page. It is held, not charged, and released on {until} unless something is damaged.',
  'booking-payments.depositWantedMoney':
    'Please pay your damage deposit of {sum} by bank transfer or when you arrive. You’ll get it back on {until} unless something is damaged.',
  'booking-payments.depositAbout': 'It is for {stayName} and not part of the price.',
  'booking-payments.depositHeldSubject': 'Your damage deposit is on hold: booking {reference}',
  'booking-payments.depositHeld':
    'The damage deposit of {sum} for {stayName} is on hold on {card, select, none {your card} other {your card ending in {card}}}. Nothing was charged, and it is not part of the price.',
  'booking-payments.depositHeldUntil': 'It is released on {until} unless something is damaged.',
  'booking-payments.depositReceivedSubject': 'We’ve received your damage deposit: booking {reference}',
  'booking-payments.depositReceived':
    'Thank you. We’ve received the damage deposit of {sum} for {stayName}. It is not part of the price.',
  'booking-payments.depositReceivedUntil': 'You’ll get it back on {until} unless something is damaged.',
  'booking-payments.depositTakenSubject': '{taken} of your damage deposit was kept: booking {reference}',
  'booking-payments.depositTakenWhy': '{taken} of your damage deposit of {sum} for {stayName} was kept. The reason:',
  'booking-payments.depositRestLetGo': 'The rest of the hold on your card was released.',
  'booking-payments.depositRestBack': 'We are refunding the remaining {back}.',
  'booking-payments.depositDisagree': 'If you disagree, please reply to this email.',
  'booking-payments.depositReleasedSubject': 'Your damage deposit was released: booking {reference}',
  'booking-payments.depositReleased': 'Good news: nothing was kept from your damage deposit of {sum} for {stayName}.',
  'booking-payments.depositOffCard': 'The hold on your card is gone. Some banks take a few days to show it.',
  'booking-payments.depositBack': 'We are refunding {back} to your original payment method.',
  // Disputed payments.
  'booking-payments.dispute': 'Dispute for {reference}',
  'booking-payments.evidence': 'Evidence <about>for {reference}</about>',
  'booking-payments.sentToBank': 'What the bank receives (it only reads your first answer)',
  'booking-payments.mostEvidence': 'Up to {most} characters.',
  'booking-payments.contest': 'Send to the bank',
  'booking-payments.giveIn': 'Accept the dispute',
  'booking-payments.disputed': '{sum} is disputed.',
  // The reason in the words of the bank.
  'booking-payments.disputedFor': '{sum} is disputed: {reason}.',
  'booking-payments.answerUntil': 'Answer by {until} (local time at the home). If you don’t, you lose the dispute.',
  'booking-payments.answerAwaited': 'Waiting for your answer.',
  'booking-payments.bankDecides': 'You have answered. The bank is deciding.',
  'booking-payments.disputeWon': 'Won on {at} (local time at the home): the money is yours again.',
  'booking-payments.disputeGivenIn': 'Accepted on {at} (local time at the home): the guest keeps the money.',
  'booking-payments.disputeLost': 'Lost on {at} (local time at the home): the guest keeps the money.',
  'booking-payments.bankAsked': 'Your bank was asked to return {sum}.',
  'booking-payments.bankLetStand': 'The bank decided that the payment stands.',
  'booking-payments.bankGaveBack': 'The bank decided that you keep the money.',
  // The mails about them.
  'booking-payments.disputeOpenedSubject': 'A payment is disputed: {reference}',
  'booking-payments.disputeWonSubject': 'You won a dispute: {reference}',
  'booking-payments.disputeLostSubject': 'You lost a dispute: {reference}',
  'booking-payments.disputeOpened':
    '{name} has asked their bank to return {sum}. The bank holds the money until it decides.',
  'booking-payments.pleaseAnswerSoon':
    'Please answer soon: if you don’t, you lose the dispute. We have put the evidence together for you in the admin pages.',
  'booking-payments.pleaseAnswerBy':
    'Please answer by {until} (local time at the home): if you don’t, you lose the dispute. We have put the evidence together for you in the admin pages.',
  'booking-payments.yoursAgain': '{sum} is yours again. The bank’s fee is not refunded.',
  'booking-payments.cancelledMeanwhile':
    'If the booking has been cancelled in the meantime, please check whether you owe a refund.',
  'booking-payments.staysWithGuest':
    'The guest keeps {sum} and the booking stays as it was. Please decide whether they are still welcome.',
  // The evidence, which the bank reads too. The marks stand where whoever writes may not know the guest.
  'booking-payments.contactMark': '[the guest’s name and contact details]',
  'booking-payments.networkMark': '[the guest’s IP address]',
  'booking-payments.agreedTitle': 'What was agreed',
  'booking-payments.agreedBooking':
    'Booking {reference}: {stayName}, {city}, {from} to {to}, {nights, plural, one {# night} other {# nights}} for {party}.',
  'booking-payments.agreedBy': 'Booked by {contact}.',
  // The lines of the price, such as: 7 nights × €100 €700; Cleaning €60.
  'booking-payments.agreedPrice': 'The price was {total}: {lines}.',
  'booking-payments.termsTitle': 'Terms',
  'booking-payments.termsAccepted': 'Accepted on {at}.',
  'booking-payments.termsAcceptedFrom': 'Accepted on {at} from IP address {from}.',
  'booking-payments.termsHash': 'SHA-256 of the text: {hash}.',
  'booking-payments.noTerms': 'No terms were accepted.',
  'booking-payments.promiseTitle': 'Cancellation policy as shown',
  'booking-payments.moneyTitle': 'Payments',
  'booking-payments.moneyPaid': '{card, select, none {{sum} paid.} other {{sum} paid by card ending in {card}.}}',
  'booking-payments.moneyPaidOn':
    '{card, select, none {{sum} paid on {at}.} other {{sum} paid on {at} by card ending in {card}.}}',
  'booking-payments.moneyGivenBack': '{sum} refunded on {at}.',
  'booking-payments.happenedTitle': 'History',
  // The nightly comparison with the lists of the providers; `kind` is a payment or a refund.
  'booking-payments.booksDifferSubject':
    '{kind, select, payment {Records differ: payment {ref}} other {Records differ: refund {ref}}}',
  'booking-payments.booksDiffer':
    '{kind, select, payment {The nightly check against “{provider}” found a payment that does not match: {ref}.} other {The nightly check against “{provider}” found a refund that does not match: {ref}.}}',
  'booking-payments.unknownHere': 'The provider lists it, but we have no record of it.',
  'booking-payments.unknownThere': 'We have a record of it, but the provider does not.',
  'booking-payments.sumDiffers': 'The provider lists a different amount from ours.',
  'booking-payments.ledgerDiffers': 'The provider and the payment match, but the ledger has a different amount.',
  'booking-payments.ofBooking': 'Booking: {reference}.',
  // Each a sum of money, or that nothing is known of it.
  'booking-payments.threeSums': 'Provider: {there}. Here: {here}. Ledger: {ledger}.',
  'booking-payments.nothingKnown': 'no record',
  'booking-payments.lookAtList': 'Nothing was changed. Please check your provider’s records.',
  'booking-payments.payoutSubject': 'Payout {ref} needs your attention',
  'booking-payments.payoutFailed': 'The payout {ref} of {payout} from {provider} did not reach your bank account.',
  'booking-payments.payoutDiffers':
    'The payout {ref} from {provider} is {payout}, but its payments, refunds and fees add up to {moves}.',
} as const
