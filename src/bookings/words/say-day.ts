// The day of an instant at the home, in words.

import { sayLongDay } from '#bookings/record/booking-words.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'

/** "Friday 12 July 2030" */
export function sayDay(at: Date, timeZone: string, locale: string): string {
  return sayLongDay(dayAtHome(at, timeZone), locale)
}
