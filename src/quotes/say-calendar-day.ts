// A day of a home's calendar in words, for the page and for programs.

import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { CalendarEntry, DayState } from '#offers/quote/calendar.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { sayDay } from '#values/calendar-day.ts'
import { numberFormat } from '#values/formats.ts'
import { type Currency, decimalsOf, money, sayWhole } from '#values/money.ts'

export type CalendarDayWords = {
  /** `Tuesday 14 July`. */
  readonly date: string
  /** `free. €120 a night`. */
  readonly said: string
  /** `120`, in whole units of the home's currency; undefined where nobody can sleep that night. */
  readonly note: string | undefined
}

const dayStates: Readonly<Record<DayState, SentenceKey>> = {
  free: 'quotes.dayFree',
  'arrive-only': 'quotes.dayArriveOnly',
  'leave-only': 'quotes.dayLeaveOnly',
  'leave-or-through': 'quotes.dayLeaveOrThrough',
  'through-only': 'quotes.dayThroughOnly',
  'too-short': 'quotes.dayTooShort',
  past: 'quotes.dayPast',
  'past-lead-time': 'quotes.dayTooLate',
  booked: 'quotes.dayBooked',
  blocked: 'quotes.dayBlocked',
  closed: 'quotes.dayClosed',
}

const nightIsFree: ReadonlySet<DayState> = new Set([
  'free',
  'arrive-only',
  'leave-or-through',
  'through-only',
  'too-short',
])

/** Says days of one calendar: those that look alike in it are put into words once. */
export function calendarDaySayer(currency: Currency, locale: string): (entry: CalendarEntry) => CalendarDayWords {
  const alike = new Map<string, Omit<CalendarDayWords, 'date'>>()
  return entry => {
    const { day, state, nightlyMinor } = entry
    const reason = state === 'past' ? undefined : entry.reasons[0]
    const look = reason ? '' : `${state} ${nightlyMinor}`
    const words = alike.get(look) ?? sayLook(entry, reason, currency, locale)
    // A reason speaks of its own day.
    if (!reason) alike.set(look, words)
    return { date: sayDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }), ...words }
  }
}

function sayLook(
  { state, nightlyMinor }: CalendarEntry,
  reason: Verdict | undefined,
  currency: Currency,
  locale: string,
): Omit<CalendarDayWords, 'date'> {
  const price =
    nightIsFree.has(state) && nightlyMinor !== null ? sayWhole(money(nightlyMinor, currency), locale) : undefined
  return {
    said: [
      sentenceBy(dayStates[state]),
      price && sentence('quotes.aNight', { price }),
      reason && sayVerdict(reason, locale),
    ]
      .filter(Boolean)
      .join('. ')
      // What choosing the day does may be said after it.
      .replace(/\.$/, ''),
    note: price && nightlyMinor !== null ? sayBare(nightlyMinor, currency, locale) : undefined,
  }
}

/** The amount in whole units and without its currency, which stands once below the calendar. */
function sayBare(minor: number, code: Currency, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(minor / 10 ** decimalsOf(code))
}
