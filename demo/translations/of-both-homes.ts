// What many homes of the demo world call the same: rates, fees, rooms of photos. Each with its German and its Arabic.

/** German and Arabic by the English text. */
export type Translations = Readonly<Record<string, readonly [german: string, arabic: string]>>

export const sharedTranslations: Translations = {
  Outside: ['Draußen', 'الخارج'],
  'Living room': ['Wohnzimmer', 'غرفة المعيشة'],
  Kitchen: ['Küche', 'المطبخ'],
  Bedroom: ['Schlafzimmer', 'غرفة النوم'],
  Bedrooms: ['Schlafzimmer', 'غرف النوم'],
  Bathroom: ['Bad', 'الحمّام'],
  Balcony: ['Balkon', 'الشرفة'],
  Garden: ['Garten', 'الحديقة'],
  View: ['Aussicht', 'الإطلالة'],
  Details: ['Details', 'تفاصيل'],
  Cleaning: ['Endreinigung', 'رسوم التنظيف'],
  Pet: ['Haustier', 'حيوان أليف'],
  'Standard rate': ['Standardpreis', 'السعر الأساسي'],
  Spring: ['Frühling', 'الربيع'],
  Summer: ['Sommer', 'الصيف'],
  'New Year': ['Jahreswechsel', 'رأس السنة'],
  'VAT (illustrative)': ['Mehrwertsteuer (Beispiel)', 'ضريبة القيمة المضافة (مثال توضيحي)'],
}
