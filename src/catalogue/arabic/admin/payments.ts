// Arabic. The money of a booking in the admin pages.

import type { adminPaymentsEnglish } from '../../english/admin/payments.ts'
import type { Translated } from '../../translated.ts'

export const adminPaymentsArabic: Translated<typeof adminPaymentsEnglish> = {
  // What is paid, or none, and what is open.
  'adminPayments.open':
    '{paid, select, none {لم يُدفع شيء بعد، المتبقي للدفع {open}.} other {المدفوع {paid}، والمتبقي للدفع {open}.}}',
  'adminPayments.waits':
    '{paid, select, none {لم يُدفع شيء بعد، بانتظار الدفعة الأولى.} other {المدفوع {paid}، بانتظار الدفعة الأولى.}}',
  'adminPayments.over':
    '{paid, select, none {لم يُدفع شيء بعد، بزيادة {over} عن السعر.} other {المدفوع {paid}، بزيادة {over} عن السعر.}}',
  'adminPayments.nothingOpen': '{paid, select, none {لم يُدفع شيء بعد، ولا مبلغ مستحق.} other {تم دفع {paid} بالكامل.}}',
  'adminPayments.cardAgreed': 'وافق الضيف على خصم المبلغ المتبقي من بطاقته عند الاستحقاق.',
  'adminPayments.cardRefused': 'رُفضت بطاقة الضيف عند خصم المبلغ المتبقي، وقد أُبلغ بذلك.',
  // Refunds that need somebody.
  'adminPayments.refundFailed': 'فشل استرداد مبلغ {sum}.',
  'adminPayments.tryAgain': 'إعادة المحاولة',
  'adminPayments.refundToSend': 'مبلغ مُسترد قدره {sum} بانتظار إرساله بتحويل بنكي.',
  'adminPayments.wasSent': 'تأكيد إرسال المبلغ',
  // The forms.
  'adminPayments.noteOrGiveBack': 'تسجيل دفعة أو استرداد <hidden>للحجز {reference}</hidden>',
  'adminPayments.arrived': 'الدفعة المستلمة',
  'adminPayments.markPaid': 'تأكيد الدفع',
  'adminPayments.toGiveBack': 'مبلغ الاسترداد',
  'adminPayments.why': 'السبب',
  'adminPayments.giveBack': 'تنفيذ الاسترداد',
}
