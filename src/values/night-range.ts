// The nights of a visit: from the day of check-in up to, and without, the day of check-out.

import { type CalendarDay, parseCalendarDay, requireCalendarDay, writeCalendarDay } from './calendar-day.ts'

export type NightRange = { readonly checkIn: CalendarDay; readonly checkOut: CalendarDay }

/** The most nights one visit can have. */
export const longestVisitNights = 365

/** The nights from `checkIn` to `checkOut`, or undefined unless they are 1 to 365. */
export function nightRange(checkIn: CalendarDay, checkOut: CalendarDay): NightRange | undefined {
  const count = checkOut - checkIn
  return count >= 1 && count <= longestVisitNights ? { checkIn, checkOut } : undefined
}

export function countNights({ checkIn, checkOut }: NightRange): number {
  return checkOut - checkIn
}

/** Every night of the range, named by the day on which it starts. */
export function eachNight({ checkIn, checkOut }: NightRange): CalendarDay[] {
  return Array.from({ length: checkOut - checkIn }, (_, index) => (checkIn + index) as CalendarDay)
}

/** Whether the two share a night; a check-out on the other's day of check-in is no overlap. */
export function overlaps(one: NightRange, other: NightRange): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut
}

export function includesNight({ checkIn, checkOut }: NightRange, night: CalendarDay): boolean {
  return checkIn <= night && night < checkOut
}

/** The range as PostgreSQL writes a `daterange`: `[2026-07-04,2026-07-11)`. */
export function writeNightRange({ checkIn, checkOut }: NightRange): string {
  return `[${writeCalendarDay(checkIn)},${writeCalendarDay(checkOut)})`
}

/** Reads PostgreSQL's canonical `daterange`; throws RangeError for empty, endless or otherwise bounded ranges. */
export function readNightRange(text: string): NightRange {
  const parts = /^\[([^,]+),([^)]+)\)$/.exec(text)
  if (!parts) throw new RangeError(`Not a range of nights: ${text}`)
  return { checkIn: requireCalendarDay(parts[1]!), checkOut: requireCalendarDay(parts[2]!) }
}

/** Reads two written days as a range, or undefined when either is malformed or the nights are not 1 to 365. */
export function parseNightRange(checkIn: string, checkOut: string): NightRange | undefined {
  const from = parseCalendarDay(checkIn)
  const to = parseCalendarDay(checkOut)
  return from === undefined || to === undefined ? undefined : nightRange(from, to)
}
