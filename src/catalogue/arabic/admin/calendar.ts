// Arabic. The operator's calendars: the nights of one home and its blocks, and the chart of all homes with who comes and goes.

import type { adminCalendarEnglish } from '../../english/admin/calendar.ts'
import type { Translated } from '../../translated.ts'

export const adminCalendarArabic: Translated<typeof adminCalendarEnglish> = {
  // What a night is.
  'calendar.free': 'متاح',
  'calendar.booked': 'محجوز',
  'calendar.held': 'محجوز مؤقتًا',
  'calendar.blocked': 'مغلق',
  'calendar.foreign': 'محجوز على موقع آخر',
  'calendar.shut': 'الحجز متوقف',
  'calendar.past': 'مضى',
  // What has it.
  'calendar.nights':
    '{nights, plural, zero {من {from} إلى {to}، # ليلة} one {من {from} إلى {to}، ليلة واحدة} two {من {from} إلى {to}، ليلتان} few {من {from} إلى {to}، # ليالٍ} many {من {from} إلى {to}، # ليلة} other {من {from} إلى {to}، # ليلة}}',
  'calendar.blockedFor': '{reason, select, owner {مغلق: إقامة المالك} maintenance {مغلق: صيانة} other {مغلق: سبب آخر}}',
  'calendar.blockedForWithNote':
    '{reason, select, owner {مغلق: إقامة المالك. {note}} maintenance {مغلق: صيانة. {note}} other {مغلق: سبب آخر. {note}}}',
  'calendar.bookedElsewhere': 'محجوز على موقع آخر',
  'calendar.bookedIn': 'محجوز على موقع آخر ({calendar})',
  'calendar.waitsForPayment': 'في انتظار الدفع، {reference}',
  'calendar.bookedAs': 'محجوز، {reference}',
  'calendar.atCheckout': 'محجوز مؤقتًا: ضيف يُتمّ الحجز الآن',
  // After the name of a part of the home what has it, which may be a link.
  'calendar.takingOfUnit': '{unit}: <taking/>',
  // A price, and for those who listen where it comes from.
  'calendar.priceFrom': '{price}<unseen>، {from}</unseen>',
  'calendar.ownPrice': 'سعر هذه الليلة',
  'calendar.usualPrice': 'السعر الأساسي',
  'calendar.noPrice': 'لا يوجد سعر للبيت بعد.',
  // The month of a home.
  'calendar.months': 'الأشهر',
  'calendar.monthBefore': 'الشهر السابق',
  'calendar.monthAfter': 'الشهر التالي',
  'calendar.howToChoose':
    'الأيام بالتوقيت المحلي للبيت ({timeZone})، والأسعار لليلة بعملة {currency}. اختر ليلة ثم ليلة ثانية لتحديد كل ما بينهما.',
  'calendar.showOver': 'عرض الأيام الماضية من هذا الشهر',
  'calendar.chooseNight': '{date}: تحديد هذه الليلة',
  'calendar.chosenNight': '{date}، محدّدة: تحديد هذه الليلة',
  // Blocks, and why nights were not blocked or opened.
  'calendar.block':
    '{reason, select, owner {{nights}: إقامة المالك} maintenance {{nights}: صيانة} other {{nights}: سبب آخر}}',
  'calendar.blockOf':
    '{reason, select, owner {{unit}، {nights}: إقامة المالك} maintenance {{unit}، {nights}: صيانة} other {{unit}، {nights}: سبب آخر}}',
  'calendar.notAllowed': 'إغلاق الليالي وفتحها للمديرين والمالكين فقط.',
  'calendar.homeUnknown': 'لم نعثر على هذا البيت.',
  'calendar.unitUnknown': 'هذا ليس جزءًا من البيت.',
  'calendar.nightsBooked': 'بعض هذه الليالي محجوز. لم تُغلق أي ليلة.',
  'calendar.nightsBookedBy':
    'يشمل الحجز {reference} بعض هذه الليالي: {nights}. لم تُغلق أي ليلة؛ انقل الحجز أو ألغِه أولًا.',
  'calendar.nightsHeld': 'ضيف يُتمّ الآن حجز بعض هذه الليالي. يُرجى المحاولة مرة أخرى بعد 15 دقيقة.',
  'calendar.nightsBlocked': 'بعض هذه الليالي مغلق من قبل. لم يتغيّر شيء.',
  'calendar.nightsBlockedWhich': 'بعض هذه الليالي مغلق من قبل. لم يتغيّر شيء. ({nights})',
  'calendar.nightsElsewhere': 'بعض هذه الليالي محجوز في تقويم آخر. لم تُغلق أي ليلة.',
  'calendar.nightsElsewhereWhich': 'بعض هذه الليالي محجوز في تقويم آخر. لم تُغلق أي ليلة. ({nights})',
  'calendar.blockUnknown': 'أُزيل هذا الإغلاق من قبل.',
  'calendar.blockNights': 'إغلاق ليالٍ',
  'calendar.firstNight': 'الليلة الأولى',
  'calendar.lastNight': 'الليلة الأخيرة',
  'calendar.lastNightHint': 'مشمولة في الإغلاق. اترك الحقل فارغًا لليلة واحدة.',
  'calendar.what': 'أي جزء',
  'calendar.allOfIt': 'البيت بأكمله',
  'calendar.why': 'السبب',
  'calendar.ownersCome': 'إقامة المالك',
  'calendar.maintenance': 'صيانة',
  'calendar.otherReason': 'سبب آخر',
  'calendar.note': 'ملاحظة',
  'calendar.noteHint': 'لا يراها سوى فريقك.',
  'calendar.blockThese': 'إغلاق هذه الليالي',
  'calendar.blocks': 'الليالي المغلقة',
  'calendar.noBlocks': 'لا توجد ليالٍ مغلقة قادمة.',
  'calendar.liftForm': 'إلغاء الإغلاق: {block}',
  'calendar.openFrom': 'إعادة الفتح ابتداءً من ليلة',
  'calendar.openFromHint': 'اتركه فارغًا لفتحها كلها.',
  'calendar.lift': 'إلغاء الإغلاق<unseen>: {block}</unseen>',
  'calendar.blockElsewhere': 'مغلق من بيت آخر يشترك في هذا الجزء؛ ألغِ الإغلاق من هناك.',
  // The chart: what has nights of a home (`Booked, K7Q2M4XW`) with the guest and the nights.
  'calendar.span': 'من {from} إلى {to}',
  'calendar.allHomes': 'كل البيوت، {days}',
  'calendar.home': 'البيت',
  'calendar.homeAndUnit': '{home}، {unit}',
  'calendar.whoComesAndGoes': '{date}: الوصول والمغادرة',
  'calendar.freeThen': 'متاح في هذه الأسابيع.',
  'calendar.taking': '{said}، {nights}',
  'calendar.takingOfGuest': '{said}، {guest}، {nights}',
  'calendar.ofUnit': '{unit}: {words}',
  'calendar.notLoaded': 'تعذّر تحميل هذه البيوت.',
  'calendar.tryAgain': 'إعادة المحاولة',
  // Who comes and goes on a day.
  'calendar.todayIs': 'اليوم، {date}',
  'calendar.days': 'الأيام',
  'calendar.dayBefore': 'اليوم السابق',
  'calendar.dayAfter': 'اليوم التالي',
  'calendar.someOfThem':
    '{total, plural, zero {لا وصول ولا مغادرة في هذا اليوم.} one {حركة وصول أو مغادرة واحدة في هذا اليوم؛ يظهر بعضها أدناه.} two {حركتا وصول ومغادرة في هذا اليوم؛ يظهر بعضها أدناه.} few {# حركات وصول ومغادرة في هذا اليوم؛ يظهر بعضها أدناه.} many {# حركة وصول ومغادرة في هذا اليوم؛ يظهر بعضها أدناه.} other {# حركة وصول ومغادرة في هذا اليوم؛ يظهر بعضها أدناه.}}',
  'calendar.departures': 'المغادرة',
  'calendar.nobodyLeaves': 'لا مغادرة في هذا اليوم.',
  'calendar.arrivals': 'الوصول',
  'calendar.nobodyArrives': 'لا وصول في هذا اليوم.',
  'calendar.noneOnPage': 'لا أحد في هذه الصفحة.',
  'calendar.pagesOfDay': 'صفحات هذا اليوم',
  'calendar.earlierInList': 'السابق',
  'calendar.furtherInList': 'التالي',
  'calendar.people':
    '{people, plural, zero {بلا ضيوف} one {ضيف واحد} two {ضيفان اثنان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  'calendar.guestAndPeople':
    '{people, plural, zero {{guest}، بلا ضيوف} one {{guest}، ضيف واحد} two {{guest}، ضيفان} few {{guest}، # ضيوف} many {{guest}، # ضيفًا} other {{guest}، # ضيف}}',
  'calendar.movement': '<taking/>، {nights}',
}
