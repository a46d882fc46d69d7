// Spans of days that seasons, rules and prices apply to: calendar spans, yearly ranges, weekdays.

import { type CalendarDay, requireCalendarDay, weekday, writeCalendarDay, yearMonthDay } from '#values/calendar-day.ts'

/** Days from `from` to `until`, exclusive; null leaves that end open. */
export type DaySpan = { readonly from: CalendarDay | null; readonly until: CalendarDay | null }

/** A range that recurs each year, both ends included, as month × 100 + day; it may span the new year. */
export type YearlySpan = { readonly first: number; readonly last: number }

/** Bit 0 is Monday and bit 6 Sunday; a set bit includes the weekday. */
export type WeekdaySet = number

export const everyDay: DaySpan = { from: null, until: null }
export const everyWeekday: WeekdaySet = 0b1111111

export function inSpan({ from, until }: DaySpan, day: CalendarDay): boolean {
  return (from === null || from <= day) && (until === null || day < until)
}

/**
 * Compared by month and day alone: a range that starts or ends on 29 February applies in every year, starting on 1
 * March or ending on 28 February.
 */
export function inYearlySpan({ first, last }: YearlySpan, day: CalendarDay): boolean {
  const { month, day: dayOfMonth } = yearMonthDay(day)
  return isWithinYear(first, last, month * 100 + dayOfMonth)
}

/** The same for a day written as month × 100 + day. */
export function isWithinYear(first: number, last: number, written: number): boolean {
  return first <= last ? first <= written && written <= last : written >= first || written <= last
}

export function inWeekdays(weekdays: WeekdaySet, day: CalendarDay): boolean {
  return (weekdays & (1 << (weekday(day) - 1))) !== 0
}

/** The span as PostgreSQL writes a `daterange`: `[2026-07-01,2026-08-01)`, `[2026-07-01,)`, `(,)`. */
export function writeDaySpan({ from, until }: DaySpan): string {
  const start = from === null ? '(' : `[${writeCalendarDay(from)}`
  return `${start},${until === null ? '' : writeCalendarDay(until)})`
}

/** Reads PostgreSQL's canonical `daterange`, open ends included; throws RangeError for an empty one. */
export function readDaySpan(text: string): DaySpan {
  const parts = /^[[(]([^,]*),([^)]*)\)$/.exec(text)
  if (!parts) throw new RangeError(`Not a span of days: ${text}`)
  const [, from, until] = parts
  return { from: from ? requireCalendarDay(from) : null, until: until ? requireCalendarDay(until) : null }
}
