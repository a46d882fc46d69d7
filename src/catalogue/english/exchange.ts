// Prices shown in a guest's own currency, and the rates by which they are converted.

export const exchangeEnglish = {
  'exchange.about': 'about {sum}',
  'exchange.charged': 'You’ll be charged in {currency} ({code}).',
} as const
