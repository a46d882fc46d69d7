// Arabic. Prices shown in a guest's own currency, and the rates by which they are converted.

import type { exchangeEnglish } from '../english/exchange.ts'
import type { Translated } from '../translated.ts'

export const exchangeArabic: Translated<typeof exchangeEnglish> = {
  'exchange.about': 'نحو {sum}',
  'exchange.chargedInHomes': 'الأسعار المسبوقة بكلمة «نحو» محوّلة للاسترشاد فقط، والدفع بعملة البيت.',
  'exchange.ratesOf':
    '{source, select, ecb {أسعار الصرف بتاريخ {day}، البنك المركزي الأوروبي.} operator {أسعار صرف حدّدناها بتاريخ {day}.} other {أسعار الصرف بتاريخ {day}، من بيانات السوق العامة.}}',
  // For operators.
  'exchange.title': 'أسعار الصرف',
  'exchange.intro': 'يمكن للضيوف رؤية الأسعار بعملتهم محوّلةً وفق هذه الأسعار، أما الدفع فيكون دائمًا بعملة البيت.',
  'exchange.fetchOff': 'أسعار البنك المركزي الأوروبي اليومية غير مفعّلة (EXCHANGE_RATES).',
  'exchange.neverFetched': 'لم تُجلب أسعار البنك المركزي الأوروبي بعد.',
  'exchange.fetchedAt': 'جُلبت أسعار البنك المركزي الأوروبي آخر مرة في {moment} بالتوقيت العالمي.',
  'exchange.fetchFailed': 'فشلت آخر محاولة في {moment} بالتوقيت العالمي: {fault} وتُستخدم الأسعار السابقة إلى أن تنجح.',
  'exchange.notReached': 'تعذّر الوصول إلى الخادم.',
  'exchange.tooSlow': 'استغرق الخادم وقتًا طويلًا.',
  'exchange.tooLarge': 'كان الملف كبيرًا جدًا.',
  'exchange.oddAnswer': 'لم يرسل الخادم الملف.',
  'exchange.notTheFile': 'لم يكن الملف بالصيغة المتوقعة.',
  'exchange.currency': 'العملة',
  'exchange.perEuro': 'مقابل 1 يورو',
  'exchange.day': 'التاريخ',
  'exchange.source': 'المصدر',
  'exchange.sourceOf': '{source, select, ecb {البنك المركزي الأوروبي} operator {محدّد هنا} other {مرفق مع Casita}}',
  'exchange.remove': 'إزالة<unseen> سعر {currency} المحدّد</unseen>',
  'exchange.setTitle': 'تحديد سعر ثابت',
  'exchange.setHint': 'يُستخدم بدل أي سعر آخر لهذه العملة إلى أن تزيله.',
  'exchange.choose': 'اختر',
  'exchange.rate': 'عدد الوحدات مقابل 1 يورو',
  'exchange.rateHint': 'مثل 0.9345، بما لا يزيد على 8 منازل عشرية',
  'exchange.set': 'تحديد السعر',
  'exchange.noCurrency': 'يُرجى اختيار عملة غير اليورو.',
  'exchange.noRate': 'يُرجى إدخال سعر أكبر من 0 وأقل من 1,000,000,000 بما لا يزيد على 8 منازل عشرية.',
  'exchange.notAllowed': 'ليست لديك صلاحية تعديل أسعار الصرف.',
}
