// When a damage deposit is reserved and released, on the home's clock.

import type { DamageDeposit } from '#offers/quote/quote.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { RefundTerms } from '#offers/terms/refund-terms.ts'
import { addDays } from '#values/calendar-day.ts'
import { days, later } from '#values/duration.ts'
import type { NightRange } from '#values/night-range.ts'

type Visit = {
  readonly nights: NightRange
  readonly timeZone: string
  readonly quote: { readonly refundTerms: Pick<RefundTerms, 'checkInFrom'> }
}

type DepositTimes = {
  /** From then on it is reserved, or asked for. */
  readonly placeFrom: Date
  /** Then it is released, unless the operator has taken from it. */
  readonly releaseAt: Date
}

const noon = 12 * 60

/** Reserved at the hour of check-in some days before it, released at noon some days after check-out. */
export function depositTimes(
  { nights, timeZone, quote }: Visit,
  { placedDaysBefore, releasedDaysAfter }: Pick<DamageDeposit, 'placedDaysBefore' | 'releasedDaysAfter'>,
): DepositTimes {
  const { checkInFrom } = quote.refundTerms
  return {
    placeFrom: instantAtHome(addDays(nights.checkIn, -placedDaysBefore), checkInFrom, timeZone),
    releaseAt: instantAtHome(addDays(nights.checkOut, releasedDaysAfter), noon, timeZone),
  }
}

/** How long before a reservation ends the next one is made, so that a long visit is never without. */
export const renewedBefore = days(1)

/** Whether a reservation that lasts until `authorisedUntil` ends before the deposit may be released, and soon. */
export function mustRenew(authorisedUntil: Date | null, releaseAt: Date, now: Date): boolean {
  return authorisedUntil !== null && authorisedUntil < releaseAt && authorisedUntil <= later(now, renewedBefore)
}
