// Prices shown in a guest's own currency, and the rates by which they are converted.

export const exchangeEnglish = {
  'exchange.about': 'about {sum}',
  'exchange.charged': 'You’ll be charged in {currency} ({code}).',
  'exchange.chargedInHomes': 'Prices marked “about” are converted as a guide. You pay in the home’s own currency.',
  'exchange.ratesOf':
    '{source, select, ecb {Rates of {day}, European Central Bank.} operator {Rates of {day}, set by us.} other {Rates of {day}, from public market data.}}',
  // For operators.
  'exchange.title': 'Exchange rates',
  'exchange.intro':
    'Guests can see prices in their own currency, converted by these rates. They always pay in the home’s currency.',
  'exchange.fetchOff': 'The European Central Bank’s daily rates are switched off (EXCHANGE_RATES).',
  'exchange.neverFetched': 'The European Central Bank’s rates have not been fetched yet.',
  'exchange.fetchedAt': 'The European Central Bank’s rates were last fetched on {moment} UTC.',
  'exchange.fetchFailed':
    'The last attempt, on {moment} UTC, failed: {fault} Until it works again, earlier rates are used.',
  'exchange.notReached': 'The server could not be reached.',
  'exchange.tooSlow': 'The server took too long.',
  'exchange.tooLarge': 'The file was too large.',
  'exchange.oddAnswer': 'The server did not send the file.',
  'exchange.notTheFile': 'The file was not in the expected format.',
  'exchange.currency': 'Currency',
  'exchange.perEuro': 'For 1 euro',
  'exchange.day': 'Date',
  'exchange.source': 'Source',
  'exchange.sourceOf': '{source, select, ecb {European Central Bank} operator {Set here} other {Supplied with Casita}}',
  'exchange.remove': 'Remove<unseen> the rate set for {currency}</unseen>',
  'exchange.setTitle': 'Set a fixed rate',
  'exchange.setHint': 'It is used instead of every other rate for this currency until you remove it.',
  'exchange.choose': 'Choose',
  'exchange.rate': 'Units for 1 euro',
  'exchange.rateHint': 'Such as 0.9345, with up to 8 decimals',
  'exchange.set': 'Set rate',
  'exchange.noCurrency': 'Please choose a currency other than the euro.',
  'exchange.noRate': 'Please enter a rate above 0 and below 1,000,000,000, with at most 8 decimals.',
  'exchange.notAllowed': 'You may not change exchange rates.',
} as const
