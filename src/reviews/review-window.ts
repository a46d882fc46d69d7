// When a visit can be reviewed: for fourteen days from check-out, by the home's clock.

import { instantAtHome } from '#offers/terms/home-clock.ts'
import { addDays, type CalendarDay } from '#values/calendar-day.ts'

const reviewDays = 14

export function lastReviewDay(checkOut: CalendarDay): CalendarDay {
  return addDays(checkOut, reviewDays)
}

/** The end of the last day on which a review can be written. */
export function reviewWindowEnd(checkOut: CalendarDay, timeZone: string): Date {
  return instantAtHome(addDays(lastReviewDay(checkOut), 1), 0, timeZone)
}
