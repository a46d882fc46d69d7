// Arabic. The money of a booking: what is paid and due, the ways to pay, its saved card and damage deposit, disputes, and their mails.

import type { bookingPaymentsEnglish } from '../english/booking-payments.ts'
import type { Translated } from '../translated.ts'

export const bookingPaymentsArabic: Translated<typeof bookingPaymentsEnglish> = {
  // What is paid, and what is due.
  'booking-payments.paying': 'الدفع',
  'booking-payments.parts': 'ما دفعته وما هو مستحق',
  'booking-payments.transfer': 'تحويلك البنكي',
  'booking-payments.openAtHome': 'المطلوب دفعه في البيت: {sum}.',
  'booking-payments.open': 'المتبقي للدفع: {sum}.',
  'booking-payments.standsWhenPaid': 'يتأكد حجزك فور وصول الدفعة الأولى.',
  'booking-payments.nothingOpen': 'تم دفع المبلغ كاملًا.',
  'booking-payments.pay': 'دفع {sum}',
  // Each payment and what became of it; `way` says how, a card with its last digits where they are known.
  'booking-payments.didPay':
    '{way, select, knownCard {تم الدفع بالبطاقة المنتهية بالأرقام {card}} card {تم الدفع بالبطاقة} transfer {تم الدفع بتحويل بنكي} other {تم الدفع في البيت}}',
  'booking-payments.waitsForPayment':
    '{way, select, knownCard {بانتظار الدفع بالبطاقة المنتهية بالأرقام {card}} card {بانتظار الدفع بالبطاقة} transfer {بانتظار تحويلك البنكي} other {الدفع في البيت}}',
  'booking-payments.waitsForStep':
    '{way, select, knownCard {البطاقة المنتهية بالأرقام {card}: بانتظار التأكيد من بنكك} card {البطاقة: بانتظار التأكيد من بنكك} transfer {تحويل بنكي: بانتظار التأكيد} other {الدفع في البيت: بانتظار التأكيد}}',
  'booking-payments.reserved':
    '{way, select, knownCard {مبلغ محجوز على البطاقة المنتهية بالأرقام {card}} card {مبلغ محجوز على بطاقتك} transfer {مبلغ محجوز بتحويل بنكي} other {مبلغ محجوز للدفع في البيت}}',
  'booking-payments.didFail':
    '{way, select, knownCard {تعذّر الدفع بالبطاقة المنتهية بالأرقام {card}} card {تعذّر الدفع بالبطاقة} transfer {تعذّر التحويل البنكي} other {تعذّر الدفع في البيت}}',
  'booking-payments.letGo':
    '{way, select, knownCard {تم تحرير المبلغ المحجوز على البطاقة المنتهية بالأرقام {card}} card {تم تحرير المبلغ المحجوز على البطاقة} transfer {لم نعد ننتظر تحويلًا بنكيًا} other {لم نعد ننتظر دفعة في البيت}}',
  'booking-payments.ranOut':
    '{way, select, knownCard {انتهت مدة حجز المبلغ على البطاقة المنتهية بالأرقام {card}} card {انتهت مدة حجز المبلغ على البطاقة} transfer {انتهت مهلة التحويل البنكي} other {انتهت مهلة الدفع في البيت}}',
  'booking-payments.givenBack': 'تم رد المبلغ',
  'booking-payments.onItsWay': 'المبلغ المُسترد في طريقه إليك',
  // The fields that pay.
  'booking-payments.removeCard': 'إزالة البطاقة',
  'booking-payments.anotherWay': 'الدفع بطريقة أخرى',
  'booking-payments.underWay': 'هناك دفعة قيد التنفيذ: عرض حالتها',
  'booking-payments.payments': 'الدفعات',
  'booking-payments.payNow': 'الدفع الآن بدلًا من ذلك',
  'booking-payments.howToPay': 'كيف تودّ الدفع؟',
  'booking-payments.onlyCard': 'الدفع ببطاقة تجريبية',
  'booking-payments.onlyTransfer': 'الدفع بتحويل بنكي',
  'booking-payments.onlyAtHome': 'الدفع في البيت',
  'booking-payments.cardNumber': 'رقم البطاقة',
  'booking-payments.testCardOnly': 'بطاقات تجريبية فقط: لا نقبل أي بطاقة حقيقية ولا تنتقل أي أموال.',
  'booking-payments.expiry': 'تاريخ الانتهاء (MM/YY)',
  'booking-payments.securityCode': 'رمز الأمان',
  'booking-payments.whichNumbers': 'ما الأرقام التي يمكنني استخدامها؟',
  'booking-payments.anyMonth': 'أي شهر قادم وأي ثلاثة أرقام.',
  'booking-payments.byCard': 'بطاقة تجريبية',
  'booking-payments.byTransfer': 'تحويل بنكي',
  'booking-payments.atHome': 'الدفع في البيت',
  'booking-payments.reservedNow': 'نحجز المبلغ على بطاقتك الآن، ولا نخصمه إلا إذا قبل المضيف.',
  'booking-payments.notNow': 'لن نخصم منك أي مبلغ الآن.',
  'booking-payments.keptForTransfer':
    'نحجز لك الليالي {days, plural, zero {لمدة # يوم} one {ليوم واحد} two {ليومين اثنين} few {لمدة # أيام} many {لمدة # يومًا} other {لمدة # يوم}} حتى يصل تحويلك.',
  'booking-payments.timeForTransfer':
    'إذا قبل المضيف، فأمامك {days, plural, zero {# يوم} one {يوم واحد} two {يومان اثنان} few {# أيام} many {# يومًا} other {# يوم}} لتحويل الدفعة الأولى.',
  'booking-payments.depositOnCard':
    'نحجز أيضًا على هذه البطاقة تأمينًا ضد الأضرار بقيمة {sum}، {days, plural, =0 {في يوم وصولك} =1 {قبل وصولك بيوم واحد} one {قبل وصولك بيوم واحد} two {قبل وصولك بيومين} few {قبل وصولك بـ# أيام} many {قبل وصولك بـ# يومًا} other {قبل وصولك بـ# يوم}}. ولا نخصمه.',
  'booking-payments.unreachable': 'لا يمكننا الوصول إلى البنك حاليًا. لم يُخصم أي مبلغ. يُرجى إعادة المحاولة بعد قليل.',
  // What is charged later, and when: a list of the parts.
  'booking-payments.laterPart': '{sum} في {day}',
  'booking-payments.chargeRest': 'خصم الباقي من هذه البطاقة أيضًا: {later}.',
  'booking-payments.chargeRestHint':
    'هذا اختياري: إن لم تختره، تدفع الباقي بنفسك ونرسل إليك تذكيرًا. يحفظ مزوّد خدمة الدفع بيانات بطاقتك، لا نحن. نخبرك بالمبلغ عبر البريد الإلكتروني قبل كل خصم، حتى عند تعديل حجزك. ويمكنك إزالة البطاقة من صفحة حجزك في أي وقت.',
  // The saved card; `card` is its last four digits, or none.
  'booking-payments.cardKept':
    'يحفظ مزوّد خدمة الدفع {card, select, none {بيانات بطاقتك} other {بيانات بطاقتك المنتهية بالأرقام {card}}} كما وافقت عند الحجز. ويمكنك إزالتها.',
  'booking-payments.cardPays':
    'سنخصم {sum} {card, select, none {من بطاقتك} other {من بطاقتك المنتهية بالأرقام {card}}} في {day} كما وافقت عند الحجز. لا حاجة إلى أي إجراء منك. ويمكنك أيضًا الدفع الآن أو إزالة البطاقة.',
  'booking-payments.cardForDeposit': 'من دونها سنطلب منك التأمين ضد الأضرار الذي نحجزه على البطاقة نفسها.',
  'booking-payments.cardAgreed':
    'وافقت على خصم الدفعات اللاحقة {card, select, none {من بطاقتك} other {من بطاقتك المنتهية بالأرقام {card}}}.',
  'booking-payments.cardRemoved': 'أزلت بطاقتك. لن يُخصم منها أي مبلغ آخر.',
  'booking-payments.cardNotKept': 'لم تعد بطاقتك محفوظة. لن يُخصم منها أي مبلغ آخر.',
  'booking-payments.cardCharged':
    'خصمنا {sum} {card, select, none {من بطاقتك} other {من بطاقتك المنتهية بالأرقام {card}}}.',
  'booking-payments.cardNotCharged':
    'لم نتمكن من خصم {sum} {card, select, none {من بطاقتك} other {من بطاقتك المنتهية بالأرقام {card}}}.',
  // The mails about it, with why a charge failed.
  'booking-payments.chargeComesSubject': 'خصم قادم بقيمة {sum}: الحجز {reference}',
  'booking-payments.chargeComes':
    'كما وافقت عند الحجز، سنخصم {sum} مقابل {stayName} {card, select, none {من بطاقتك} other {من بطاقتك المنتهية بالأرقام {card}}} في {day}. لا حاجة إلى أي إجراء منك.',
  'booking-payments.untilCharge': 'وحتى ذلك الحين، يمكنك الدفع بطريقة أخرى أو إزالة البطاقة من صفحة حجزك.',
  'booking-payments.chargeFailedSubject': 'تعذّر دفع {sum}: الحجز {reference}',
  'booking-payments.chargeFailed':
    'حاولنا خصم {sum} مقابل {stayName} {card, select, none {من بطاقتك} other {من بطاقتك المنتهية بالأرقام {card}}}.',
  'booking-payments.chargeOver': 'لن نحاول مرة أخرى. يُرجى الدفع من صفحة حجزك قبل {until} (بالتوقيت المحلي للبيت).',
  'booking-payments.chargePayerNeeded': 'يطلب بنكك أن تؤكد الدفع بنفسك، لذا لم يُخصم أي مبلغ.',
  'booking-payments.chargeNoFunds': 'رصيد البطاقة غير كافٍ، لذا لم يُخصم أي مبلغ.',
  'booking-payments.chargeCardUnknown': 'لم تعد البطاقة صالحة، لذا لم يُخصم أي مبلغ.',
  'booking-payments.chargeDeclined': 'رفض بنكك العملية، لذا لم يُخصم أي مبلغ.',
  // The damage deposit in the timeline; `card` is the last four digits, or none.
  'booking-payments.depositArrived': 'استلمنا تأمينك ضد الأضرار بقيمة {sum}.',
  'booking-payments.depositReserved':
    'تم حجز تأمينك ضد الأضرار بقيمة {sum} {card, select, none {على بطاقتك} other {على بطاقتك المنتهية بالأرقام {card}}}. لم يُخصم أي مبلغ.',
  'booking-payments.depositRanOut': 'انتهت مدة حجز تأمينك ضد الأضرار بقيمة {sum}.',
  'booking-payments.depositLetGo': 'تم تحرير تأمينك ضد الأضرار بقيمة {sum} بالكامل.',
  'booking-payments.depositGoesBack': 'نعيد إليك تأمينك ضد الأضرار بقيمة {sum} بالكامل.',
  'booking-payments.depositAllTaken': 'تم الاحتفاظ بكامل تأمينك ضد الأضرار بقيمة {sum}. السبب: {reason}',
  'booking-payments.depositTaken':
    'تم الاحتفاظ بمبلغ {taken} من تأمينك ضد الأضرار بقيمة {sum}، وتحرير المتبقي وقدره {left}. السبب: {reason}',
  'booking-payments.depositTakenOfMoney':
    'تم الاحتفاظ بمبلغ {taken} من تأمينك ضد الأضرار بقيمة {sum}، ونعيد إليك المتبقي وقدره {left}. السبب: {reason}',
  // The mails about it.
  'booking-payments.depositWantedSubject': 'تأمينك ضد الأضرار: الحجز {reference}',
  'booking-payments.depositWantedCard':
    'يُرجى إضافة بطاقة للتأمين ضد الأضرار بقيمة {sum} من صفحة حجزك. لن يُخصم أي مبلغ: نحرّر التأمين في {until} ما لم يحدث ضرر.',
  'booking-payments.depositWantedMoney':
    'يُرجى دفع التأمين ضد الأضرار بقيمة {sum} بتحويل بنكي أو عند وصولك. تسترده في {until} ما لم يحدث ضرر.',
  'booking-payments.depositAbout': 'هذا التأمين خاص بـ {stayName} وليس جزءًا من السعر.',
  'booking-payments.depositHeldSubject': 'تم حجز تأمينك ضد الأضرار: الحجز {reference}',
  'booking-payments.depositHeld':
    'التأمين ضد الأضرار بقيمة {sum} مقابل {stayName} محجوز {card, select, none {على بطاقتك} other {على بطاقتك المنتهية بالأرقام {card}}}. لم يُخصم أي مبلغ، وهو ليس جزءًا من السعر.',
  'booking-payments.depositHeldUntil': 'نحرّره في {until} ما لم يحدث ضرر.',
  'booking-payments.depositReceivedSubject': 'استلمنا تأمينك ضد الأضرار: الحجز {reference}',
  'booking-payments.depositReceived':
    'شكرًا لك: استلمنا التأمين ضد الأضرار بقيمة {sum} مقابل {stayName}. وهو ليس جزءًا من السعر.',
  'booking-payments.depositReceivedUntil': 'تسترده في {until} ما لم يحدث ضرر.',
  'booking-payments.depositTakenSubject': 'تم الاحتفاظ بمبلغ {taken} من تأمينك ضد الأضرار: الحجز {reference}',
  'booking-payments.depositTakenWhy':
    'تم الاحتفاظ بمبلغ {taken} من تأمينك ضد الأضرار بقيمة {sum} مقابل {stayName}. السبب:',
  'booking-payments.depositRestLetGo': 'تم تحرير باقي المبلغ المحجوز على بطاقتك.',
  'booking-payments.depositRestBack': 'نعيد إليك {back} منه.',
  'booking-payments.depositDisagree': 'إذا كنت لا توافق على ذلك، يُرجى الرد على هذه الرسالة.',
  'booking-payments.depositReleasedSubject': 'تم تحرير تأمينك ضد الأضرار: الحجز {reference}',
  'booking-payments.depositReleased': 'خبر سار: لم يُحتفظ بأي مبلغ من تأمينك ضد الأضرار بقيمة {sum} مقابل {stayName}.',
  'booking-payments.depositOffCard': 'لم يعد المبلغ محجوزًا على بطاقتك. قد يستغرق ظهور ذلك بضعة أيام لدى بعض البنوك.',
  'booking-payments.depositBack': 'نعيد إليك {back} بطريقة الدفع الأصلية نفسها.',
  // Disputed payments.
  'booking-payments.dispute': 'اعتراض على الدفع للحجز {reference}',
  'booking-payments.evidence': 'الأدلة <about>للحجز {reference}</about>',
  'booking-payments.sentToBank': 'ما يصل إلى البنك. لا يقرأ البنك سوى ردك الأول',
  'booking-payments.mostEvidence': 'الحد الأقصى لعدد الأحرف: {most}.',
  'booking-payments.contest': 'إرسال إلى البنك',
  'booking-payments.giveIn': 'قبول الاعتراض',
  'booking-payments.disputed': 'اعتراض على دفع {sum}.',
  // The reason in the words of the bank.
  'booking-payments.disputedFor': 'اعتراض على دفع {sum}: {reason}.',
  'booking-payments.answerUntil': 'يُرجى الرد قبل {until} (بالتوقيت المحلي للبيت). من دون رد، يُحسم الاعتراض ضدك.',
  'booking-payments.answerAwaited': 'بانتظار ردك.',
  'booking-payments.bankDecides': 'وصل ردك. القرار الآن للبنك.',
  'booking-payments.disputeWon': 'حُسم لصالحك في {at} (بالتوقيت المحلي للبيت): عاد المبلغ إليك.',
  'booking-payments.disputeGivenIn': 'قبلت الاعتراض في {at} (بالتوقيت المحلي للبيت): المبلغ للضيف.',
  'booking-payments.disputeLost': 'حُسم ضدك في {at} (بالتوقيت المحلي للبيت): المبلغ للضيف.',
  'booking-payments.bankAsked': 'طُلب من بنكك استرداد {sum}.',
  'booking-payments.bankLetStand': 'قرر البنك أن الدفعة صحيحة وتبقى كما هي.',
  'booking-payments.bankGaveBack': 'قرر البنك أن المبلغ لك.',
  // The mails about them.
  'booking-payments.disputeOpenedSubject': 'اعتراض على دفعة: {reference}',
  'booking-payments.disputeWonSubject': 'حُسم الاعتراض لصالحك: {reference}',
  'booking-payments.disputeLostSubject': 'حُسم الاعتراض ضدك: {reference}',
  'booking-payments.disputeOpened': 'وصل إلى البنك طلب من {name} لاسترداد {sum}. يحتفظ البنك بالمبلغ حتى يتخذ قراره.',
  'booking-payments.pleaseAnswerSoon':
    'يُرجى الرد قريبًا: من دون رد، يُحسم الاعتراض ضدك. جمعنا لك الأدلة في صفحات الإدارة.',
  'booking-payments.pleaseAnswerBy':
    'يُرجى الرد قبل {until} (بالتوقيت المحلي للبيت): من دون رد، يُحسم الاعتراض ضدك. جمعنا لك الأدلة في صفحات الإدارة.',
  'booking-payments.yoursAgain': 'عاد إليك مبلغ {sum}. رسوم البنك لا تُسترد.',
  'booking-payments.cancelledMeanwhile': 'إذا أُلغي الحجز في هذه الأثناء، يُرجى التحقق مما إذا كان للضيف مبلغ مُسترد.',
  'booking-payments.staysWithGuest': 'مبلغ {sum} للضيف، ويبقى الحجز كما هو. القرار لك: هل ما زلت ترحب به؟',
  // The evidence, which the bank reads too. The marks stand where whoever writes may not know the guest.
  'booking-payments.contactMark': '[اسم الضيف وبيانات الاتصال به]',
  'booking-payments.networkMark': '[عنوان IP الخاص بالضيف]',
  'booking-payments.agreedTitle': 'ما تم الاتفاق عليه',
  'booking-payments.agreedBooking':
    'الحجز {reference}: {stayName}، {city}، من {from} إلى {to}، {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان اثنتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، المجموعة: {party}.',
  'booking-payments.agreedBy': 'صاحب الحجز: {contact}.',
  // The lines of the price, such as: 7 nights × €100 €700; Cleaning €60.
  'booking-payments.agreedPrice': 'كان السعر {total}: {lines}.',
  'booking-payments.termsTitle': 'الشروط',
  'booking-payments.termsAccepted': 'تم قبولها في {at}.',
  'booking-payments.termsAcceptedFrom': 'تم قبولها في {at} من عنوان IP التالي: {from}.',
  'booking-payments.termsHash': 'بصمة SHA-256 للنص: {hash}.',
  'booking-payments.noTerms': 'لم تُقبل أي شروط.',
  'booking-payments.promiseTitle': 'سياسة الإلغاء كما عُرضت',
  'booking-payments.moneyTitle': 'الدفعات',
  'booking-payments.moneyPaid':
    '{card, select, none {تم دفع {sum}.} other {تم دفع {sum} بالبطاقة المنتهية بالأرقام {card}.}}',
  'booking-payments.moneyPaidOn':
    '{card, select, none {تم دفع {sum} في {at}.} other {تم دفع {sum} في {at} بالبطاقة المنتهية بالأرقام {card}.}}',
  'booking-payments.moneyGivenBack': 'تم رد {sum} في {at}.',
  'booking-payments.happenedTitle': 'سجل الأحداث',
  // The nightly comparison with the lists of the providers; `kind` is a payment or a refund.
  'booking-payments.booksDifferSubject':
    '{kind, select, payment {اختلاف في السجلات: الدفعة {ref}} other {اختلاف في السجلات: المبلغ المُسترد {ref}}}',
  'booking-payments.booksDiffer':
    '{kind, select, payment {أظهرت المراجعة الليلية مع «{provider}» دفعة غير مطابقة: {ref}.} other {أظهرت المراجعة الليلية مع «{provider}» مبلغًا مُستردًا غير مطابق: {ref}.}}',
  'booking-payments.unknownHere': 'العملية مسجّلة لدى مزوّد الخدمة، لكنها غير مسجّلة لدينا.',
  'booking-payments.unknownThere': 'العملية مسجّلة لدينا، لكنها غير مسجّلة لدى مزوّد الخدمة.',
  'booking-payments.sumDiffers': 'المبلغ لدى مزوّد الخدمة يختلف عن المبلغ لدينا.',
  'booking-payments.ledgerDiffers': 'مزوّد الخدمة والدفعة متطابقان، لكن المبلغ في سجل الحساب مختلف.',
  'booking-payments.ofBooking': 'الحجز: {reference}.',
  // Each a sum of money, or that nothing is known of it.
  'booking-payments.threeSums': 'مزوّد الخدمة: {there}. هنا: {here}. سجل الحساب: {ledger}.',
  'booking-payments.nothingKnown': 'غير مسجّل',
  'booking-payments.lookAtList': 'لم يتغير شيء. يُرجى مراجعة سجلات مزوّد الخدمة.',
}
