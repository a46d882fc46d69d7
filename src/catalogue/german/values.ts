// German. Which part of a list is shown, and what is said to a button that the page does not have.

import type { valuesEnglish } from '../english/values.ts'
import type { Translated } from '../translated.ts'

export const valuesGerman: Translated<typeof valuesEnglish> = {
  'values.nothingMore': 'Nichts weiter, insgesamt {total}.',
  'values.part': '{first} bis {last} von {total}',
  'values.earlier': 'Zurück',
  'values.further': 'Weiter',
  'values.unknownButton':
    'Wir konnten nicht erkennen, was Sie angeklickt haben, deshalb wurde nichts geändert. Bitte sehen Sie nach und versuchen Sie es noch einmal.',
  // A moment on the clock of the home.
  'values.homeTime': '{when} (Ortszeit)',
}
