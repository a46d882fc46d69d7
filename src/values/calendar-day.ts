// A day of the calendar, without hour or zone: a whole number of days since 1 January 1970, written YYYY-MM-DD.

import { dateFormat } from './formats.ts'
import { dayMs, wallClock } from './wall-clock.ts'

export type CalendarDay = number & { readonly brand: 'CalendarDay' }

/** Monday is 1 and Sunday 7, as ISO 8601 counts. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

type YearMonthDay = { readonly year: number; readonly month: number; readonly day: number }

const writtenDay = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The day written `YYYY-MM-DD`, or undefined when the text has another shape or names a day that does not exist. Years
 * are 0001 to 9999, as a database's `date` has no year 0.
 */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  const parts = writtenDay.exec(text)
  if (!parts || parts[1] === '0000') return undefined
  const written = { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) }
  const day = calendarDay(written)
  const back = yearMonthDay(day)
  return back.month === written.month && back.day === written.day && back.year === written.year ? day : undefined
}

/** The first and the last day that can be written, and that a database knows. */
export const firstWrittenDay = requireCalendarDay('0001-01-01')
export const lastWrittenDay = requireCalendarDay('9999-12-31')

/** The day `YYYY-MM-DD`, for text that is known to be one (a database's `date`, a constant); throws RangeError otherwise. */
export function requireCalendarDay(text: string): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === undefined) throw new RangeError(`Not a calendar day: ${text}`)
  return day
}

/** The number of the day; months and days beyond their range carry over, as in `Date.UTC`. */
export function calendarDay({ year, month, day }: YearMonthDay): CalendarDay {
  // The civil calendar as eras of 400 years that begin in March, so that the leap day is a year's last.
  const monthsOver = Math.floor((month - 1) / 12)
  const civilYear = year + monthsOver
  const civilMonth = month - monthsOver * 12
  const shifted = civilMonth <= 2 ? civilYear - 1 : civilYear
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (civilMonth + (civilMonth > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return (era * 146_097 + dayOfEra - 719_468) as CalendarDay
}

export function yearMonthDay(day: CalendarDay): YearMonthDay {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

/** The day as `YYYY-MM-DD`; before the year 0 and after 9999 with a sign and six digits (ISO 8601), which no reader takes. */
export function writeCalendarDay(day: CalendarDay): string {
  const { year, month, day: dayOfMonth } = yearMonthDay(day)
  return `${writeYear(year)}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

function writeYear(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0')
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return (day + count) as CalendarDay
}

export function weekday(day: CalendarDay): Weekday {
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday
}

/** The day a clock on the wall of `timeZone` (IANA name) shows at `instant`; throws RangeError for an unknown zone. */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  return Math.floor(wallClock(instant.getTime(), timeZone) / dayMs) as CalendarDay
}

/** The last zone to begin a day: twelve hours behind UTC. The sign in the name is reversed (POSIX). */
export const lastZone = 'Etc/GMT+12'

/** The earliest day it can be anywhere: what is past there is past everywhere. */
export function earliestToday(now: Date): CalendarDay {
  return dayInZone(now, lastZone)
}

/** The latest day it can be anywhere: what is still to come there is still to come everywhere. */
export function latestToday(now: Date): CalendarDay {
  return dayInZone(now, 'Etc/GMT-14')
}

/** The day in words for people, such as "Tue 14 Jul 2026" in `en-GB`; `options` as for Intl.DateTimeFormat. */
export function sayDay(
  day: CalendarDay,
  locale: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day * dayMs))
}

/** The weekday above a narrow column: shortened, or one letter where the language shortens no names, as Arabic. */
export function sayWeekday(day: CalendarDay, locale: string): string {
  const short = sayDay(day, locale, { weekday: 'short' })
  return short.length <= 4 ? short : sayDay(day, locale, { weekday: 'narrow' })
}
