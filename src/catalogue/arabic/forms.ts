// Arabic. Field errors common to all forms.

import type { formsEnglish } from '../english/forms.ts'
import type { Translated } from '../translated.ts'

export const formsArabic: Translated<typeof formsEnglish> = {
  'forms.tooLong': 'يُرجى اختصار النص. الحد الأقصى للأحرف {most}، وعددها الآن {length}.',
  'forms.choose': 'يُرجى اختيار أحد الخيارات.',
  'forms.wholeNumber': 'يُرجى إدخال عدد صحيح من {least} إلى {most}.',
}
