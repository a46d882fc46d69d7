// Arabic. Why nights cannot be booked, and what is given back of a price when somebody cancels.

import type { offersEnglish } from '../english/offers.ts'
import type { Translated } from '../translated.ts'

export const offersArabic: Translated<typeof offersEnglish> = {
  'offers.moment': '{day}، الساعة {hour} (بالتوقيت المحلي للبيت)',
  // Why something that was asked for cannot be booked.
  'offers.notOffered': 'لا يمكن حجز هذا البيت حاليًا.',
  'offers.tooManyNights':
    'مدة الإقامة لا تزيد على {longest, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}.',
  'offers.checkOutFirst': 'يُرجى اختيار يوم مغادرة بعد يوم الوصول.',
  'offers.inPast': 'يوم تسجيل الوصول قد مضى. يُرجى اختيار يوم لاحق.',
  'offers.beyondWindow': 'يمكن حجز الإقامات حتى {day}.',
  'offers.leadTime':
    'يجب حجز هذا الوصول قبل موعده بما لا يقل عن {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}، أي حتى {deadline}.',
  'offers.cutOff': 'انتهى موعد الحجز لهذا الوصول في {deadline}.',
  'offers.nightClosed': 'البيت مغلق ليلة {night}.',
  'offers.noPrice': 'لا يوجد سعر بعد لليلة {night}.',
  'offers.nightHeld': 'هناك من يحجز ليلة {night} الآن.',
  'offers.nightUnpaid': 'ليلة {night} ضمن حجزك الذي ينتظر الدفع.',
  'offers.nightBlocked': 'ليلة {night} غير متاحة.',
  'offers.nightBooked': 'ليلة {night} محجوزة بالفعل.',
  'offers.turnoverBefore':
    'يحتاج البيت إلى {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}} بين الإقامة السابقة وهذا الوصول.',
  'offers.turnoverAfter':
    'يحتاج البيت إلى {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}} بين هذه المغادرة والإقامة التالية.',
  'offers.minimumArrival':
    'الحد الأدنى للإقامة ابتداءً من {arrival} هو {minimum, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}.',
  'offers.minimumThrough':
    'الإقامات التي تشمل ليلة {night} لا تقل عن {minimum, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}.',
  'offers.maximumStay':
    'الحد الأقصى للإقامة ابتداءً من هذا اليوم هو {maximum, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}.',
  // A list such as 3, 4 or 7, of which the longest is the last.
  'offers.lengths':
    'مدة الإقامة ابتداءً من هذا اليوم: {longest, plural, zero {{lengths} ليلة} one {{lengths} ليلة} two {{lengths} ليلة} few {{lengths} ليالٍ} many {{lengths} ليلة} other {{lengths} ليلة}}.',
  'offers.closedToArrival': 'لا يمكن تسجيل الوصول في {day}.',
  'offers.closedToDeparture': 'لا يمكن تسجيل المغادرة في {day}.',
  'offers.partyMalformed': 'يُرجى إدخال أعداد صحيحة للضيوف، وأعمار الأطفال من 0 إلى 17.',
  'offers.noAdult': 'يجب أن يكون هناك بالغ واحد على الأقل.',
  'offers.tooManyGuests':
    'هذا البيت يتسع {most, plural, zero {لـ # ضيف} one {لضيف واحد} two {لضيفين} few {لـ # ضيوف} many {لـ # ضيفًا} other {لـ # ضيف}}.',
  'offers.tooManyAdults':
    'هذا البيت يستقبل {most, plural, zero {# بالغ} one {بالغًا واحدًا} two {بالغَين} few {# بالغين} many {# بالغًا} other {# بالغ}} كحد أقصى.',
  'offers.noPets': 'لا يُسمح هنا بالحيوانات الأليفة. حيوانات المساعدة مرحّب بها دائمًا.',
  'offers.tooManyPets':
    'يُسمح {most, plural, zero {بـ # حيوان أليف} one {بحيوان أليف واحد} two {بحيوانين أليفين} few {بـ # حيوانات أليفة} many {بـ # حيوانًا أليفًا} other {بـ # حيوان أليف}} كحد أقصى. لا تُحتسب حيوانات المساعدة.',
  'offers.planUnknown': 'لم يعد هذا السعر متاحًا. يُرجى اختيار سعر آخر.',
  'offers.couponUnknown': 'لا نعرف هذا الرمز.',
  'offers.couponNotNow': 'لا يمكن استخدام هذا الرمز اليوم.',
  'offers.couponNotForTheseNights': 'هذا الرمز لا يسري على هذه الليالي.',
  'offers.couponNeedsNights':
    'يسري هذا الرمز على الإقامات التي لا تقل عن {minimum, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}.',
  'offers.couponUsedUp': 'استُنفد هذا الرمز.',
  'offers.extraUnknown': 'إحدى الخدمات الإضافية غير متاحة هنا.',
  'offers.extraTooMany':
    '{most, plural, zero {يمكنك إضافة «{name}» # مرة كحد أقصى.} one {يمكنك إضافة «{name}» مرة واحدة كحد أقصى.} two {يمكنك إضافة «{name}» مرتين كحد أقصى.} few {يمكنك إضافة «{name}» # مرات كحد أقصى.} many {يمكنك إضافة «{name}» # مرة كحد أقصى.} other {يمكنك إضافة «{name}» # مرة كحد أقصى.}}',
  'offers.quoteUnknown': 'لا نعرف هذا السعر. يُرجى اختيار تواريخك مرة أخرى.',
  'offers.quoteExpired': 'لم يعد هذا السعر ساريًا. إليك سعر اليوم.',
  'offers.quoteTampered': 'لا يمكن استخدام هذا السعر. إليك سعر اليوم.',
  // The policies that a home may choose from.
  'offers.flexible': 'مرنة',
  'offers.moderate': 'معتدلة',
  'offers.limited': 'محدودة',
  'offers.firm': 'حازمة',
  'offers.relaxed': 'ميسّرة',
  'offers.moderateVrbo': 'معتدلة كما في Vrbo',
  'offers.firmVrbo': 'حازمة كما في Vrbo',
  'offers.strict': 'صارمة',
  'offers.nonRefundable': 'غير قابل للاسترداد',
  // A policy without dates.
  'offers.freeUntil':
    'إلغاء مجاني حتى {days, plural, =0 {موعد تسجيل الوصول} =1 {اليوم السابق لتسجيل الوصول} one {اليوم السابق لتسجيل الوصول} two {يومين قبل تسجيل الوصول} few {# أيام قبل تسجيل الوصول} many {# يومًا قبل تسجيل الوصول} other {# يوم قبل تسجيل الوصول}}.',
  'offers.shareUntil':
    'استرداد {share} من سعر الليالي حتى {days, plural, =0 {موعد تسجيل الوصول} =1 {اليوم السابق لتسجيل الوصول} one {اليوم السابق لتسجيل الوصول} two {يومين قبل تسجيل الوصول} few {# أيام قبل تسجيل الوصول} many {# يومًا قبل تسجيل الوصول} other {# يوم قبل تسجيل الوصول}}.',
  'offers.nothingBack': 'سعر الليالي غير قابل للاسترداد.',
  'offers.nothingBackAfter': 'بعد ذلك، سعر الليالي غير قابل للاسترداد.',
  'offers.grace':
    'استرداد كامل خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} من الحجز إذا كان تسجيل الوصول بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} على الأقل.',
  // What is given back of a price by when, step by step.
  'offers.freeUntilMoment': 'إلغاء مجاني حتى {until}.',
  'offers.sumUntil': 'استرداد {sum} حتى {until}.',
  'offers.cancelledNothing': 'لا استرداد عند الإلغاء.',
  'offers.cancelledAtMost': 'عند الإلغاء، تسترد ما لا يزيد على {sum}.',
  'offers.afterNothing': 'بعد ذلك، لا استرداد.',
  'offers.afterAtMost': 'بعد ذلك، تسترد ما لا يزيد على {sum}.',
  'offers.exampleAsked':
    'سبع ليالٍ ابتداءً من {arrival} مقابل {week}، إضافة إلى {cleaning} للتنظيف: الإجمالي {total}، مع الحجز اليوم والدفع بالكامل.',
  // The same of a price that is paid later, or at the home.
  'offers.nothingPaid': 'لا تدفع شيئًا قبل وصولك، لذا فإن الإلغاء قبل ذلك مجاني.',
  'offers.restWaived':
    'تفترض مبالغ الاسترداد هذه أنك دفعت المبلغ كاملًا. إذا ألغيت قبل ذلك، نحتفظ بحصتنا مما دفعته حتى حينه ولا نطلب منك أي مبلغ آخر.',
  'offers.restCharged':
    'تفترض مبالغ الاسترداد هذه أنك دفعت المبلغ كاملًا. إذا ألغيت قبل ذلك، نحتفظ بحصتنا مما دفعته حتى حينه، ويبقى أي فرق مستحقًا عليك.',
  'offers.dueUntil': 'عند الإلغاء حتى {until}، يبقى {sum} من السعر مستحق الدفع.',
  'offers.cancelledNothingDue': 'عند الإلغاء، لا يبقى عليك أي مبلغ للدفع.',
  'offers.cancelledDue': 'عند الإلغاء، يبقى {sum} من السعر مستحق الدفع.',
  'offers.afterNothingDue': 'بعد ذلك، لا يبقى عليك أي مبلغ للدفع.',
  'offers.afterDue': 'بعد ذلك، يبقى {sum} من السعر مستحق الدفع.',
}
