// Arabic. The contact form and the operator's reply, with their field errors.

import type { messagesEnglish } from '../english/messages.ts'
import type { Translated } from '../translated.ts'

export const messagesArabic: Translated<typeof messagesEnglish> = {
  'contact.nameMissing': 'يُرجى إدخال اسمك لنعرف إلى من نكتب.',
  'contact.nameLetters': 'يُرجى كتابة الاسم بالحروف فقط.',
  'contact.nameTooLong': 'يُرجى اختصار الاسم. الحد الأقصى للأحرف {most}، وعددها الآن {length}.',
  'contact.emailMissing': 'يُرجى إدخال عنوان بريدك الإلكتروني لنتمكن من الرد عليك.',
  'contact.emailWrong': 'يُرجى التحقق من عنوان البريد الإلكتروني. ينبغي أن يكون على نحو name@example.org.',
  'contact.subjectTooLong': 'يُرجى اختصار هذا السطر. الحد الأقصى للأحرف {most}، وعددها الآن {length}.',
  'contact.textMissing': 'يُرجى كتابة رسالتك.',
  'contact.textTooLong': 'يُرجى اختصار الرسالة. الحد الأقصى للأحرف {most}، وعددها الآن {length}.',
  'inbox.unreadable': 'لم نتمكن من قراءة هذا الرد. يُرجى إرساله مرة أخرى.',
  'inbox.answerMissing': 'يُرجى كتابة رد.',
  'inbox.answerTooLong': 'يُرجى اختصار ردك. الحد الأقصى للأحرف {most}.',
  // The contact form.
  'messages.lookAgain': 'يُرجى مراجعة الحقول المحددة أدناه. كل ما كتبته ما زال هنا.',
  'messages.name': 'اسمك',
  'messages.email': 'البريد الإلكتروني',
  'messages.emailHint': 'نرد عليك على هذا العنوان.',
  'messages.subject': 'رقم الحجز أو اسم البيت (اختياري)',
  'messages.text': 'رسالتك',
  'messages.sending': 'جارٍ الإرسال…',
  'messages.send': 'إرسال الرسالة',
  'messages.trap': 'اترك هذا الحقل فارغًا',
  // A conversation in the admin pages.
  'messages.from': 'رسالة من {name}',
  'messages.waits': '<name/>، <email/>. بانتظار ردك.',
  'messages.answered': '<name/>، <email/>. تم الرد.',
  'messages.oursAt': 'أنت، <when/>',
  'messages.theirsAt': '<name/>، <when/>',
  'messages.answer': 'ردك على {name}',
  'messages.sendAnswer': 'إرسال بالبريد الإلكتروني',
  'messages.utc': '{when} UTC',
  // Mails of a conversation.
  'messages.received': 'رسالة جديدة',
  'messages.receivedAbout': 'رسالة جديدة: {subject}',
  'messages.wrote': 'رسالة من {name} ({email}):',
  'messages.answerIt': 'الرد',
  'messages.mailsThem': 'ويصل ردك على هذه الرسالة إلى المرسل أيضًا.',
  'messages.haveIt': 'استلمنا رسالتك إلى {siteName}',
  'messages.hello': 'مرحبًا،',
  'messages.arrived': 'وصلتنا رسالتك. سيرد عليك شخص حقيقي من فريقنا، وغالبًا خلال ساعات قليلة.',
  'messages.youWroteThis': 'رسالتك:',
  'messages.about': 'بخصوص: {subject}',
  'messages.notYou': 'إذا لم تكن قد كتبت إلينا، يمكنك تجاهل هذه الرسالة.',
  'messages.yourMessage': 'رسالتك إلى {siteName}',
  'messages.answerAbout': 'رد: {subject}',
  'messages.helloName': 'مرحبًا {name}،',
  'messages.youWrote': 'كتبت إلينا:',
}
