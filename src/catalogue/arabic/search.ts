// Arabic. Finding a home: the first page's search, results with filters and map, cards, favourites, and the refund calculator.

import type { searchEnglish } from '../english/search.ts'
import type { Translated } from '../translated.ts'

export const searchArabic: Translated<typeof searchEnglish> = {
  // The search form, and the search of the first page, whose fields stand at their tags.
  'search.homes': 'البيوت',
  'search.asOneSentence': '<place>بيت في</place><arrival>من</arrival><departure>إلى</departure><party>والضيوف:</party>',
  'search.anyPlace': 'أي مكان',
  'search.showMe': 'عرض البيوت',
  'search.change': '<heard>تعديل البحث: </heard><asked/>',
  'search.where': 'الوجهة',
  'search.anywhere': 'أي مكان',
  'search.arrive': 'تسجيل الوصول',
  'search.leave': 'تسجيل المغادرة',
  'search.search': 'بحث',
  'search.flexible': 'تواريخ مرنة',
  'search.yourDates': 'تواريخك',
  'search.exactly': 'محددة',
  'search.giveOrTake':
    '± {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'search.inMonth': 'أو في أي وقت خلال',
  'search.noMonth': 'اختيار شهر',
  'search.soManyNights': 'عدد الليالي',
  // What is wrong with a search.
  'search.unknownKind': 'ليس لدينا هذا النوع من البيوت. يُرجى اختيار أحد هذه الأنواع.',
  'search.unknownAmenity': 'لا يمكن التصفية بهذا المعيار. يُرجى الاختيار مما يلي.',
  'search.leastWrong': 'يُرجى إدخال عدد صحيح، مثل 300.',
  'search.mostWrong': 'يُرجى إدخال عدد صحيح، مثل 900.',
  'search.mostBelowLeast': 'هذا أقل من الحد الأدنى للسعر. يُرجى إدخال رقم أكبر.',
  'search.noCurrency': 'يُرجى اختيار عملة، مثل EUR.',
  'search.unknownFlex': 'يمكن أن تكون التواريخ مرنة بمقدار يوم واحد أو 3 أو 7 أيام. يُرجى اختيار أحد هذه الخيارات.',
  'search.notAMonth': 'يُرجى إدخال شهر مثل 2031-05.',
  'search.monthOver': 'هذا الشهر قد مضى. يُرجى اختيار شهر لاحق.',
  'search.whereTooLong': 'الحد الأقصى لعدد الأحرف: {most}.',
  'search.notOnMap': 'هذه ليست منطقة على الخريطة. يُرجى البحث في كل مكان أو اختيار منطقة على الخريطة مرة أخرى.',
  'search.unknownOrder': 'لا يمكن الترتيب بهذه الطريقة. يُرجى اختيار أحد هذه الخيارات.',
  'search.unknownPage': 'صفحة النتائج هذه غير موجودة. إليك الصفحة الأولى.',
  // What is asked for, in a few words.
  'search.anyNightsIn':
    '{nights, plural, zero {أي # ليلة} one {أي ليلة} two {أي ليلتين} few {أي # ليالٍ} many {أي # ليلة} other {أي # ليلة}} في {month}',
  'search.anyTime': 'أي وقت',
  'search.daysMoving': '{days}، {moving}',
  'search.anyDays': 'أي تواريخ',
  'search.guests': '{guests, plural, zero {# ضيف} one {ضيف واحد} two {ضيفان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  // Filters.
  'search.filters': 'عوامل التصفية',
  'search.filtersChosen': 'عوامل التصفية ({number})',
  'search.closeFilters': 'إغلاق',
  'search.price': 'السعر',
  'search.priceSpread': '{about}. {spread}.',
  'search.totalForNights': 'إجمالي إقامتك',
  'search.priceOfNight': 'لليلة الواحدة، شامل كل التكاليف',
  'search.spreadAt':
    '{homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}} بسعر {price}',
  'search.spread':
    '{homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}} من {least} إلى {most}',
  'search.least': 'أدنى سعر، {currency}',
  'search.most': 'أعلى سعر، {currency}',
  'search.bedrooms': 'غرف النوم',
  'search.anyNumber': 'أي عدد',
  'search.orMore': '{least} أو أكثر',
  'search.thisPart': 'هذه المنطقة من الخريطة',
  'search.atLeastBedrooms':
    '{bedrooms, plural, zero {# غرفة نوم على الأقل} one {غرفة نوم واحدة على الأقل} two {غرفتا نوم على الأقل} few {# غرف نوم على الأقل} many {# غرفة نوم على الأقل} other {# غرفة نوم على الأقل}}',
  'search.priceUpTo': 'حتى {most}',
  'search.priceFromTo': 'من {least} إلى {most}',
  'search.kindOfHome': 'نوع البيت',
  'search.amenities': 'المرافق',
  'search.moreAmenities': 'المزيد من المرافق',
  'search.choiceHomes':
    '{count, plural, zero {{count}<unit> بيت</unit>} one {{count}<unit> بيت</unit>} two {{count}<unit> بيت</unit>} few {{count}<unit> بيوت</unit>} many {{count}<unit> بيتًا</unit>} other {{count}<unit> بيت</unit>}}',
  // 0: this page of the results has no more of them.
  'search.show':
    '{count, plural, =0 {لا مزيد من البيوت} one {عرض بيت واحد} two {عرض بيتين} few {عرض # بيوت} many {عرض # بيتًا} other {عرض # بيت}}',
  'search.showFree':
    '{count, plural, =0 {لا مزيد من البيوت في تواريخك} one {عرض بيت واحد متاح في تواريخك} two {عرض بيتين متاحين في تواريخك} few {عرض # بيوت متاحة في تواريخك} many {عرض # بيتًا متاحًا في تواريخك} other {عرض # بيت متاح في تواريخك}}',
  'search.showMoving':
    '{count, plural, =0 {لا مزيد من البيوت المطابقة} one {عرض بيت واحد مطابق} two {عرض بيتين مطابقين} few {عرض # بيوت مطابقة} many {عرض # بيتًا مطابقًا} other {عرض # بيت مطابق}}',
  'search.lookAgain': 'البحث مرة أخرى',
  'search.clearFilters': 'مسح كل عوامل التصفية',
  'search.chosenFilters': 'عوامل التصفية المفعّلة',
  'search.takeAway': '<filter/><heard>: إزالة</heard>',
  'search.takeAllAway': 'مسح الكل',
  // Results. 0: this page has no more of them.
  'search.found':
    '{count, plural, =0 {لا مزيد من البيوت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  'search.foundFree':
    '{count, plural, =0 {لا مزيد من البيوت في تواريخك} one {بيت واحد متاح في تواريخك} two {بيتان متاحان في تواريخك} few {# بيوت متاحة في تواريخك} many {# بيتًا متاحًا في تواريخك} other {# بيت متاح في تواريخك}}',
  'search.foundMoving':
    '{count, plural, =0 {لا مزيد من البيوت المطابقة} one {بيت واحد مطابق} two {بيتان مطابقان} few {# بيوت مطابقة} many {# بيتًا مطابقًا} other {# بيت مطابق}}',
  'search.unconverted':
    '{count, plural, zero {# بيت لا يمكننا تحويل سعره} one {بيت واحد لا يمكننا تحويل سعره} two {بيتان لا يمكننا تحويل سعريهما} few {# بيوت لا يمكننا تحويل أسعارها} many {# بيتًا لا يمكننا تحويل أسعارها} other {# بيت لا يمكننا تحويل أسعارها}}',
  'search.unconvertedText': 'حدود السعر التي اخترتها لا تنطبق على هذه البيوت.',
  'search.byOurOrder': 'الموصى بها',
  'search.byPrice': 'الأقل سعرًا أولًا',
  'search.byNewest': 'الأحدث أولًا',
  'search.byName': 'حسب الاسم',
  'search.order': 'الترتيب حسب',
  'search.nearly': 'لم نجد مكانًا باسم «{place}». هذه البيوت في أماكن ذات أسماء مشابهة.',
  'search.keptForYou': 'محجوز لك مؤقتًا',
  'search.waitsForPayment': 'حجزك في انتظار الدفع حتى {until}',
  'search.held': 'محجوز لك مؤقتًا حتى {until}',
  'search.goOnToPayment': 'المتابعة إلى الدفع',
  'search.continueToCheckout': 'المتابعة لإتمام الحجز',
  'search.pages': 'صفحات النتائج',
  'search.firstHomes': 'العودة إلى الصفحة الأولى',
  'search.moreHomes': 'المزيد من البيوت',
  'search.needsCorrection': 'يُرجى مراجعة بحثك',
  'search.fromStart': 'عرض كل البيوت',
  'search.typedAbove': 'ما كتبته لا يزال في الأعلى. صحّحه هناك وابحث مرة أخرى.',
  'search.noneFits': 'لا توجد بيوت تطابق بحثك',
  'search.nearestDays': 'أقرب التواريخ المتاحة',
  'search.everyHome': 'عرض كل البيوت',
  'search.withoutFilters':
    'من دون عوامل التصفية: {homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  'search.beyondPart':
    'خارج هذه المنطقة من الخريطة: {homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  'search.otherPlacesSameDays':
    'أماكن أخرى في التواريخ نفسها: {homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  'search.placeOtherTimes':
    '{place} في تواريخ أخرى: {homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  'search.otherTimes':
    'تواريخ أخرى: {homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  'search.otherPlaces':
    'أماكن أخرى: {homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  // Cards and titles of homes.
  'search.noPictures': 'لا توجد صور بعد',
  'search.kindInPlace': '{kind} في {place}',
  'search.days': 'من {from} إلى {to}',
  'search.fromTotal': 'ابتداءً من {total}',
  'search.totalForAndEach':
    'لمدة {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}} · {each} لليلة',
  'search.countHomes':
    '{homes, plural, zero {# بيت} one {بيت واحد} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  'search.keepHome': 'حفظ<of> {name}</of>',
  'search.keptHome': 'تم الحفظ<of>: {name}</of>',
  'search.similar': 'بيوت مشابهة',
  'search.similarRule': 'مشابهة في النوع والمكان والمساحة والمرافق.',
  // Maps.
  'search.onMap': 'هذه البيوت على الخريطة',
  'search.withoutMap': 'كل البيوت موجودة في القائمة.',
  'search.searchArea': 'البحث في هذه المنطقة',
  'search.list': 'القائمة',
  'search.map': 'الخريطة',
  'search.aboutWhere': 'الموقع التقريبي: {name}',
  'search.placeAbove': 'المكان مذكور أعلاه.',
  // Favourites.
  'search.favourites': 'المفضلة',
  'search.sharedList': 'قائمة بيوت',
  'search.favouritesGone':
    '{gone, plural, zero {لم يعد # بيت من هذه القائمة متاحًا.} one {لم يعد أحد بيوت هذه القائمة متاحًا.} two {لم يعد بيتان من هذه القائمة متاحين.} few {لم تعد # بيوت من هذه القائمة متاحة.} many {لم يعد # بيتًا من هذه القائمة متاحًا.} other {لم يعد # بيت من هذه القائمة متاحًا.}}',
  'search.onlyThisBrowser': 'محفوظة في هذا المتصفح فقط، إلى أن تضغط على القلب مرة أخرى.',
  'search.somebodyShared': 'شارك أحدهم هذه البيوت معك. الأسعار هي أسعار اليوم.',
  'search.listAddress': 'مشاركة هذه القائمة',
  'search.keepThese': 'حفظ هذه البيوت أيضًا',
  'search.noneKept': 'اضغط على قلب أي بيت لحفظه هنا ومقارنته بغيره ومشاركة قائمتك.',
  'search.noneShared': 'لا يوجد بيت متاح في هذه القائمة.',
  'search.looked': 'شاهدتها مؤخرًا',
  'search.rememberLooks': 'تذكّر البيوت التي أشاهدها',
  'search.rememberLooksText': 'متوقف ما لم تشغّله. يحتفظ هذا المتصفح وحده بالبيوت التي شاهدتها، أما نحن فلا.',
  'search.nextLooks': 'ستظهر هنا البيوت التي تشاهدها من الآن فصاعدًا.',
  'search.forgetLooks': 'نسيانها وإيقاف التذكّر',
  // Cancellation policies in use, and the refund calculator.
  'search.noneOnSale': 'لا توجد بيوت يمكن حجزها حاليًا.',
  'search.example': 'مثال',
  'search.whatIf': 'كم سأسترد؟',
  'search.whatIfText':
    'أدخل سعر الليالي وتواريخك. تُحتسب المواعيد النهائية حتى الساعة 16:00 بتوقيت البيت، وهو الوقت المعتاد لتسجيل الوصول. تجد في حجزك مواعيدك الدقيقة مع الرسوم والضرائب.',
  'search.promise': 'سياسة الإلغاء',
  'search.allPromises': 'كل السياسات',
  'search.priceOfNights': 'سعر الليالي',
  'search.currency': 'العملة',
  'search.arriving': 'تسجيل الوصول',
  'search.cancelledOn': 'تاريخ الإلغاء',
  'search.workOut': 'احتساب',
  'search.unknownPromise': 'لا نعرف هذه السياسة. يُرجى اختيار إحدى هذه السياسات.',
  'search.currencyWrong': 'يُرجى إدخال العملة بثلاثة أحرف لاتينية كبيرة، مثل EUR.',
  'search.priceWrong': 'يُرجى إدخال السعر بالأرقام، مثل {example}.',
  'search.noArrival': 'يُرجى اختيار يوم تسجيل الوصول.',
  'search.noCancelDay': 'يُرجى اختيار اليوم الذي قد تلغي فيه.',
  'search.back': 'في {day}: تسترد {sum}.',
  'search.backNothing': 'في {day}: لا تسترد شيئًا.',
  'search.backUntil': 'في {day}: تسترد {first} حتى الساعة 16:00، وبعدها {last}.',
  'search.backUntilNothing': 'في {day}: تسترد {first} حتى الساعة 16:00، وبعدها لا شيء.',
  'search.examples': 'أمثلة: ما تسترده من {price} مدفوعة لليالي إذا ألغيت ظهرًا',
  'search.daysBefore':
    '{days, plural, zero {قبل # يوم} one {قبل يوم واحد} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}}',
}
