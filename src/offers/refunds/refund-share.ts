// The refunded share at an instant: grace period, then the first tier whose cut-off has not passed.

import type { CancellationTier, RefundShares } from '#offers/terms/cancellation-policy.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { addDays } from '#values/calendar-day.ts'

export const everythingBack: RefundShares = { lodging: 10_000, fee: 10_000, extra: 10_000 }
export const nothingBack: RefundShares = { lodging: 0, fee: 0, extra: 0 }

/** The last instant at which a tier applies. */
export function cutOff({ timeZone, checkInFrom, countedFrom }: RefundTerms, tier: CancellationTier): Date {
  return instantAtHome(addDays(countedFrom, -tier.daysBefore), tier.atMinute ?? checkInFrom, timeZone)
}

export function inGrace({ graceUntil }: RefundTerms, now: Date): boolean {
  return graceUntil !== null && now.getTime() <= Date.parse(graceUntil)
}

/** The refunded shares of a booking cancelled at `now`. The cut-off instant itself is in time; shares never rise. */
export function shareAt(terms: RefundTerms, now: Date): RefundShares {
  if (inGrace(terms, now)) return everythingBack
  let shares = everythingBack
  for (const tier of terms.policy.tiers) {
    shares = lesserShares(shares, tier.shares)
    if (now <= cutOff(terms, tier)) return shares
  }
  return nothingBack
}

function lesserShares(one: RefundShares, other: RefundShares): RefundShares {
  return {
    lodging: Math.min(one.lodging, other.lodging),
    fee: Math.min(one.fee, other.fee),
    extra: Math.min(one.extra, other.extra),
  }
}
