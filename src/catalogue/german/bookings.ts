// German. A booking's states, visit, price and way there, its calendar, refusals, and the field errors of booking and enquiry forms.

import type { bookingsEnglish } from '../english/bookings.ts'
import type { Translated } from '../translated.ts'

export const bookingsGerman: Translated<typeof bookingsEnglish> = {
  // How it stands: to its guest, and where it differs to the people of the homes.
  'bookings.stateHold': 'Für Sie reserviert',
  'bookings.statePendingPayment': 'Zahlung ausstehend',
  'bookings.statePendingApproval': 'Antwort ausstehend',
  'bookings.stateConfirmed': 'Bestätigt',
  'bookings.stateInStay': 'Sie sind vor Ort',
  'bookings.stateCompleted': 'Abgeschlossen',
  'bookings.stateExpired': 'Abgelaufen',
  'bookings.stateDeclined': 'Abgelehnt',
  'bookings.stateCancelled': 'Storniert',
  'bookings.stateNoShow': 'Nicht angereist',
  'bookings.adminStateHold': 'Für einen Gast reserviert',
  'bookings.adminStatePendingApproval': 'Wartet auf Ihre Antwort',
  'bookings.adminStateInStay': 'Gäste sind da',
  // What happened to it.
  'bookings.didHold': 'Die Nächte wurden für Sie reserviert.',
  'bookings.didSubmit': 'Sie haben die Buchung abgeschickt.',
  'bookings.didConfirm': 'Die Buchung wurde bestätigt.',
  'bookings.didAuthorise': 'Der Betrag wurde reserviert.',
  'bookings.didCapture': 'Die Zahlung ist eingegangen.',
  'bookings.didApprove': 'Die Anfrage wurde angenommen.',
  'bookings.didDecline': 'Die Anfrage wurde abgelehnt.',
  'bookings.didRelease': 'Die Nächte wurden freigegeben.',
  'bookings.didExpire': 'Die Buchung ist abgelaufen.',
  'bookings.didCancel': 'Die Buchung wurde storniert.',
  'bookings.didAmend': 'Die Buchung wurde geändert.',
  'bookings.didCheckIn': 'Der Aufenthalt hat begonnen.',
  'bookings.didCheckOut': 'Der Aufenthalt ist vorbei.',
  'bookings.didMarkNoShow': 'Niemand ist angereist.',
  'bookings.didLatePayment': 'Eine verspätete Zahlung ist eingegangen, und die Nächte waren noch frei.',
  // Who comes and how long; the parts of a party stand in a list.
  'bookings.adults': '{adults, plural, one {# Erwachsener} other {# Erwachsene}}',
  'bookings.children': '{children, plural, one {# Kind} other {# Kinder}}',
  'bookings.infants': '{infants, plural, one {# Kleinkind} other {# Kleinkinder}}',
  'bookings.pets': '{pets, plural, one {# Haustier} other {# Haustiere}}',
  'bookings.serviceAnimals': '{animals, plural, one {# Assistenztier} other {# Assistenztiere}}',
  'bookings.nights': '{nights, plural, one {# Nacht} other {# Nächte}}',
  'bookings.nightsFor': '{nights, plural, one {# Nacht} other {# Nächte}} für {party}',
  // The visit.
  'bookings.checkIn': 'Anreise',
  'bookings.checkInFrom': 'ab {time}',
  'bookings.checkOut': 'Abreise',
  'bookings.checkOutUntil': 'bis {time}',
  'bookings.length': 'Aufenthaltsdauer',
  'bookings.guests': 'Gäste',
  'bookings.total': 'Gesamtpreis inkl. Steuern und Gebühren',
  'bookings.reference': 'Buchungsnummer {reference}',
  // The lines of a price: what is counted, how it is worked out, and where it is paid.
  'bookings.nightsAt': '{nights, plural, one {# Nacht} other {# Nächte}} × {price}',
  'bookings.rateOnDays': '{rate}, {from} bis {to}',
  'bookings.taxIncluded': '{sum}, oben enthalten',
  'bookings.linePaidAtHome': 'vor Ort zu zahlen',
  'bookings.detailPaidAtHome': '{detail}, vor Ort zu zahlen',
  'bookings.included': 'inklusive',
  'bookings.free': 'kostenlos',
  'bookings.samePrice': 'gleicher Preis',
  'bookings.more': '{sum} mehr',
  'bookings.less': '{sum} weniger',
  // What is due when, before there is a booking and after; of a part of which some is paid already, its rest.
  'bookings.dueWhenBooking': '{sum} sind bei der Buchung fällig.',
  'bookings.dueNow': '{sum} sind jetzt fällig.',
  'bookings.dueBy': '{sum} sind bis {when} fällig.',
  'bookings.dueOnArrival': '{sum} zahlen Sie bei der Ankunft vor Ort.',
  'bookings.restDueNow': '{open} von {sum} sind jetzt fällig.',
  'bookings.restDueBy': '{open} von {sum} sind bis {when} fällig.',
  'bookings.restDueOnArrival': '{open} von {sum} zahlen Sie bei der Ankunft vor Ort.',
  'bookings.paidByCard': '{sum} am {day} mit Karte bezahlt.',
  'bookings.paidByTransfer': '{sum} am {day} per Überweisung bezahlt.',
  'bookings.paidAtHome': '{sum} am {day} vor Ort bezahlt.',
  'bookings.settled': '{sum} beglichen.',
  'bookings.besidesAtHome': '{sum} zahlen Sie vor Ort.',
  'bookings.depositReserved':
    'Eine Kaution von {sum} wird reserviert, nicht abgebucht, und {days, plural, one {am Tag nach der Abreise} other {# Tage nach der Abreise}} freigegeben. Sie ist nicht im Gesamtpreis enthalten.',
  'bookings.depositTaken':
    'Sie zahlen eine Kaution von {sum} und erhalten sie {days, plural, one {am Tag nach der Abreise} other {# Tage nach der Abreise}} zurück. Sie ist nicht im Gesamtpreis enthalten.',
  'bookings.transferTo': 'Bitte überweisen Sie {sum} an {account}.',
  'bookings.transferAsTold': 'Bitte überweisen Sie {sum}. Ihr Gastgeber teilt Ihnen mit, wohin.',
  'bookings.transferReference': 'Geben Sie {reference} als Verwendungszweck an, damit wir die Zahlung zuordnen können.',
  'bookings.surplus': 'Das sind {sum} mehr als der Preis Ihrer Buchung. Ihr Gastgeber erstattet Ihnen die Differenz.',
  // The same as rows of a table, with how each part stands.
  'bookings.rowNow': '{sum} jetzt',
  'bookings.rowBy': '{sum} bis {when}',
  'bookings.rowOnArrival': '{sum} bei der Ankunft vor Ort',
  'bookings.rowRestNow': '{open} von {sum} jetzt',
  'bookings.rowRestBy': '{open} von {sum} bis {when}',
  'bookings.rowRestOnArrival': '{open} von {sum} bei der Ankunft vor Ort',
  'bookings.rowOnCard': '{sum} auf Ihrer Karte',
  'bookings.rowByCard': '{sum} mit Karte am {day}',
  'bookings.rowByTransfer': '{sum} per Überweisung am {day}',
  'bookings.rowAtHome': '{sum} vor Ort am {day}',
  'bookings.partOpen': 'offen',
  'bookings.partReserved': 'reserviert',
  'bookings.partPaid': 'bezahlt',
  'bookings.partSettled': 'beglichen',
  // The way there.
  'bookings.gettingThere': 'Anfahrt',
  'bookings.gps': 'GPS {latitude}, {longitude}',
  'bookings.directions': 'Route auf OpenStreetMap',
  'bookings.where': 'So finden Sie {stayName}',
  'bookings.addressAbove': 'Die Adresse steht oben.',
  // In a calendar.
  'bookings.calendarVisit': 'Buchung {reference}: {nights, plural, one {# Nacht} other {# Nächte}} für {party}.',
  'bookings.calendarHours': 'Anreise ab {from}, Abreise bis {until} (Ortszeit, {zone}).',
  'bookings.invitation': 'Buchung {reference}. Anreise ab {from}, Abreise bis {until}.',
  // How it stands, after a refusal that depends on it.
  'bookings.standsHold': 'Die Buchung wurde noch nicht abgeschickt.',
  'bookings.standsPendingPayment': 'Die Buchung wartet auf die Zahlung.',
  'bookings.standsPendingApproval': 'Die Buchung wartet auf eine Antwort.',
  'bookings.standsConfirmed': 'Die Buchung ist bestätigt.',
  'bookings.standsInStay': 'Der Aufenthalt hat begonnen.',
  'bookings.standsCompleted': 'Der Aufenthalt ist vorbei.',
  'bookings.standsExpired': 'Die Buchung ist abgelaufen.',
  'bookings.standsDeclined': 'Die Buchung wurde abgelehnt.',
  'bookings.standsCancelled': 'Die Buchung wurde storniert.',
  'bookings.standsNoShow': 'Die Gäste sind nicht angereist.',
  // Why a command was refused.
  'bookings.unknown': 'Wir finden diese Buchung nicht.',
  'bookings.outOfDate':
    'Diese Buchung hat sich geändert, seit Sie die Seite geöffnet haben. Hier ist der aktuelle Stand.',
  'bookings.formReused': 'Dieses Formular wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
  'bookings.stayUnknown': 'Diese Unterkunft gibt es nicht mehr.',
  'bookings.datesTaken': 'Diese Nächte hat gerade jemand anderes gebucht. Bitte wählen Sie andere Daten.',
  'bookings.notOffered': 'So lässt sich diese Unterkunft nicht buchen. Bitte prüfen Sie Daten und Gäste.',
  'bookings.enquiryFirst': 'Dieser Gastgeber möchte zuerst von Ihnen hören. Bitte erzählen Sie ihm von Ihrer Reise.',
  'bookings.priceChanged': 'Der Preis hat sich inzwischen geändert. Bitte prüfen Sie ihn, bevor Sie fortfahren.',
  'bookings.quoteUnknown': 'Diesen Preis finden wir nicht mehr. Hier ist der heutige.',
  'bookings.quoteExpired': 'Der Preis, den Sie gesehen haben, gilt nicht mehr. Hier ist der aktuelle.',
  'bookings.tooManyHolds':
    'Sie haben schon in drei Unterkünften Nächte reserviert. Bitte schließen Sie zuerst eine Buchung ab oder geben Sie Nächte frei.',
  'bookings.tooManyHoldsFromHere':
    'Aus Ihrem Netzwerk sind gerade zu viele Nächte reserviert. Bitte versuchen Sie es später noch einmal.',
  'bookings.tooManyUnpaid':
    'Sie haben schon drei unbezahlte oder unbestätigte Buchungen. Bitte bezahlen oder stornieren Sie zuerst eine davon.',
  'bookings.tooManyUnpaidFromHere':
    'Aus Ihrem Netzwerk gab es heute zu viele unbezahlte Buchungen. Bitte versuchen Sie es morgen noch einmal, oder schreiben Sie uns: Wir buchen dann für Sie.',
  'bookings.keyReused':
    'Dieses Formular wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  'bookings.holdUnknown': 'Hier sind keine Nächte reserviert.',
  'bookings.holdExpired':
    'Die Zeit, in der diese Nächte für Sie reserviert waren, ist abgelaufen. Sie können sie noch einmal reservieren. Ihre Eingaben sind noch da.',
  'bookings.holdEnded': 'Diese Nächte sind nicht mehr reserviert.',
  'bookings.quoteChanged':
    'Der Preis auf dieser Seite weicht von dem ab, den wir für Sie reserviert haben. Bitte prüfen Sie ihn vor der Buchung.',
  'bookings.quoteTampered':
    'Dieser Preis gilt nicht. Sie können die Nächte zum heutigen Preis reservieren. Ihre Eingaben sind noch da.',
  'bookings.couponUsedUp':
    'Ihr Gutscheincode ist inzwischen aufgebraucht. Sie können die Nächte ohne ihn reservieren. Ihre Eingaben sind noch da.',
  'bookings.termsChanged':
    'Die Bedingungen haben sich geändert, seit Sie diese Seite geöffnet haben. Bitte lesen und akzeptieren Sie sie noch einmal.',
  'bookings.wayUnknown':
    'So lässt sich diese Unterkunft nicht bezahlen. Bitte wählen Sie eine der Zahlungsarten auf dieser Seite.',
  'bookings.wayMissing':
    'Bitte wählen Sie, wie Sie bezahlen möchten, und geben Sie bei Kartenzahlung Ihre Kartendaten ein.',
  'bookings.notCancellable': 'Diese Buchung lässt sich nicht mehr stornieren.',
  'bookings.refundChanged':
    'Ihre Erstattung hat sich geändert, seit Sie die Seite geöffnet haben. Bitte prüfen Sie sie noch einmal.',
  // Why a command about money was refused.
  'bookings.nothingDue': 'Es ist nichts mehr offen: Diese Buchung ist vollständig bezahlt.',
  'bookings.sumChanged':
    'Der offene Betrag hat sich geändert, seit Sie die Seite geöffnet haben. Bitte prüfen Sie ihn noch einmal.',
  'bookings.payWayUnknown':
    'So lässt sich diese Buchung nicht bezahlen. Bitte wählen Sie eine der Zahlungsarten auf dieser Seite.',
  'bookings.paymentUnderWay': 'Für diese Buchung läuft schon eine Zahlung. Bitte warten Sie das Ergebnis ab.',
  'bookings.nothingToChoose': 'Die Zahlungsart lässt sich nicht mehr ändern. Hier ist der aktuelle Stand.',
  'bookings.noCardKept': 'Für diese Buchung ist keine Karte mehr gespeichert.',
  'bookings.moneyNotAllowed': 'Nur Verwalter, Buchhalter und Inhaber können Zahlungen und Erstattungen erfassen.',
  'bookings.sumWrong': 'Bitte geben Sie einen Betrag über null ein, zum Beispiel 120 oder 120.50.',
  'bookings.moreThanPaid': 'Sie können nicht mehr erstatten, als bezahlt und noch nicht erstattet wurde.',
  'bookings.notedAlready':
    'Seit Sie die Seite geöffnet haben, wurde eine Zahlung erfasst. Bitte prüfen Sie, was jetzt offen ist.',
  'bookings.refundUnknown': 'Wir finden diese Erstattung nicht.',
  'bookings.refundNotFailed': 'Für diese Erstattung ist nichts mehr zu tun. Hier ist der aktuelle Stand.',
  'bookings.disputeUnknown': 'Wir finden diesen Zahlungsstreit nicht.',
  'bookings.disputeAnswered':
    'Dieser Zahlungsstreit wurde schon beantwortet, oder die Frist ist vorbei. Hier ist der aktuelle Stand.',
  'bookings.evidenceMissing': 'Bitte geben Sie ein, was die Bank wissen soll.',
  'bookings.evidenceTooLong': 'Die Bank nimmt höchstens 20.000 Zeichen an. Bitte kürzen Sie den Text.',
  'bookings.providerDown':
    'Die Bank ist gerade nicht erreichbar. Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
  // Field errors.
  'bookings.nameMissing': 'Bitte geben Sie Ihren Namen ein.',
  'bookings.guestNameMissing': 'Bitte geben Sie den Namen der Person ein, die anreist.',
  'bookings.nameTooLong': 'Bitte kürzen Sie den Namen auf {most} Zeichen.',
  'bookings.nameLetters': 'Bitte schreiben Sie den Namen in eine Zeile und nur mit Buchstaben.',
  'bookings.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir Ihnen die Bestätigung senden können.',
  'bookings.emailWrong': 'Bitte prüfen Sie die E-Mail-Adresse. Sie sollte aussehen wie name@example.org.',
  'bookings.phoneWrong':
    'Bitte geben Sie die Telefonnummer mit Ländervorwahl ein, zum Beispiel +34 600 111 222, oder lassen Sie das Feld leer.',
  'bookings.notesTooLong': 'Bitte kürzen Sie Ihre Nachricht auf {most} Zeichen. Zurzeit sind es {length}.',
  'bookings.termsUnread': 'Bitte lesen und akzeptieren Sie die Bedingungen, um zu buchen.',
  'bookings.referenceMissing': 'Bitte geben Sie die Buchungsnummer ein.',
}
