// The clock at the home: the instant of a local time.

import type { CalendarDay } from '#values/calendar-day.ts'
import { dayMs, wallClock } from '#values/wall-clock.ts'

/** Minutes since midnight on the clock at the home: 960 is 16:00. */
export type MinuteOfDay = number

/** Minutes since midnight of a `time` in PostgreSQL's format (`16:00:00`). */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function offset(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant
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
