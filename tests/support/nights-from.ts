// Nights written shortly, for tests.

import { addDays, requireCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** So many nights, the first on the day `YYYY-MM-DD`. */
export function nightsFrom(day: string, count: number): NightRange {
  const checkIn = requireCalendarDay(day)
  return { checkIn, checkOut: addDays(checkIn, count) }
}
