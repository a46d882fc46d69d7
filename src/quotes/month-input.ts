// Which two months the calendar shows.

import { farthestDays } from '#quotes/input/visit-fields.ts'
import { addDays, type CalendarDay, calendarDay, parseCalendarDay, yearMonthDay } from '#values/calendar-day.ts'

export type MonthInput = {
  /** `2026-07`. */
  readonly name: string
  /** The first day of each month shown. */
  readonly months: readonly CalendarDay[]
  /** The first day shown, and the day after the last. */
  readonly first: CalendarDay
  readonly end: CalendarDay
  readonly earlier: string | undefined
  readonly later: string | undefined
}

/**
 * The month in `typed`, else that of `arrival`, else the current one, and the month after it. A past, too distant or invalid
 * month is ignored.
 */
export function parseMonthInput(
  typed: string | null,
  today: CalendarDay,
  arrival: CalendarDay | undefined,
): MonthInput {
  const earliest = monthOf(today)
  const latest = monthOf(addDays(today, farthestDays))
  const named = typed === null ? undefined : parseCalendarDay(`${typed}-01`)
  const isShown = (day: CalendarDay | undefined): day is CalendarDay =>
    day !== undefined && day >= earliest && day <= latest
  const wished = isShown(named)
    ? named
    : arrival !== undefined && isShown(monthOf(arrival))
      ? monthOf(arrival)
      : earliest
  const next = monthsAfter(wished, 1)
  return {
    name: nameOf(wished),
    months: [wished, next],
    first: wished,
    end: monthsAfter(wished, 2),
    earlier: wished > earliest ? nameOf(monthsAfter(wished, -1)) : undefined,
    later: next < latest ? nameOf(next) : undefined,
  }
}

function monthOf(day: CalendarDay): CalendarDay {
  return calendarDay({ ...yearMonthDay(day), day: 1 })
}

function monthsAfter(first: CalendarDay, count: number): CalendarDay {
  const { year, month } = yearMonthDay(first)
  return calendarDay({ year, month: month + count, day: 1 })
}

function nameOf(first: CalendarDay): string {
  const { year, month } = yearMonthDay(first)
  return `${year}-${String(month).padStart(2, '0')}`
}
