// A home's seasons in words.

import { everyWeekday, type WeekdaySet } from '#offers/terms/day-span.ts'
import type { Season, SeasonPrice } from '#offers/terms/rate-plan.ts'
import { addDays, type CalendarDay, calendarDay, sayDay, yearMonthDay } from '#values/calendar-day.ts'
import { type Currency, money, sayMoney } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const longestSeasonName = 60

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

/** `1 Jun to 31 Aug each year, Fri and Sat: €180.00 a night`. */
export function saySeason({ when, weekdays, price, priority }: Season, code: Currency, locale: string): string {
  const yearly = when.kind === 'yearly'
  const { first, last } = seasonDays(when, aLeapDay)
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(yearly ? {} : { year: 'numeric' }) }
  const day = (each: CalendarDay | undefined, open: string) =>
    each === undefined ? open : sayDay(each, locale, options)
  const days = `${day(first, 'Always')} to ${day(last, 'always')}${yearly ? ' each year' : ''}`
  const only = weekdays === everyWeekday ? '' : `, ${sayWeekdays(weekdays, locale)}`
  const order = priority === 0 ? '' : `; priority ${priority}`
  return `${days}${only}: ${saySeasonPrice(price, code, locale)}${order}`
}

function saySeasonPrice(price: SeasonPrice, code: Currency, locale: string): string {
  if (price.kind === 'nightly') return `${sayMoney(money(price.minor, code), locale)} a night`
  const less = price.kind === 'percent' ? price.basisPoints < 0 : price.minor < 0
  const size =
    price.kind === 'percent'
      ? `${percentText(Math.abs(price.basisPoints))} %`
      : `${sayMoney(money(Math.abs(price.minor), code), locale)} a night`
  return `${size} ${less ? 'less' : 'more'} than usual`
}

export function sayWeekdays(weekdays: WeekdaySet, locale: string): string {
  const names = weekdayNames.filter((_, index) => weekdays & (1 << index))
  return new Intl.ListFormat(locale).format(names)
}
