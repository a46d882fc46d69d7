// German. The mails about a booking, to its guest and to the operator.

import type { bookingMailsEnglish } from '../english/booking-mails.ts'
import type { Translated } from '../translated.ts'

export const bookingMailsGerman: Translated<typeof bookingMailsEnglish> = {
  // Their greeting, their facts and their buttons.
  'bookingMails.hello': 'Guten Tag {name},',
  'bookingMails.home': 'Unterkunft',
  'bookingMails.address': 'Adresse',
  'bookingMails.gps': 'GPS',
  'bookingMails.checkInOn': '{day}, ab {time}',
  'bookingMails.checkOutOn': '{day}, bis {time}',
  'bookingMails.visit': 'Aufenthalt',
  'bookingMails.seeBooking': 'Buchung ansehen',
  'bookingMails.otherHomes': 'Andere Unterkünfte ansehen',
  'bookingMails.seeBookings': 'Buchungen ansehen',
  'bookingMails.answerIt': 'Antworten',
  'bookingMails.giveBack': 'Erstatten',
  'bookingMails.tryAgain': 'Noch einmal versuchen',
  'bookingMails.totalWithTaxes': 'Der Gesamtpreis beträgt {total} inkl. Steuern.',
  'bookingMails.theyWrote': 'Nachricht: {notes}',
  // The booking stands.
  'bookingMails.confirmedSubject': 'Ihre Buchung ist bestätigt: {stayName} ({reference})',
  'bookingMails.confirmed': 'vielen Dank für Ihre Buchung. Ihre Buchungsnummer ist {reference}.',
  'bookingMails.addressOnPage': 'Die genaue Adresse finden Sie auf der Seite Ihrer Buchung.',
  'bookingMails.newSubject': 'Neue Buchung {reference}: {stayName}',
  'bookingMails.new': 'Sie haben eine neue Buchung. Die Buchungsnummer ist {reference}.',
  'bookingMails.bookedBy': 'Gebucht von {contact}.',
  'bookingMails.bookedFor': 'Gast: {contact}.',
  'bookingMails.total': 'Der Gesamtpreis beträgt {total}.',
  // It ended early.
  'bookingMails.cancelledSubject': 'Storniert: Buchung {reference}, {stayName}',
  'bookingMails.cancelledByGuest': 'wie gewünscht wurde Ihre Buchung {reference} storniert.',
  'bookingMails.cancelledByOperator': 'leider mussten wir Ihre Buchung {reference} stornieren. Das tut uns sehr leid.',
  'bookingMails.cancelledUnpaid':
    'die fällige Zahlung ist nicht eingegangen, deshalb wurde Ihre Buchung {reference} storniert.',
  'bookingMails.lostByGuestSubject': 'Vom Gast storniert: Buchung {reference}',
  'bookingMails.lostByUsSubject': 'Storniert: Buchung {reference}',
  'bookingMails.lostByGuest': 'Ein Gast hat die Buchung {reference} storniert.',
  'bookingMails.lostByOperator': 'Ihr Team hat die Buchung {reference} storniert.',
  'bookingMails.lostUnpaid': 'Die Buchung {reference} wurde storniert, weil die fällige Zahlung nicht eingegangen ist.',
  'bookingMails.goesBack': 'Was Sie bezahlt haben, erhalten Sie auf demselben Weg zurück.',
  'bookingMails.nothingCharged': 'Es wurde nichts abgebucht.',
  'bookingMails.freeAgain': 'Die übrigen Nächte sind wieder frei.',
  'bookingMails.guestWasTold': 'Dem Gast haben wir geschrieben:',
  // A request.
  'bookingMails.requestSubject': 'Ihre Anfrage für {stayName} ({reference})',
  'bookingMails.requestSent':
    'wir haben Ihre Anfrage an den Gastgeber weitergegeben. Sie hören bis {until} (Ortszeit) von uns. Bis dahin sind die Nächte für Sie reserviert.',
  'bookingMails.ifYes': 'Bei einer Zusage beträgt der Gesamtpreis {total} inkl. Steuern. Vorher wird nichts abgebucht.',
  'bookingMails.requestWaitsSubject': 'Neue Anfrage {reference}: {stayName}',
  'bookingMails.requestWaits': 'Ein Gast möchte kommen und wartet auf Ihre Antwort.',
  'bookingMails.askedBy': 'Von {contact}.',
  'bookingMails.requestEnds':
    'Ohne Ihre Antwort läuft die Anfrage am {until} (Ortszeit) ab, und die Nächte sind wieder frei.',
  'bookingMails.requestDeclined': 'leider kann der Gastgeber Sie an diesen Tagen nicht aufnehmen. Das tut uns leid.',
  'bookingMails.requestUnanswered':
    'leider wurde Ihre Anfrage nicht rechtzeitig beantwortet, deshalb haben wir die Nächte freigegeben. Das tut uns leid.',
  'bookingMails.noBookingSubject': 'Leider keine Zusage für {stayName} ({reference})',
  'bookingMails.requestMissedSubject': 'Anfrage {reference} ist abgelaufen: {stayName}',
  'bookingMails.requestMissed': 'Niemand hat rechtzeitig geantwortet. Die Nächte sind wieder frei.',
  // It was changed, or is over.
  'bookingMails.changedSubject': 'Geändert: Buchung {reference}, {stayName}',
  'bookingMails.changed': 'Ihre Buchung wurde geändert. Das ist der neue Stand:',
  'bookingMails.changedForOperator': 'Eine Buchung wurde geändert. Das ist der neue Stand:',
  'bookingMails.farewellSubject': 'Danke für Ihren Aufenthalt: {stayName}',
  'bookingMails.farewell': 'wir hoffen, Sie hatten eine schöne Zeit in {stayName} und eine gute Heimreise.',
  'bookingMails.leftBehind':
    'Haben Sie etwas vergessen, oder war etwas nicht in Ordnung? Antworten Sie einfach auf diese E-Mail. Ihre Antwort liest ein Mensch.',
  'bookingMails.missedSubject': 'Wir haben Sie erwartet: Buchung {reference}, {stayName}',
  'bookingMails.missed': 'wir haben Sie erwartet, aber niemand ist angereist. Deshalb haben wir die Buchung beendet.',
  'bookingMails.missedMistake':
    'Falls das ein Irrtum ist, antworten Sie bitte gleich auf diese E-Mail. Wir sehen dann, was wir tun können.',
  // Money: transfers, receipts, reminders, and what has to go back.
  'bookingMails.transferSubject': 'Ihre Überweisung für {stayName} ({reference})',
  'bookingMails.transfer':
    'wir halten die Nächte bis {until} (Ortszeit) für Sie frei. Ihre Buchung ist bestätigt, sobald Ihre Zahlung eingeht.',
  'bookingMails.receiptSubject': '{sum} für Buchung {reference} erhalten',
  'bookingMails.receipt': 'vielen Dank, wir haben {sum} für Ihre Buchung {reference}, {stayName}, erhalten.',
  'bookingMails.stillOpen': '{sum} sind noch offen. Wann der Betrag fällig ist, steht auf der Seite Ihrer Buchung.',
  'bookingMails.stillMissing': '{sum} fehlen noch. Wir halten die Nächte bis {until} (Ortszeit) für Sie frei.',
  'bookingMails.reminderSubject': 'Bald fällig: {sum} für Buchung {reference}',
  'bookingMails.reminder':
    '{sum} für {stayName} sind bis {when} (Ortszeit) fällig. Bezahlen können Sie auf der Seite Ihrer Buchung.',
  'bookingMails.overdueSubject': 'Überfällig: {sum} für Buchung {reference}',
  'bookingMails.overdue': '{sum} für {stayName} waren fällig und sind noch nicht eingegangen.',
  'bookingMails.payUntil':
    'Bitte bezahlen Sie bis {until} (Ortszeit) auf der Seite Ihrer Buchung. Danach müssen wir sie nach den vereinbarten Stornobedingungen stornieren.',
  'bookingMails.unpaidSubject': 'Nächte freigegeben: {reference}, {stayName}',
  'bookingMails.unpaid':
    'Ihre Zahlung ist nicht rechtzeitig eingegangen. Deshalb haben wir die Nächte freigegeben, die für Sie reserviert waren.',
  'bookingMails.shouldItArrive':
    'Sollte Ihre Zahlung noch eintreffen, gehören die Nächte Ihnen, wenn sie noch frei sind. Sonst erhalten Sie alles zurück.',
  'bookingMails.unpaidForOperatorSubject': 'Nicht rechtzeitig bezahlt: {reference}, {stayName}',
  'bookingMails.unpaidForOperator': 'Der Gast hat nicht rechtzeitig bezahlt. Die reservierten Nächte sind wieder frei.',
  'bookingMails.backAgainSubject': 'Doch noch gebucht: {stayName} ({reference})',
  'bookingMails.backAgain':
    'Ihre Zahlung ging ein, nachdem wir die Nächte freigegeben hatten. Sie waren noch frei, deshalb ist Ihre Buchung {reference} zum bisherigen Preis bestätigt.',
  'bookingMails.backAgainForOperatorSubject': 'Verspätet bezahlt und bestätigt: Buchung {reference}, {stayName}',
  'bookingMails.backAgainForOperator':
    'Die Zahlung für Buchung {reference} ging ein, nachdem die Nächte freigegeben waren. Sie waren noch frei, und der Preis war weniger als einen Tag alt. Deshalb ist die Buchung bestätigt.',
  'bookingMails.latePaymentSubject': 'Sie erhalten {sum} zurück: {reference}, {stayName}',
  'bookingMails.latePayment':
    'Ihre Zahlung von {sum} ging ein, nachdem Ihre Buchung {reference} beendet war. Sie erhalten alles auf demselben Weg zurück.',
  'bookingMails.latePaymentForOperatorSubject': 'Verspätete Zahlung erstattet: {reference}',
  'bookingMails.latePaymentForOperator':
    '{sum} sind für eine bereits beendete Buchung eingegangen und werden automatisch erstattet. Bitte prüfen Sie, ob die Erstattung ausgeführt wurde.',
  'bookingMails.surplusSubject': '{sum} zu viel bezahlt: {reference}',
  'bookingMails.surplus':
    '{name} hat {sum} zu viel bezahlt und weiß, dass Sie den Betrag erstatten. Das geschieht nicht automatisch.',
  'bookingMails.refundFailedSubject': 'Eine Erstattung ist fehlgeschlagen: {reference}',
  'bookingMails.refundFailed':
    'Die Erstattung von {sum} an {name} ist fehlgeschlagen. Sie steht noch aus. Bitte versuchen Sie es noch einmal.',
  'bookingMails.mismatchSubject': 'Eine Zahlung stimmt nicht überein: {reference}',
  'bookingMails.mismatch':
    'Wir haben {sum} verlangt, der Zahlungsdienstleister meldet aber einen anderen Betrag oder eine andere Währung. Es wurde nichts erfasst. Bitte prüfen Sie die Angaben des Dienstleisters.',
}
