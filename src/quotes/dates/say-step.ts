// What choosing a day of a calendar does.

import { sentence } from '#catalogue/sentence.ts'
import { type CalendarCell, hasLength } from '#ui/calendar-month.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'

/** Arrive, or leave after the visit that began on `start`; undefined where the day may not be chosen. */
export function sayStep(cells: ReadonlyMap<string, CalendarCell>, day: string, start: string | undefined) {
  if (start === undefined || start === day) {
    return cells.get(day)?.lengths.length ? sentence('quotes.arriveHere') : undefined
  }
  const [from, to] = start < day ? [start, day] : [day, start]
  const nights = requireCalendarDay(to) - requireCalendarDay(from)
  if (!hasLength(cells.get(from)?.lengths ?? [], nights)) return undefined
  return start < day ? sentence('quotes.leaveAfter', { nights }) : sentence('quotes.arriveFor', { nights })
}
