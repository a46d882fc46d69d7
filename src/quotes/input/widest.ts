// The one range of nights that holds several.

import type { CalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** The one range that holds all of `ranges`. */
export function widest(ranges: readonly NightRange[]): NightRange | undefined {
  return ranges.reduce<NightRange | undefined>(
    (all, { checkIn, checkOut }) =>
      all && {
        checkIn: Math.min(all.checkIn, checkIn) as CalendarDay,
        checkOut: Math.max(all.checkOut, checkOut) as CalendarDay,
      },
    ranges[0],
  )
}
