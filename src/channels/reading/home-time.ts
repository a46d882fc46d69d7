// Converts a time in a calendar file to the home's clock, whatever its zone.

import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date'
import ICAL from 'ical.js'
import { type CalendarDay, calendarDay } from '#values/calendar-day.ts'

/** A day and the minutes since its midnight; `isDay` for what was written as a whole day. */
export type HomeTime = { readonly day: CalendarDay; readonly minute: number; readonly isDay: boolean }

export type ZonesOfFile = ReadonlyMap<string, ICAL.Timezone>

/** The zones that a file brings along, by their names; one that cannot be read is left out. */
export function zonesOfFile(zones: readonly string[]): ZonesOfFile {
  const known = new Map<string, ICAL.Timezone>()
  for (const text of zones) {
    try {
      const component = new ICAL.Component(ICAL.parse(text))
      const name = component.getFirstPropertyValue('tzid')
      if (typeof name === 'string' && isYearly(component)) known.set(name, new ICAL.Timezone(component))
    } catch {
      // Times in it are read as the home's own.
    }
  }
  return known
}

/** Clocks change by rules of the year; any other would only be long to follow. */
function isYearly(zone: ICAL.Component): boolean {
  return zone.getAllSubcomponents().every(half =>
    half.getAllProperties('rrule').every(rule => {
      const value = rule.getFirstValue()
      return value instanceof ICAL.Recur && value.freq === 'YEARLY'
    }),
  )
}

/**
 * `time` on the clock of `homeZone`. A zone is one that the world knows (also behind a vendor's prefix), or else one of
 * the file; without any, or with one that nobody knows, the time is the home's own.
 */
export function homeTime(time: ICAL.Time, tzid: string | undefined, homeZone: string, zones: ZonesOfFile): HomeTime {
  const { year, month, day, hour, minute } = time
  const written = { day: calendarDay({ year, month, day }), minute: hour * 60 + minute, isDay: time.isDate }
  if (time.isDate) return { ...written, minute: 0 }
  const instant = instantOf(time, tzid, zones)
  if (instant === undefined) return written
  const there = fromAbsolute(instant, homeZone)
  return { day: calendarDay(there), minute: there.hour * 60 + there.minute, isDay: false }
}

/** Milliseconds; undefined for a time that floats. */
function instantOf(time: ICAL.Time, tzid: string | undefined, zones: ZonesOfFile): number | undefined {
  const { year, month, day, hour, minute, second } = time
  if (time.zone === ICAL.Timezone.utcTimezone) return Date.UTC(year, month - 1, day, hour, minute, second)
  if (tzid === undefined) return undefined
  const known = worldZone(tzid)
  if (known)
    return toZoned(new CalendarDateTime(year, month, day, hour, minute, second), known)
      .toDate()
      .getTime()
  const brought = zones.get(tzid)
  if (!brought) return undefined
  const placed = time.clone()
  placed.zone = brought
  return placed.toUnixTime() * 1000
}

/** `/example.org/20240101/Europe/Lisbon` is Europe/Lisbon. */
function worldZone(tzid: string): string | undefined {
  const parts = tzid.split('/').filter(Boolean)
  return [tzid, parts.slice(-2).join('/'), parts.slice(-3).join('/')].find(isWorldZone)
}

function isWorldZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}
