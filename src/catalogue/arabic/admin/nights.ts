// Arabic. Field errors of the operator's forms about nights: blocked ones, and those with their own prices and rules.

import type { nightsEnglish } from '../../english/admin/nights.ts'
import type { Translated } from '../../translated.ts'

export const nightsArabic: Translated<typeof nightsEnglish> = {
  'nights.first': 'يُرجى اختيار الليلة الأولى.',
  'nights.last': 'يُرجى اختيار الليلة الأخيرة، أو ترك الحقل فارغًا.',
  'nights.passed': 'هذه الليلة مضت. يُرجى اختيار ليلة من اليوم فصاعدًا.',
  'nights.tooFar': 'هذا بعيد جدًا. يُرجى اختيار ليلة خلال السنوات العشر القادمة.',
  'nights.backwards': 'الليلة الأخيرة تسبق الأولى.',
  'nights.tooMany': 'عدد الليالي كبير. الحد الأقصى في المرة الواحدة {most}.',
  'nights.reason': 'يُرجى اختيار السبب.',
}
