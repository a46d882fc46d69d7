// The day of an instant at the home, in words.

import { sayLongDay } from '#bookings/record/booking-words.ts'
import { dayInZone } from '#values/calendar-day.ts'

/** "Friday 12 July 2030" */
export function sayDay(at: Date, timeZone: string, locale: string): string {
  return sayLongDay(dayInZone(at, timeZone), locale)
}
