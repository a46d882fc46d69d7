// Lays out two months of a calendar for one input: what is chosen, and what a click on each day does.

import { sentence } from '#catalogue/sentence.ts'
import { farthestDays } from '#quotes/input/visit-fields.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { type CalendarCell, type CalendarMonth, hasLength } from '#ui/calendar-month.ts'
import {
  addDays,
  type CalendarDay,
  calendarDay,
  sayDay,
  sayWeekday,
  weekday,
  writeCalendarDay,
  yearMonthDay,
} from '#values/calendar-day.ts'
import type { AvailabilityView } from './availability-view.ts'
import type { MonthInput } from './month-input.ts'
import { type QuoteInput, quoteFields, quoteQuery } from './quote-input.ts'

/** A day, independent of what is chosen. */
export type KnownDay = Omit<CalendarCell, 'step' | 'chosen'>

export type CalendarToLay = {
  /** By their names, such as `2026-07-14`: at least every day of the two months. */
  readonly days: ReadonlyMap<string, KnownDay>
  /** How long a visit may be that begins on the day of arrival, where only that is chosen. */
  readonly lengths: CalendarCell['lengths']
  /** What the numbers below the days mean. */
  readonly prices: string
  readonly today: CalendarDay
  readonly asked: Pick<QuoteInput, 'visit' | 'chosen'>
  readonly month: MonthInput
  /** The page's path. */
  readonly path: string
  readonly locale: string
}

export function layCalendar(input: CalendarToLay): AvailabilityView {
  const { month, locale, days, today, prices } = input
  const choice = choiceOf(input)
  const { nights } = input.asked.visit
  return {
    toArrive: addressAround('in', input),
    toLeave: addressAround('out', input),
    months: month.months.map(first => monthOf(first, day => days.get(day), choice, input)),
    weekdays: weekdaysIn(locale),
    earlier: month.earlier && addressOf(input, {}, month.earlier),
    later: month.later && addressOf(input, {}, month.later),
    asks:
      choice.kind === 'leaving'
        ? sentence('quotes.chooseLeaving', { day: sayDay(choice.checkIn, locale) })
        : sentence('quotes.chooseArrival'),
    prices,
    startAgain:
      choice.kind === 'arriving' && !choice.nights ? undefined : addressOf(input, { in: '', out: '' }, month.name),
    first: writeCalendarDay(today),
    last: writeCalendarDay(addDays(today, farthestDays)),
    chosen: nights && { start: writeCalendarDay(nights.checkIn), end: writeCalendarDay(nights.checkOut) },
    arrival: choice.kind === 'leaving' ? writeCalendarDay(choice.checkIn) : undefined,
  }
}

type Choice =
  /** A click chooses the day of arrival; there may be a whole visit already. */
  | { readonly kind: 'arriving'; readonly nights: VisitInput['nights'] }
  /** The arrival is chosen; a click chooses the day to leave, if a visit of that length may begin there. */
  | { readonly kind: 'leaving'; readonly checkIn: CalendarDay }

function choiceOf({ asked: { visit }, lengths }: CalendarToLay): Choice {
  const { arrival } = visit
  if (visit.nights || arrival === undefined) return { kind: 'arriving', nights: visit.nights }
  return lengths.length > 0 ? { kind: 'leaving', checkIn: arrival } : { kind: 'arriving', nights: undefined }
}

/** What a click on the day does. */
function stepOf(day: CalendarDay, known: KnownDay, choice: Choice, { lengths }: CalendarToLay): string | undefined {
  if (choice.kind === 'leaving' && day > choice.checkIn) {
    const nights = day - choice.checkIn
    return hasLength(lengths, nights) ? sentence('quotes.leaveAfter', { nights }) : undefined
  }
  return known.lengths.length > 0 ? sentence('quotes.arriveHere') : undefined
}

/** The address that a click on a day leads to, before and after the name of the day. */
function addressAround(field: 'in' | 'out', input: CalendarToLay): AvailabilityView['toArrive'] {
  const [before = '', after = ''] = addressOf(input, { out: '', [field]: '*' }, input.month.name).split(`${field}=*`)
  return [`${before}${field}=`, after]
}

function chosenIn(day: CalendarDay, choice: Choice): CalendarCell['chosen'] {
  if (choice.kind === 'leaving') return day === choice.checkIn ? 'start' : undefined
  if (!choice.nights || day < choice.nights.checkIn || day > choice.nights.checkOut) return undefined
  return day === choice.nights.checkIn ? 'start' : day === choice.nights.checkOut ? 'end' : 'between'
}

function addressOf({ asked, path }: CalendarToLay, fields: { in?: string; out?: string }, month: string): string {
  const query = quoteQuery({ ...quoteFields(asked), ...fields })
  query.set('month', month)
  return `${path}?${query}#calendar`
}

function monthOf(
  first: CalendarDay,
  knownOn: (day: string) => KnownDay | undefined,
  choice: Choice,
  input: CalendarToLay,
): CalendarMonth {
  const { year, month } = yearMonthDay(first)
  const next = calendarDay({ year, month: month + 1, day: 1 })
  const start = addDays(first, 1 - weekday(first))
  const cellOn = (day: CalendarDay): CalendarCell | null => {
    const known = day >= first && day < next ? knownOn(writeCalendarDay(day)) : undefined
    if (!known) return null
    const step = stepOf(day, known, choice, input)
    const chosen = chosenIn(day, choice)
    // Of what is not so nothing is said: there are sixty days, and all of it goes to the browser.
    return { ...known, ...(step && { step }), ...(chosen && { chosen }) }
  }
  const weeks = Array.from({ length: Math.ceil((next - start) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, offset) => cellOn(addDays(start, week * 7 + offset))),
  )
  return { label: sayDay(first, input.locale, { month: 'long', year: 'numeric' }), weeks }
}

function weekdaysIn(locale: string) {
  const monday = calendarDay({ year: 2024, month: 1, day: 1 })
  return Array.from({ length: 7 }, (_, offset) => ({
    short: sayWeekday(addDays(monday, offset), locale),
    long: sayDay(addDays(monday, offset), locale, { weekday: 'long' }),
  }))
}
