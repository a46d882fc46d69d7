// The terms of a booking whose dates or party change: a change never restores a lost refund.

import type { Quote } from '#offers/quote/quote.ts'
import { priceParts } from '#offers/terms/price-parts.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { shareAt } from './refund-share.ts'

/**
 * The terms after a change at `now` from a booking with `before` and `lines` to an arrival on `checkIn`. The policy,
 * the zone and the grace period stay as booked. Where the policy re-dates, the tiers count to the new arrival; if that
 * is later, the old price is refunded at no more than the current share. Where it keeps, they count to the earlier
 * arrival.
 */
export function amendedTerms(before: RefundTerms, lines: Quote['lines'], checkIn: CalendarDay, now: Date): RefundTerms {
  const { countedFrom, policy, ceilings } = before
  if (policy.clockOnAmendment === 'keeps') {
    return { ...before, checkIn, countedFrom: Math.min(checkIn, countedFrom) as CalendarDay }
  }
  if (checkIn <= countedFrom) return { ...before, checkIn, countedFrom: checkIn }
  const amounts = Object.fromEntries(priceParts(lines).map(({ key, amountMinor }) => [key, amountMinor]))
  const ceiling = { amounts, shares: shareAt(before, now) }
  return { ...before, checkIn, countedFrom: checkIn, ceilings: [...ceilings, ceiling] }
}

/**
 * The terms after a change proposed by the home: every deadline keeps its instant, so that no part of the price is
 * refunded worse, or better, than promised.
 */
export function proposedTerms(before: RefundTerms, checkIn: CalendarDay): RefundTerms {
  return { ...before, checkIn }
}
