// The wall clock at the home: the current day there, and the instant of a local time.

import type { CalendarDay } from '#values/calendar-day.ts'

/** Minutes since midnight on the clock at the home: 960 is 16:00. */
export type MinuteOfDay = number

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** The wall clock's reading at `instant`, as if UTC, in milliseconds: slow, since it parses formatted text. */
function wallClockInWords(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const whole = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
  return whole + (((instant % 1000) + 1000) % 1000)
}

/** Each zone's offset from UTC when a UTC day begins, in milliseconds. */
const offsets = new Map<string, Map<number, number>>()

/** Twenty years of days; beyond that the cache is cleared. */
const mostDays = 7305

function offsetAtMidnight(utcDay: number, timeZone: string): number {
  let known = offsets.get(timeZone)
  if (!known || known.size >= mostDays) {
    known = new Map()
    offsets.set(timeZone, known)
  }
  let offset = known.get(utcDay)
  if (offset === undefined) {
    offset = wallClockInWords(utcDay * dayMs, timeZone) - utcDay * dayMs
    known.set(utcDay, offset)
  }
  return offset
}

/** The same; no zone changes its clocks and back within a day, so most instants need no formatting. */
function wallClock(instant: number, timeZone: string): number {
  const utcDay = Math.floor(instant / dayMs)
  const offset = offsetAtMidnight(utcDay, timeZone)
  return offset === offsetAtMidnight(utcDay + 1, timeZone) ? instant + offset : wallClockInWords(instant, timeZone)
}

function offset(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant
}

/** The current day at the home; throws RangeError for an unknown zone. */
export function dayAtHome(instant: Date, timeZone: string): CalendarDay {
  return Math.floor(wallClock(instant.getTime(), timeZone) / dayMs) as CalendarDay
}

/**
 * The instant when the home's clock shows `minute` of `day`. An hour skipped in spring counts as the same distance
 * after the jump; an hour repeated in autumn is the first of the two.
 */
export function instantAtHome(day: CalendarDay, minute: MinuteOfDay, timeZone: string): Date {
  const wall = day * dayMs + minute * 60_000
  const before = offset(wall - dayMs, timeZone)
  const after = offset(wall + dayMs, timeZone)
  const fitting = [wall - before, wall - after].filter(instant => wallClock(instant, timeZone) === wall)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wall - before)
}
