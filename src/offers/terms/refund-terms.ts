// The cancellation terms that a quote promises and a booking keeps: the policy with its reference dates.

import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import { hours, later } from '#values/duration.ts'
import type { CancellationPolicy, RefundShares } from './cancellation-policy.ts'
import { instantAtHome, type MinuteOfDay } from './home-clock.ts'

export type RefundTerms = {
  readonly policy: CancellationPolicy
  /** The home's zone and hour of check-in at the time. */
  readonly timeZone: string
  readonly checkInFrom: MinuteOfDay
  readonly checkIn: CalendarDay
  /** The arrival that the tiers count to; differs from `checkIn` only after a change of dates. */
  readonly countedFrom: CalendarDay
  /** Full refund until then, that instant included. ISO 8601 in UTC; null before booking or without grace. */
  readonly graceUntil: string | null
  /** What changes of dates to a later arrival can no longer improve. */
  readonly ceilings: readonly RefundCeiling[]
}

/** Refund ceilings: of so much of each part of the price, by its key, at most these shares are refunded. */
type RefundCeiling = { readonly amounts: Readonly<Record<string, number>>; readonly shares: RefundShares }

export function refundTerms(
  policy: CancellationPolicy,
  { timeZone, checkInFrom }: { readonly timeZone: string; readonly checkInFrom: MinuteOfDay },
  checkIn: CalendarDay,
): RefundTerms {
  return { policy, timeZone, checkInFrom, checkIn, countedFrom: checkIn, graceUntil: null, ceilings: [] }
}

/** The instant from which check-in is possible, when everything "before check-in" ends. */
export function checkInInstant({ checkIn, checkInFrom, timeZone }: RefundTerms): Date {
  return instantAtHome(checkIn, checkInFrom, timeZone)
}

/** The terms of a quote once booked: the grace period begins, if the booking is early enough for it. */
export function bookedTerms(terms: RefundTerms, bookedAt: Date): RefundTerms {
  const { grace } = terms.policy
  const lead = terms.checkIn - dayInZone(bookedAt, terms.timeZone)
  if (!grace || lead < grace.minLeadDays) return { ...terms, graceUntil: null }
  const end = Math.min(later(bookedAt, hours(grace.hours)).getTime(), checkInInstant(terms).getTime())
  return { ...terms, graceUntil: new Date(end).toISOString() }
}
