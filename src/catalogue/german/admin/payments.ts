// German. The money of a booking in the admin pages.

import type { adminPaymentsEnglish } from '../../english/admin/payments.ts'
import type { Translated } from '../../translated.ts'

export const adminPaymentsGerman: Translated<typeof adminPaymentsEnglish> = {
  // What is paid, or none, and what is open.
  'adminPayments.open':
    '{paid, select, none {Noch nichts bezahlt, {open} offen.} other {{paid} bezahlt, {open} offen.}}',
  'adminPayments.waits':
    '{paid, select, none {Noch nichts bezahlt, wartet auf die erste Zahlung.} other {{paid} bezahlt, wartet auf die erste Zahlung.}}',
  'adminPayments.over':
    '{paid, select, none {Noch nichts bezahlt, {over} mehr als der Preis.} other {{paid} bezahlt, {over} mehr als der Preis.}}',
  'adminPayments.nothingOpen':
    '{paid, select, none {Noch nichts bezahlt, nichts offen.} other {{paid} bezahlt, nichts offen.}}',
  'adminPayments.cardAgreed': 'Der Gast hat zugestimmt, dass der Rest bei Fälligkeit von der Karte abgebucht wird.',
  'adminPayments.cardRefused':
    'Die Abbuchung des Rests von der Karte des Gastes wurde abgelehnt. Der Gast wurde informiert.',
  // Refunds that need somebody.
  'adminPayments.refundFailed': 'Eine Erstattung von {sum} ist fehlgeschlagen.',
  'adminPayments.tryAgain': 'Noch einmal versuchen',
  'adminPayments.refundToSend': '{sum} per Überweisung zu erstatten.',
  'adminPayments.wasSent': 'Als überwiesen markieren',
  // The forms.
  'adminPayments.noteOrGiveBack': 'Zahlung erfassen oder erstatten <hidden>für {reference}</hidden>',
  'adminPayments.arrived': 'Eingegangene Zahlung',
  'adminPayments.markPaid': 'Als bezahlt markieren',
  'adminPayments.toGiveBack': 'Zu erstattender Betrag',
  'adminPayments.why': 'Grund',
  'adminPayments.giveBack': 'Erstatten',
}
