// Arabic. Signing in: why it fails, and what the mails and messages about an account say.

import type { identityEnglish } from '../english/identity.ts'
import type { Translated } from '../translated.ts'

export const identityArabic: Translated<typeof identityEnglish> = {
  // Why it fails: Spec 8, letter for letter.
  'identity.userNotFound': 'لا يوجد حساب بعنوان البريد الإلكتروني هذا',
  'identity.wrongPassword': 'كلمة المرور غير صحيحة',
  'identity.invalidEmail': 'عنوان البريد الإلكتروني غير صالح',
  'identity.emailInUse': 'يوجد حساب بعنوان البريد الإلكتروني هذا من قبل',
  'identity.weakPassword': 'كلمة المرور ضعيفة. يُرجى اختيار كلمة مرور أقوى',
  'identity.userDisabled': 'تم تعطيل هذا الحساب',
  'identity.tooManyRequests': 'محاولات خاطئة كثيرة. يُرجى المحاولة لاحقًا',
  'identity.invalidCredential': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'identity.networkFailed': 'خطأ في الشبكة. يُرجى التحقق من اتصالك بالإنترنت',
  'identity.notAllowed': 'هذا الإجراء غير مسموح به',
  'identity.recentSignInNeeded': 'يُرجى تسجيل الدخول مرة أخرى لإتمام هذا الإجراء',
  'identity.unexpected': 'حدث خطأ غير متوقع. يُرجى المحاولة مرة أخرى.',
  'identity.startFailed': 'تعذّر بدء تسجيل الدخول',
  'identity.notInitialized': 'تسجيل الدخول غير جاهز بعد',
  'identity.listenerFailed': 'حدث خطأ أثناء تسجيل الدخول',
  'identity.reloadFailed': 'تعذّر تحديث بيانات حسابك',
  'identity.signOutFailed': 'تعذّر تسجيل الخروج. يُرجى المحاولة مرة أخرى.',
  // Our own, about the check against robots.
  'identity.captchaNotLoaded':
    'تعذّر تحميل التحقق من أنك لست روبوتًا. يُرجى المحاولة مرة أخرى أو تسجيل الدخول بطريقة أخرى.',
  'identity.captchaClosed':
    'أُغلقت نافذة التحقق من أنك لست روبوتًا قبل اكتماله. يُرجى المحاولة مرة أخرى أو تسجيل الدخول بطريقة أخرى.',
  // Why no verification mail can be sent: Spec 5, letter for letter but for the last.
  'identity.noUser': 'لم يسجّل أحد الدخول حاليًا',
  'identity.alreadyVerified': 'البريد الإلكتروني مؤكد من قبل',
  'identity.noAuthenticatedUser': 'لم نعثر على حساب مسجّل الدخول',
  // Mails with a link: an address to confirm.
  'identity.confirmAddressFor': 'تأكيد بريدك الإلكتروني في {siteName}',
  'identity.accountMade': 'تم إنشاء حساب بالعنوان {email} في {siteName}.',
  'identity.accountMadeOn': 'تم إنشاء حساب بالعنوان {email} في {siteName} بتاريخ {day}.',
  'identity.confirmIfYours': 'إذا كنت أنت من أنشأه، فيُرجى تأكيد عنوانك لنتمكن من إرسال حجوزاتك إليك.',
  'identity.confirmAddress': 'تأكيد العنوان',
  'identity.goodForThreeDays': 'الرابط صالح لمدة ثلاثة أيام.',
  'identity.accountNotYours':
    'إذا لم تكن أنت من أنشأه، فيمكنك تجاهل هذه الرسالة: لا أحد يستطيع رؤية حجوزاتك من دونك. أو افتح الرابط واختر كلمة مرور، فيصبح الحساب لك ولا يعود بإمكان من أنشأه الدخول إليه.',
  // A new password, and signing in by mail.
  'identity.choosePasswordFor': 'اختيار كلمة مرور جديدة في {siteName}',
  'identity.newPasswordAsked': 'طلبت كلمة مرور جديدة لحساب {email}.',
  'identity.choosePassword': 'اختيار كلمة مرور جديدة',
  'identity.goodForAnHour': 'يعمل الرابط مرة واحدة، ولمدة ساعة.',
  'identity.nothingChanges': 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لن يتغيّر شيء.',
  'identity.signInLinkFor': 'رابط تسجيل دخولك إلى {siteName}',
  'identity.signInLink': 'سجّل الدخول إلى حساب {email} بهذا الرابط، من دون كلمة مرور.',
  'identity.signIn': 'تسجيل الدخول',
  // Another address.
  'identity.confirmNewAddressFor': 'تأكيد بريدك الإلكتروني الجديد في {siteName}',
  'identity.confirmNewAddress': 'يُرجى تأكيد أن حساب {email} سيستخدم العنوان {newEmail} من الآن فصاعدًا.',
  'identity.useNewAddress': 'استخدام العنوان الجديد',
  'identity.goodForADay': 'الرابط صالح ليوم واحد.',
  'identity.addressChangedAt': 'تم تغيير بريدك الإلكتروني في {siteName}',
  'identity.addressChanged': 'لم يعد حسابك يستخدم العنوان {email}. إذا كنت أنت من غيّره، فكل شيء على ما يرام.',
  'identity.undoChange': 'التراجع عن التغيير',
  'identity.undoWithinAWeek': 'إذا لم تكن أنت، فتراجع عن التغيير خلال سبعة أيام ثم اختر كلمة مرور جديدة.',
  // Two-step sign-in.
  'identity.twoStepsOnAt': 'تم تفعيل تسجيل الدخول بخطوتين في {siteName}',
  'identity.twoStepsOn': 'أصبح حساب {email} يطلب رمزًا عند تسجيل الدخول. إذا كنت أنت من فعّل ذلك، فكل شيء على ما يرام.',
  'identity.undoIt': 'تراجع',
  // Mails that tell of a change: subject, and what happened.
  'identity.passwordChanged': 'تم تغيير كلمة مرورك في {siteName}',
  'identity.passwordChangedFor': 'تم تغيير كلمة المرور لحساب {email}.',
  'identity.passwordReset': 'تمت إعادة تعيين كلمة مرورك في {siteName}',
  'identity.passwordResetFor': 'تم اختيار كلمة مرور جديدة لحساب {email} عبر رابط أرسلناه إلى هذا العنوان.',
  'identity.twoStepsRemoved': 'تم إيقاف تسجيل الدخول بخطوتين في {siteName}',
  'identity.appRemovedFor': 'تمت إزالة تطبيق مصادقة من حساب {email}.',
  'identity.phoneAdded': 'تمت إضافة رقم هاتف إلى حسابك في {siteName}',
  'identity.phoneAddedFor': 'يمكنك الآن تسجيل الدخول إلى حساب {email} برقم الهاتف المنتهي بـ {ending}.',
  'identity.phoneRemoved': 'تمت إزالة رقم هاتف من حسابك في {siteName}',
  'identity.phoneRemovedFor': 'لم يعد بالإمكان تسجيل الدخول إلى حساب {email} برقم الهاتف المنتهي بـ {ending}.',
  'identity.providerAdded': 'تمت إضافة طريقة لتسجيل الدخول إلى حسابك في {siteName}',
  'identity.providerAddedFor': 'يمكنك الآن تسجيل الدخول إلى حساب {email} عبر {provider}.',
  'identity.providerRemoved': 'تمت إزالة طريقة لتسجيل الدخول من حسابك في {siteName}',
  'identity.providerRemovedFor': 'لم يعد بالإمكان تسجيل الدخول إلى حساب {email} عبر {provider}.',
  'identity.ifItWasYou': 'إذا كنت أنت من فعل ذلك، فلا داعي لأي إجراء.',
  'identity.ifItWasNotYou': 'إذا لم تكن أنت، فتصرّف الآن:',
  'identity.checkAccount': 'مراجعة حسابك',
  // A text message.
  'identity.phoneCode': '{code} هو رمزك في {siteName}. الرمز صالح لمدة خمس دقائق.',
}
