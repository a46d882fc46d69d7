// A home's seasons in words.

import { sentence } from '#catalogue/sentence.ts'
import { everyWeekday, type WeekdaySet } from '#offers/terms/day-span.ts'
import type { Season, SeasonPrice } from '#offers/terms/rate-plan.ts'
import { addDays, type CalendarDay, calendarDay, sayDay, yearMonthDay } from '#values/calendar-day.ts'
import { listFormat } from '#values/formats.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'

export const weekdayNames = () => [
  sentence('rates.monday'),
  sentence('rates.tuesday'),
  sentence('rates.wednesday'),
  sentence('rates.thursday'),
  sentence('rates.friday'),
  sentence('rates.saturday'),
  sentence('rates.sunday'),
]

export const longestSeasonName = 60
export const longestPlanName = 60

/** The first and the last night, of a yearly season as they fall from the year of `today` on; undefined where it is open. */
export function seasonDays(when: Season['when'], today: CalendarDay) {
  if (when.kind === 'dates') {
    const { from, until } = when.span
    return { first: from ?? undefined, last: until === null ? undefined : addDays(until, -1) }
  }
  const { first, last } = when.span
  const isLeapDay = first === 229 || last === 229
  let { year } = yearMonthDay(today)
  // Shown in a year that has the day.
  while (isLeapDay && year % 4 !== 0) year++
  const dayIn = (inYear: number, written: number) =>
    calendarDay({ year: inYear, month: Math.floor(written / 100), day: written % 100 })
  return { first: dayIn(year, first), last: dayIn(last < first ? year + 1 : year, last) }
}

const aLeapDay = calendarDay({ year: 2028, month: 2, day: 29 })

/** `1 Jun to 31 Aug each year, Fri and Sat: €180 a night`. */
export function saySeason({ when, weekdays, price, priority }: Season, code: Currency, locale: string): string {
  const days = saySeasonDays(when, locale)
  const nights =
    weekdays === everyWeekday
      ? days
      : sentence('rates.daysAndWeekdays', { days, weekdays: sayWeekdays(weekdays, locale) })
  const season = sentence('rates.season', { nights, price: saySeasonPrice(price, code, locale) })
  return priority === 0 ? season : sentence('rates.withPriority', { when: season, priority })
}

export function saySeasonDays(when: Season['when'], locale: string): string {
  const yearly = when.kind === 'yearly'
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(yearly ? {} : { year: 'numeric' }) }
  const day = (each: CalendarDay | undefined) => (each === undefined ? undefined : sayDay(each, locale, options))
  const days = seasonDays(when, aLeapDay)
  const [first, last] = [day(days.first), day(days.last)]
  if (first === undefined)
    return last === undefined ? sentence('rates.alwaysToAlways') : sentence('rates.alwaysTo', { last })
  if (last === undefined) return sentence('rates.toAlways', { first })
  return yearly ? sentence('rates.eachYear', { first, last }) : sentence('rates.span', { first, last })
}

export function saySeasonPrice(price: SeasonPrice, code: Currency, locale: string): string {
  if (price.kind === 'percent') {
    const percent = percentText(Math.abs(price.basisPoints))
    return price.basisPoints < 0
      ? sentence('rates.percentLess', { percent })
      : sentence('rates.percentMore', { percent })
  }
  const sum = sayMoney(money(Math.abs(price.minor), code), locale)
  if (price.kind === 'nightly') return sentence('rates.sumNight', { sum })
  return price.minor < 0 ? sentence('rates.sumLess', { sum }) : sentence('rates.sumMore', { sum })
}

export function sayWeekdays(weekdays: WeekdaySet, locale: string): string {
  const names = weekdayNames().filter((_, index) => weekdays & (1 << index))
  return listFormat(locale, {}).format(names)
}
