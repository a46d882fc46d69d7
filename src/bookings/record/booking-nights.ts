// The nights and hours of a booking as its row and its home write them.

import type { MinuteOfDay } from '#offers/terms/home-clock.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** The nights of a row with its days as text. */
export function nightsOf({ checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string }): NightRange {
  return { checkIn: requireCalendarDay(checkIn), checkOut: requireCalendarDay(checkOut) }
}

/** "16:00" and "16:00:00" are minute 960. */
export function minuteOf(clock: string): MinuteOfDay {
  const [hour, minute] = clock.split(':')
  return Number(hour) * 60 + Number(minute)
}
