// Two months of a home for a visitor: each day's state in words, its price and its link.

import { sentence } from '#catalogue/sentence.ts'
import { stayDays } from '#offers/days/stay-days.ts'
import { type CalendarEntry, calendar, lengthsFrom } from '#offers/quote/calendar.ts'
import type { OfferContext } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { firstAlike } from '#values/codes.ts'
import { minutes } from '#values/duration.ts'
import type { Edition } from '#values/edition.ts'
import { displayNames } from '#values/formats.ts'
import type { Currency } from '#values/money.ts'
import type { AvailabilityView } from './availability-view.ts'
import { type CalendarToLay, type KnownDay, layCalendar } from './lay-calendar.ts'
import { calendarDaySayer } from './say-calendar-day.ts'

type AvailabilityInput = Pick<CalendarToLay, 'today' | 'asked' | 'month' | 'path' | 'locale'> & {
  readonly offer: StayOffer
  readonly context: OfferContext
}

export function describeAvailability(input: AvailabilityInput, days = daysOf(input)): AvailabilityView {
  const { offer, context, asked, locale } = input
  const { arrival, nights } = asked.visit
  return layCalendar({
    ...input,
    days,
    lengths: arrival === undefined || nights ? [] : lengthsFrom(offer, stayDays(offer, context), arrival),
    prices: sentence('quotes.pricesAreFor', { currency: sayCurrency(offer.currency, locale) }),
  })
}

type DaysAsked = Pick<AvailabilityInput, 'offer' | 'context' | 'today' | 'month' | 'locale'>

function daysOf({ offer, context, month, locale }: DaysAsked): ReadonlyMap<string, KnownDay> {
  const entries = calendar(offer, { checkIn: month.first, checkOut: month.end }, context)
  return new Map(describeDays(entries, offer.currency, locale).map(each => [each.day, each]))
}

/** The days for `describeAvailability`, worked out once for all who ask within a minute, while the home and its taken nights stay as they are. */
export function daysShown(shown: Edition, stayId: number, asked: DaysAsked): Promise<ReadonlyMap<string, KnownDay>> {
  const { today, month, locale } = asked
  const { now, taken } = asked.context
  // Deadlines are on whole minutes and end with them: until the next one has passed, all stays as it is.
  const minute = Math.ceil(now.getTime() / minutes(1))
  const runs = taken.map(({ kind, nights }) => `${kind} ${nights.checkIn} ${nights.checkOut}`)
  return shown.once(['days', locale, today, month.first, month.end, minute, ...runs].join(), stayId, async () =>
    daysOf({ ...asked, context: { now, taken } }),
  )
}

/** Days as the calendar shows them, whatever is chosen. */
export function describeDays(entries: readonly CalendarEntry[], code: Currency, locale: string): KnownDay[] {
  const say = calendarDaySayer(code, locale)
  // Alike on most days, and what is the same object goes to the browser once.
  const alike = firstAlike<KnownDay['lengths']>()
  return entries.map(entry => {
    const { day, state, lengths } = entry
    return {
      ...{ day: writeCalendarDay(day), look: state, ...say(entry) },
      lengths: alike(lengths.join(), () => lengths),
    }
  })
}

function sayCurrency(code: Currency, locale: string): string {
  return displayNames(locale, { type: 'currency' }).of(code) ?? code
}
