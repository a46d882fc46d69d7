// Flexible dates: some days either way, or any nights of a month; and every visit they allow.

import { sentence } from '#catalogue/sentence.ts'
import { farthestDays } from '#quotes/input/visit-fields.ts'
import { tooFarAhead, type VisitInput } from '#quotes/input/visit-input.ts'
import { addDays, type CalendarDay, parseCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { dateFormat } from '#values/formats.ts'
import type { NightRange } from '#values/night-range.ts'
import { type FlexibleDates, type FlexibleFaults, flexSteps, mostFlexibleNights } from './flexible-query.ts'

const usualNights = 7

type ReadFlexible = {
  readonly flexible: FlexibleDates | undefined
  /** Every visit that would do, those nearest to the input first; undefined when the dates are fixed or open. */
  readonly windows: readonly NightRange[] | undefined
  readonly faults: FlexibleFaults
}

/** Reads `flex`, which moves the dates of `visit`, or `month` and `nights`, which stand instead of dates. */
export function parseFlexible(
  query: URLSearchParams,
  { nights, fields }: VisitInput,
  today: CalendarDay,
): ReadFlexible {
  const flex = query.get('flex') || ''
  const month = query.get('month') || ''
  const length = query.get('nights') || String(usualNights)
  const hasDates = fields.in !== '' || fields.out !== ''
  const days = flexSteps.find(step => String(step) === flex)
  if (flex !== '' && !days) return wrong({ flex: sentence('search.unknownFlex') })
  if (days && nights) {
    return { flexible: { kind: 'around', days }, windows: windowsAround(nights, days, today), faults: {} }
  }
  if (month === '' || hasDates) return { flexible: undefined, windows: undefined, faults: {} }
  const first = parseCalendarDay(`${month}-01`)
  if (first === undefined) return wrong({ month: sentence('search.notAMonth') })
  if (!/^\d{1,2}$/.test(length) || Number(length) < 1 || Number(length) > mostFlexibleNights) {
    return wrong({ nights: sentence('quotes.wholeNumber', { least: 1, most: mostFlexibleNights }) })
  }
  const input = { kind: 'month', month, nights: Number(length) } as const
  const windows = windowsIn(first, input.nights, today)
  if (windows.length === 0) {
    return wrong({ month: first < today ? sentence('search.monthOver') : tooFarAhead(today) })
  }
  return { flexible: input, windows, faults: {} }
}

const wrong = (faults: FlexibleFaults): ReadFlexible => ({ flexible: undefined, windows: undefined, faults })

function windowsAround(nights: NightRange, days: number, today: CalendarDay): NightRange[] {
  return [nights, ...shiftsUpTo(days).map(shift => moved(nights, shift))].filter(({ checkIn }) => checkIn >= today)
}

function windowsIn(first: CalendarDay, nights: number, today: CalendarDay): NightRange[] {
  const month = writeCalendarDay(first).slice(0, 7)
  return Array.from({ length: 31 }, (_, at) => addDays(first, at))
    .filter(day => day >= today && day <= addDays(today, farthestDays) && writeCalendarDay(day).startsWith(month))
    .map(checkIn => ({ checkIn, checkOut: addDays(checkIn, nights) }))
}

/** 1, -1, 2, -2 and so on: the nearest first. */
export function shiftsUpTo(days: number): number[] {
  return Array.from({ length: days }, (_, at) => [at + 1, -at - 1]).flat()
}

export function moved({ checkIn, checkOut }: NightRange, days: number): NightRange {
  return { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }
}

/** `any 7 nights in May 2031`, or `give or take 3 days`. */
export function sayFlexible(flexible: FlexibleDates, locale: string): string {
  if (flexible.kind === 'around') return sentence('search.giveOrTake', { days: flexible.days })
  return sentence('search.anyNightsIn', { nights: flexible.nights, month: sayMonth(flexible.month, locale) })
}

function sayMonth(month: string, locale: string): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T12:00Z`),
  )
}

const mostMonths = 18

/** The months that can be chosen, this one first, with their names. */
export function monthsFrom(today: CalendarDay, locale: string): { readonly value: string; readonly label: string }[] {
  const [year, month] = writeCalendarDay(today).split('-').map(Number) as [number, number]
  return Array.from({ length: mostMonths }, (_, at) => {
    const months = month - 1 + at
    const value = `${year + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
    return { value, label: sayMonth(value, locale) }
  })
}
