// Arabic. The page of one booking, and the pages of the link that a mail brings to it.

import type { tripsEnglish } from '../english/trips.ts'
import type { Translated } from '../translated.ts'

export const tripsArabic: Translated<typeof tripsEnglish> = {
  'trips.reference': 'رقم الحجز <reference/>',
  'trips.price': 'السعر',
  'trips.seeHome': 'عرض البيت',
  'trips.changing': 'إذا تغيّرت خططك',
  'trips.change': 'تعديل التواريخ أو الضيوف',
  'trips.cancel': 'إلغاء الحجز',
  'trips.takeAlong': 'لرحلتك',
  'trips.calendar': 'إضافة إلى التقويم',
  'trips.print': 'طباعة',
  'trips.whoBooked': 'صاحب الحجز',
  'trips.bookedFor': 'الضيف: <guest/>',
  'trips.timeline': 'سجل الحجز',
  'trips.close': 'إغلاق هذا الحجز',
  'trips.closeText': 'على جهاز مشترك، أغلق الحجز عندما تنتهي. يمكننا إرسال رابط جديد إلى بريدك الإلكتروني في أي وقت.',
  'trips.yourBooking': 'حجزك',
  'trips.linkOnce': 'يعمل رابطك مرة واحدة ويؤكد لنا أنك صاحب الحجز. بعدها يبقى حجزك مفتوحًا في هذا المتصفح لمدة ساعتين.',
  'trips.openLink': 'فتح حجزي',
  'trips.noBooking': 'لم نعثر على هذا الحجز',
  'trips.noBookingText':
    'تعمل الروابط في رسائلنا مرة واحدة ولفترة محدودة. إذا حجزت بلا حساب، يسعدنا أن نرسل إليك رابطًا جديدًا.',
  'trips.linkSent':
    'إذا تطابقت هذه البيانات مع أحد الحجوزات، فسيصل رابط جديد إلى ذلك العنوان. يُرجى التحقق من بريدك الوارد.',
  'trips.lookupReference': 'رقم الحجز',
  'trips.lookupReferenceHint': 'ثمانية أحرف وأرقام، تجدها في كل رسالة بريد إلكتروني عن حجزك.',
  'trips.lookupEmail': 'عنوان البريد الإلكتروني الذي حجزت به',
  'trips.sendLink': 'إرسال رابط جديد',
  // How it ended, or what it waits for.
  'trips.youCancelled': 'ألغيت أنت هذا الحجز في {when}.',
  'trips.weCancelled': 'ألغينا هذا الحجز في {when}.',
  'trips.youGetBack': 'تسترد {sum}.',
  'trips.nothingBack': 'لم يكن هناك مبلغ مستحق للاسترداد.',
  'trips.requested':
    'أرسلنا طلبك إلى المضيف. سيصلك الرد حتى {until} (بالتوقيت المحلي للبيت). وحتى ذلك الحين، الليالي محجوزة لك مؤقتًا.',
  'trips.changeAsked':
    'طلبت تعديل هذا الحجز إلى: {visit}. سيصلك الرد حتى {until} (بالتوقيت المحلي للبيت). وحتى ذلك الحين، يبقى كما هو.',
  'trips.nightsFree': 'تصبح الليالي متاحة لغيرك فورًا، ولا يمكن استعادة حجز مُلغى.',
  // What a change did, in the timeline.
  'trips.changedSamePrice': 'سابقًا: {nights}. بقي السعر كما هو.',
  'trips.changedPriceRose': 'سابقًا: {nights}. ارتفع السعر بمقدار {difference}.',
  'trips.changedPriceFell': 'سابقًا: {nights}. انخفض السعر بمقدار {difference}.',
  // In the list of bookings: what is still to be paid.
  'trips.waitsForPayment': 'بانتظار دفعتك',
  'trips.toPay': 'المتبقي للدفع {sum}',
  // The link for a guest without an account: why it was not mailed, and the mails.
  'trips.holdExpired': 'انتهت مدة الحجز المؤقت لهذه الليالي. يمكنك محاولة حجزها مؤقتًا من جديد.',
  'trips.tooManyLinks':
    'سبق أن أرسلنا عدة رسائل إلى هذا العنوان. يُرجى التحقق من بريدك الوارد، أو المحاولة مجددًا بعد قليل.',
  'trips.continueSent':
    'أرسلنا إلى {email} رابطًا يعيدك إلى هنا. يبقى الرابط صالحًا ولياليك محجوزة مؤقتًا حتى {until} (بالتوقيت المحلي للبيت).',
  'trips.hello': 'مرحبًا،',
  'trips.continueSubject': 'تابع حجزك: {stayName}',
  'trips.continueText': 'طلبت الحجز كضيف بلا حساب. يؤكد لنا هذا الرابط أن العنوان لك، ويعيدك إلى حجزك.',
  'trips.continueUntil':
    'يعمل الرابط مرة واحدة، حتى {until} (بالتوقيت المحلي للبيت). وتبقى لياليك محجوزة مؤقتًا حتى ذلك الحين.',
  'trips.continueLink': 'متابعة الحجز',
  'trips.continueNotYou': 'إن لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة: لم يُحجز شيء.',
  'trips.manageSubject': 'رابطك إلى الحجز {reference}، {stayName}',
  'trips.manageText': 'إليك الرابط الجديد إلى حجزك. يعمل مرة واحدة، ويمكنك طلب رابط آخر في أي وقت.',
  'trips.manageLink': 'فتح حجزي',
  'trips.manageNotYou': 'إن لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة.',
}
