// Arabic. Which part of a list is shown, and what is said to a button that the page does not have.

import type { valuesEnglish } from '../english/values.ts'
import type { Translated } from '../translated.ts'

export const valuesArabic: Translated<typeof valuesEnglish> = {
  'values.nothingMore': 'لا يوجد المزيد، الإجمالي {total}.',
  'values.part': '{first} إلى {last} من {total}',
  'values.earlier': 'السابق',
  'values.further': 'التالي',
  'values.unknownButton':
    'لم نتمكن من معرفة الزر الذي ضغطت عليه، لذلك لم يتغيّر شيء. يُرجى مراجعة الصفحة والمحاولة مرة أخرى.',
  // A moment on the clock of the home.
  'values.homeTime': '{when} (بالتوقيت المحلي للبيت)',
}
