// Arabic. The words of the cookie settings and of the lists of what is stored.

import type { consentEnglish } from '../english/consent.ts'
import type { Translated } from '../translated.ts'

export const consentArabic: Translated<typeof consentEnglish> = {
  // The bar and the settings (Spec 9 and reference 4.4).
  'consent.title': 'ملفات تعريف الارتباط',
  'consent.banner': 'يستخدم هذا الموقع ملفات تعريف الارتباط ليعمل على أفضل وجه. اضغط على «قبول» للموافقة والمتابعة.',
  'consent.accept': 'قبول',
  'consent.acceptAll': 'قبول الكل',
  'consent.decline': 'رفض',
  'consent.declineAll': 'رفض الكل',
  'consent.manage': 'معرفة المزيد وتخصيص الإعدادات',
  'consent.save': 'حفظ',
  'consent.close': 'إغلاق',
  'consent.necessary': 'ملفات تعريف الارتباط الضرورية',
  'consent.whatIsStored': 'ما الذي نحفظه',
  'consent.onlyWhenAsked': 'لا يُحفظ إلا بطلب منك',
  'consent.optional': 'ملفات تعريف الارتباط الاختيارية',
  'consent.unsaved': 'لديك إعدادات لم تُحفظ بعد',
  'consent.control': 'إعدادات ملفات تعريف الارتباط',
  // The groups that the settings have, and the optional cookie.
  'consent.signingIn': 'تسجيل الدخول',
  'consent.signingInText': 'يُبقيك مسجّل الدخول ويعيدك إلى الصفحة التي أردتها.',
  'consent.checkingOut': 'إتمام الحجز',
  'consent.checkingOutText': 'يتذكّر الليالي المحجوزة لك مؤقتًا أثناء إتمام الحجز.',
  'consent.thisChoice': 'إعداداتك',
  'consent.thisChoiceText': 'يتذكّر ما تختاره هنا.',
  'consent.countingVisits': 'إحصاءات الزوار',
  'consent.countingVisitsText': 'تُظهر لنا الصفحات التي يقرؤها الزوار. لا نُحصي أي شيء حاليًا.',
  // What is stored in a browser, where, why and how long.
  'consent.storedName': 'الاسم',
  'consent.storedPurpose': 'الغرض',
  'consent.storedPeriod': 'مدة الحفظ',
  'consent.storedWhere':
    '{place, select, cookie {<name/> (ملف تعريف ارتباط)} localStorage {<name/> (التخزين المحلي)} sessionStorage {<name/> (تخزين الجلسة)} other {<name/> (IndexedDB)}}',
  'consent.keepsSignedIn': 'يُبقيك مسجّل الدخول',
  'consent.knowsDevice': 'يعرف أنك سجّلت الدخول من هنا من قبل، فلا يستطيع أحد منعك من الدخول إلى حسابك',
  'consent.bringsBackFromService': 'يعيدك إلى هنا عند تسجيل الدخول عبر خدمة أخرى',
  'consent.secondStepMissing': 'يعرف أنه لم يبقَ سوى خطوتك الثانية',
  'consent.saysSaved': 'يُظهر للقائمين على الموقع مرة واحدة أن تعديلهم حُفظ',
  'consent.bringsBackToPage': 'يعيدك إلى الصفحة التي أردتها قبل تسجيل الدخول',
  'consent.showsName': 'يعرض اسمك وبريدك الإلكتروني ورقم هاتفك فور فتح الصفحة',
  'consent.sdkHasStored': 'يعرف أن برنامج تسجيل الدخول حفظ شيئًا في هذا المتصفح',
  'consent.holdsSignIn': 'بيانات تسجيل دخولك نفسها، لبرنامج تسجيل الدخول',
  'consent.countsDays': 'يَعُدّ الأيام التي استُخدم فيها برنامج تسجيل الدخول؛ ولا يُرسَل إلا إلى هذا الموقع',
  'consent.heldNights': 'يعرف الليالي المحجوزة لك مؤقتًا أثناء إتمام الحجز',
  'consent.followedLink': 'يتعرّف عليك بعد فتح رابط في رسالة منا، إذا حجزت كضيف بدون حساب',
  'consent.cookieChoice': 'يتذكّر اختيارك لملفات تعريف الارتباط',
  'consent.cookiesAllowed': 'يتذكّر ملفات تعريف الارتباط الاختيارية التي سمحت بها',
  'consent.stopsReloading': 'يمنع إعادة تحميل الصفحة مرارًا وتكرارًا',
  'consent.scrollPositions': 'يتذكّر الموضع الذي وصلت إليه في كل صفحة',
  'consent.chosenLanguage': 'اللغة التي اخترتها',
  'consent.chosenCurrency': 'العملة التي اخترتها',
  'consent.favouriteHomes': 'يتذكّر بيوتك المفضلة بعد الضغط على القلب',
  'consent.lastHomes': 'يتذكّر آخر اثني عشر بيتًا شاهدتها، إذا فعّلت ذلك',
  'consent.untilTabClosed': 'حتى إغلاق علامة التبويب',
  'consent.untilSignOut': 'حتى تسجيل الخروج',
  'consent.untilThere': 'حتى وصولك إلى هناك',
  'consent.afterLastHeart':
    '{count, plural, zero {لمدة # يوم بعد آخر قلب} one {لمدة يوم واحد بعد آخر قلب} two {لمدة يومين بعد آخر قلب} few {لمدة # أيام بعد آخر قلب} many {لمدة # يومًا بعد آخر قلب} other {لمدة # يوم بعد آخر قلب}}',
  'consent.untilSwitchedOff':
    '{count, plural, zero {لمدة # يوم، أو حتى إيقاف الميزة} one {لمدة يوم واحد، أو حتى إيقاف الميزة} two {لمدة يومين، أو حتى إيقاف الميزة} few {لمدة # أيام، أو حتى إيقاف الميزة} many {لمدة # يومًا، أو حتى إيقاف الميزة} other {لمدة # يوم، أو حتى إيقاف الميزة}}',
  'consent.minutes':
    '{count, plural, zero {لمدة # دقيقة} one {لمدة دقيقة واحدة} two {لمدة دقيقتين} few {لمدة # دقائق} many {لمدة # دقيقة} other {لمدة # دقيقة}}',
  'consent.hours':
    '{count, plural, zero {لمدة # ساعة} one {لمدة ساعة واحدة} two {لمدة ساعتين} few {لمدة # ساعات} many {لمدة # ساعة} other {لمدة # ساعة}}',
  'consent.days':
    '{count, plural, =365 {لمدة سنة واحدة} zero {لمدة # يوم} one {لمدة يوم واحد} two {لمدة يومين} few {لمدة # أيام} many {لمدة # يومًا} other {لمدة # يوم}}',
  'consent.session':
    '{most, plural, =365 {لمدة سنة واحدة من تسجيل دخولك} zero {لمدة # يوم من تسجيل دخولك} one {لمدة يوم واحد من تسجيل دخولك} two {لمدة يومين من تسجيل دخولك} few {لمدة # أيام من تسجيل دخولك} many {لمدة # يومًا من تسجيل دخولك} other {لمدة # يوم من تسجيل دخولك}}',
  'consent.sessionIdle':
    '{idle, plural, =365 {لمدة سنة واحدة من آخر زيارة لك} zero {لمدة # يوم من آخر زيارة لك} one {لمدة يوم واحد من آخر زيارة لك} two {لمدة يومين من آخر زيارة لك} few {لمدة # أيام من آخر زيارة لك} many {لمدة # يومًا من آخر زيارة لك} other {لمدة # يوم من آخر زيارة لك}}، {most, plural, =365 {وبحد أقصى سنة واحدة من تسجيل دخولك} zero {وبحد أقصى # يوم من تسجيل دخولك} one {وبحد أقصى يوم واحد من تسجيل دخولك} two {وبحد أقصى يومين من تسجيل دخولك} few {وبحد أقصى # أيام من تسجيل دخولك} many {وبحد أقصى # يومًا من تسجيل دخولك} other {وبحد أقصى # يوم من تسجيل دخولك}}',
  // What holds for guests, and what for operators.
  'consent.sessionOfOperators': '{guests}؛ وللقائمين على الموقع: {operators}',
  'consent.privacyPage': 'الخصوصية',
  // What the site itself keeps, and when that is removed.
  'consent.retainedWhat': 'البيانات',
  'consent.retainedPeriod': 'موعد الحذف',
  'consent.holds': 'الليالي التي حجزتها مؤقتًا ولم تُتمّ حجزها، مع سعرها وما كتبته عند إتمام الحجز',
  'consent.holdsRemoved':
    '{days, plural, =365 {بعد سنة واحدة من انتهاء الحجز المؤقت} zero {بعد # يوم من انتهاء الحجز المؤقت} one {بعد يوم واحد من انتهاء الحجز المؤقت} two {بعد يومين من انتهاء الحجز المؤقت} few {بعد # أيام من انتهاء الحجز المؤقت} many {بعد # يومًا من انتهاء الحجز المؤقت} other {بعد # يوم من انتهاء الحجز المؤقت}}',
  'consent.quotes': 'الأسعار التي اطّلعت عليها ولم تحجز بها',
  'consent.quotesRemoved':
    '{days, plural, =365 {بعد سنة واحدة من انتهاء صلاحية السعر} zero {بعد # يوم من انتهاء صلاحية السعر} one {بعد يوم واحد من انتهاء صلاحية السعر} two {بعد يومين من انتهاء صلاحية السعر} few {بعد # أيام من انتهاء صلاحية السعر} many {بعد # يومًا من انتهاء صلاحية السعر} other {بعد # يوم من انتهاء صلاحية السعر}}',
  'consent.networks': 'الشبكة التي جاء منها حجز غير مدفوع',
  'consent.networksRemoved':
    '{days, plural, =365 {بعد سنة واحدة من إجراء الحجز} zero {بعد # يوم من إجراء الحجز} one {بعد يوم واحد من إجراء الحجز} two {بعد يومين من إجراء الحجز} few {بعد # أيام من إجراء الحجز} many {بعد # يومًا من إجراء الحجز} other {بعد # يوم من إجراء الحجز}}',
  'consent.keys': 'علامات تضمن ألّا يُعالَج النموذج المُرسَل مرتين إلا مرة واحدة',
  'consent.keysRemoved':
    '{days, plural, =365 {بعد سنة واحدة من إرساله} zero {بعد # يوم من إرساله} one {بعد يوم واحد من إرساله} two {بعد يومين من إرساله} few {بعد # أيام من إرساله} many {بعد # يومًا من إرساله} other {بعد # يوم من إرساله}}',
  'consent.contactKeys': 'روابط حجوزات الضيوف بدون حساب، وعلامات المتصفحات التي فتحتها',
  'consent.contactKeysRemoved': 'خلال ساعة من انتهاء صلاحيتها',
  'consent.messages':
    'الرسائل التي أرسلناها إليك. تُحذف الروابط والرموز الواردة فيها بعد إرسال الرسالة أو انتهاء صلاحيتها',
  'consent.messagesRemoved':
    '{days, plural, =365 {بعد سنة واحدة من كتابتها} zero {بعد # يوم من كتابتها} one {بعد يوم واحد من كتابتها} two {بعد يومين من كتابتها} few {بعد # أيام من كتابتها} many {بعد # يومًا من كتابتها} other {بعد # يوم من كتابتها}}',
  'consent.mailedCodes': 'الروابط والرموز الواردة في الرسائل المتعلقة بحسابك',
  'consent.mailedCodesRemoved':
    '{days, plural, =365 {بعد سنة واحدة من انتهاء صلاحيتها} zero {بعد # يوم من انتهاء صلاحيتها} one {بعد يوم واحد من انتهاء صلاحيتها} two {بعد يومين من انتهاء صلاحيتها} few {بعد # أيام من انتهاء صلاحيتها} many {بعد # يومًا من انتهاء صلاحيتها} other {بعد # يوم من انتهاء صلاحيتها}}',
  'consent.challenges': 'عمليات تسجيل دخول بدأت ولم تكتمل',
  'consent.challengesRemoved':
    '{days, plural, =365 {بعد سنة واحدة من انتهاء صلاحيتها} zero {بعد # يوم من انتهاء صلاحيتها} one {بعد يوم واحد من انتهاء صلاحيتها} two {بعد يومين من انتهاء صلاحيتها} few {بعد # أيام من انتهاء صلاحيتها} many {بعد # يومًا من انتهاء صلاحيتها} other {بعد # يوم من انتهاء صلاحيتها}}',
  'consent.identitySessions': 'عمليات تسجيل دخول انتهت',
  'consent.identitySessionsRemoved':
    '{days, plural, =365 {بعد سنة واحدة من انتهائها} zero {بعد # يوم من انتهائها} one {بعد يوم واحد من انتهائها} two {بعد يومين من انتهائها} few {بعد # أيام من انتهائها} many {بعد # يومًا من انتهائها} other {بعد # يوم من انتهائها}}',
  'consent.sessions': 'جلسات انتهت',
  'consent.sessionsRemoved':
    '{days, plural, =365 {بعد سنة واحدة من انتهائها} zero {بعد # يوم من انتهائها} one {بعد يوم واحد من انتهائها} two {بعد يومين من انتهائها} few {بعد # أيام من انتهائها} many {بعد # يومًا من انتهائها} other {بعد # يوم من انتهائها}}',
  'consent.hostedSessions': 'جلسات سجّلت الخروج منها، حين يكون تسجيل الدخول عبر خدمة أخرى',
  'consent.hostedSessionsRemoved':
    '{days, plural, =365 {بعد سنة واحدة من تسجيل الخروج} zero {بعد # يوم من تسجيل الخروج} one {بعد يوم واحد من تسجيل الخروج} two {بعد يومين من تسجيل الخروج} few {بعد # أيام من تسجيل الخروج} many {بعد # يومًا من تسجيل الخروج} other {بعد # يوم من تسجيل الخروج}}',
  'consent.devices': 'المتصفحات التي سُجّل منها الدخول إلى حسابك',
  'consent.devicesRemoved':
    '{days, plural, =365 {بعد سنة واحدة من آخر تسجيل دخول منها} zero {بعد # يوم من آخر تسجيل دخول منها} one {بعد يوم واحد من آخر تسجيل دخول منها} two {بعد يومين من آخر تسجيل دخول منها} few {بعد # أيام من آخر تسجيل دخول منها} many {بعد # يومًا من آخر تسجيل دخول منها} other {بعد # يوم من آخر تسجيل دخول منها}}',
  'consent.tries': 'عدد محاولات كل شبكة أو حساب أو عنوان أو تطبيق',
  'consent.triesRemoved': 'خلال ساعة من عودة العدد إلى الصفر',
  'consent.places': 'علامات تمنع حدوث إجراءين متعارضين في الوقت نفسه',
  'consent.placesRemoved':
    '{days, plural, =365 {بعد سنة واحدة من انتهاء صلاحيتها} zero {بعد # يوم من انتهاء صلاحيتها} one {بعد يوم واحد من انتهاء صلاحيتها} two {بعد يومين من انتهاء صلاحيتها} few {بعد # أيام من انتهاء صلاحيتها} many {بعد # يومًا من انتهاء صلاحيتها} other {بعد # يوم من انتهاء صلاحيتها}}',
  'consent.signingKeys': 'المفاتيح التي وُقّعت بها عمليات تسجيل الدخول',
  'consent.signingKeysRemoved': 'خلال ساعة من انتهاء آخر تسجيل دخول وُقّع بها',
  'consent.calendarEvents': 'مواعيد من تقاويم مواقع أخرى لم تعد موجودة فيها',
  'consent.calendarEventsRemoved':
    '{days, plural, =365 {بعد سنة واحدة من اختفائها} zero {بعد # يوم من اختفائها} one {بعد يوم واحد من اختفائها} two {بعد يومين من اختفائها} few {بعد # أيام من اختفائها} many {بعد # يومًا من اختفائها} other {بعد # يوم من اختفائها}}',
  'consent.pictures': 'صور لا تظهر في أي بيت',
  'consent.picturesRemoved':
    '{days, plural, =365 {بعد سنة واحدة من رفعها أو إزالتها} zero {بعد # يوم من رفعها أو إزالتها} one {بعد يوم واحد من رفعها أو إزالتها} two {بعد يومين من رفعها أو إزالتها} few {بعد # أيام من رفعها أو إزالتها} many {بعد # يومًا من رفعها أو إزالتها} other {بعد # يوم من رفعها أو إزالتها}}',
  'consent.searchNotes': 'ملاحظات عن البيوت التي تغيّرت',
  'consent.searchNotesRemoved':
    '{hours, plural, zero {بعد # ساعة من التغيير} one {بعد ساعة واحدة من التغيير} two {بعد ساعتين من التغيير} few {بعد # ساعات من التغيير} many {بعد # ساعة من التغيير} other {بعد # ساعة من التغيير}}',
}
