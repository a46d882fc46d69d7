// Why a stored quote cannot be used, and what people read then.

export type QuoteRefusal = 'quote-unknown' | 'quote-expired' | 'quote-tampered'

export const quoteRefusalSentences: Readonly<Record<QuoteRefusal, string>> = {
  'quote-unknown': 'We do not know this price. Please choose your dates again.',
  'quote-expired': 'This price is no longer valid. Here is today’s.',
  'quote-tampered': 'This price cannot be used. Here is a fresh one.',
}
