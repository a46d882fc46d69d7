// The dated steps of a refund: the amount refunded until each date.

import type { Quote } from '#offers/quote/quote.ts'
import { checkInInstant, type RefundTerms } from '#offers/terms/refund-terms.ts'
import { later, seconds } from '#values/duration.ts'
import { refund } from './refund.ts'
import type { Payment } from './refund-allocation.ts'
import { cutOff } from './refund-share.ts'

/** `until` is the last instant of the step; null for the last step, which has no end. */
export type Step = { readonly until: Date | null; readonly minor: number }

/**
 * The refund of a guest who cancels, from `now` on, given these payments; equal steps are merged. From check-in on,
 * nightly taxes fall due night by night: the last step is the moment after check-in.
 */
export function refundSteps(
  terms: RefundTerms,
  quote: Pick<Quote, 'lines' | 'nights'>,
  payments: readonly Payment[],
  now: Date,
): Step[] {
  return stepsFrom(terms, now, instant => refund(terms, quote, payments, instant, 'guest').refundMinor)
}

/** What a guest who has paid nothing owes on cancelling from `now` on, if the policy charges it. */
export function chargeSteps(terms: RefundTerms, quote: Pick<Quote, 'lines' | 'nights'>, now: Date): Step[] {
  return stepsFrom(terms, now, instant => refund(terms, quote, [], instant, 'guest').chargedMinor)
}

/** The steps if the whole price were paid now, by its own terms or its booking's. */
export function quotedSteps(quote: Quote, now: Date, terms = quote.refundTerms): Step[] {
  const capturedMinor = quote.totalMinor - quote.dueAtPropertyMinor
  const payments = [{ id: 'quote', capturedMinor, refundedMinor: 0, capturedAt: now }]
  return refundSteps(terms, quote, payments, now)
}

function stepsFrom(terms: RefundTerms, now: Date, minorAt: (instant: Date) => number): Step[] {
  const ends = turningPoints(terms).filter(end => end >= now)
  const steps: Step[] = ends.map(until => ({ until, minor: minorAt(until) }))
  const last = ends.at(-1)
  steps.push({ until: null, minor: minorAt(last ? later(last, seconds(1)) : now) })
  return steps.filter((step, index) => steps[index + 1]?.minor !== step.minor)
}

function turningPoints(terms: RefundTerms): Date[] {
  const instants = [
    ...terms.policy.tiers.map(tier => cutOff(terms, tier).getTime()),
    ...(terms.graceUntil === null ? [] : [Date.parse(terms.graceUntil)]),
    checkInInstant(terms).getTime(),
  ]
  return [...new Set(instants)].sort((one, other) => one - other).map(instant => new Date(instant))
}
