// The promise about cancelling as dated sentences, for a price that is paid in full.

import type { Quote } from '#offers/quote.ts'
import type { RefundTerms } from '#offers/refund-terms.ts'
import { sayRefundSteps } from '#offers/refunds/policy-words.ts'
import { refundSteps } from '#offers/refunds/refund-steps.ts'

/** What comes back of everything paid to us, from `now` on, a sentence for each step. */
export function sayRefundPromise(terms: RefundTerms, quote: Quote, now: Date, locale: string): string[] {
  const capturedMinor = quote.totalMinor - quote.dueAtPropertyMinor
  const payments = [{ id: 'whole', capturedMinor, refundedMinor: 0, capturedAt: now }]
  const steps = refundSteps(terms, quote, payments, now)
  return sayRefundSteps(steps, capturedMinor, { timeZone: terms.timeZone, currency: quote.currency, locale })
}
