// Changes of a booking: the guest's page, what the home proposes, and the guest's answer to it.

import type { amendmentsEnglish } from '../english/amendments.ts'
import type { Translated } from '../translated.ts'

export const amendmentsGerman: Translated<typeof amendmentsEnglish> = {
  'amendments.back': 'Zurück zur Buchung',
  'amendments.changeVisit': 'Aufenthalt ändern',
  'amendments.booked': '<home/>, Buchungsnummer <reference/>. Gebucht: {days}, {party}, insgesamt {total}.',
  'amendments.asItShouldBe': 'Ihre neuen Daten und Gäste',
  'amendments.arrive': 'Anreise',
  'amendments.leave': 'Abreise',
  'amendments.seeCost': 'Neuen Preis ansehen',
  'amendments.whatChanges': 'Was sich ändert',
  'amendments.newVisit': 'Neuer Aufenthalt',
  'amendments.extrasAndCode': 'Extras und Gutscheincode',
  'amendments.totalBooked': 'Gebuchter Gesamtpreis',
  'amendments.newTotal': 'Neuer Gesamtpreis inkl. Steuern und Gebühren',
  'amendments.kept': 'Darin enthalten: nicht erstattbarer Anteil der entfallenden Nächte',
  'amendments.difference': 'Differenz',
  'amendments.keptText':
    'Für entfallende Nächte erhalten Sie so viel zurück, als würden Sie sie jetzt stornieren. Der Rest bleibt im Preis.',
  'amendments.cancelAfter': 'Wenn Sie nach dieser Änderung stornieren',
  'amendments.changeFor': 'Änderung bestätigen · insgesamt {total}',
  'amendments.askFor': 'Änderung anfragen · insgesamt {total}',
  'amendments.leaveIt': 'Alles so lassen',
  'amendments.homeAnswers': 'Zuerst antwortet Ihr Gastgeber. Bis dahin bleibt Ihre Buchung, wie sie ist.',
  'amendments.guestAsked': 'Was der Gast gefragt wird',
  'amendments.guestAskedText':
    '{days}, {party}, für <after/> statt <before/>: {difference}. Für Entfallendes wird nichts einbehalten, und die Stornofristen bleiben dieselben.',
  'amendments.why': 'Ihre Begründung, in eigenen Worten',
  'amendments.propose': 'An den Gast senden',
  'amendments.mayWe': 'Dürfen wir Ihre Buchung ändern?',
  'amendments.asBefore': '{after}, wie bisher',
  'amendments.insteadOf': 'statt {before}',
  'amendments.agreeFor': 'Annehmen · insgesamt {total}',
  'amendments.keepIt': 'Buchung so lassen',
  'amendments.answerBy':
    'Bitte antworten Sie bis {until}. Ohne Ihre Zustimmung ändert sich nichts. Die neuen Nächte sind bis dahin nicht für Sie reserviert.',
}
