// Two months of a home as a visitor reads them: each day's state in words, its price, and where a click on it leads.

import { type CalendarEntry, calendar } from '#offers/calendar.ts'
import type { StayOffer } from '#offers/stay-offer.ts'
import type { OfferContext } from '#offers/stay-wish.ts'
import { farthestDays, type VisitWish } from '#search/visit-wish.ts'
import type { CalendarCell, CalendarMonth } from '#ui/calendar-month.ts'
import {
  addDays,
  type CalendarDay,
  calendarDay,
  sayDay,
  weekday,
  writeCalendarDay,
  yearMonthDay,
} from '#values/calendar-day.ts'
import type { Currency } from '#values/money.ts'
import type { AvailabilityView } from './availability-view.ts'
import type { MonthWish } from './month-wish.ts'
import { type QuoteWish, quoteFields, quoteQuery } from './quote-wish.ts'
import { sayCalendarDay } from './say-calendar-day.ts'

export type AvailabilityQuestion = {
  readonly offer: StayOffer
  readonly context: OfferContext
  readonly today: CalendarDay
  readonly asked: Pick<QuoteWish, 'visit' | 'chosen'>
  readonly month: MonthWish
  /** The page's path. */
  readonly path: string
  readonly locale: string
}

export function describeAvailability(question: AvailabilityQuestion): AvailabilityView {
  const { month, locale } = question
  const choice = choiceOf(question)
  const { nights } = question.asked.visit
  const entries = calendar(question.offer, { checkIn: month.first, checkOut: month.end }, question.context)
  const cells = new Map(entries.map(entry => [entry.day, cellOf(entry, question, choice)]))
  return {
    months: month.months.map(first => monthOf(first, cells, locale)),
    weekdays: weekdaysIn(locale),
    earlier: month.earlier && addressOf(question, {}, month.earlier),
    later: month.later && addressOf(question, {}, month.later),
    asks:
      choice.kind === 'leaving'
        ? `Arriving ${sayDay(choice.checkIn, locale)}. Now choose the day you leave.`
        : 'Choose the day you arrive.',
    prices: `Prices are for a night, in ${sayCurrency(question.offer.currency, locale)}, before fees.`,
    startAgain:
      choice.kind === 'arriving' && !choice.nights ? undefined : addressOf(question, { in: '', out: '' }, month.name),
    first: writeCalendarDay(question.today),
    last: writeCalendarDay(addDays(question.today, farthestDays)),
    chosen: nights && { start: writeCalendarDay(nights.checkIn), end: writeCalendarDay(nights.checkOut) },
    arrival: choice.kind === 'leaving' ? writeCalendarDay(choice.checkIn) : undefined,
  }
}

type Choice =
  /** A click chooses the day of arrival; there may be a whole visit already. */
  | { readonly kind: 'arriving'; readonly nights: VisitWish['nights'] }
  /** The arrival is chosen; a click chooses the day to leave, if a visit of that length may begin there. */
  | { readonly kind: 'leaving'; readonly checkIn: CalendarDay; readonly lengths: CalendarEntry['lengths'] }

function choiceOf({ asked: { visit }, offer, context }: AvailabilityQuestion): Choice {
  const { arrival } = visit
  if (visit.nights || arrival === undefined) return { kind: 'arriving', nights: visit.nights }
  const [entry] = calendar(offer, { checkIn: arrival, checkOut: addDays(arrival, 1) }, context)
  return entry?.canArrive
    ? { kind: 'leaving', checkIn: arrival, lengths: entry.lengths }
    : { kind: 'arriving', nights: undefined }
}

function cellOf(entry: CalendarEntry, question: AvailabilityQuestion, choice: Choice): CalendarCell {
  const { day, state } = entry
  const words = sayCalendarDay(entry, question.offer.currency, question.locale)
  const step = stepOf(entry, choice, question)
  return {
    day: writeCalendarDay(day),
    number: yearMonthDay(day).day,
    ...words,
    step: step?.words,
    look: state,
    lengths: entry.lengths,
    chosen: chosenIn(day, choice),
    href: step?.href,
  }
}

type Step = { readonly href: string; readonly words: string }

/** What a click on the day does. */
function stepOf(entry: CalendarEntry, choice: Choice, question: AvailabilityQuestion): Step | undefined {
  const written = writeCalendarDay(entry.day)
  const to = (fields: { in?: string; out?: string }) => addressOf(question, fields, question.month.name)
  if (choice.kind === 'leaving' && entry.day > choice.checkIn) {
    const length = entry.day - choice.checkIn
    const allowed = choice.lengths.some(([least, most]) => least <= length && length <= most)
    return allowed
      ? { href: to({ out: written }), words: `Leave here after ${length} ${length === 1 ? 'night' : 'nights'}` }
      : undefined
  }
  return entry.canArrive ? { href: to({ in: written, out: '' }), words: 'Arrive here' } : undefined
}

function chosenIn(day: CalendarDay, choice: Choice): CalendarCell['chosen'] {
  if (choice.kind === 'leaving') return day === choice.checkIn ? 'start' : undefined
  if (!choice.nights || day < choice.nights.checkIn || day > choice.nights.checkOut) return undefined
  return day === choice.nights.checkIn ? 'start' : day === choice.nights.checkOut ? 'end' : 'between'
}

function addressOf(
  { asked, path }: AvailabilityQuestion,
  fields: { in?: string; out?: string },
  month: string,
): string {
  const query = quoteQuery({ ...quoteFields(asked), ...fields })
  query.set('month', month)
  return `${path}?${query}#calendar`
}

function monthOf(first: CalendarDay, cells: ReadonlyMap<CalendarDay, CalendarCell>, locale: string): CalendarMonth {
  const { year, month } = yearMonthDay(first)
  const next = calendarDay({ year, month: month + 1, day: 1 })
  const start = addDays(first, 1 - weekday(first))
  const weeks = Array.from({ length: Math.ceil((next - start) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, offset) => {
      const day = addDays(start, week * 7 + offset)
      return day >= first && day < next ? cells.get(day) : undefined
    }),
  )
  return { label: sayDay(first, locale, { month: 'long', year: 'numeric' }), weeks }
}

function weekdaysIn(locale: string) {
  const monday = calendarDay({ year: 2024, month: 1, day: 1 })
  return Array.from({ length: 7 }, (_, offset) => ({
    short: sayDay(addDays(monday, offset), locale, { weekday: 'short' }),
    long: sayDay(addDays(monday, offset), locale, { weekday: 'long' }),
  }))
}

function sayCurrency(code: Currency, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code
}
