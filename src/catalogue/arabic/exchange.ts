// Arabic. Prices shown in a guest's own currency, and the rates by which they are converted.

import type { exchangeEnglish } from '../english/exchange.ts'
import type { Translated } from '../translated.ts'

export const exchangeArabic: Translated<typeof exchangeEnglish> = {
  'exchange.about': 'نحو {sum}',
  'exchange.charged': 'عملة الدفع: {currency} ({code}).',
}
