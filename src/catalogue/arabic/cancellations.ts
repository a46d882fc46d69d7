// Arabic. Cancelling a booking: the question before, what it means, and answers to requests that were refused.

import type { cancellationsEnglish } from '../english/cancellations.ts'
import type { Translated } from '../translated.ts'

export const cancellationsArabic: Translated<typeof cancellationsEnglish> = {
  'cancellations.question': 'هل تريد إلغاء هذا الحجز؟',
  'cancellations.cancel': 'نعم، إلغاء الحجز',
  'cancellations.keep': 'الاحتفاظ بالحجز',
  'cancellations.paidNothing': 'لم تدفع شيئًا بعد، لذا لا يوجد مبلغ لاسترداده.',
  'cancellations.youGetBack': 'تسترد {refund} من المبلغ الذي دفعته، وهو {paid}.',
  'cancellations.staysDue': 'يبقى عليك دفع {sum} من السعر.',
  'cancellations.oweNothing': 'لا يترتب عليك أي مبلغ.',
  // Why it was refused, to a guest and to an operator.
  'cancellations.unreadable': 'تعذّرت علينا قراءة النموذج. يُرجى مراجعة المبلغ الذي ستسترده من جديد.',
  'cancellations.notNow': 'هذا غير ممكن لهذا الحجز حاليًا.',
  'cancellations.tooEarly': 'يمكنك تسجيل عدم حضور الضيف بدءًا من اليوم التالي لموعد تسجيل الوصول.',
  'cancellations.notAllowed': 'إنهاء الحجوزات متاح للمديرين والمالكين فقط.',
  // Why an answer to a request was refused.
  'cancellations.requestUnknown': 'لم نعثر على هذا الطلب.',
  'cancellations.requestAnswered': 'سبق الرد على هذا الطلب أو تم سحبه.',
  'cancellations.requestExpired': 'انتهت صلاحية هذا الطلب. أُبلغ الضيف بذلك، والليالي متاحة من جديد.',
  'cancellations.requestOutOfDate': 'تغيّر هذا الطلب منذ أن فتحت الصفحة. إليك وضعه الحالي.',
  'cancellations.requestKeyReused': 'سبق إرسال هذا النموذج برد مختلف. يُرجى إعادة تحميل الصفحة.',
  'cancellations.requestPaymentFailed':
    'لم يعد بالإمكان تحصيل المبلغ المحجوز على البطاقة لهذا الطلب، لذا لم يُقبل. يُرجى رفض الطلب والتواصل مع الضيف.',
  'cancellations.requestNotAllowed': 'الرد على الطلبات متاح للمديرين والمالكين فقط.',
}
