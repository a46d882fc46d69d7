// The length of the free gap around a visit, less the turnover of both neighbours.

import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import { eachNight, type NightRange } from '#values/night-range.ts'
import type { StayDays } from './stay-days.ts'

/**
 * The number of bookable nights in the gap around `nights`: bounded by taken and closed nights, by today and by the end
 * of the booking window, less the turnover next to visits. Undefined if it exceeds `longest`, or if `nights` do not lie
 * in one gap.
 */
export function gapNights(days: StayDays, nights: NightRange, longest: number): number | undefined {
  const earliest = earliestOf(days, nights.checkIn)
  const latest = latestOf(days, nights)
  let { checkIn, checkOut } = nights
  if (checkIn < earliest || checkOut > latest || !eachNight(nights).every(night => isFree(days, night)))
    return undefined
  while (checkOut - checkIn <= longest && checkIn > earliest && isFree(days, addDays(checkIn, -1))) {
    checkIn = addDays(checkIn, -1)
  }
  while (checkOut - checkIn <= longest && checkOut < latest && isFree(days, checkOut)) checkOut = addDays(checkOut, 1)
  return checkOut - checkIn > longest ? undefined : checkOut - checkIn
}

function earliestOf(days: StayDays, checkIn: CalendarDay): number {
  const before = days.visitBefore(checkIn)
  const turnover = days.arrival(checkIn).turnover?.nights ?? 0
  return before === undefined ? days.today : Math.max(days.today, before + turnover)
}

function latestOf(days: StayDays, { checkIn, checkOut }: NightRange): number {
  const horizon = days.today + days.arrival(checkIn).windowNights
  const after = days.visitAfter(checkOut)
  const turnover = days.departure(checkOut).turnover?.nights ?? 0
  return after === undefined ? horizon : Math.min(horizon, after - turnover)
}

function isFree(days: StayDays, night: CalendarDay): boolean {
  return days.taken(night) === undefined && days.night(night).closedBy === undefined
}
