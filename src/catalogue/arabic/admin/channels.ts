// Arabic. Calendars of other sites that we follow, ours that they read, and nights that were sold on both sides.

import type { channelsEnglish } from '../../english/admin/channels.ts'
import type { Translated } from '../../translated.ts'

export const channelsArabic: Translated<typeof channelsEnglish> = {
  'channels.airbnb': 'Airbnb',
  'channels.vrbo': 'Vrbo',
  'channels.bookingCom': 'Booking.com',
  'channels.google': 'تقويم Google',
  'channels.anotherSite': 'موقع آخر',
  'channels.anyOtherSite': 'أي موقع آخر',
  // Nights that were taken twice.
  'channels.takenTwice': 'حجز مزدوج',
  'channels.isSetAside': 'تم التجاهل',
  'channels.setAside': 'تجاهل',
  'channels.seeBooking': 'عرض الحجز',
  'channels.advice':
    'ألغِ أحد الحجزين، هنا أو على الموقع الآخر، وسيُحل الأمر تلقائيًا. أما إذا كان الموقع الآخر يكرر ما أرسلتَه إليه فحسب، فتجاهل هذا التنبيه.',
  'channels.tellsOfBooking': 'في «{feedName}» ({site}) حجز من {from} إلى {to}.',
  'channels.hereBooking': 'هنا: حجز لديك من {from} إلى {to}.',
  'channels.hereHold': 'هنا: حجز غير مدفوع لديك من {from} إلى {to}.',
  'channels.hereBlock': 'هنا: ليالٍ أغلقتَها من {from} إلى {to}.',
  'channels.hereExternal': 'هنا: حجز من تقويم آخر، من {from} إلى {to}.',
  'channels.hereNamed': 'هنا: حجز في التقويم «{feedName}»، من {from} إلى {to}.',
  // The mail about them.
  'channels.takenTwiceSubject': 'حجز مزدوج: من {from} إلى {to}',
  'channels.thereIsAlready': 'في التقويم «{feedName}» حجز من {from} إلى {to}. هذه الليالي مشغولة بالفعل بسبب:',
  'channels.rowBooking': '– حجز لديك، من {from} إلى {to}',
  'channels.rowHold': '– حجز غير مدفوع لديك، من {from} إلى {to}',
  'channels.rowBlock': '– ليالٍ أغلقتَها، من {from} إلى {to}',
  'channels.rowExternal': '– حجز من تقويم آخر، من {from} إلى {to}',
  'channels.rowNamed': '– حجز في التقويم «{feedName}»، من {from} إلى {to}',
  'channels.seeConflict': 'عرض التعارض',
  // On the page of today.
  'channels.otherSites': 'مزامنة التقويم',
  'channels.conflictsToday':
    '{conflicts, plural, zero {لا حجوزات مزدوجة مع مواقع أخرى.} one {بيعت الليالي نفسها هنا وعلى موقع آخر.} two {حجزان مزدوجان مع مواقع أخرى.} few {# حجوزات مزدوجة مع مواقع أخرى.} many {# حجزًا مزدوجًا مع مواقع أخرى.} other {# حجز مزدوج مع مواقع أخرى.}}',
  'channels.troubledToday':
    '{troubled, plural, zero {تعذّر استيراد # تقويم من مواقع أخرى.} one {تعذّر استيراد تقويم من موقع آخر.} two {تعذّر استيراد تقويمين من مواقع أخرى.} few {تعذّر استيراد # تقاويم من مواقع أخرى.} many {تعذّر استيراد # تقويمًا من مواقع أخرى.} other {تعذّر استيراد # تقويم من مواقع أخرى.}}',
  'channels.seeWhatToDo': 'معرفة الحل',
  // What others tell us.
  'channels.noUnit': 'ليس في هذا البيت ما يمكن حجزه بعد.',
  'channels.read': 'التقاويم المستوردة',
  'channels.readOf': 'التقاويم المستوردة ({name})',
  'channels.readHint': 'الليالي المبيعة على مواقع أخرى مغلقة هنا. والتقويم المتعطل لا يفتح أي ليلة.',
  'channels.noFeed': 'لا تقاويم مستوردة بعد.',
  'channels.stateNew': 'لم يُستورد بعد',
  'channels.stateOk': 'يعمل جيدًا',
  'channels.stateLate': 'يحتاج إلى مراجعة',
  'channels.stateFailing': 'متعطل',
  'channels.statePaused': 'متوقف مؤقتًا',
  'channels.notReadYet': 'لم يُستورد بعد.',
  'channels.isFollowed': 'يُستورد بانتظام.',
  'channels.isPaused': 'متوقف مؤقتًا. الليالي التي أغلقها تبقى مغلقة.',
  'channels.itAnswered': '(الرد: {status}.)',
  'channels.lastLook': 'آخر استيراد ناجح: {at}.',
  'channels.noLookYet': 'آخر استيراد ناجح: لا يوجد بعد.',
  'channels.nextLook': 'الاستيراد التالي: {at}.',
  'channels.noNextLook': 'لا استيراد أثناء التوقف المؤقت.',
  'channels.found':
    '{events, plural, zero {لم يُعثر على أحداث} one {عُثر على حدث واحد} two {عُثر على حدثين} few {عُثر على # أحداث} many {عُثر على # حدثًا} other {عُثر على # حدث}}{echoes, plural, =0 {} one {، واحد منها لنا} two {، اثنان منها لنا} few {، # منها لنا} many {، # منها لنا} other {، # منها لنا}}{free, plural, =0 {} one {، واحد بلا ليالٍ} two {، اثنان بلا ليالٍ} few {، # بلا ليالٍ} many {، # بلا ليالٍ} other {، # بلا ليالٍ}}{unread, plural, =0 {} one {، واحد تعذّرت قراءته} two {، اثنان تعذّرت قراءتهما} few {، # تعذّرت قراءتها} many {، # تعذّرت قراءتها} other {، # تعذّرت قراءتها}}.',
  'channels.believe': 'هذا صحيح كما هو',
  'channels.lookNow': 'استيراد الآن<unseen>: {name}</unseen>',
  'channels.resume': 'استئناف<unseen>: {name}</unseen>',
  'channels.pause': 'إيقاف مؤقت<unseen>: {name}</unseen>',
  'channels.remove': 'إزالة<unseen>: {name}</unseen>',
  'channels.change': 'تعديل<unseen>: {name}</unseen>',
  // The form of a calendar.
  'channels.follow': 'استيراد تقويم',
  'channels.changeNamed': 'تعديل {name}',
  'channels.itsAddress': 'رابط التقويم',
  'channels.newAddress': 'رابط التقويم الجديد',
  'channels.whereToFind':
    'تسميه المواقع الأخرى تصدير التقويم أو رابط iCal أو عنوان المزامنة. لا تشاركه مع أحد: فكل من لديه الرابط يمكنه قراءة التقويم.',
  'channels.keepsAddress':
    'مخفي هنا؛ اترك الحقل فارغًا للإبقاء عليه. الليالي التي أغلقها الرابط القديم تبقى مغلقة إلى أن تؤكد الجديد.',
  'channels.site': 'الموقع',
  'channels.name': 'الاسم',
  'channels.nameHint': 'اتركه فارغًا لاستخدام اسم الموقع.',
  'channels.look': 'الاستيراد',
  'channels.every15Minutes': 'كل 15 دقيقة',
  'channels.everyHalfHour': 'كل 30 دقيقة',
  'channels.everyHour': 'كل ساعة',
  'channels.everyThreeHours': 'كل ثلاث ساعات',
  'channels.twiceADay': 'مرتين يوميًا',
  'channels.ignoreHorizon': 'تجاهل التواريخ البعيدة',
  'channels.ignoreHorizonHint': 'للمواقع التي تُظهر كل ما بعد فترة البيع لديها مغلقًا. يبقى هنا مفتوحًا.',
  'channels.save': 'حفظ<unseen>: {name}</unseen>',
  'channels.followThis': 'استيراد هذا التقويم',
  'channels.nameTooLong': 'الحد الأقصى لعدد الأحرف: {most}.',
  'channels.address': 'يُرجى لصق رابط التقويم.',
  // What we tell others.
  'channels.told': 'التقاويم المصدَّرة',
  'channels.toldOf': 'التقاويم المصدَّرة ({name})',
  'channels.toldHint':
    'تُظهر الليالي المشغولة، بلا أسماء ولا أسعار. كل من لديه الرابط يمكنه قراءتها؛ فإن وصل إلى الشخص الخطأ فاستبدله والصق الجديد على الموقع الآخر.',
  'channels.noAddress': 'لا يمكن لأي موقع آخر قراءة هذه الليالي بعد.',
  'channels.forReader': 'رابط {reader}',
  'channels.pasteIt': 'الصقه هناك في خانة استيراد التقويم.',
  'channels.addressHidden': 'يوجد رابط يراه المديرون والمالكون.',
  'channels.lastRead': 'آخر قراءة: {at}.',
  'channels.neverRead': 'آخر قراءة: لم يُقرأ بعد.',
  'channels.withBuffer':
    'مع إبقاء {nights, plural, zero {# ليلة شاغرة} one {ليلة واحدة شاغرة} two {ليلتين شاغرتين} few {# ليالٍ شاغرة} many {# ليلة شاغرة} other {# ليلة شاغرة}} قبل كل إقامة وبعدها.',
  'channels.theAddressFor': 'رابط {reader}',
  'channels.exchange': 'استبدال<unseen> رابط {reader}</unseen>',
  'channels.close': 'إيقاف<unseen> رابط {reader}</unseen>',
  'channels.makeAddress': 'إنشاء رابط',
  'channels.for': 'الموقع',
  'channels.buffer': 'ليالٍ شاغرة قبل كل إقامة وبعدها',
  'channels.noBuffer': 'بلا',
  'channels.bufferNights':
    '{nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  // Why something was refused.
  'channels.notAllowed': 'تعديل مزامنة التقويم متاح للمديرين والمالكين فقط.',
  'channels.unitUnknown': 'لم نعثر على هذا البيت، أو ليس فيه ما يمكن حجزه.',
  'channels.addressGone': 'أُوقف هذا الرابط أو استُبدل. تجد الوضع الحالي أدناه.',
  'channels.addressWrong': 'يُرجى لصق رابط التقويم كاملًا. يبدأ الرابط بـ https:// ولا يحتوي على كلمة مرور.',
  'channels.knownAlready': 'هذا التقويم مستورد بالفعل.',
  'channels.feedGone': 'أُزيل هذا التقويم أو التعارض. تجد الوضع الحالي أدناه.',
  'channels.outOfDate': 'عُدّل هذا التقويم في هذه الأثناء. يُرجى مراجعة ما يلي وإدخال بياناتك مرة أخرى.',
  'channels.busy': 'يجري استيراد هذا التقويم الآن، أو أنه متوقف مؤقتًا. يُرجى المراجعة بعد دقيقة.',
  'channels.tooMany': 'أقصى عدد من التقاويم المستوردة للبيت الواحد: {most}.',
  // Why a calendar cannot be read, or is not believed.
  'channels.addressRefused': 'لا يمكننا الاستيراد من هذا الرابط: يجب أن يكون عامًا ويستخدم https.',
  'channels.notFoundByName': 'لا يوجد خادم بهذا الاسم.',
  'channels.notReached': 'تعذّر علينا الوصول إلى الموقع الآخر.',
  'channels.tooSlow': 'تأخر الموقع الآخر كثيرًا في الرد.',
  'channels.tooLarge': 'الرد أكبر بكثير من تقويم بيت واحد.',
  'channels.tooManyRedirects': 'الرابط يعيد التوجيه مرات كثيرة.',
  'channels.gone': 'يقول الموقع الآخر إنه لم يعد هناك تقويم على هذا الرابط.',
  'channels.forbidden': 'لا يسمح لنا الموقع الآخر بقراءة هذا التقويم.',
  'channels.askedToWait': 'طلب منا الموقع الآخر العودة لاحقًا.',
  'channels.oddAnswer': 'رد الموقع الآخر بخطأ.',
  'channels.unreadable': 'وصل الرد تالفًا.',
  'channels.notACalendar': 'لا يؤدي الرابط إلى تقويم، بل ربما إلى صفحة تسجيل دخول.',
  'channels.tooHard':
    'استغرقت قراءة هذا التقويم وقتًا طويلًا فتوقفنا. لعله يكرر حدثًا بلا نهاية. لم يتغير شيء هنا: يُرجى سؤال الموقع الآخر.',
  'channels.unfinished': 'توقف الخادم أثناء استيراد هذا التقويم. سيحاول مرة أخرى لاحقًا.',
  'channels.keyLost': 'لم تعد قراءة الرابط ممكنة لأن مفتاح تشفيره مفقود. يُرجى إزالة التقويم وإضافته من جديد.',
  'channels.emptied':
    'أصبح التقويم فارغًا فجأة. لم يُفتح شيء هنا: يُرجى التحقق من الموقع الآخر والتأكيد إن كان ذلك صحيحًا.',
  'channels.moved':
    'شيء كان يظهر في الرابط القديم غير موجود في الجديد. لم يُفتح شيء هنا: يُرجى التحقق من الموقع الآخر والتأكيد إن كان ذلك صحيحًا.',
  'channels.shrank':
    'اختفى فجأة أكثر من نصف التقويم. لم يُفتح شيء هنا: يُرجى التحقق من الموقع الآخر والتأكيد إن كان ذلك صحيحًا.',
  // The mail about it.
  'channels.needsALookSubject': 'التقويم «{name}» يحتاج إلى مراجعة',
  'channels.notFollowed': 'لم يعد استيراد التقويم «{name}» ممكنًا.',
  'channels.notKnownHere':
    'الليالي التي أغلقها تبقى مغلقة. لكن الحجوزات الجديدة هناك لا تظهر هنا، وقد تُحجز بعض الليالي مرتين.',
  'channels.seeAllCalendars': 'عرض كل التقاويم',
}
