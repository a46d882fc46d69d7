// The address of a home's calendar: its month, and the nights that are chosen.

import {
  addDays,
  type CalendarDay,
  calendarDay,
  parseCalendarDay,
  requireCalendarDay,
  writeCalendarDay,
  yearMonthDay,
} from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

export type NightsAddress = {
  /** The first day of the month. */
  readonly month: CalendarDay
  readonly first: CalendarDay | undefined
  /** Itself a night that is chosen; never without `first`, and not before it. */
  readonly last: CalendarDay | undefined
}

const earliest = requireCalendarDay('2000-01-01')
const latest = requireCalendarDay('2199-12-31')

/** What an address asks for; what it does not say, or says wrongly, is the month of `today` and no night. */
export function readNightsAddress(query: URLSearchParams, today: CalendarDay): NightsAddress {
  const first = dayIn(query.get('first'))
  const last = dayIn(query.get('last'))
  const asked = dayIn(`${query.get('month') ?? ''}-01`) ?? monthOf(first ?? today)
  return { month: asked, first, last: first !== undefined && last !== undefined && last >= first ? last : undefined }
}

export function nightsAddress(slug: string, { month, first, last }: Partial<NightsAddress>): string {
  const query = new URLSearchParams()
  if (month !== undefined) query.set('month', writeMonth(month))
  if (first !== undefined) query.set('first', writeCalendarDay(first))
  if (last !== undefined) query.set('last', writeCalendarDay(last))
  return `/admin/homes/${slug}/calendar${query.size > 0 ? `?${query}` : ''}`
}

/** `2026-07`. */
function writeMonth(month: CalendarDay): string {
  return writeCalendarDay(month).slice(0, 7)
}

function monthOf(day: CalendarDay): CalendarDay {
  const { year, month } = yearMonthDay(day)
  return calendarDay({ year, month, day: 1 })
}

/** The first day of the month `count` months later. */
export function monthsOn(month: CalendarDay, count: number): CalendarDay {
  const { year, month: number } = yearMonthDay(month)
  return calendarDay({ year, month: number + count, day: 1 })
}

export function nightsOfMonth(month: CalendarDay): NightRange {
  return { checkIn: month, checkOut: monthsOn(month, 1) }
}

/** The chosen nights as a range; undefined while none is. A single night is its own last one. */
export function chosenNights({ first, last }: NightsAddress): NightRange | undefined {
  return first === undefined ? undefined : { checkIn: first, checkOut: addDays(last ?? first, 1) }
}

/** A day from 2000 to 2199 in an address; undefined for anything else. */
export function dayIn(text: string | null | undefined): CalendarDay | undefined {
  const day = parseCalendarDay(text ?? '')
  return day !== undefined && day >= earliest && day <= latest ? day : undefined
}
