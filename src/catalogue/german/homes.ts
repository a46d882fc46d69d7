// What an operator enters of a home.

import type { homesEnglish } from '../english/homes.ts'
import type { Translated } from '../translated.ts'

export const homesGerman: Translated<typeof homesEnglish> = {
  'homes.name': 'Bitte geben Sie den Namen der Unterkunft ein.',
  'homes.slug': 'Bitte verwenden Sie Kleinbuchstaben von a bis z, Ziffern und einzelne Bindestriche.',
  'homes.noSlug':
    'Aus diesem Namen lässt sich keine Webadresse bilden. Bitte geben Sie eine mit Buchstaben von a bis z ein.',
  'homes.kind': 'Bitte wählen Sie die Art der Unterkunft.',
  'homes.guests': 'Bitte geben Sie eine Zahl von Gästen von {least} bis {most} ein.',
  'homes.pets': 'Bitte geben Sie eine Zahl von Haustieren von {least} bis {most} ein.',
  'homes.area': 'Bitte geben Sie ganze Quadratmeter ein, oder lassen Sie das Feld leer.',
  'homes.bookingMode': 'Bitte wählen Sie, wie Gäste buchen.',
  'homes.checkInFrom': 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 16:00.',
  'homes.checkInUntil': 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 22:00, oder lassen Sie das Feld leer.',
  'homes.checkOutUntil': 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 10:00.',
  'homes.backwards': 'Das muss nach dem Beginn der Anreise liegen.',
  'homes.city': 'Bitte geben Sie den Ort ein.',
  'homes.region': 'Bitte geben Sie die Region, den Landkreis oder die Insel ein.',
  'homes.country': 'Bitte wählen Sie ein Land.',
  'homes.point': 'Bitte geben Sie Breite und Länge ein, zum Beispiel 58.35172, -5.15421.',
  'homes.timeZone': 'Bitte wählen Sie die Zeitzone der Unterkunft.',
  'homes.currency': 'Bitte wählen Sie die Währung der Preise.',
  'homes.nightly': 'Bitte geben Sie einen Betrag über null ein, zum Beispiel 120 oder 120.50.',
  'homes.bathrooms':
    'Bitte geben Sie eine Zahl von 0 bis 20 ein. Eine Toilette mit Waschbecken zählt halb, wie in 1.5.',
  'homes.rooms': 'Eine Unterkunft hat hier höchstens {most} Räume.',
  'homes.roomKind': 'Bitte wählen Sie die Art des Raums.',
  'homes.roomName': 'Bitte geben Sie den Namen des Raums ein.',
  'homes.roomTwice': 'Ein anderer Raum heißt schon so.',
  'homes.beds': 'Bitte wählen Sie die Art jedes Betts und wie viele es gibt, von 1 bis 20.',
  'homes.bothTimes': 'Bitte geben Sie beide Uhrzeiten ein, zum Beispiel 22:00 und 07:00, oder keine.',
  'homes.minimumAge': 'Bitte geben Sie ein Alter von {least} bis {most} ein, oder lassen Sie das Feld leer.',
  'homes.fewerLines': 'Bitte verwenden Sie höchstens {most} Zeilen. Es sind {length}.',
  'homes.shorterLine': 'Bitte kürzen Sie die Zeile „{start}…“ auf {most} Zeichen. Sie hat {length}.',
}
