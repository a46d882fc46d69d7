// The nights of a booking as its row writes them.

import { requireCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** The nights of a row with its days as text. */
export function nightsOf({ checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string }): NightRange {
  return { checkIn: requireCalendarDay(checkIn), checkOut: requireCalendarDay(checkOut) }
}
