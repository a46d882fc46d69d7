// Arabic. The pages of enquiries: the question to a home, its confirmation, and the offer.

import type { enquiriesEnglish } from '../english/enquiries.ts'
import type { Translated } from '../translated.ts'

export const enquiriesArabic: Translated<typeof enquiriesEnglish> = {
  'enquiries.ask': 'التواصل مع مضيف {home}',
  'enquiries.likesToHear': 'يسعد هذا المضيف بأن تراسله قبل الحجز.',
  'enquiries.visit': 'طلبك: <days/>، {party}.',
  'enquiries.visitWithPrice': 'طلبك: <days/>، {party}، <total/> بأسعار اليوم.',
  'enquiries.takesNoNight': 'لا يحجز الاستفسار أي ليلة.',
  'enquiries.name': 'اسمك',
  'enquiries.email': 'البريد الإلكتروني',
  'enquiries.emailHint': 'يصلك ردّ المضيف على هذا العنوان.',
  'enquiries.phone': 'رقم الهاتف (اختياري)',
  'enquiries.message': 'رسالتك',
  'enquiries.send': 'إرسال الرسالة',
  'enquiries.backToHome': 'العودة إلى البيت',
  'enquiries.sent': 'أُرسلت رسالتك',
  'enquiries.sentText':
    'سيردّ مضيف {home} على {email}. وإذا كان بإمكانه استقبالك، فسيرسل إليك عرضًا بسعر يسري ثلاثة أيام.',
  'enquiries.otherHomes': 'مشاهدة بيوت أخرى',
  'enquiries.offer': 'عرضك: {home}',
  'enquiries.offered': '<days/>، {party}. يسري هذا السعر حتى {until}.',
  'enquiries.take': 'قبول العرض',
  'enquiries.takeText': 'لن يُخصم أي مبلغ الآن. ونحجز لك الليالي مؤقتًا أثناء إتمام الحجز.',
  'enquiries.noOffer': 'لم نعثر على هذا العرض',
  'enquiries.noOfferText': 'تسري العروض ثلاثة أيام. إذا انتهت صلاحية عرضك، فيُرجى إرسال استفسار جديد.',
  'enquiries.toHome': 'الانتقال إلى البيت',
  // Mails about an enquiry.
  'enquiries.from': 'تسجيل الوصول',
  'enquiries.to': 'تسجيل المغادرة',
  'enquiries.sentSubject': 'رسالتك بشأن {stayName}',
  'enquiries.haveIt': 'وصلتنا رسالتك وسنردّ عليك في أقرب وقت ممكن.',
  'enquiries.askAgainAfter':
    'إذا لم يصلك ردّ منا حتى {until} (بالتوقيت المحلي للبيت)، فيُرجى مراسلتنا من جديد. وحتى ذلك الحين لا نحجز لك أي ليلة.',
  'enquiries.seeHomeAgain': 'عرض البيت',
  'enquiries.waitsSubject': 'استفسار جديد: {stayName}',
  'enquiries.waits': 'يستفسر ضيف عن هذه التواريخ. ولا توجد ليالٍ محجوزة مؤقتًا في الوقت الحالي.',
  'enquiries.endsOn': 'تنتهي صلاحية الاستفسار في {until} (بالتوقيت المحلي للبيت).',
  'enquiries.offerSubject': 'عرضك: {stayName}',
  'enquiries.weOffer': 'يسعدنا أن نستقبلك. إليك عرضنا:',
  'enquiries.offerStands':
    'الإجمالي {total} شاملًا الضرائب. يسري السعر حتى {until} (بالتوقيت المحلي للبيت). وتبقى الليالي متاحة للآخرين إلى أن تقبل العرض.',
  'enquiries.unanswered': 'نعتذر منك: لم يُردّ على رسالتك في الوقت المحدد.',
  'enquiries.endedSubject': 'لا عرض هذه المرة: {stayName}',
  // Why an enquiry, its answer or its offer was refused.
  'enquiries.notOffered': 'لا يمكن حجز هذا البيت بهذه الطريقة. يُرجى التحقق من التواريخ وعدد الضيوف.',
  'enquiries.notNeeded': 'يمكنك حجز هذه الإقامة مباشرة، دون الحاجة إلى استفسار مسبق.',
  'enquiries.tooMany': 'وصلتنا منك عدة رسائل. يُرجى انتظار الرد قبل إرسال المزيد.',
  'enquiries.unknown': 'لم نعثر على هذا الاستفسار.',
  'enquiries.answeredAlready': 'سبق الرد على هذا الاستفسار أو انتهت صلاحيته.',
  'enquiries.notAllowed': 'الرد على الاستفسارات متاح للمديرين والمالكين فقط.',
  'enquiries.offerUnknown': 'لم نعثر على هذا العرض، أو انتهت صلاحيته.',
  'enquiries.datesTaken': 'حجز شخص آخر هذه الليالي في هذه الأثناء.',
}
