// Arabic. What the pages of the operator say beside the components of their rooms.

import type { adminPagesEnglish } from '../../english/admin/pages.ts'
import type { Translated } from '../../translated.ts'

export const adminPagesArabic: Translated<typeof adminPagesEnglish> = {
  // Today.
  'adminPages.requestsAndBookings': 'الطلبات والحجوزات',
  'adminPages.calendar': 'التقويم',
  'adminPages.homes': 'البيوت',
  'adminPages.otherSites': 'مزامنة التقويم',
  'adminPages.reviews': 'التقييمات',
  'adminPages.deposits': 'مبالغ التأمين ضد الأضرار',
  'adminPages.jobs': 'مهام الخلفية',
  'adminPages.today': 'اليوم',
  'adminPages.jobsFail':
    '{jobs, plural, zero {مهام متعثرة في الخلفية} one {مهمة متعثرة في الخلفية} two {مهمتان متعثرتان في الخلفية} few {مهام متعثرة في الخلفية} many {مهام متعثرة في الخلفية} other {مهام متعثرة في الخلفية}}',
  'adminPages.seeWhenAndWhy': 'عرض التفاصيل',
  'adminPages.messages': 'الرسائل الصادرة',
  'adminPages.openOutbox': 'فتح البريد الصادر',
  'adminPages.outboxCounts': 'في الانتظار: {waiting}، المُرسلة: {sent}، الفاشلة: {failed}.',
  'adminPages.outboxCountsWell': 'في الانتظار: {waiting}، المُرسلة: {sent}.',
  'adminPages.peopleWhoWrote': 'البريد الوارد',
  'adminPages.openInbox': 'فتح البريد الوارد',
  'adminPages.conversations':
    '{waiting, plural, =0 {لا أحد ينتظر ردًا.} one {شخص واحد ينتظر ردًا.} two {شخصان ينتظران ردًا.} few {# أشخاص ينتظرون ردًا.} many {# شخصًا ينتظرون ردًا.} other {# شخص ينتظرون ردًا.}}',
  // Damage deposits.
  'adminPages.depositOf': 'التأمين ضد الأضرار: {name}',
  'adminPages.depositNow': 'حاليًا: {rule}',
  'adminPages.allDeposits': 'كل مبالغ التأمين ضد الأضرار',
  'adminPages.noHomeSold': 'لا بيوت معروضة للحجز بعد.',
  'adminPages.changeDeposit': 'تعديل<unseen> التأمين ضد الأضرار: {name}</unseen>',
  'adminPages.pagesOfHomes': 'صفحات البيوت',
  // Recurring jobs.
  'adminPages.milliseconds':
    '{ms, plural, zero {# ملّي ثانية} one {ملّي ثانية واحدة} two {# ملّي ثانية} few {# ملّي ثانية} many {# ملّي ثانية} other {# ملّي ثانية}}',
  'adminPages.seconds': '{seconds} ثانية',
  'adminPages.jobsIntro':
    'ما ينجزه الموقع بانتظام من تلقاء نفسه. تُسجَّل المهام الناجحة مرة كل دقيقة، والأخطاء فورًا؛ وكل التفاصيل في السجل.',
  'adminPages.noJobYet': 'لم تعمل أي مهمة بعد.',
  'adminPages.failingJobs':
    '{jobs, plural, zero {لا مهام متعثرة.} one {مهمة واحدة متعثرة.} two {مهمتان متعثرتان.} few {# مهام متعثرة.} many {# مهمة متعثرة.} other {# مهمة متعثرة.}}',
  'adminPages.jobFails': 'متعثرة: {complaint} ({kind})، <time>{said}</time>، بعد {took}.',
  'adminPages.jobFailedEarlier': 'تعثرت سابقًا: {complaint} ({kind})، <time>{said}</time>، بعد {took}.',
  'adminPages.jobWentWell': 'آخر تشغيل ناجح <time>{said}</time>، خلال {took}.',
  'adminPages.jobNotRun': 'لم تعمل بعد، أو ليست مُعدّة على هذا الموقع.',
  // Other sites.
  'adminPages.otherSitesIntro':
    'للبيوت التي تؤجرها أيضًا على مواقع أخرى: نستورد تقاويمها إلى هنا، ونصدّر تقاويمنا إليها. يمكنك إعداد الاثنين من صفحة كل بيت.',
  'adminPages.goToCalendars': 'عرض التقاويم<unseen>: {home}</unseen>',
  'adminPages.followedCalendars': 'التقاويم المستوردة',
  'adminPages.noCalendars': 'لا شيء بعد. اختر بيتًا من <link>كل البيوت</link>، ثم «مزامنة التقويم».',
  'adminPages.pagesOfCalendars': 'صفحات التقاويم',
  // The calendar of all homes.
  'adminPages.calendarOfAll': 'تقويم كل البيوت',
  'adminPages.eachOwnMonth': 'تقاويم شهرية لكل بيت',
  'adminPages.weeks': 'الأسابيع',
  'adminPages.twoWeeksEarlier': 'قبل أسبوعين',
  'adminPages.thisWeek': 'اليوم',
  'adminPages.twoWeeksLater': 'بعد أسبوعين',
  'adminPages.chart':
    '{weeks}. {rows, plural, zero {# صف؛} one {صف واحد؛} two {صفان؛} few {# صفوف؛} many {# صفًا؛} other {# صف؛}} يمتد كل شريط من تسجيل الوصول إلى تسجيل المغادرة.',
  'adminPages.chartFor':
    '{weeks}. {rows, plural, zero {# صف للبحث عن «{find}»؛} one {صف واحد للبحث عن «{find}»؛} two {صفان للبحث عن «{find}»؛} few {# صفوف للبحث عن «{find}»؛} many {# صفًا للبحث عن «{find}»؛} other {# صف للبحث عن «{find}»؛}} يمتد كل شريط من تسجيل الوصول إلى تسجيل المغادرة.',
  'adminPages.noHomeEntered': 'لا بيوت بعد.',
  'adminPages.homesBefore': 'البيوت السابقة',
  'adminPages.homesAfter': 'البيوت التالية',
  // The outbox.
  'adminPages.outbox': 'البريد الصادر',
  'adminPages.notGivenUp': 'لم يفشل إرسال هذه الرسالة.',
  'adminPages.mail': 'رسالة بريد إلكتروني',
  'adminPages.sms': 'رسالة نصية',
  'adminPages.webhook': 'إشعار Webhook',
  'adminPages.noMailServer': 'لا يوجد خادم بريد مُعدّ، لذا تبقى رسائل البريد الإلكتروني هنا.',
  'adminPages.ownersReadAll': 'الروابط والرموز المخصصة للمستلم وحده لا يراها إلا المالكون.',
  'adminPages.noMessage': 'لا رسائل بعد.',
  'adminPages.nothingOlder': 'لا رسائل أقدم.',
  'adminPages.pagesOfOutbox': 'صفحات البريد الصادر',
  'adminPages.newest': 'الأحدث',
  'adminPages.older': 'الأقدم',
  'adminPages.message':
    '{kind, select, mail {رسالة بريد إلكتروني إلى {recipient}} sms {رسالة نصية إلى {recipient}} other {إشعار Webhook إلى {recipient}}}{state, select, waiting {، في الانتظار} sent {، تم الإرسال} other {، فشل الإرسال}}{attempts, plural, =0 {} one {، بعد محاولة واحدة} two {، بعد محاولتين} few {، بعد # محاولات} many {، بعد # محاولة} other {، بعد # محاولة}}، <time>{written}</time>{invites, select, true {. مع موعد للتقويم} other {}}',
  'adminPages.messageAsDesigned': 'الرسالة كما يراها المستلم',
  'adminPages.subjectAsDesigned': '{subject}، كما يراها المستلم',
  'adminPages.sendAgain': 'إعادة الإرسال',
  'adminPages.asDesigned': 'معاينة',
  // The inbox.
  'adminPages.inbox': 'البريد الوارد',
  'adminPages.conversationGone': 'لم تعد هذه المحادثة موجودة.',
  'adminPages.nobodyWrote': 'لا رسائل بعد.',
  'adminPages.pagesOfInbox': 'صفحات البريد الوارد',
  // The lists of bookings.
  'adminPages.bookings': 'الحجوزات',
  'adminPages.allLists': 'نظرة عامة',
  'adminPages.requests': 'بانتظار ردك',
  'adminPages.listOfRequests': 'الطلبات',
  'adminPages.noRequest': 'لا طلبات حجز حاليًا.',
  'adminPages.disputes': 'اعتراضات على الدفع',
  'adminPages.enquiries': 'استفسارات بانتظارك',
  'adminPages.changes': 'تعديلات بانتظارك',
  'adminPages.unpaid': 'بانتظار الدفع',
  'adminPages.lapsed': 'حجوزات حُرّرت لعدم وصول التحويل',
  'adminPages.lapsedHint':
    'إذا وصل التحويل لاحقًا، فأكّد الدفع. يُؤكَّد الحجز من جديد إذا كانت لياليه متاحة ولم يمضِ على سعره يوم كامل؛ وإلا فيجب تنفيذ استرداد للمبلغ.',
  'adminPages.toRefund': 'مبالغ مُستردة بانتظار الإرسال',
  'adminPages.depositsToDecide': 'مبالغ تأمين بانتظار التسوية',
  'adminPages.toCome': 'القادمة',
  'adminPages.noVisit': 'لا إقامات محجوزة بعد.',
  // One booking, and the change that its operator proposes.
  'adminPages.allBookings': 'كل الحجوزات',
  'adminPages.reference': 'رقم الحجز <reference/>',
  'adminPages.paidAndDue': 'الدفعات المسددة والمستحقة',
  'adminPages.waitingForGuest': 'بانتظار رد الضيف',
  'adminPages.propose': 'اقتراح تعديل',
  'adminPages.guestAsked': 'طلب الضيف تعديلًا. يمكنك الرد عليه من قائمة الحجوزات.',
  'adminPages.proposalEnds': 'ينتهي العرض في {until}. لا تُحجز له أي ليالٍ مؤقتًا.',
  'adminPages.takeBack': 'سحب العرض<unseen> للحجز {reference}</unseen>',
  'adminPages.bookedAre': 'المحجوز: {days}، {party}. سنسأل الضيف برسالة بريد إلكتروني، وأمامه ثلاثة أيام للرد.',
  // A moment, wherever in the world.
  'adminPages.inUtc': '{moment} UTC',
}
