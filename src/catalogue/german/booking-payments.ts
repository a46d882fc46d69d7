// German. The money of a booking: what is paid and due, the ways to pay, its saved card and damage deposit, disputes, and their mails.

import type { bookingPaymentsEnglish } from '../english/booking-payments.ts'
import type { Translated } from '../translated.ts'

export const bookingPaymentsGerman: Translated<typeof bookingPaymentsEnglish> = {
  // What is paid, and what is due.
  'booking-payments.paying': 'Bezahlung',
  'booking-payments.parts': 'Bezahlt und noch offen',
  'booking-payments.transfer': 'Ihre Überweisung',
  'booking-payments.openAtHome': '{sum} vor Ort zu zahlen.',
  'booking-payments.open': 'Noch {sum} zu zahlen.',
  'booking-payments.standsWhenPaid': 'Ihre Buchung ist bestätigt, sobald die erste Zahlung eingeht.',
  'booking-payments.nothingOpen': 'Vollständig bezahlt.',
  'booking-payments.pay': '{sum} bezahlen',
  // Each payment and what became of it; `way` says how, a card with its last digits where they are known.
  'booking-payments.didPay':
    '{way, select, knownCard {Mit Karte bezahlt, Endziffern {card}} card {Mit Karte bezahlt} transfer {Per Überweisung bezahlt} other {Vor Ort bezahlt}}',
  'booking-payments.waitsForPayment':
    '{way, select, knownCard {Kartenzahlung ausstehend, Endziffern {card}} card {Kartenzahlung ausstehend} transfer {Überweisung ausstehend} other {Vor Ort zu zahlen}}',
  'booking-payments.waitsForStep':
    '{way, select, knownCard {Karte mit Endziffern {card}: Bestätigung der Bank ausstehend} card {Karte: Bestätigung der Bank ausstehend} transfer {Überweisung: Bestätigung ausstehend} other {Vor Ort: Bestätigung ausstehend}}',
  'booking-payments.reserved':
    '{way, select, knownCard {Auf Karte mit Endziffern {card} reserviert} card {Auf Ihrer Karte reserviert} transfer {Per Überweisung reserviert} other {Vor Ort reserviert}}',
  'booking-payments.didFail':
    '{way, select, knownCard {Zahlung mit Karte fehlgeschlagen, Endziffern {card}} card {Kartenzahlung fehlgeschlagen} transfer {Überweisung fehlgeschlagen} other {Zahlung vor Ort fehlgeschlagen}}',
  'booking-payments.letGo':
    '{way, select, knownCard {Reservierung aufgehoben, Karte mit Endziffern {card}} card {Kartenreservierung aufgehoben} transfer {Überweisung nicht mehr erwartet} other {Zahlung vor Ort nicht mehr erwartet}}',
  'booking-payments.ranOut':
    '{way, select, knownCard {Reservierung abgelaufen, Karte mit Endziffern {card}} card {Kartenreservierung abgelaufen} transfer {Frist für die Überweisung abgelaufen} other {Frist für die Zahlung vor Ort abgelaufen}}',
  'booking-payments.givenBack': 'Erstattet',
  'booking-payments.onItsWay': 'Erstattung unterwegs',
  // The fields that pay.
  'booking-payments.removeCard': 'Karte entfernen',
  'booking-payments.anotherWay': 'Anders bezahlen',
  'booking-payments.underWay': 'Eine Zahlung läuft: Stand ansehen',
  'booking-payments.payments': 'Zahlungen',
  'booking-payments.payNow': 'Lieber jetzt bezahlen',
  'booking-payments.howToPay': 'Wie möchten Sie bezahlen?',
  'booking-payments.onlyCard': 'Sie bezahlen mit Testkarte',
  'booking-payments.onlyTransfer': 'Sie bezahlen per Überweisung',
  'booking-payments.onlyAtHome': 'Sie bezahlen vor Ort',
  'booking-payments.cardNumber': 'Kartennummer',
  'booking-payments.testCardOnly':
    'Nur Testkarten: Echte Karten werden hier nicht angenommen, und es fließt kein Geld.',
  'booking-payments.expiry': 'Gültig bis (MM/JJ)',
  'booking-payments.securityCode': 'Sicherheitscode',
  'booking-payments.whichNumbers': 'Welche Nummern kann ich verwenden?',
  'booking-payments.anyMonth': 'Ein beliebiger künftiger Monat, drei beliebige Ziffern.',
  'booking-payments.byCard': 'Testkarte',
  'booking-payments.byTransfer': 'Überweisung',
  'booking-payments.atHome': 'Vor Ort bezahlen',
  'booking-payments.reservedNow': 'Der Betrag wird jetzt reserviert und nur bei einer Zusage abgebucht.',
  'booking-payments.notNow': 'Jetzt wird nichts abgebucht.',
  'booking-payments.keptForTransfer':
    'Wir halten die Nächte {days, plural, one {einen Tag} other {# Tage}} lang für Sie frei. Bis dahin muss Ihre Überweisung eingehen.',
  'booking-payments.timeForTransfer':
    'Bei einer Zusage haben Sie {days, plural, one {einen Tag} other {# Tage}} Zeit, die erste Zahlung zu überweisen.',
  'booking-payments.depositOnCard':
    'Auf dieser Karte wird {days, plural, =0 {am Anreisetag} =1 {am Tag vor der Anreise} other {# Tage vor der Anreise}} auch die Kaution von {sum} reserviert. Sie wird nicht abgebucht.',
  'booking-payments.unreachable':
    'Die Bank ist gerade nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
  // What is charged later, and when: a list of the parts.
  'booking-payments.laterPart': '{sum} am {day}',
  'booking-payments.chargeRest': 'Auch den Rest von dieser Karte abbuchen: {later}.',
  'booking-payments.chargeRestHint':
    'Das ist freiwillig: Sonst zahlen Sie den Rest selbst, und wir erinnern Sie daran. Ihre Karte speichert der Zahlungsdienstleister, nicht wir. Vor jeder Abbuchung teilen wir Ihnen den Betrag per E-Mail mit, auch wenn sich durch eine Änderung der Preis ändert. Auf der Seite Ihrer Buchung können Sie die Karte jederzeit entfernen.',
  // The saved card; `card` is its last four digits, or none.
  'booking-payments.cardKept':
    'Der Zahlungsdienstleister speichert {card, select, none {Ihre Karte} other {Ihre Karte mit den Endziffern {card}}}, wie bei der Buchung vereinbart. Sie können die Karte jederzeit entfernen.',
  'booking-payments.cardPays':
    'Wir buchen {sum} am {day} von {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} ab, wie bei der Buchung vereinbart. Sie müssen nichts tun. Sie können auch jetzt bezahlen oder die Karte entfernen.',
  'booking-payments.cardForDeposit':
    'Auf derselben Karte wird auch die Kaution reserviert. Wenn Sie die Karte entfernen, bitten wir Sie gesondert um die Kaution.',
  'booking-payments.cardAgreed':
    'Sie haben zugestimmt, dass spätere Zahlungen von {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} abgebucht werden.',
  'booking-payments.cardRemoved': 'Sie haben Ihre Karte entfernt. Von ihr wird nichts mehr abgebucht.',
  'booking-payments.cardNotKept': 'Ihre Karte ist nicht mehr gespeichert. Von ihr wird nichts mehr abgebucht.',
  'booking-payments.cardCharged':
    '{sum} wurden von {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} abgebucht.',
  'booking-payments.cardNotCharged':
    '{sum} konnten nicht von {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} abgebucht werden.',
  // The mails about it, with why a charge failed.
  'booking-payments.chargeComesSubject': 'Bevorstehende Abbuchung von {sum}: Buchung {reference}',
  'booking-payments.chargeComes':
    'wie bei der Buchung vereinbart, buchen wir {sum} für {stayName} am {day} von {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} ab. Sie müssen nichts tun.',
  'booking-payments.untilCharge':
    'Bis dahin können Sie auf der Seite Ihrer Buchung anders bezahlen oder die Karte entfernen.',
  'booking-payments.chargeFailedSubject': 'Zahlung von {sum} fehlgeschlagen: Buchung {reference}',
  'booking-payments.chargeFailed':
    'wir wollten {sum} für {stayName} von {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} abbuchen.',
  'booking-payments.chargeOver':
    'Wir versuchen es nicht noch einmal. Bitte bezahlen Sie bis {until} (Ortszeit) auf der Seite Ihrer Buchung.',
  'booking-payments.chargePayerNeeded':
    'Ihre Bank verlangt, dass Sie die Zahlung selbst bestätigen, deshalb wurde nichts abgebucht.',
  'booking-payments.chargeNoFunds': 'Die Karte war nicht ausreichend gedeckt, deshalb wurde nichts abgebucht.',
  'booking-payments.chargeCardUnknown': 'Die Karte ist nicht mehr gültig, deshalb wurde nichts abgebucht.',
  'booking-payments.chargeDeclined': 'Ihre Bank hat die Zahlung abgelehnt, deshalb wurde nichts abgebucht.',
  // The damage deposit in the timeline; `card` is the last four digits, or none.
  'booking-payments.depositArrived': 'Ihre Kaution von {sum} ist eingegangen.',
  'booking-payments.depositReserved':
    'Ihre Kaution von {sum} wurde auf {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} reserviert. Es wurde nichts abgebucht.',
  'booking-payments.depositRanOut': 'Die Reservierung Ihrer Kaution von {sum} ist abgelaufen.',
  'booking-payments.depositLetGo': 'Ihre Kaution von {sum} wurde vollständig freigegeben.',
  'booking-payments.depositGoesBack': 'Ihre Kaution von {sum} wird vollständig erstattet.',
  'booking-payments.depositAllTaken': 'Ihre ganze Kaution von {sum} wurde einbehalten. Grund: {reason}',
  'booking-payments.depositTaken':
    'Von Ihrer Kaution von {sum} wurden {taken} einbehalten; die übrigen {left} wurden freigegeben. Grund: {reason}',
  'booking-payments.depositTakenOfMoney':
    'Von Ihrer Kaution von {sum} wurden {taken} einbehalten; die übrigen {left} werden erstattet. Grund: {reason}',
  // The mails about it.
  'booking-payments.depositWantedSubject': 'Ihre Kaution: Buchung {reference}',
  'booking-payments.depositWantedCard':
    'bitte hinterlegen Sie auf der Seite Ihrer Buchung eine Karte für die Kaution von {sum}. Es wird nichts abgebucht. Die Kaution wird am {until} freigegeben, wenn nichts beschädigt wurde.',
  'booking-payments.depositWantedMoney':
    'bitte zahlen Sie die Kaution von {sum} per Überweisung oder bei der Ankunft. Sie wird am {until} erstattet, wenn nichts beschädigt wurde.',
  'booking-payments.depositAbout': 'Die Kaution gilt für {stayName} und ist nicht Teil des Preises.',
  'booking-payments.depositHeldSubject': 'Ihre Kaution ist reserviert: Buchung {reference}',
  'booking-payments.depositHeld':
    'die Kaution von {sum} für {stayName} ist auf {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} reserviert. Es wurde nichts abgebucht, und die Kaution ist nicht Teil des Preises.',
  'booking-payments.depositHeldUntil': 'Sie wird am {until} freigegeben, wenn nichts beschädigt wurde.',
  'booking-payments.depositReceivedSubject': 'Ihre Kaution ist eingegangen: Buchung {reference}',
  'booking-payments.depositReceived':
    'vielen Dank, die Kaution von {sum} für {stayName} ist eingegangen. Sie ist nicht Teil des Preises.',
  'booking-payments.depositReceivedUntil': 'Sie wird am {until} erstattet, wenn nichts beschädigt wurde.',
  'booking-payments.depositTakenSubject': '{taken} Ihrer Kaution wurden einbehalten: Buchung {reference}',
  'booking-payments.depositTakenWhy':
    'von Ihrer Kaution von {sum} für {stayName} wurden {taken} einbehalten. Der Grund:',
  'booking-payments.depositRestLetGo': 'Der Rest der Reservierung auf Ihrer Karte wurde freigegeben.',
  'booking-payments.depositRestBack': 'Die übrigen {back} werden erstattet.',
  'booking-payments.depositDisagree': 'Wenn Sie das anders sehen, antworten Sie bitte auf diese E-Mail.',
  'booking-payments.depositReleasedSubject': 'Ihre Kaution wurde freigegeben: Buchung {reference}',
  'booking-payments.depositReleased':
    'gute Nachrichten: Von Ihrer Kaution von {sum} für {stayName} wurde nichts einbehalten.',
  'booking-payments.depositOffCard':
    'Die Reservierung auf Ihrer Karte ist aufgehoben. Manche Banken zeigen das erst nach ein paar Tagen.',
  'booking-payments.depositBack': '{back} werden auf demselben Weg erstattet.',
  // Disputed payments.
  'booking-payments.dispute': 'Zahlungsstreit zu {reference}',
  'booking-payments.evidence': 'Belege <about>zu {reference}</about>',
  'booking-payments.sentToBank': 'Text für die Bank (sie liest nur Ihre erste Antwort)',
  'booking-payments.mostEvidence': 'Höchstens {most} Zeichen.',
  'booking-payments.contest': 'An die Bank senden',
  'booking-payments.giveIn': 'Rückbuchung akzeptieren',
  'booking-payments.disputed': '{sum} sind strittig.',
  // The reason in the words of the bank.
  'booking-payments.disputedFor': '{sum} sind strittig: {reason}.',
  'booking-payments.answerUntil': 'Antworten Sie bis {until} (Ortszeit). Ohne Antwort verlieren Sie den Streit.',
  'booking-payments.answerAwaited': 'Wartet auf Ihre Antwort.',
  'booking-payments.bankDecides': 'Sie haben geantwortet. Die Bank entscheidet.',
  'booking-payments.disputeWon': 'Gewonnen am {at} (Ortszeit): Das Geld gehört wieder Ihnen.',
  'booking-payments.disputeGivenIn': 'Akzeptiert am {at} (Ortszeit): Der Gast behält das Geld.',
  'booking-payments.disputeLost': 'Verloren am {at} (Ortszeit): Der Gast behält das Geld.',
  'booking-payments.bankAsked': 'Ihre Bank wurde gebeten, {sum} zurückzuholen.',
  'booking-payments.bankLetStand': 'Die Bank hat entschieden, dass die Zahlung gültig bleibt.',
  'booking-payments.bankGaveBack': 'Die Bank hat entschieden, dass Sie das Geld behalten.',
  // The mails about them.
  'booking-payments.disputeOpenedSubject': 'Eine Zahlung ist strittig: {reference}',
  'booking-payments.disputeWonSubject': 'Zahlungsstreit gewonnen: {reference}',
  'booking-payments.disputeLostSubject': 'Zahlungsstreit verloren: {reference}',
  'booking-payments.disputeOpened':
    '{name} hat die Bank gebeten, {sum} zurückzuholen. Die Bank hält das Geld zurück, bis sie entschieden hat.',
  'booking-payments.pleaseAnswerSoon':
    'Bitte antworten Sie bald: Ohne Antwort verlieren Sie. Die Belege haben wir in der Verwaltung für Sie zusammengestellt.',
  'booking-payments.pleaseAnswerBy':
    'Bitte antworten Sie bis {until} (Ortszeit): Ohne Antwort verlieren Sie. Die Belege haben wir in der Verwaltung für Sie zusammengestellt.',
  'booking-payments.yoursAgain': '{sum} gehören wieder Ihnen. Die Gebühr der Bank wird nicht erstattet.',
  'booking-payments.cancelledMeanwhile':
    'Falls die Buchung inzwischen storniert wurde, prüfen Sie bitte, ob etwas zu erstatten ist.',
  'booking-payments.staysWithGuest':
    'Der Gast behält {sum}, und die Buchung bleibt, wie sie war. Bitte entscheiden Sie, ob er noch willkommen ist.',
  // The evidence, which the bank reads too. The marks stand where whoever writes may not know the guest.
  'booking-payments.contactMark': '[Name und Kontaktdaten des Gastes]',
  'booking-payments.networkMark': '[IP-Adresse des Gastes]',
  'booking-payments.agreedTitle': 'Was vereinbart wurde',
  'booking-payments.agreedBooking':
    'Buchung {reference}: {stayName}, {city}, {from} bis {to}, {nights, plural, one {# Nacht} other {# Nächte}} für {party}.',
  'booking-payments.agreedBy': 'Gebucht von {contact}.',
  // The lines of the price, such as: 7 nights × €100 €700; Cleaning €60.
  'booking-payments.agreedPrice': 'Der Preis war {total}: {lines}.',
  'booking-payments.termsTitle': 'Bedingungen',
  'booking-payments.termsAccepted': 'Akzeptiert am {at}.',
  'booking-payments.termsAcceptedFrom': 'Akzeptiert am {at} von der IP-Adresse {from}.',
  'booking-payments.termsHash': 'SHA-256 des Textes: {hash}.',
  'booking-payments.noTerms': 'Es wurden keine Bedingungen akzeptiert.',
  'booking-payments.promiseTitle': 'Stornobedingungen, wie angezeigt',
  'booking-payments.moneyTitle': 'Zahlungen',
  'booking-payments.moneyPaid':
    '{card, select, none {{sum} bezahlt.} other {{sum} mit der Karte mit den Endziffern {card} bezahlt.}}',
  'booking-payments.moneyPaidOn':
    '{card, select, none {{sum} am {at} bezahlt.} other {{sum} am {at} mit der Karte mit den Endziffern {card} bezahlt.}}',
  'booking-payments.moneyGivenBack': '{sum} am {at} erstattet.',
  'booking-payments.happenedTitle': 'Verlauf',
  // The nightly comparison with the lists of the providers; `kind` is a payment or a refund.
  'booking-payments.booksDifferSubject':
    '{kind, select, payment {Abweichung: Zahlung {ref}} other {Abweichung: Erstattung {ref}}}',
  'booking-payments.booksDiffer':
    '{kind, select, payment {Beim nächtlichen Abgleich mit „{provider}“ fiel eine Zahlung auf, die nicht übereinstimmt: {ref}.} other {Beim nächtlichen Abgleich mit „{provider}“ fiel eine Erstattung auf, die nicht übereinstimmt: {ref}.}}',
  'booking-payments.unknownHere': 'Der Dienstleister führt sie, wir nicht.',
  'booking-payments.unknownThere': 'Wir führen sie, der Dienstleister nicht.',
  'booking-payments.sumDiffers': 'Der Dienstleister nennt einen anderen Betrag als wir.',
  'booking-payments.ledgerDiffers':
    'Dienstleister und Zahlung stimmen überein, aber im Journal steht ein anderer Betrag.',
  'booking-payments.ofBooking': 'Buchung: {reference}.',
  // Each a sum of money, or that nothing is known of it.
  'booking-payments.threeSums': 'Dienstleister: {there}. Hier: {here}. Journal: {ledger}.',
  'booking-payments.nothingKnown': 'kein Eintrag',
  'booking-payments.lookAtList': 'Es wurde nichts geändert. Bitte prüfen Sie die Angaben des Dienstleisters.',
}
