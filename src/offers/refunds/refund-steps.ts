// The dated steps of a refund: how much is given back until when, for a price, a checkout or a booking.

import type { Quote } from '#offers/quote.ts'
import { checkInInstant, type RefundTerms } from '#offers/refund-terms.ts'
import { later, seconds } from '#values/duration.ts'
import { refund } from './refund.ts'
import type { Payment } from './refund-allocation.ts'
import { cutOff } from './refund-share.ts'

export type RefundStep = {
  /** The last instant at which the step holds; null on the last one, which holds from then on. */
  readonly until: Date | null
  readonly refundMinor: number
}

/**
 * What a guest who cancels gets back from `now` on, with these payments made; steps that give the same are one.
 * From the hour of check-in on, taxes by night fall due night by night: the last step is the moment after check-in.
 */
export function refundSteps(
  terms: RefundTerms,
  quote: Pick<Quote, 'lines' | 'nights'>,
  payments: readonly Payment[],
  now: Date,
): RefundStep[] {
  const backAt = (instant: Date) => refund(terms, quote, payments, instant, 'guest').refundMinor
  const ends = turningPoints(terms).filter(end => end >= now)
  const steps: RefundStep[] = ends.map(until => ({ until, refundMinor: backAt(until) }))
  const last = ends.at(-1)
  steps.push({ until: null, refundMinor: backAt(last ? later(last, seconds(1)) : now) })
  return steps.filter((step, index) => steps[index + 1]?.refundMinor !== step.refundMinor)
}

/** The steps for somebody who would pay the whole price now. */
export function quotedSteps(quote: Quote, now: Date): RefundStep[] {
  const capturedMinor = quote.totalMinor - quote.dueAtPropertyMinor
  const payments = [{ id: 'quote', capturedMinor, refundedMinor: 0, capturedAt: now }]
  return refundSteps(quote.refundTerms, quote, payments, now)
}

function turningPoints(terms: RefundTerms): Date[] {
  const instants = [
    ...terms.policy.tiers.map(tier => cutOff(terms, tier).getTime()),
    ...(terms.graceUntil === null ? [] : [Date.parse(terms.graceUntil)]),
    checkInInstant(terms).getTime(),
  ]
  return [...new Set(instants)].sort((one, other) => one - other).map(instant => new Date(instant))
}
