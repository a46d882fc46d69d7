// The earliest day it can be at any home on earth: what has passed even there is past.

import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'

// Twelve hours behind UTC; the sign in the name is the other way round (POSIX).
export const lastZone = 'Etc/GMT+12'

export function earliestToday(now: Date): CalendarDay {
  return dayInZone(now, lastZone)
}
