// Two months of a home for a visitor: each day's state in words, its price and its link.

import { sentence } from '#catalogue/sentence.ts'
import { stayDays } from '#offers/days/stay-days.ts'
import { type CalendarEntry, calendar, lengthsFrom } from '#offers/quote/calendar.ts'
import type { OfferContext } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { writeCalendarDay, yearMonthDay } from '#values/calendar-day.ts'
import { displayNames } from '#values/formats.ts'
import type { Currency } from '#values/money.ts'
import type { AvailabilityView } from './availability-view.ts'
import { type CalendarToLay, type KnownDay, layCalendar } from './lay-calendar.ts'
import { calendarDaySayer } from './say-calendar-day.ts'

type AvailabilityInput = Pick<CalendarToLay, 'today' | 'asked' | 'month' | 'path' | 'locale'> & {
  readonly offer: StayOffer
  readonly context: OfferContext
}

export function describeAvailability({ offer, context, ...input }: AvailabilityInput): AvailabilityView {
  const { month, locale, asked } = input
  const { arrival } = asked.visit
  const known = stayDays(offer, context)
  const entries = calendar(offer, { checkIn: month.first, checkOut: month.end }, context, known)
  return layCalendar({
    ...input,
    days: new Map(describeDays(entries, offer.currency, locale).map(each => [each.day, each])),
    lengths: arrival === undefined ? [] : lengthsFrom(offer, known, arrival),
    prices: sentence('quotes.pricesAreFor', { currency: sayCurrency(offer.currency, locale) }),
  })
}

/** Days as the calendar shows them, whatever is chosen. */
export function describeDays(entries: readonly CalendarEntry[], code: Currency, locale: string): KnownDay[] {
  const say = calendarDaySayer(code, locale)
  return entries.map(entry => {
    const { day, state, lengths } = entry
    return { day: writeCalendarDay(day), number: yearMonthDay(day).day, ...say(entry), look: state, lengths }
  })
}

function sayCurrency(code: Currency, locale: string): string {
  return displayNames(locale, { type: 'currency' }).of(code) ?? code
}
