// A guest’s own booking.

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
    'Schließen Sie an einem gemeinsam genutzten Computer die Buchung, wenn Sie fertig sind. Wir senden Ihnen jederzeit einen neuen Link.',
  'trips.yourBooking': 'Ihre Buchung',
  'trips.linkOnce':
    'Ihr Link gilt einmal und zeigt uns, dass Sie es sind. Danach bleibt Ihre Buchung in diesem Browser zwei Stunden offen.',
  'trips.openLink': 'Meine Buchung öffnen',
  'trips.noBooking': 'Wir finden diese Buchung nicht',
  'trips.noBookingText':
    'Links in unseren E-Mails gelten einmal und nicht für immer. Wenn Sie ohne Konto gebucht haben, senden wir Ihnen gern einen neuen.',
  'trips.linkSent':
    'Wenn die Angaben zu einer Buchung passen, ist ein neuer Link dorthin unterwegs. Bitte sehen Sie in Ihr Postfach.',
  'trips.lookupReference': 'Buchungsnummer',
  'trips.lookupReferenceHint': 'Acht Buchstaben und Ziffern. Sie steht in jeder E-Mail zu Ihrer Buchung.',
  'trips.lookupEmail': 'E-Mail-Adresse, mit der Sie gebucht haben',
  'trips.sendLink': 'Neuen Link senden',
}
