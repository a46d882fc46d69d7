// German. The operator's bookings: requests, enquiries and changes that wait, visits, and what is confirmed before money moves.

import type { adminBookingsEnglish } from '../../english/admin/bookings.ts'
import type { Translated } from '../../translated.ts'

export const adminBookingsGerman: Translated<typeof adminBookingsEnglish> = {
  'adminBookings.booking': 'Buchung {reference}',
  'adminBookings.visit': '{days}, {nights}, {party}',
  'adminBookings.daysAndParty': '{days}, {party}',
  'adminBookings.see': 'Ansehen <unseen>{reference}</unseen>',
  'adminBookings.seeOrPropose': 'Ansehen oder Änderung vorschlagen <unseen>für {reference}</unseen>',
  'adminBookings.wordToGuest': 'Nachricht an den Gast',
  'adminBookings.decline': 'Ablehnen',
  // What waits for an answer. Times are by the home's clock.
  'adminBookings.request': 'Anfrage {reference}',
  'adminBookings.visitUntil': '{days}, {nights}, {party}. Läuft am {until} (Ortszeit) ab.',
  'adminBookings.wordIfDeclined': 'Nachricht an den Gast, falls Sie ablehnen',
  'adminBookings.approve': 'Annehmen',
  'adminBookings.enquiry': 'Unverbindliche Anfrage: {stayName}',
  'adminBookings.enquiryUntil': 'Keine Nächte reserviert. Läuft am {until} (Ortszeit) ab.',
  'adminBookings.offer': 'Zum heutigen Preis anbieten',
  'adminBookings.change': 'Änderung von {reference}',
  'adminBookings.fromTo': 'Bisher: {from}. Neu: <to/>.',
  'adminBookings.chosenThen': 'Neue Extras und Gutscheincode: {chosen}.',
  'adminBookings.changeUntil': 'Läuft am {until} (Ortszeit) ab. Bis dahin bleibt die Buchung, wie sie ist.',
  'adminBookings.acceptChange': 'Änderung annehmen',
  'adminBookings.declineChange': 'Ablehnen',
  'adminBookings.unreadableProposal':
    'Wir konnten dieses Formular nicht lesen. Bitte prüfen Sie den Preis noch einmal.',
  'adminBookings.unreadableAnswer': 'Wir konnten diese Antwort nicht lesen. Bitte senden Sie sie noch einmal.',
  // The end of a booking.
  'adminBookings.end': 'Buchung beenden',
  'adminBookings.endHint':
    'Wenn Sie stornieren, erhält der Gast alles zurück. Er wird informiert, und die übrigen Nächte werden wieder frei.',
  'adminBookings.cancel': 'Für den Gast stornieren',
  'adminBookings.nobodyCame': 'Als nicht angereist markieren',
  // Before money moves: a question, what would happen, and the button.
  'adminBookings.changedSince':
    'Inzwischen hat sich etwas geändert. Es wurde nichts ausgeführt; hier sind die aktuellen Zahlen.',
  'adminBookings.leaveIt': 'So lassen',
  'adminBookings.noteMoney': '{sum} als eingegangen erfassen?',
  'adminBookings.sumFrom': '{sum} von {guest} für Buchung {reference}.',
  'adminBookings.paidAndOpen': 'Bisher {paid} bezahlt, {open} offen.',
  'adminBookings.confirmedOnceArrived': 'Die Buchung ist bestätigt, sobald der verlangte Betrag eingegangen ist.',
  'adminBookings.stillMissing': 'Dann fehlen noch {missing}. Der Gast wird informiert.',
  'adminBookings.allPaidThen': 'Die Buchung ist dann vollständig bezahlt.',
  'adminBookings.moreThanOpen':
    'Das sind {more} mehr, als offen ist. Der Überschuss bleibt bei der Buchung, bis Sie ihn erstatten.',
  'adminBookings.yesArrived': 'Ja, {sum} erfassen',
  'adminBookings.giveBack': '{sum} erstatten?',
  'adminBookings.outOfPaid': '{guest} erhält {sum} von den {paid} zurück, die für Buchung {reference} bezahlt wurden.',
  'adminBookings.backToCard': '{sum} werden auf die belastete Karte erstattet.',
  'adminBookings.backByHand':
    '{sum} überweisen Sie selbst. Bis Sie den Betrag als überwiesen markieren, steht er in dieser Liste.',
  'adminBookings.staysPaid': '{rest} bleiben bezahlt.',
  'adminBookings.yesGiveBack': 'Ja, {sum} erstatten',
  'adminBookings.sendAgain': 'Erstattung von {sum} wiederholen?',
  'adminBookings.didNotGoOut':
    'Eine Erstattung von {sum} an {guest} ist fehlgeschlagen. Auch der neue Versuch geht auf die belastete Karte.',
  'adminBookings.yesSendAgain': 'Ja, Erstattung von {sum} wiederholen',
  'adminBookings.noteSent': '{sum} als überwiesen markieren?',
  'adminBookings.sentByTransfer':
    'Damit bestätigen Sie, dass Sie {sum} an {guest} überwiesen haben. Der Betrag gilt dann als erstattet.',
  'adminBookings.yesSent': 'Ja, {sum} sind überwiesen',
  'adminBookings.sendToBank': 'Antwort an die Bank senden?',
  'adminBookings.disputedSum': '{guest} bestreitet die Zahlung von {sum} für Buchung {reference}.',
  'adminBookings.onlyFirstAnswer':
    'Die Bank liest nur die erste Antwort. Nach dem Senden lässt sie sich nicht mehr ändern.',
  'adminBookings.answerBegins': 'Ihre Antwort beginnt: „{beginning}“',
  'adminBookings.yesDefend': 'Ja, Rückbuchung von {sum} anfechten',
  'adminBookings.leaveToGuest': 'Rückbuchung von {sum} akzeptieren?',
  'adminBookings.staysWithGuest':
    '{guest} behält {sum} der Buchung {reference} endgültig. Die Bank erhält keine Antwort.',
  'adminBookings.yesLeave': 'Ja, Rückbuchung von {sum} akzeptieren',
  'adminBookings.noteDeposit': 'Kaution von {sum} als eingegangen erfassen?',
  'adminBookings.depositFrom':
    '{sum} von {guest} für Buchung {reference}. Nach dem Aufenthalt wird die Kaution erstattet, abzüglich dessen, was Sie einbehalten.',
  'adminBookings.yesReceived': 'Ja, {sum} sind eingegangen',
  'adminBookings.takeDeposit': '{sum} der Kaution einbehalten?',
  'adminBookings.partIsYours': 'Von der Kaution von {guest} für Buchung {reference} ({whole}) behalten Sie {sum} ein.',
  'adminBookings.nothingBack': 'Der Gast erhält nichts zurück.',
  'adminBookings.restBack': 'Der Gast erhält {rest} zurück.',
  'adminBookings.guestReads': 'Der Gast liest: „{reason}“',
  'adminBookings.yesTake': 'Ja, {sum} einbehalten',
  'adminBookings.releaseDeposit': 'Kaution von {sum} freigeben?',
  'adminBookings.allBack':
    '{guest} erhält die ganze Kaution von {sum} für Buchung {reference} zurück. Sie behalten nichts ein.',
  'adminBookings.yesRelease': 'Ja, {sum} freigeben',
  'adminBookings.cancelBooking': 'Buchung {reference} stornieren?',
  'adminBookings.nobodyCameFor': 'Buchung {reference} als nicht angereist markieren?',
  'adminBookings.nothingPaid': '{guest} hat nichts bezahlt, deshalb gibt es nichts zu erstatten.',
  'adminBookings.getsBack': '{guest} erhält {refund} der bezahlten {paid} zurück. Sie behalten {kept}.',
  'adminBookings.staysDue': 'Vom Preis sind noch {sum} zu zahlen.',
  'adminBookings.depositLetGo': 'Die Kaution von {sum} wird freigegeben.',
  'adminBookings.nightsFree': 'Die übrigen Nächte werden wieder frei, und der Gast wird informiert.',
  'adminBookings.yesCancelAndGiveBack': 'Ja, stornieren und {back} erstatten',
  'adminBookings.yesCancel': 'Ja, Buchung stornieren',
  'adminBookings.yesNobodyCameGiveBack': 'Ja, nicht angereist: {back} erstatten',
  'adminBookings.yesNobodyCame': 'Ja, nicht angereist',
  'adminBookings.approveRequest': 'Anfrage {reference} annehmen?',
  'adminBookings.reservedIsTaken':
    'Die auf der Karte von {guest} reservierten {sum} werden abgebucht, und die Buchung ist bestätigt.',
  'adminBookings.yesApprove': 'Ja, annehmen und {sum} abbuchen',
  'adminBookings.declineRequest': 'Anfrage {reference} ablehnen?',
  'adminBookings.reservedIsLetGo':
    'Die auf der Karte von {guest} reservierten {sum} werden freigegeben. Es wird nichts abgebucht, und die Nächte werden wieder frei.',
  'adminBookings.yesDecline': 'Ja, ablehnen und {sum} freigeben',
  'adminBookings.acceptChangeOf': 'Änderung der Buchung {reference} annehmen?',
  'adminBookings.hasPaid': '{guest} hat bisher {paid} bezahlt.',
  'adminBookings.overpaidGoesBack': '{over} davon liegen über dem neuen Preis und werden erstattet.',
  'adminBookings.openAsAgreed': 'Der offene Betrag wird wie vereinbart eingezogen.',
  'adminBookings.yesAcceptChange': 'Ja, Änderung annehmen',
}
