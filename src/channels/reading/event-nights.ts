// Which nights a calendar event takes, by the home's clock.

import { addDays } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import type { HomeTime } from './home-time.ts'

/** Who is still there then has the night that begins on that day: 22:00. */
const nightBegins = 22 * 60

/**
 * The nights from `start` to `end`; undefined when there are none, as for a visit of the cleaner. An end that is a whole
 * day is not part of the event (RFC 5545, 3.6.1); a whole day that ends where it starts is that one day.
 */
export function eventNights(start: HomeTime, end: HomeTime): NightRange | undefined {
  const checkIn = start.day
  const lasts = end.isDay || end.minute <= nightBegins ? end.day : addDays(end.day, 1)
  const checkOut = start.isDay && end.isDay && lasts === checkIn ? addDays(checkIn, 1) : lasts
  return checkOut > checkIn ? { checkIn, checkOut } : undefined
}
