// What a booking is called and says, wherever it is shown.

import type { bookingsEnglish } from '../english/bookings.ts'
import type { Translated } from '../translated.ts'

export const bookingsGerman: Translated<typeof bookingsEnglish> = {
  'bookings.checkIn': 'Anreise',
  'bookings.checkInFrom': 'ab {time}',
  'bookings.checkOut': 'Abreise',
  'bookings.checkOutUntil': 'bis {time}',
  'bookings.length': 'Aufenthaltsdauer',
  'bookings.guests': 'Gäste',
  'bookings.total': 'Gesamtpreis inkl. Steuern und Gebühren',
  'bookings.reference': 'Buchungsnummer {reference}',
  'bookings.gettingThere': 'Anfahrt',
  'bookings.gps': 'GPS {latitude}, {longitude}',
  'bookings.directions': 'Route auf OpenStreetMap',
  'bookings.where': 'So finden Sie {stayName}',
  'bookings.addressAbove': 'Die Adresse steht oben.',
  'bookings.nameMissing': 'Bitte geben Sie Ihren Namen ein.',
  'bookings.guestNameMissing': 'Bitte geben Sie den Namen der Person ein, die anreist.',
  'bookings.nameTooLong': 'Bitte kürzen Sie den Namen auf {most} Buchstaben.',
  'bookings.nameLetters': 'Bitte schreiben Sie den Namen in eine Zeile und nur mit Buchstaben.',
  'bookings.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir Ihnen die Bestätigung senden können.',
  'bookings.emailWrong': 'Bitte prüfen Sie die E-Mail-Adresse. Sie sollte aussehen wie name@example.org.',
  'bookings.phoneWrong':
    'Bitte geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel +34 600 111 222, oder lassen Sie das Feld leer.',
  'bookings.notesTooLong': 'Bitte kürzen Sie Ihre Nachricht auf {most} Zeichen. Sie hat {length}.',
  'bookings.termsUnread': 'Bitte lesen und akzeptieren Sie die Bedingungen, um zu buchen.',
  'bookings.referenceMissing': 'Bitte geben Sie die Buchungsnummer ein.',
  'deposits.choose': 'Bitte wählen Sie etwas aus.',
  'deposits.flat': 'Bitte geben Sie einen Betrag über null ein, zum Beispiel 250 oder 250.50.',
  'deposits.percent_of_lodging': 'Bitte geben Sie einen Prozentsatz über 0 und bis 100 ein, zum Beispiel 20 oder 12.5.',
  'deposits.days': 'Bitte geben Sie eine ganze Zahl von Tagen von 0 bis {most} ein.',
}
