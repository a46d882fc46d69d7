// What a home promises whoever books early enough, in days before arrival: a confirmation at once, and all money back.

import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Promised } from '#search/input/filter-query.ts'
import { latestToday } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** Days before arrival; null where it is never so. */
export type BookingPromises = {
  /** Booked at least so many days ahead, a booking stands at once. */
  readonly instantFrom: number | null
  /** Cancelled at the latest so many days ahead, everything is refunded, by the rate whose price is shown. */
  readonly refundableUntil: number | null
}

export const noPromises: BookingPromises = { instantFrom: null, refundableUntil: null }

/** What whoever arrives in `lead` days is promised. */
export const promisesTo: Readonly<Record<Promised, (home: BookingPromises, lead: number) => boolean>> = {
  instant: ({ instantFrom }, lead) => instantFrom !== null && lead >= instantFrom,
  // Only while the last day for it is still to come: its hour is the home's own.
  refundable: ({ refundableUntil }, lead) => refundableUntil !== null && lead > refundableUntil,
}

export function bookingPromises({ bookingMode: { usual, overrides }, plans, policy }: StayOffer): BookingPromises {
  const asks = overrides.filter(({ mode }) => mode !== 'instant').map(({ fewerDaysThan }) => fewerDaysThan)
  return {
    instantFrom: usual === 'instant' ? Math.max(0, ...asks) : null,
    refundableUntil: lastFullRefund(plans[0].policy ?? policy),
  }
}

/** Days until the earliest of these visits begins, at homes where it is latest already, 0 at least; Infinity without visits. */
export function shortestLead(visits: readonly NightRange[] | undefined, now: Date): number {
  if (visits === undefined) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.min(...visits.map(({ checkIn }) => checkIn)) - latestToday(now))
}

/** Tiers have the earliest first, and their shares never rise. */
function lastFullRefund({ tiers }: CancellationPolicy): number | null {
  const full = tiers.filter(({ shares }) => Object.values(shares).every(share => share === 10_000))
  return full.at(-1)?.daysBefore ?? null
}
