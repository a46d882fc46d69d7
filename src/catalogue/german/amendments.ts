// German. Changes of a booking: the guest's page, what the home proposes, and the guest's answer to it.

import type { amendmentsEnglish } from '../english/amendments.ts'
import type { Translated } from '../translated.ts'

export const amendmentsGerman: Translated<typeof amendmentsEnglish> = {
  'amendments.back': 'Zurück zur Buchung',
  'amendments.changeTitle': '{stayName} ändern, {reference}',
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
    'Für entfallende Nächte erhalten Sie so viel zurück wie bei einer sofortigen Stornierung. Der Rest bleibt im Preis.',
  'amendments.cancelAfter': 'Wenn Sie nach dieser Änderung stornieren',
  'amendments.changeFor': 'Änderung bestätigen · insgesamt {total}',
  'amendments.askFor': 'Änderung anfragen · insgesamt {total}',
  'amendments.leaveIt': 'Alles so lassen',
  'amendments.homeAnswers': 'Zuerst antwortet Ihr Gastgeber. Bis dahin bleibt Ihre Buchung, wie sie ist.',
  'amendments.guestAsked': 'Was der Gast gefragt wird',
  'amendments.guestAskedText':
    '{days}, {party}, für <after/> statt <before/>: {difference}. Für alles, was entfällt, wird nichts einbehalten, und die Stornofristen bleiben dieselben.',
  'amendments.why': 'Ihre Begründung, in eigenen Worten',
  'amendments.propose': 'An den Gast senden',
  'amendments.mayWe': 'Dürfen wir Ihre Buchung ändern?',
  'amendments.dates': 'Daten',
  'amendments.guests': 'Gäste',
  'amendments.total': 'Gesamtpreis inkl. Steuern und Gebühren',
  'amendments.asBefore': '{after}, wie bisher',
  'amendments.insteadOf': 'statt {before}',
  'amendments.agreeFor': 'Annehmen · insgesamt {total}',
  'amendments.keepIt': 'Buchung so lassen',
  'amendments.answerBy':
    'Bitte antworten Sie bis {until}. Ohne Ihre Zustimmung ändert sich nichts. Die neuen Nächte sind bis dahin nicht für Sie reserviert.',
  // What the change comes to, and what becomes of the money.
  'amendments.totalAsBefore': 'Der Gesamtpreis bleibt bei {total}.',
  'amendments.totalMore': 'Der neue Gesamtpreis ist {total}, {difference} mehr als bisher.',
  'amendments.totalLess': 'Der neue Gesamtpreis ist {total}, {difference} weniger als bisher.',
  'amendments.nothingElse': 'An Ihrer Bezahlung ändert sich nichts.',
  'amendments.payAtHome': 'Den neuen Gesamtpreis zahlen Sie bei der Ankunft vor Ort.',
  'amendments.payDifference':
    'Die Differenz können Sie auf dieser Seite bezahlen. Wann sie fällig ist, steht hier, sobald Sie annehmen.',
  'amendments.goesBack': 'Was Sie über den neuen Preis hinaus bezahlt haben, wird auf demselben Weg erstattet.',
  // What is chosen beside dates and guests, in a list.
  'amendments.code': 'Code {code}',
  'amendments.noneChosen': 'keine',
  // Mails about a change that the guest asked for.
  'amendments.extrasAndCodeThen': 'Extras und Gutscheincode: {chosen}.',
  'amendments.waitsSubject': 'Änderung angefragt: Buchung {reference}, {stayName}',
  'amendments.waits': '{name} möchte die Buchung {reference} ändern. Neu wäre:',
  'amendments.waitsUntil':
    'Die Anfrage läuft am {until} (Ortszeit) ab. Bis zur Antwort bleibt die Buchung, wie sie war.',
  'amendments.sentSubject': 'Ihre Änderungsanfrage zur Buchung {reference}',
  'amendments.sent': 'wir haben Ihren Gastgeber gebeten, Ihre Buchung zu ändern. Neu wäre:',
  'amendments.sentUntil': 'Sie hören bis {until} (Ortszeit) von uns. Bis dahin bleibt Ihre Buchung, wie sie war.',
  'amendments.notChangedSubject': 'Nicht geändert: Buchung {reference}, {stayName}',
  'amendments.declined': 'es tut uns leid: Ihr Gastgeber kann Ihre Buchung nicht wie gewünscht ändern.',
  'amendments.unanswered': 'es tut uns leid: Ihre Änderungsanfrage wurde nicht rechtzeitig beantwortet.',
  'amendments.withdrawn': 'wir haben unseren Änderungsvorschlag zurückgezogen. Sie müssen nicht mehr antworten.',
  'amendments.standsAsItWas': 'Ihre Buchung bleibt, wie sie war:',
  // Mails about a change that the home proposed.
  'amendments.proposalSubject': 'Dürfen wir Ihre Buchung {reference}, {stayName}, ändern?',
  'amendments.proposal': 'wir möchten Ihre Buchung ändern und hoffen, dass es Ihnen passt. Neu wäre:',
  'amendments.proposalUntil':
    'Ohne Ihre Zustimmung ändert sich nichts, und Ihre Stornofristen bleiben dieselben. Bitte antworten Sie bis {until} (Ortszeit) auf der Seite Ihrer Buchung.',
  'amendments.seeAndAnswer': 'Ansehen und antworten',
  'amendments.proposalOver':
    'die Frist für unseren Änderungsvorschlag ist abgelaufen. Ihre Buchung bleibt, wie sie war:',
  'amendments.declinedByGuestSubject': 'Änderung abgelehnt: Buchung {reference}',
  'amendments.declinedByGuest': 'Der Gast hat Ihren Änderungsvorschlag abgelehnt. Die Buchung bleibt, wie sie war:',
  'amendments.unansweredByGuestSubject': 'Änderung unbeantwortet: Buchung {reference}',
  'amendments.unansweredByGuest':
    'Der Gast hat Ihren Änderungsvorschlag nicht beantwortet. Die Buchung bleibt, wie sie war:',
  'amendments.seeBooking': 'Buchung ansehen',
  // Why a change was refused.
  'amendments.notAmendable':
    'Diese Buchung lässt sich nicht mehr ändern. Bitte schreiben Sie uns, und wir sehen, was wir tun können.',
  'amendments.otherCurrency':
    'Die Unterkunft hat inzwischen eine andere Währung als diese Buchung, deshalb lässt sie sich hier nicht ändern. Bitte schreiben Sie uns, und wir sehen, was wir tun können.',
  'amendments.unchanged': 'Das haben Sie schon gebucht.',
  'amendments.notOffered': 'So lässt sich diese Unterkunft nicht buchen. Die Gründe stehen neben den Feldern.',
  'amendments.datesTaken': 'Eine dieser Nächte hat gerade jemand anderes gebucht. Ihre Buchung bleibt, wie sie war.',
  'amendments.couponUsedUp':
    'Der Gutscheincode dieser Änderung ist inzwischen aufgebraucht. Die Buchung bleibt, wie sie war.',
  'amendments.waitsAlready':
    'Eine andere Änderung dieser Buchung wartet noch auf Antwort. Danach ist eine neue möglich.',
  'amendments.unknown': 'Wir finden diese Änderung nicht.',
  'amendments.answeredAlready': 'Diese Änderung wurde schon beantwortet oder ist abgelaufen.',
  'amendments.notAllowed': 'Nur Verwalter und Inhaber können Änderungen vorschlagen und beantworten.',
  'amendments.guestAnswers':
    'Diese Änderung haben Sie dem Gast vorgeschlagen, deshalb antwortet er. Sie können sie zurückziehen.',
}
