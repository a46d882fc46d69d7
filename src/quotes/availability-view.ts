// What the calendar of a home shows.

import type { CalendarMonth, Weekdays } from '#ui/calendar-month.ts'

export type AvailabilityView = {
  readonly months: readonly CalendarMonth[]
  readonly weekdays: Weekdays
  /** The addresses that choose a day to check in or, after `arrival`, to check out: what stands before its name and after it. */
  readonly toArrive: readonly [string, string]
  readonly toLeave: readonly [string, string]
  readonly earlier: string | undefined
  readonly later: string | undefined
  /** What the next click chooses. */
  readonly asks: string
  /** What the numbers below the days mean. */
  readonly prices: string
  readonly startAgain: string | undefined
  /** The days between which a visit can be chosen, and the chosen one; all written `2026-07-14`. */
  readonly first: string
  readonly last: string
  readonly chosen: { readonly start: string; readonly end: string } | undefined
  /** The day of arrival, when only that is chosen and a visit may begin there. */
  readonly arrival: string | undefined
}

/** Where choosing a day that may be chosen leads. */
export function hrefOfDay({ arrival, toArrive, toLeave }: AvailabilityView, day: string): string {
  return (day > (arrival ?? day) ? toLeave : toArrive).join(day)
}
