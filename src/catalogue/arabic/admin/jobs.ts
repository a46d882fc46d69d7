// Arabic. The recurring jobs of the site, as operators read their names.

import type { jobsEnglish } from '../../english/admin/jobs.ts'
import type { Translated } from '../../translated.ts'

export const jobsArabic: Translated<typeof jobsEnglish> = {
  'jobs.endedHolds': 'حجوزات مؤقتة منتهية',
  'jobs.endedRequests': 'طلبات حجز منتهية',
  'jobs.endedChanges': 'تعديلات حجز منتهية',
  'jobs.endedEnquiries': 'استفسارات منتهية',
  'jobs.visitsBegin': 'تسجيلات الوصول',
  'jobs.visitsEnd': 'تسجيلات المغادرة',
  'jobs.unpaidBookings': 'حجوزات غير مدفوعة',
  'jobs.abandonedPayments': 'دفعات غير مكتملة',
  'jobs.newsOfPayments': 'إشعارات الدفع',
  'jobs.paymentsCompared': 'التحقق من حالة الدفعات',
  'jobs.charges': 'عمليات الخصم المجدولة من البطاقات',
  'jobs.needlessCards': 'بطاقات محفوظة لم تعد لازمة',
  'jobs.deposits': 'مبالغ التأمين ضد الأضرار',
  'jobs.booksCompared': 'المطابقة الليلية للحسابات',
  'jobs.reminders': 'تذكيرات الدفع',
  'jobs.mails': 'رسائل البريد الإلكتروني',
  'jobs.texts': 'الرسائل النصية',
  'jobs.reviews': 'تقييمات بانتظار النشر',
  'jobs.homesRead': 'فهرس البحث',
  'jobs.calendars': 'استيراد التقاويم',
  'jobs.conflicts': 'حجوزات مزدوجة مع مواقع أخرى',
  'jobs.exchangeRates': 'أسعار الصرف',
  'jobs.removal': 'تنظيف البيانات',
}
