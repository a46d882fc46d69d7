// German. Field errors of the operator's forms about nights: blocked ones, and those with their own prices and rules.

import type { nightsEnglish } from '../../english/admin/nights.ts'
import type { Translated } from '../../translated.ts'

export const nightsGerman: Translated<typeof nightsEnglish> = {
  'nights.first': 'Bitte wählen Sie die erste Nacht.',
  'nights.last': 'Bitte wählen Sie die letzte Nacht, oder lassen Sie das Feld leer.',
  'nights.passed': 'Diese Nacht ist vorbei. Bitte wählen Sie eine ab heute.',
  'nights.tooFar': 'Das ist zu weit voraus. Bitte wählen Sie eine Nacht in den nächsten zehn Jahren.',
  'nights.backwards': 'Die letzte Nacht liegt vor der ersten.',
  'nights.tooMany': 'Bitte wählen Sie höchstens {most} Nächte auf einmal.',
  'nights.reason': 'Bitte wählen Sie einen Grund.',
}
