// Whether a visit's nights may be booked: the rules of `dateVerdicts` as a boolean.

import { usualWindowNights } from '#offers/days/day-facts.ts'
import { overrideFor } from '#offers/days/nightly-price.ts'
import type { NightOverride } from '#offers/terms/rate-plan.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { hours } from '#values/duration.ts'
import { longestVisitNights } from '#values/night-range.ts'
import { type AskedMoment, holdsUntil, instantIn, todayIn } from './asked-moment.ts'
import { nightMinor, type PricedNights } from './compiled-nights.ts'
import type { HouseRules } from './compiled-offer.ts'
import { everyGoverning, largest, smallest } from './compiled-rules.ts'
import { type OccupiedRuns, occupiesAny, visitEndBefore, visitStartAfter } from './occupied-runs.ts'

/** A home at one moment. */
export type AskedHome = {
  readonly house: HouseRules
  readonly nights: PricedNights
  /** Overrides of single nights, ascending. */
  readonly said: readonly NightOverride[]
  readonly occupied: OccupiedRuns
  readonly moment: AskedMoment
  readonly today: number
}

export function askedHome(home: Omit<AskedHome, 'today'>): AskedHome {
  return { ...home, today: todayIn(home.moment, home.house.timeZone) }
}

export function saidOf({ said }: Pick<AskedHome, 'said'>, day: number): NightOverride | undefined {
  return said.length === 0 ? undefined : overrideFor(said, day as CalendarDay)
}

/** Whether `dateVerdicts` finds nothing against the nights from `checkIn` to `checkOut`, which must be free. */
export function allowsVisit(home: AskedHome, checkIn: number, checkOut: number): boolean {
  const count = checkOut - checkIn
  if (!Number.isInteger(count) || count < 1 || count > longestVisitNights) return false
  if (!allowsArrival(home, checkIn)) return false
  let through = 0
  for (let night = checkIn; night < checkOut; night++) {
    if (!sellsNight(home, night)) return false
    through = Math.max(through, leastThrough(home, night))
  }
  return isWithinWindow(home, checkIn, checkOut) && allowsRest(home, checkIn, checkOut, through)
}

/** The shortest visit that may begin on `checkIn`, in nights, as `shortestVisit` has it; 0 if none. */
export function shortestVisit(home: AskedHome, checkIn: number): number {
  if (!allowsArrival(home, checkIn)) return 0
  const maximum = mostNights(home, checkIn)
  let through = 0
  for (let length = 1; length <= longestVisitNights; length++) {
    const checkOut = checkIn + length
    const night = checkOut - 1
    if (occupiesAny(home.occupied, night, checkOut) || !sellsNight(home, night)) return 0
    through = Math.max(through, leastThrough(home, night))
    if (length > maximum || !isWithinWindow(home, checkIn, checkOut)) return 0
    if (allowsRest(home, checkIn, checkOut, through)) return length
  }
  return 0
}

function allowsArrival(home: AskedHome, checkIn: number): boolean {
  const { house, occupied, moment, today } = home
  if (checkIn < today) return false
  const { rules, timeZone, checkInFrom } = house
  const lead = largest(rules.lead_time_hours, checkIn)
  if (lead && !isInTime(moment, instantIn(moment, timeZone, checkIn, checkInFrom) - hours(lead.size))) return false
  const cutOff = largest(rules.cutoff_local_time, checkIn)
  if (cutOff && !isInTime(moment, instantIn(moment, timeZone, checkIn - cutOff.daysBefore, cutOff.minute))) return false
  const turnover = largest(rules.turnover_nights, checkIn)
  if (turnover && checkIn - visitEndBefore(occupied, checkIn) < turnover.size) return false
  return !(saidOf(home, checkIn)?.closedToArrival ?? closes(home, 'closed_to_arrival', checkIn))
}

function isInTime(moment: AskedMoment, deadline: number): boolean {
  if (moment.now > deadline) return false
  holdsUntil(moment, deadline + 1)
  return true
}

function closes(
  { house: { rules } }: AskedHome,
  kind: 'closed' | 'closed_to_arrival' | 'closed_to_departure',
  day: number,
) {
  return !everyGoverning(rules[kind], day, ({ size }) => size === 0)
}

function isClosed(home: AskedHome, night: number): boolean {
  return saidOf(home, night)?.closed ?? closes(home, 'closed', night)
}

function sellsNight(home: AskedHome, night: number): boolean {
  return !isClosed(home, night) && !Number.isNaN(nightMinor(home.nights, saidOf(home, night), night))
}

