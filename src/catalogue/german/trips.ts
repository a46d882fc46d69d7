// German. The page of one booking, and the pages of the link that a mail brings to it.

import type { tripsEnglish } from '../english/trips.ts'
import type { Translated } from '../translated.ts'

export const tripsGerman: Translated<typeof tripsEnglish> = {
  'trips.reference': 'Buchungsnummer <reference/>',
  'trips.price': 'Preis',
  'trips.seeHome': 'Unterkunft ansehen',
  'trips.changing': 'Wenn sich Ihre Pläne ändern',
  'trips.change': 'Daten oder Gäste ändern',
  'trips.cancel': 'Buchung stornieren',
  'trips.takeAlong': 'Für Ihre Reise',
  'trips.calendar': 'In den Kalender',
  'trips.print': 'Drucken',
  'trips.whoBooked': 'Gebucht von',
  'trips.bookedFor': 'Gast: <guest/>',
  'trips.timeline': 'Verlauf',
  'trips.close': 'Diese Buchung schließen',
  'trips.closeText':
    'An einem gemeinsam genutzten Computer schließen Sie die Buchung bitte, wenn Sie fertig sind. Wir senden Ihnen jederzeit einen neuen Link.',
  'trips.yourBooking': 'Ihre Buchung',
  'trips.linkOnce':
    'Ihr Link gilt einmal und zeigt uns, dass Sie es sind. Danach bleibt Ihre Buchung in diesem Browser zwei Stunden offen.',
  'trips.openLink': 'Meine Buchung öffnen',
  'trips.noBooking': 'Wir finden diese Buchung nicht',
  'trips.noBookingText':
    'Links in unseren E-Mails gelten nur einmal und nicht unbegrenzt. Wenn Sie ohne Konto gebucht haben, senden wir Ihnen gern einen neuen.',
  'trips.linkSent':
    'Wenn die Angaben zu einer Buchung passen, ist ein neuer Link per E-Mail unterwegs. Bitte sehen Sie in Ihr Postfach.',
  'trips.lookupReference': 'Buchungsnummer',
  'trips.lookupReferenceHint': 'Acht Buchstaben und Ziffern. Sie steht in jeder E-Mail zu Ihrer Buchung.',
  'trips.lookupEmail': 'E-Mail-Adresse, mit der Sie gebucht haben',
  'trips.sendLink': 'Neuen Link senden',
  // How it ended, or what it waits for.
  'trips.youCancelled': 'Sie haben diese Buchung am {when} storniert.',
  'trips.weCancelled': 'Wir haben diese Buchung am {when} storniert.',
  'trips.youGetBack': 'Sie erhalten {sum} zurück.',
  'trips.nothingBack': 'Es war nichts zu erstatten.',
  'trips.requested':
    'Wir haben Ihre Anfrage an den Gastgeber weitergegeben. Sie hören bis {until} (Ortszeit) von uns. Bis dahin sind die Nächte für Sie reserviert.',
  'trips.changeAsked':
    'Ihr Änderungswunsch: {visit}. Sie hören bis {until} (Ortszeit) von uns. Bis dahin bleibt Ihre Buchung, wie sie ist.',
  'trips.nightsFree':
    'Die Nächte sind sofort für andere frei, und eine stornierte Buchung lässt sich nicht wiederherstellen.',
  // What a change did, in the timeline.
  'trips.changedSamePrice': 'Vorher: {nights}. Der Preis blieb gleich.',
  'trips.changedPriceRose': 'Vorher: {nights}. Der Preis stieg um {difference}.',
  'trips.changedPriceFell': 'Vorher: {nights}. Der Preis sank um {difference}.',
  // In the list of bookings: what is still to be paid.
  'trips.waitsForPayment': 'wartet auf Ihre Zahlung',
  'trips.toPay': 'noch {sum} zu zahlen',
  // The link for a guest without an account: why it was not mailed, and the mails.
  'trips.holdExpired':
    'Die Zeit, in der diese Nächte für Sie reserviert waren, ist abgelaufen. Sie können sie noch einmal reservieren.',
  'trips.tooManyLinks':
    'Wir haben schon mehrere E-Mails an diese Adresse gesendet. Bitte sehen Sie in Ihr Postfach, oder versuchen Sie es in einer Weile noch einmal.',
  'trips.continueSent':
    'Wir haben einen Link an {email} gesendet, der Sie hierher zurückbringt. Bis {until} (Ortszeit) gilt er, und Ihre Nächte bleiben reserviert.',
  'trips.hello': 'Guten Tag,',
  'trips.continueSubject': 'Buchung fortsetzen: {stayName}',
  'trips.continueText':
    'Sie möchten als Gast buchen. Dieser Link zeigt uns, dass die Adresse Ihnen gehört, und bringt Sie zu Ihrer Buchung zurück.',
  'trips.continueUntil': 'Er gilt einmal, bis {until} (Ortszeit). So lange bleiben Ihre Nächte reserviert.',
  'trips.continueLink': 'Buchung fortsetzen',
  'trips.continueNotYou': 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Es ist nichts gebucht.',
  'trips.manageSubject': 'Ihr Link zur Buchung {reference}, {stayName}',
  'trips.manageText':
    'hier ist der neue Link zu Ihrer Buchung. Er gilt einmal; einen weiteren können Sie jederzeit anfordern.',
  'trips.manageLink': 'Meine Buchung öffnen',
  'trips.manageNotYou': 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
}
