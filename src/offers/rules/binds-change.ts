// Which rules apply to a change of an agreed visit: only to what is new, never to what stays.

import type { Verdict, VerdictReason, verdictField } from '#offers/terms/verdict.ts'
import type { NightRange } from '#values/night-range.ts'

/** The part of the dates that a rule checks: while it stays as agreed, the rule is skipped. */
type Part = 'arrival' | 'departure' | 'either-end' | 'turnover-side' | 'past-arrival' | 'the-visit'

type DateReason = {
  [Reason in VerdictReason]: (typeof verdictField)[Reason] extends 'dates' ? Reason : never
}[VerdictReason]

// biome-ignore format: a table
const partOf: Readonly<Record<DateReason, Part>> = {
  'lead-time': 'arrival',
  'cut-off': 'arrival',
  'closed-to-arrival': 'arrival',
  'closed-to-departure': 'departure',
  'beyond-window': 'departure',
  turnover: 'turnover-side',
  'minimum-arrival': 'either-end',
  'minimum-through': 'either-end',
  'maximum-stay': 'either-end',
  'length-not-allowed': 'either-end',
  // The arrival of a visit that has begun is past, and stays; nights taken, without a price or malformed cannot be booked.
  'in-past': 'past-arrival',
  'nights-taken': 'the-visit',
  'no-price': 'the-visit',
  'nights-malformed': 'the-visit',
  // `stayDays` reports nothing about nights already agreed.
  'night-closed': 'the-visit',
}

/** Whether verdicts against `nights` count for a visit that already has the `agreed` nights, and may have begun. */
export function bindsChange(verdict: Verdict, nights: NightRange, agreed: NightRange, hasBegun = false): boolean {
  const comesAnew = nights.checkIn !== agreed.checkIn
  const leavesAnew = nights.checkOut !== agreed.checkOut
  const parts: Readonly<Partial<Record<VerdictReason, Part>>> = partOf
  switch (parts[verdict.reason] ?? 'the-visit') {
    case 'arrival':
      return comesAnew
    case 'departure':
      return leavesAnew
    case 'either-end':
      return comesAnew || leavesAnew
    case 'turnover-side':
      return verdict.reason === 'turnover' && verdict.side === 'before' ? comesAnew : leavesAnew
    case 'past-arrival':
      return comesAnew || !hasBegun
    case 'the-visit':
      return true
  }
}