function leastThrough(home: AskedHome, night: number): number {
  return saidOf(home, night)?.minThrough ?? largest(home.house.rules.min_through, night)?.size ?? 0
}

function leastOnArrival(home: AskedHome, checkIn: number): number {
  return saidOf(home, checkIn)?.minArrival ?? largest(home.house.rules.min_arrival, checkIn)?.size ?? 0
}

function mostNights(home: AskedHome, checkIn: number): number {
  return (
    saidOf(home, checkIn)?.maxStay ?? smallest(home.house.rules.max_stay, checkIn)?.size ?? Number.POSITIVE_INFINITY
  )
}

function windowNights({ house: { rules } }: AskedHome, checkIn: number): number {
  return Math.min(smallest(rules.window_days, checkIn)?.size ?? usualWindowNights, usualWindowNights)
}

function isWithinWindow(home: AskedHome, checkIn: number, checkOut: number): boolean {
  return checkOut <= home.today + windowNights(home, checkIn)
}

function allowsRest(home: AskedHome, checkIn: number, checkOut: number, through: number): boolean {
  const { occupied } = home
  const turnover = largest(home.house.rules.turnover_nights, checkOut)
  if (turnover && visitStartAfter(occupied, checkOut) - checkOut < turnover.size) return false
  if (!allowsLength(home, checkIn, checkOut, through)) return false
  return !(saidOf(home, checkOut)?.closedToDeparture ?? closes(home, 'closed_to_departure', checkOut))
}

function allowsLength(home: AskedHome, checkIn: number, checkOut: number, through: number): boolean {
  const count = checkOut - checkIn
  if (count > mostNights(home, checkIn)) return false
  const gap = fillableGap(home, checkIn, checkOut, through)
  const least = Math.max(leastOnArrival(home, checkIn), through)
  if (count < Math.min(least, gap)) return false
  return everyGoverning(
    home.house.rules.allowed_lengths,
    checkIn,
    ({ lengths, shortest }) => lengths.includes(count) || (gap === count && gap < shortest),
  )
}

/** The length of the gap around the nights where a rule lets a visit below the minimum fill it; else Infinity. */
function fillableGap(home: AskedHome, checkIn: number, checkOut: number, through: number): number {
  const rule = largest(home.house.rules.gap_fill, checkIn)
  if (!rule) return Number.POSITIVE_INFINITY
  let wanted = Math.max(leastOnArrival(home, checkIn), through)
  everyGoverning(home.house.rules.allowed_lengths, checkIn, ({ shortest }) => {
    wanted = Math.max(wanted, shortest)
    return true
  })
  if (checkOut - checkIn >= wanted) return Number.POSITIVE_INFINITY
  const gap = gapAround(home, checkIn, checkOut, wanted - 1)
  return gap >= rule.size ? gap : Number.POSITIVE_INFINITY
}

/** The discount in basis points of a rule for visits that fill their gap; 0 without one. */
export function gapRuleDiscount(home: AskedHome, checkIn: number, checkOut: number): number {
  if (home.house.rules.gap_fill.length === 0) return 0
  let through = 0
  for (let night = checkIn; night < checkOut; night++) through = Math.max(through, leastThrough(home, night))
  if (fillableGap(home, checkIn, checkOut, through) !== checkOut - checkIn) return 0
  return largest(home.house.rules.gap_fill, checkIn)?.discountBasisPoints ?? 0
}

/** As `gapNights`, for nights that are free themselves: NaN for a gap above `longest`, or for none. */
export function gapAround(home: AskedHome, checkIn: number, checkOut: number, longest: number): number {
  const { occupied, today } = home
  const before = visitEndBefore(occupied, checkIn) + (largest(home.house.rules.turnover_nights, checkIn)?.size ?? 0)
  const after = visitStartAfter(occupied, checkOut) - (largest(home.house.rules.turnover_nights, checkOut)?.size ?? 0)
  const earliest = Math.max(today, before)
  const latest = Math.min(today + windowNights(home, checkIn), after)
  if (checkIn < earliest || checkOut > latest) return Number.NaN
  let [from, until] = [checkIn, checkOut]
  while (until - from <= longest && from > earliest && isFree(home, from - 1)) from -= 1
  while (until - from <= longest && until < latest && isFree(home, until)) until += 1
  return until - from > longest ? Number.NaN : until - from
}

function isFree(home: AskedHome, night: number): boolean {
  return !occupiesAny(home.occupied, night, night + 1) && !isClosed(home, night)
}
