// Arabic. The mails about a booking, to its guest and to the operator.

import type { bookingMailsEnglish } from '../english/booking-mails.ts'
import type { Translated } from '../translated.ts'

export const bookingMailsArabic: Translated<typeof bookingMailsEnglish> = {
  // Their greeting, their facts and their buttons.
  'bookingMails.hello': 'مرحبًا {name}،',
  'bookingMails.home': 'البيت',
  'bookingMails.address': 'العنوان',
  'bookingMails.gps': 'إحداثيات GPS',
  'bookingMails.checkInOn': '{day}، من الساعة {time}',
  'bookingMails.checkOutOn': '{day}، حتى الساعة {time}',
  'bookingMails.visit': 'الإقامة',
  'bookingMails.seeBooking': 'عرض حجزك',
  'bookingMails.otherHomes': 'عرض بيوت أخرى',
  'bookingMails.seeBookings': 'عرض الحجوزات',
  'bookingMails.answerIt': 'الرد',
  'bookingMails.giveBack': 'رد المبلغ',
  'bookingMails.tryAgain': 'المحاولة مرة أخرى',
  'bookingMails.totalWithTaxes': 'الإجمالي {total} شاملًا الضرائب.',
  'bookingMails.theyWrote': 'رسالة الضيف: {notes}',
  // The booking stands.
  'bookingMails.confirmedSubject': 'تم تأكيد حجزك: {stayName} ({reference})',
  'bookingMails.confirmed': 'شكرًا لحجزك معنا. رقم حجزك هو {reference}.',
  'bookingMails.addressOnPage': 'ستجد العنوان الكامل في صفحة حجزك.',
  'bookingMails.newSubject': 'حجز جديد {reference}: {stayName}',
  'bookingMails.new': 'لديك حجز جديد. رقم الحجز {reference}.',
  'bookingMails.bookedBy': 'صاحب الحجز: {contact}.',
  'bookingMails.bookedFor': 'الضيف: {contact}.',
  'bookingMails.total': 'الإجمالي {total}.',
  // It ended early.
  'bookingMails.cancelledSubject': 'تم الإلغاء: الحجز {reference}، {stayName}',
  'bookingMails.cancelledByGuest': 'بناءً على طلبك، ألغينا حجزك {reference}.',
  'bookingMails.cancelledByOperator': 'نأسف لذلك: اضطررنا إلى إلغاء حجزك {reference}.',
  'bookingMails.cancelledUnpaid': 'لم يصلنا المبلغ المستحق، لذلك أُلغي حجزك {reference}.',
  'bookingMails.lostByGuestSubject': 'إلغاء من الضيف: الحجز {reference}',
  'bookingMails.lostByUsSubject': 'تم الإلغاء: الحجز {reference}',
  'bookingMails.lostByGuest': 'ألغى أحد الضيوف الحجز {reference}.',
  'bookingMails.lostByOperator': 'ألغى فريقك الحجز {reference}.',
  'bookingMails.lostUnpaid': 'أُلغي الحجز {reference} لأن المبلغ المستحق لم يصل.',
  'bookingMails.goesBack': 'نعيد إليك ما دفعته عبر طريقة الدفع نفسها.',
  'bookingMails.nothingCharged': 'لم يُخصم أي مبلغ.',
  'bookingMails.freeAgain': 'الليالي المتبقية متاحة من جديد.',
  'bookingMails.guestWasTold': 'أبلغنا الضيف بما يلي:',
  // A request.
  'bookingMails.requestSubject': 'طلب حجزك: {stayName} ({reference})',
  'bookingMails.requestSent':
    'أرسلنا طلب حجزك إلى المضيف. سيصلك الرد حتى {until} (بالتوقيت المحلي للبيت). وحتى ذلك الحين، الليالي محجوزة لك مؤقتًا.',
  'bookingMails.ifYes': 'إذا وافق المضيف، فالإجمالي {total} شاملًا الضرائب. ولن يُخصم أي مبلغ قبل ذلك.',
  'bookingMails.requestWaitsSubject': 'طلب حجز جديد {reference}: {stayName}',
  'bookingMails.requestWaits': 'يرغب أحد الضيوف في الإقامة وينتظر ردك.',
  'bookingMails.askedBy': 'من {contact}.',
  'bookingMails.requestEnds':
    'إذا لم ترد حتى {until} (بالتوقيت المحلي للبيت)، تنتهي صلاحية الطلب وتصبح الليالي متاحة من جديد.',
  'bookingMails.requestDeclined': 'نأسف لذلك: لا يستطيع المضيف استقبالك في هذه التواريخ.',
  'bookingMails.requestUnanswered': 'نأسف لذلك: لم يصل الرد على طلبك في الوقت المحدد، لذلك أتحنا الليالي من جديد.',
  'bookingMails.noBookingSubject': 'لم يُقبل طلب حجزك: {stayName} ({reference})',
  'bookingMails.requestMissedSubject': 'انتهت صلاحية طلب الحجز {reference}: {stayName}',
  'bookingMails.requestMissed': 'لم يرد أحد في الوقت المحدد. الليالي متاحة من جديد.',
  // It was changed, or is over.
  'bookingMails.changedSubject': 'تم التعديل: الحجز {reference}، {stayName}',
  'bookingMails.changed': 'تم تعديل حجزك. إليك التفاصيل الجديدة:',
  'bookingMails.changedForOperator': 'تم تعديل أحد الحجوزات. إليك التفاصيل الجديدة:',
  'bookingMails.farewellSubject': 'شكرًا لإقامتك في {stayName}',
  'bookingMails.farewell': 'نتمنى أن تكون قد قضيت وقتًا رائعًا في {stayName} وعدت إلى بيتك بالسلامة.',
  'bookingMails.leftBehind':
    'هل نسيت شيئًا، أو لم يكن أمر ما على ما يرام؟ ما عليك سوى الرد على هذه الرسالة: سيقرؤها شخص حقيقي.',
  'bookingMails.missedSubject': 'افتقدناك: الحجز {reference}، {stayName}',
  'bookingMails.missed': 'كنا في انتظارك، لكن لم يصل أحد، لذلك أُغلق الحجز.',
  'bookingMails.missedMistake': 'إذا كان هناك خطأ، فيُرجى الرد على هذه الرسالة فورًا وسنرى ما يمكننا فعله.',
  // Money: transfers, receipts, reminders, and what has to go back.
  'bookingMails.transferSubject': 'تحويلك البنكي: {stayName} ({reference})',
  'bookingMails.transfer': 'نحجز لك الليالي مؤقتًا حتى {until} (بالتوقيت المحلي للبيت). ويتأكد حجزك فور وصول دفعتك.',
  'bookingMails.receiptSubject': 'استلمنا {sum} للحجز {reference}',
  'bookingMails.receipt': 'شكرًا لك: استلمنا {sum} لحجزك {reference}، {stayName}.',
  'bookingMails.stillOpen': 'المتبقي للدفع: {sum}. ستجد موعد الاستحقاق في صفحة حجزك.',
  'bookingMails.stillMissing': 'ما زال ينقص {sum}. نحجز لك الليالي مؤقتًا حتى {until} (بالتوقيت المحلي للبيت).',
  'bookingMails.reminderSubject': 'مبلغ {sum} مستحق قريبًا: الحجز {reference}',
  'bookingMails.reminder':
    'المبلغ المستحق لإقامتك في {stayName} هو {sum}، وآخر موعد للدفع {when} (بالتوقيت المحلي للبيت). يمكنك الدفع من صفحة حجزك.',
  'bookingMails.overdueSubject': 'دفعة متأخرة بمبلغ {sum}: الحجز {reference}',
  'bookingMails.overdue': 'حلّ موعد دفع {sum} لإقامتك في {stayName}، ولم يصلنا المبلغ بعد.',
  'bookingMails.payUntil':
    'يُرجى الدفع من صفحة حجزك حتى {until} (بالتوقيت المحلي للبيت). بعد ذلك سنضطر إلى إلغاء الحجز وفق سياسة الإلغاء الخاصة به.',
  'bookingMails.unpaidSubject': 'انتهى حجز لياليك المؤقت: {reference}، {stayName}',
  'bookingMails.unpaid': 'لم تصلنا دفعتك خلال مدة الحجز المؤقت، لذلك أتحنا الليالي من جديد.',
  'bookingMails.shouldItArrive': 'إذا وصلت دفعتك لاحقًا، فستكون الليالي لك إن كانت متاحة، وإلا فستسترد المبلغ كاملًا.',
  'bookingMails.unpaidForOperatorSubject': 'لم يُدفع في الموعد: {reference}، {stayName}',
  'bookingMails.unpaidForOperator': 'لم يدفع الضيف خلال مدة الحجز المؤقت. الليالي متاحة من جديد.',
  'bookingMails.backAgainSubject': 'تأكد حجزك في النهاية: {stayName} ({reference})',
  'bookingMails.backAgain':
    'وصلت دفعتك بعد أن أتحنا الليالي من جديد. ولحسن الحظ كانت لا تزال متاحة، فتأكد حجزك {reference} بالسعر الذي تعرفه.',
  'bookingMails.backAgainForOperatorSubject': 'دُفع متأخرًا وتأكد: الحجز {reference}، {stayName}',
  'bookingMails.backAgainForOperator':
    'وصلت دفعة الحجز {reference} بعد إتاحة لياليه من جديد. كانت الليالي لا تزال متاحة ولم يمضِ على السعر يوم كامل، لذلك تأكد الحجز.',
  'bookingMails.latePaymentSubject': 'ستسترد {sum}: {reference}، {stayName}',
  'bookingMails.latePayment':
    'وصلت دفعتك بمبلغ {sum} بعد انتهاء حجزك {reference}. نعيد إليك المبلغ كاملًا عبر طريقة الدفع نفسها.',
  'bookingMails.latePaymentForOperatorSubject': 'رد دفعة متأخرة: {reference}',
  'bookingMails.latePaymentForOperator':
    'وصل مبلغ {sum} لحجز كان قد انتهى، ويُرد تلقائيًا. يُرجى التأكد من إتمام الاسترداد.',
  'bookingMails.surplusSubject': 'مبلغ زائد قدره {sum}: {reference}',
  'bookingMails.surplus':
    'دفعة زائدة من {name}: المبلغ الزائد على السعر {sum}. أبلغنا الضيف بأنك ستعيده إليه، ولا يحدث ذلك تلقائيًا.',
  'bookingMails.refundFailedSubject': 'تعذّر رد مبلغ: {reference}',
  'bookingMails.refundFailed': 'تعذّر رد مبلغ {sum} إلى {name}. ما زال المبلغ مستحقًا. يُرجى المحاولة مرة أخرى.',
  'bookingMails.mismatchSubject': 'دفعة غير مطابقة: {reference}',
  'bookingMails.mismatch':
    'طلبنا {sum}، لكن مزوّد خدمة الدفع أبلغنا بمبلغ أو عملة مختلفة. لم يُسجَّل أي شيء. يُرجى مراجعة البيانات لدى المزوّد.',
}
