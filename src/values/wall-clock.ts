// What clocks on the wall show in a time zone.

import { dateFormat } from './formats.ts'

export const dayMs = 86_400_000

/** The reading of `wallClock`, slowly: it parses formatted text. */
function wallClockInWords(instant: number, timeZone: string): number {
  const format = dateFormat('en-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
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

/**
 * The reading of a clock on the wall of `timeZone` (IANA name) at `instant`, as if UTC, in milliseconds; throws
 * RangeError for an unknown zone. No zone changes its clocks and back within a day, so most instants need no formatting.
 */
export function wallClock(instant: number, timeZone: string): number {
  const utcDay = Math.floor(instant / dayMs)
  const offset = offsetAtMidnight(utcDay, timeZone)
  return offset === offsetAtMidnight(utcDay + 1, timeZone) ? instant + offset : wallClockInWords(instant, timeZone)
}
