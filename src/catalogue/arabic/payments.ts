// Arabic. Why a payment did not go through, what is wrong with a card as it was typed, and what each test card does.

import type { paymentsEnglish } from '../english/payments.ts'
import type { Translated } from '../translated.ts'

export const paymentsArabic: Translated<typeof paymentsEnglish> = {
  'payments.cardDeclined': 'رفض بنكك هذه البطاقة. لم يُخصم أي مبلغ. يُرجى تجربة بطاقة أخرى.',
  'payments.insufficientFunds': 'رصيد هذه البطاقة غير كافٍ. لم يُخصم أي مبلغ. يُرجى تجربة بطاقة أخرى.',
  'payments.cardUnknown': 'لا يقبل هذا الموقع سوى بطاقاته التجريبية، وهذا الرقم ليس منها. لم يُخصم أي مبلغ.',
  'payments.stepRefused':
    'لم يتم تأكيد الدفع لدى بنكك، لذا لم يُخصم أي مبلغ. يمكنك إعادة المحاولة أو استخدام بطاقة أخرى.',
  'payments.payerNeeded': 'يطلب بنكك أن تؤكد ذلك بنفسك. لم يُخصم أي مبلغ.',
  'payments.authorisationExpired': 'لم يعد البنك يحجز المبلغ.',
  'payments.notSupported': 'طريقة الدفع هذه لا تتيح ذلك.',
  'payments.numberMissing': 'يُرجى إدخال رقم البطاقة.',
  'payments.numberWrong': 'يُرجى التحقق من رقم البطاقة. يتكون من 12 إلى 19 رقمًا.',
  'payments.expiryWrong': 'يُرجى إدخال الشهر والسنة، مثل 04/31.',
  'payments.cardRanOut': 'انتهت صلاحية هذه البطاقة.',
  'payments.cvcWrong': 'يُرجى إدخال الأرقام الثلاثة أو الأربعة على ظهر البطاقة.',
  // After the number of a test card.
  'payments.testSucceeds': 'ينجح الدفع',
  'payments.testDeclines': 'تُرفض البطاقة',
  'payments.testNoFunds': 'الرصيد غير كافٍ',
  'payments.testSecondStep': 'يُطلب التأكيد',
  'payments.testAnswersLate': 'ينجح الدفع بعد عشرين ثانية',
  'payments.testDeclinesLate': 'تُرفض البطاقة بعد عشرين ثانية',
  'payments.testAnswersTwice': 'ينجح الدفع ويصل الإشعار مرتين',
  'payments.testAnswersUnordered': 'ينجح الدفع وتصل الإشعارات بترتيب خاطئ',
  'payments.testRefundFails': 'ينجح الدفع؛ ويفشل أول استرداد',
  'payments.testPaysOnce': 'ينجح الدفع؛ ويُرفض أي خصم لاحق من دونك',
  'payments.testUnreachable': 'لا يمكن الوصول إلى البنك',
  'payments.testAwayLater': 'ينجح الدفع؛ وعند خصم لاحق من دونك يتعذّر الوصول إلى البنك عشرين دقيقة',
  'payments.testDisputedWon': 'ينجح الدفع ثم يصل اعتراض بعد دقيقة؛ والرد عليه يُحسم لصالحك',
  'payments.testDisputedLost': 'ينجح الدفع ثم يصل اعتراض بعد دقيقة؛ والرد عليه يُحسم ضدك',
  'payments.testDisputedUnheard': 'ينجح الدفع ثم يصل اعتراض بعد دقيقة؛ والبنك لا يرد أبدًا',
}
