// German. Field errors common to all forms.

import type { formsEnglish } from '../english/forms.ts'
import type { Translated } from '../translated.ts'

export const formsGerman: Translated<typeof formsEnglish> = {
  'forms.tooLong': 'Bitte kürzen Sie den Text auf {most} Zeichen. Zurzeit sind es {length}.',
  'forms.choose': 'Bitte wählen Sie etwas aus.',
  'forms.wholeNumber': 'Bitte geben Sie eine ganze Zahl von {least} bis {most} ein.',
}
