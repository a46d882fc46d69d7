// Arabic. The damage deposit: on the page of a booking, in the admin pages, and the form that sets it for a home.

import type { depositsEnglish } from '../english/deposits.ts'
import type { Translated } from '../translated.ts'

export const depositsArabic: Translated<typeof depositsEnglish> = {
  // To its guest; `card` is the last four digits of a card, or none.
  'deposits.title': 'تأمين ضد الأضرار',
  'deposits.reserve': 'إضافة بطاقة لحجز {sum}',
  'deposits.apart': 'التأمين ليس جزءًا من السعر.',
  'deposits.plannedMoney': 'تأمين ضد الأضرار بقيمة {sum} مستحق في {from}. تسترده في {until}.',
  'deposits.plannedKeptCard':
    'نحجز تأمينًا ضد الأضرار بقيمة {sum} على البطاقة التي تدفع بها في {from} من دون خصمه. ونحرّره في {until}.',
  'deposits.plannedCard':
    'نحجز تأمينًا ضد الأضرار بقيمة {sum} على بطاقة في {from} من دون خصمه. سنطلب منك البطاقة حينها. ونحرّره في {until}.',
  'deposits.pleaseReserve':
    'يُرجى إضافة بطاقة للتأمين ضد الأضرار بقيمة {sum}. لن يُخصم أي مبلغ: نحرّر التأمين في {until} ما لم يحدث ضرر.',
  'deposits.pleaseHave':
    'يُرجى دفع التأمين ضد الأضرار بقيمة {sum} بتحويل بنكي أو عند وصولك. تسترده في {until} ما لم يحدث ضرر.',
  'deposits.isUnderWay': 'تأمينك ضد الأضرار بقيمة {sum} قيد المعالجة.',
  'deposits.isHeld':
    'مبلغ {sum} محجوز {card, select, none {على بطاقتك} other {على بطاقتك المنتهية بالأرقام {card}}}. لم يُخصم أي مبلغ. ونحرّره في {until} ما لم يحدث ضرر.',
  'deposits.hasArrived': 'استلمنا تأمينك ضد الأضرار بقيمة {sum}. تسترده في {until} ما لم يحدث ضرر.',
  'deposits.isBeingTaken': 'جارٍ الاحتفاظ بمبلغ {taken} من تأمينك ضد الأضرار بقيمة {sum}. السبب: {reason}',
  'deposits.isBeingLetGo': 'جارٍ تحرير تأمينك ضد الأضرار بقيمة {sum}.',
  'deposits.wasTaken': 'تم الاحتفاظ بمبلغ {taken} من تأمينك ضد الأضرار بقيمة {sum} في {day}. السبب: {reason}',
  'deposits.restGoesBack': 'نعيد إليك المتبقي وقدره {left}.',
  'deposits.restIsLetGo': 'نحرّر المتبقي وقدره {left}.',
  'deposits.goesBack': 'نعيد إليك تأمينك ضد الأضرار بقيمة {sum} بالكامل.',
  'deposits.isLetGo': 'تم تحرير تأمينك ضد الأضرار بقيمة {sum} بالكامل.',
  'deposits.underWay': 'عرض الحالة',
  // Of one booking in the admin pages.
  'deposits.adminPlanned': 'تأمين ضد الأضرار: {sum}، غير مستحق بعد.',
  'deposits.adminWanted': 'تأمين ضد الأضرار: {sum} لم يصل بعد. طلبناه من الضيف.',
  'deposits.adminUnderWay': 'تأمين ضد الأضرار: {sum} قيد التنفيذ.',
  'deposits.adminHeld': 'تأمين ضد الأضرار: {sum} محجوز على بطاقة حتى {until}.',
  'deposits.adminReceived': 'تأمين ضد الأضرار: تم استلام {sum}، ويُرد في {until}.',
  'deposits.adminEnding': 'تأمين ضد الأضرار: تمت تسوية {sum}، بانتظار البنك.',
  'deposits.adminTaken': 'تأمين ضد الأضرار: تم الاحتفاظ بمبلغ {taken} من {sum}.',
  'deposits.adminNothingTaken': 'تأمين ضد الأضرار: تعذّر الاحتفاظ بأي مبلغ من {sum}.',
  'deposits.adminReleased': 'تأمين ضد الأضرار: تم تحرير {sum}.',
  'deposits.received': 'تسجيل استلام {sum} <hidden>للحجز {reference}</hidden>',
  'deposits.decide': 'تسوية التأمين ضد الأضرار <hidden>للحجز {reference}</hidden>',
  'deposits.sum': 'المبلغ المُحتفظ به مقابل الضرر',
  'deposits.reason': 'ما الذي تضرر',
  'deposits.reasonHint': 'سيرى ضيفك هذا النص. ويُحرَّر باقي التأمين.',
  'deposits.take': 'الاحتفاظ بهذا المبلغ',
  'deposits.undamaged': 'لم يتضرر شيء.',
  'deposits.release': 'تحرير التأمين بالكامل',
  // Why a command about one was refused.
  'deposits.notWanted': 'لا يوجد تأمين ضد الأضرار مستحق حاليًا.',
  'deposits.wayUnknown': 'لا يمكن هنا حجز التأمين ضد الأضرار على بطاقة.',
  'deposits.notAllowed': 'تسوية التأمين ضد الأضرار متاحة للمديرين والمحاسبين والمالكين فقط.',
  'deposits.moreThanHeld': 'لا يمكنك الاحتفاظ بأكثر من مبلغ التأمين ضد الأضرار.',
  'deposits.reasonMissing': 'يُرجى كتابة ما تضرر. سيراه الضيف.',
  'deposits.notHeld': 'لم يعد هذا التأمين ضد الأضرار محجوزًا، أو تمت تسويته من قبل.',
  'deposits.ranOut': 'لم يعد البنك يحجز التأمين ضد الأضرار، لذا تعذّر الاحتفاظ بأي مبلغ.',
  // What a home asks for: `amount` is money, or a number of percent.
  'deposits.noRule': 'بلا تأمين ضد الأضرار.',
  'deposits.ruleHold':
    '{kind, select, flat {{amount}} other {{amount}% من سعر الليالي}}، يُحجز على بطاقة الضيف {placed, plural, =0 {في يوم تسجيل الوصول} one {قبل تسجيل الوصول بيوم واحد} two {قبل تسجيل الوصول بيومين} few {قبل تسجيل الوصول بـ# أيام} many {قبل تسجيل الوصول بـ# يومًا} other {قبل تسجيل الوصول بـ# يوم}}، ويُحرَّر {released, plural, =0 {في يوم تسجيل المغادرة} one {بعد تسجيل المغادرة بيوم واحد} two {بعد تسجيل المغادرة بيومين} few {بعد تسجيل المغادرة بـ# أيام} many {بعد تسجيل المغادرة بـ# يومًا} other {بعد تسجيل المغادرة بـ# يوم}}.',
  'deposits.ruleCharge':
    '{kind, select, flat {{amount}} other {{amount}% من سعر الليالي}}، يُحصَّل {placed, plural, =0 {في يوم تسجيل الوصول} one {قبل تسجيل الوصول بيوم واحد} two {قبل تسجيل الوصول بيومين} few {قبل تسجيل الوصول بـ# أيام} many {قبل تسجيل الوصول بـ# يومًا} other {قبل تسجيل الوصول بـ# يوم}}، ويُرد {released, plural, =0 {في يوم تسجيل المغادرة} one {بعد تسجيل المغادرة بيوم واحد} two {بعد تسجيل المغادرة بيومين} few {بعد تسجيل المغادرة بـ# أيام} many {بعد تسجيل المغادرة بـ# يومًا} other {بعد تسجيل المغادرة بـ# يوم}}.',
  // The form that sets it for a home, and what is wrong with what was typed.
  'deposits.way': 'تأمين ضد الأضرار',
  'deposits.none': 'بلا تأمين',
  'deposits.noneHint': 'لا يُحجز أي تأمين ولا يُطلب.',
  'deposits.hold': 'حجز المبلغ على بطاقة الضيف',
  'deposits.holdHint': 'لا يُخصم أي مبلغ. من يدفع من دون بطاقة تُطلب منه بطاقة، أو تأمين نقدي إذا كنت لا تقبل البطاقات.',
  'deposits.charge': 'تحصيله كدفعة',
  'deposits.chargeHint': 'بتحويل بنكي أو في البيت، ويُرد بعد الإقامة.',
  'deposits.kind': 'المبلغ',
  'deposits.asSum': 'مبلغ ثابت',
  'deposits.asShare': 'نسبة من سعر الليالي',
  'deposits.amount': 'المبلغ بعملة {currency} أو النسبة المئوية',
  'deposits.placed': 'عدد الأيام قبل تسجيل الوصول',
  'deposits.placedHint':
    'يُحجز التأمين أو يُطلب ابتداءً من هذا اليوم: للبطاقة {hold, plural, zero {قبل # يوم} one {قبل يوم واحد} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}} على الأكثر لأن البنوك لا تحجزه مدة أطول، وللدفعة {charge} على الأكثر.',
  'deposits.released': 'عدد الأيام بعد تسجيل المغادرة',
  'deposits.releasedHint': 'يُحرَّر التأمين ظهر ذلك اليوم ما لم تحتفظ بجزء منه. الحد الأقصى: {most}.',
  'deposits.counts':
    'يسري على الأسعار المعروضة من الآن. أما الحجوزات الحالية والأسعار التي يتصفحها الضيوف الآن فتحتفظ بالتأمين الذي عُرض معها.',
  'deposits.save': 'حفظ',
  'deposits.choose': 'يُرجى اختيار أحد الخيارات.',
  'deposits.flat': 'يُرجى إدخال مبلغ أكبر من صفر، مثل 250 أو 250.50.',
  'deposits.percent_of_lodging': 'يُرجى إدخال نسبة أكبر من 0 ولا تتجاوز 100، مثل 20 أو 12.5.',
  'deposits.days': 'يُرجى إدخال عدد صحيح من الأيام من 0 إلى {most}.',
  'deposits.ruleNotAllowed': 'تحديد التأمين ضد الأضرار للبيت متاح للمديرين والمالكين فقط.',
  'deposits.homeUnknown': 'لم نعثر على هذا البيت، أو أنه غير معروض للحجز.',
  'deposits.ruleOutOfDate':
    'عُدِّل هذا التأمين ضد الأضرار منذ أن فتحت الصفحة. الإعداد الحالي معروض أعلاه، وما اخترته ما زال في النموذج.',
}
