// How long a request waits for its answer: a day, and never beyond the hour from which the guest could check in.

import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { checkInInstant } from '#offers/terms/refund-terms.ts'
import { hours, later } from '#values/duration.ts'

/** How long nights are held for an unanswered request, at most. */
export const requestLasts = hours(24)

/** When a request sent at `now` ends by itself; after check-in it has no time left at all. */
export function requestEnds(terms: RefundTerms, now: Date): Date {
  return new Date(
    Math.max(now.getTime(), Math.min(later(now, requestLasts).getTime(), checkInInstant(terms).getTime())),
  )
}
