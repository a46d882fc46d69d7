// The cancellation terms as dated sentences: the refund by date, and its meaning while a balance is open.

import { sentence } from '#catalogue/sentence.ts'
import { type Instalment, paidAtHome } from '#offers/prices/payment-schedule.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { sayChargeSteps, sayRefundSteps } from './policy-words.ts'
import { chargeSteps, quotedSteps } from './refund-steps.ts'

/**
 * The refund from `now` on, one sentence per step, by the refund function. `schedule` is the open part of the payment
 * schedule: refunds are stated for the whole price, so while some is due later a last sentence says what applies until
 * then; a guest who pays at the home is told the cancellation charge instead.
 */
export function sayRefundPromise(
  terms: RefundTerms,
  quote: Quote,
  now: Date,
  locale: string,
  schedule: readonly Instalment[] = [],
): string[] {
  const saying = { timeZone: terms.timeZone, currency: quote.currency, locale }
  const isWaived = terms.policy.unpaidBalance === 'waived'
  if (schedule.length > 0 && schedule.every(({ kind }) => kind === 'at_property')) {
    return isWaived ? [sentence('offers.nothingPaid')] : sayChargeSteps(chargeSteps(terms, quote, now), saying)
  }
  const steps = sayRefundSteps(quotedSteps(quote, now, terms), quote.totalMinor - quote.dueAtPropertyMinor, saying)
  const isPaidLater = schedule.some(({ dueAt }) => dueAt !== null && Date.parse(dueAt) > now.getTime())
  return isPaidLater ? [...steps, isWaived ? sentence('offers.restWaived') : sentence('offers.restCharged')] : steps
}

/** The schedule on a site that takes no payment before the visit. */
export function scheduleOf(quote: Quote, takesMoney: boolean): readonly Instalment[] {
  return takesMoney ? quote.schedule : paidAtHome(quote.totalMinor - quote.dueAtPropertyMinor, quote.refundTerms)
}
