// The days of a calendar for no home in particular: a visit of any length may begin on each.

import type { CalendarCell } from '#ui/calendar-month.ts'
import { requireCalendarDay, sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import { eachNight, longestVisitNights } from '#values/night-range.ts'

/** From `first` to `last`, both written `2026-07-14`; on the last a visit can only end. */
export function openDays(first: string, last: string, locale: string): CalendarCell[] {
  const end = requireCalendarDay(last)
  return [...eachNight({ checkIn: requireCalendarDay(first), checkOut: end }), end].map(day => {
    const most = Math.min(longestVisitNights, end - day)
    return {
      day: writeCalendarDay(day),
      date: sayDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
      look: 'open',
      lengths: most > 0 ? [[1, most]] : [],
    }
  })
}
