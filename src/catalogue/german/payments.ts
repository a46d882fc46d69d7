// German. Why a payment did not go through, what is wrong with a card as it was typed, and what each test card does.

import type { paymentsEnglish } from '../english/payments.ts'
import type { Translated } from '../translated.ts'

export const paymentsGerman: Translated<typeof paymentsEnglish> = {
  'payments.cardDeclined':
    'Ihre Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen.',
  'payments.insufficientFunds':
    'Diese Karte ist nicht ausreichend gedeckt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen.',
  'payments.cardUnknown':
    'Diese Website nimmt nur ihre Testkarten an, und diese Nummer gehört nicht dazu. Es wurde nichts abgebucht.',
  'payments.stepRefused':
    'Die Zahlung wurde bei Ihrer Bank nicht bestätigt, deshalb wurde nichts abgebucht. Bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
  'payments.payerNeeded': 'Ihre Bank verlangt, dass Sie die Zahlung selbst bestätigen. Es wurde nichts abgebucht.',
  'payments.authorisationExpired': 'Die Bank reserviert den Betrag nicht mehr.',
  'payments.notSupported': 'Diese Zahlungsart kann das nicht.',
  'payments.numberMissing': 'Bitte geben Sie eine Kartennummer ein.',
  'payments.numberWrong': 'Bitte prüfen Sie die Kartennummer. Sie hat 12 bis 19 Ziffern.',
  'payments.expiryWrong': 'Bitte geben Sie Monat und Jahr ein, zum Beispiel 04/31.',
  'payments.cardRanOut': 'Diese Karte ist abgelaufen.',
  'payments.cvcWrong': 'Bitte geben Sie die drei- oder vierstellige Prüfziffer der Karte ein.',
  // After the number of a test card.
  'payments.testSucceeds': 'gelingt',
  'payments.testDeclines': 'wird abgelehnt',
  'payments.testNoFunds': 'ist nicht gedeckt',
  'payments.testSecondStep': 'verlangt eine Bestätigung',
  'payments.testAnswersLate': 'gelingt nach zwanzig Sekunden',
  'payments.testDeclinesLate': 'wird nach zwanzig Sekunden abgelehnt',
  'payments.testAnswersTwice': 'gelingt und meldet es zweimal',
  'payments.testAnswersUnordered': 'gelingt und meldet es in falscher Reihenfolge',
  'payments.testRefundFails': 'gelingt; die erste Erstattung schlägt fehl',
  'payments.testPaysOnce': 'gelingt; spätere Abbuchungen ohne Sie werden abgelehnt',
  'payments.testUnreachable': 'die Bank ist nicht erreichbar',
  'payments.testAwayLater': 'gelingt; bei späteren Abbuchungen ohne Sie ist die Bank zwanzig Minuten nicht erreichbar',
  'payments.testDisputedWon': 'gelingt und wird nach einer Minute bestritten; ein Widerspruch hat Erfolg',
  'payments.testDisputedLost': 'gelingt und wird nach einer Minute bestritten; ein Widerspruch scheitert',
  'payments.testDisputedUnheard': 'gelingt und wird nach einer Minute bestritten; die Bank antwortet nie',
}
