// The address of the chart: first day, search words, page, the day whose arrivals and departures are listed, and chosen nights.

import { dayIn } from '#admin/calendar/nights/nights-address.ts'
import { addDays, type CalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { parseSlug, type Slug } from '#values/slug.ts'

export type ChartAddress = {
  /** The first day across. */
  readonly from: CalendarDay
  /** Words of a home's name or place; empty for all. */
  readonly find: string
  /** The page of homes, and of who comes and goes; from 1. */
  readonly page: number
  /** Whose comers and goers are listed. */
  readonly day: CalendarDay
  readonly moved: number
  readonly chosen: ChosenInAddress | undefined
}

/** Nights of one row, which may not exist. */
type ChosenInAddress = {
  readonly home: Slug
  /** Undefined for the home as a whole. */
  readonly unit: number | undefined
  readonly first: CalendarDay
  /** Itself one of the nights. */
  readonly last: CalendarDay
}

const chartPath = '/admin/calendar'
export const daysAcross = 28
export const rowsOnPage = 50
export const movementsOnPage = 50
export const longestFind = 80

/** A day from 2000 to 2199; what is none, or no such, is `otherwise`. */
export function chartDay(text: string | null | undefined, otherwise: CalendarDay): CalendarDay {
  return dayIn(text) ?? otherwise
}

/** What an address asks for; what it does not say, or says wrongly, is today, all homes, the first page. */
export function readChartAddress(query: URLSearchParams, today: CalendarDay): ChartAddress {
  return {
    from: chartDay(query.get('from'), today),
    find: (query.get('find') ?? '').replaceAll('\0', '').trim().slice(0, longestFind),
    page: pageIn(query.get('page')),
    day: chartDay(query.get('day'), today),
    moved: pageIn(query.get('moved')),
    chosen: chosenIn(query),
  }
}

function chosenIn(query: URLSearchParams): ChosenInAddress | undefined {
  const home = parseSlug(query.get('home') ?? '')
  const first = dayIn(query.get('first'))
  if (home === undefined || first === undefined) return undefined
  const unit = query.get('unit') ?? ''
  const last = dayIn(query.get('last')) ?? first
  return {
    home,
    first,
    last: last < first ? first : last,
    unit: /^[1-9]\d{0,8}$/.test(unit) ? Number(unit) : undefined,
  }
}

/** The address, without what is the default on `today`. */
export function chartAddress({ from, find, page, day, moved, chosen }: ChartAddress, today: CalendarDay): string {
  const query = new URLSearchParams()
  if (from !== today) query.set('from', writeCalendarDay(from))
  if (find !== '') query.set('find', find)
  if (page > 1) query.set('page', String(page))
  if (day !== today) query.set('day', writeCalendarDay(day))
  if (moved > 1) query.set('moved', String(moved))
  if (chosen) {
    query.set('home', chosen.home)
    if (chosen.unit !== undefined) query.set('unit', String(chosen.unit))
    query.set('first', writeCalendarDay(chosen.first))
    if (chosen.last !== chosen.first) query.set('last', writeCalendarDay(chosen.last))
  }
  return `${chartPath}${query.size > 0 ? `?${query}` : ''}`
}

/** The nights that can be seen: also the one before, whose guests leave on the first day. */
export function nightsAcross(from: CalendarDay): NightRange {
  return { checkIn: addDays(from, -1), checkOut: addDays(from, daysAcross) }
}

function pageIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
