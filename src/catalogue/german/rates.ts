// What an operator enters of prices and rules.

import type { ratesEnglish } from '../english/rates.ts'
import type { Translated } from '../translated.ts'

export const ratesGerman: Translated<typeof ratesEnglish> = {
  'rates.sum': 'Bitte geben Sie einen Betrag in {currency} ein, zum Beispiel {sumExample}.',
  'rates.change':
    'Bitte geben Sie ein, wie viel mehr oder weniger in {currency}, zum Beispiel {changeExample}. Leer lassen heißt: keine Änderung.',
  'rates.percentChange':
    'Bitte geben Sie eine Änderung in Prozent ein, zum Beispiel 20 oder -12.5, mit höchstens zwei Nachkommastellen und nicht unter -100.',
  'rates.share': 'Bitte geben Sie einen Prozentsatz von 0 bis 100 ein.',
  'rates.shareOrNothing': 'Bitte geben Sie einen Prozentsatz von 0 bis 100 ein, oder lassen Sie das Feld leer.',
  'rates.shareAboveNothing': 'Bitte geben Sie einen Prozentsatz über 0 und bis 100 ein, zum Beispiel 10 oder 12.5.',
  'rates.includedGuests':
    'Bitte geben Sie ein, wie viele Gäste im Übernachtungspreis enthalten sind, zum Beispiel {maxGuests}.',
  'rates.seasonName': 'Bitte geben Sie der Saison einen Namen, zum Beispiel Sommer.',
  'rates.feeName': 'Bitte geben Sie einen Namen ein, zum Beispiel Reinigung.',
  'rates.discountName': 'Bitte geben Sie einen Namen ein. Gäste lesen ihn neben dem Rabatt.',
  'rates.weekdays': 'Bitte wählen Sie mindestens einen Wochentag.',
  'rates.firstDay': 'Bitte wählen Sie den ersten Tag.',
  'rates.lastDay': 'Bitte wählen Sie den letzten Tag.',
  'rates.openDay': 'Bitte wählen Sie einen Tag, oder lassen Sie das Feld leer.',
  'rates.backwards': 'Der letzte Tag liegt vor dem ersten.',
  'rates.longYear': 'Eine jährliche Saison dauert höchstens ein Jahr.',
  'rates.lengths': 'Bitte geben Sie Zahlen von Nächten von 1 bis 365 ein, zum Beispiel 3, 4, 7.',
  'rates.time': 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 18:00.',
  'rates.minimumNights': 'Bitte geben Sie eine ganze Zahl von Nächten von {least} bis {most} ein.',
  'rates.nothingSaid': 'Bitte wählen Sie, was für diese Nächte gelten soll.',
  'rates.targets': 'Bitte wählen Sie, wofür das gilt.',
  'rates.code': 'Bitte geben Sie einen Code aus bis zu 40 Buchstaben und Ziffern ein, zum Beispiel FRUEHLING.',
}
