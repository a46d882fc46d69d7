// German. Prices shown in a guest's own currency, and the rates by which they are converted.

import type { exchangeEnglish } from '../english/exchange.ts'
import type { Translated } from '../translated.ts'

export const exchangeGerman: Translated<typeof exchangeEnglish> = {
  'exchange.about': 'ca. {sum}',
  'exchange.charged': 'Sie zahlen in {currency} ({code}).',
}
