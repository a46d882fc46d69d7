// Paying for a booking, saved cards, and disputes.

import type { bookingPaymentsEnglish } from '../english/booking-payments.ts'
import type { Translated } from '../translated.ts'

export const bookingPaymentsGerman: Translated<typeof bookingPaymentsEnglish> = {
  'booking-payments.paying': 'Bezahlung',
  'booking-payments.parts': 'Bezahltes und Fälliges',
  'booking-payments.transfer': 'Ihre Überweisung',
  'booking-payments.removeCard': 'Karte entfernen',
  'booking-payments.anotherWay': 'Anders bezahlen',
  'booking-payments.underWay': 'Eine Zahlung läuft: Stand ansehen',
  'booking-payments.payments': 'Zahlungen',
  'booking-payments.payNow': 'Stattdessen jetzt bezahlen',
  'booking-payments.howToPay': 'Wie möchten Sie bezahlen?',
  'booking-payments.onlyWay': 'Sie bezahlen {way}',
  'booking-payments.cardNumber': 'Kartennummer',
  'booking-payments.testCardOnly':
    'Nur Testkarten: Echte Karten werden hier nicht angenommen, und es fließt kein Geld.',
  'booking-payments.expiry': 'Gültig bis (MM/JJ)',
  'booking-payments.securityCode': 'Prüfziffer',
  'booking-payments.whichNumbers': 'Welche Nummern kann ich verwenden?',
  'booking-payments.anyMonth': 'Ein beliebiger künftiger Monat, drei beliebige Ziffern.',
  'booking-payments.chargeRest': 'Auch den Rest von dieser Karte abbuchen: {later}.',
  'booking-payments.chargeRestHint':
    'Das ist freiwillig: Sonst zahlen Sie den Rest selbst, und wir erinnern Sie daran. Ihre Karte speichert der Zahlungsdienstleister, nicht wir. Vor jeder Abbuchung teilen wir Ihnen den Betrag per E-Mail mit, auch wenn sich durch eine Änderung der Preis ändert. Auf der Seite Ihrer Buchung können Sie die Karte jederzeit entfernen.',
  'booking-payments.dispute': 'Zahlungsstreit zu {reference}',
  'booking-payments.evidence': 'Belege <about>zu {reference}</about>',
  'booking-payments.sentToBank': 'Was die Bank erhält. Sie liest nur Ihre erste Antwort',
  'booking-payments.mostEvidence': 'Höchstens {most} Zeichen.',
  'booking-payments.contest': 'An die Bank senden',
  'booking-payments.giveIn': 'Rückbuchung akzeptieren',
}
