// German. Which part of a list is shown, and what is said to a button that the page does not have.

import type { valuesEnglish } from '../english/values.ts'
import type { Translated } from '../translated.ts'

export const valuesGerman: Translated<typeof valuesEnglish> = {
  'values.nothingMore': 'Nichts weiter, insgesamt {total}.',
  'values.part': '{first} bis {last} von {total}',
  'values.earlier': 'Zurück',
  'values.further': 'Weiter',
  'values.unknownButton':
    'Wir konnten nicht erkennen, welche Taste Sie gedrückt haben, deshalb wurde nichts geändert. Bitte sehen Sie noch einmal nach und versuchen Sie es erneut.',
  // A moment on the clock of the home.
  'values.homeTime': '{when} (Ortszeit)',
}
