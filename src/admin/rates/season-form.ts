// The form of a season: its name, its days once or each year, which season goes before which, and its price.

import { tooLong, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import { everyWeekday } from '#offers/terms/day-span.ts'
import type { Season, SeasonPrice } from '#offers/terms/rate-plan.ts'
import { addDays, type CalendarDay, calendarDay, sayDay, writeCalendarDay, yearMonthDay } from '#values/calendar-day.ts'
import { type Currency, decimalText, money, sayMoney } from '#values/money.ts'
import { percentText } from '#values/typed-sum.ts'
import type { SeasonEntered } from './rate-change.ts'
import {
  type RateReader,
  type RateValues,
  weekdayFields,
  weekdayNames,
  weekdaysIn,
  weekdayValues,
} from './rate-form.ts'
import {
  changeFault,
  percentChangeFault,
  readChange,
  readDays,
  readPercentChange,
  readSum,
  sumFault,
} from './read-sums.ts'

export const longestSeasonName = 60
const mostPriority = 99
const textFields = ['name', 'repeats', 'first', 'last', 'priority', 'by', 'amount'] as const

export const seasonForm: RateReader = {
  fields: () => [...textFields, ...weekdayFields],
  read: (values, { currency }, id) => {
    const { name, repeats, by, amount, priority: typedPriority } = values as Record<(typeof textFields)[number], string>
    const { days, faults: wrongDays } = readDays({ first: values.first!, last: values.last! })
    const price = readPrice(by, amount, currency)
    const priority = wholeNumberIn(typedPriority, 0, mostPriority)
    const weekdays = weekdaysIn(values)
    const long = tooLong(name, longestSeasonName)
    const tooLongAYear = repeats === 'yearly' && days && days.until - days.from > 365
    const faults = {
      ...(name === '' ? { name: 'Please give the season a name, such as Summer.' } : {}),
      ...(long ? { name: long } : {}),
      ...(repeats === 'once' || repeats === 'yearly' ? {} : { repeats: 'Please choose one of these.' }),
      ...wrongDays,
      ...(tooLongAYear ? { last: 'A season of every year has at most a year of days.' } : {}),
      ...(priority === undefined ? { priority: `Please write a whole number from 0 to ${mostPriority}.` } : {}),
      ...(weekdays === 0 ? { weekdays: 'Please choose at least one day of the week.' } : {}),
      ...('fault' in price ? { amount: price.fault } : {}),
    }
    if (Object.keys(faults).length > 0 || !days || 'fault' in price || priority === undefined) {
      return { ok: false, faults }
    }
    const when: SeasonEntered['when'] =
      repeats === 'yearly'
        ? { kind: 'yearly', span: { first: monthAndDay(days.from), last: monthAndDay(addDays(days.until, -1)) } }
        : { kind: 'dates', span: days }
    return { ok: true, change: { kind: 'season', id, entered: { name, priority, when, weekdays, price } } }
  },
  away: (_, __, id) => ({ ok: true, change: { kind: 'season', id, entered: null } }),
}

function readPrice(by: string, amount: string, code: Currency): SeasonPrice | { readonly fault: string } {
  if (by === 'percent') {
    const basisPoints = readPercentChange(amount)
    return basisPoints === undefined ? { fault: percentChangeFault } : { kind: 'percent', basisPoints }
  }
  if (by === 'delta') {
    const minor = readChange(amount, code)
    return minor === undefined ? { fault: changeFault(code) } : { kind: 'delta', minor }
  }
  const minor = readSum(amount, code)
  return minor === undefined ? { fault: sumFault(code) } : { kind: 'nightly', minor }
}

function monthAndDay(day: CalendarDay): number {
  const { month, day: dayOfMonth } = yearMonthDay(day)
  return month * 100 + dayOfMonth
}

export const newSeasonValues: RateValues = {
  ...{ name: '', repeats: 'once', first: '', last: '', priority: '0', by: 'nightly', amount: '' },
  ...weekdayValues(everyWeekday),
}

/** A yearly one is shown by its days of the year of `today`. */
export function seasonValues(season: Season, code: Currency, today: CalendarDay): RateValues {
  const { name, priority, when, weekdays, price } = season
  const { first, last } = seasonDays(when, today)
  const amount = price.kind === 'percent' ? percentText(price.basisPoints) : decimalText(money(price.minor, code))
  return {
    ...{
      name,
      repeats: when.kind === 'yearly' ? 'yearly' : 'once',
      priority: String(priority),
      by: price.kind,
      amount,
    },
    first: first === undefined ? '' : writeCalendarDay(first),
    last: last === undefined ? '' : writeCalendarDay(last),
    ...weekdayValues(weekdays),
  }
}

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

export function sayWeekdays(weekdays: number, locale: string): string {
  const names = weekdayNames.filter((_, index) => weekdays & (1 << index))
  return new Intl.ListFormat(locale).format(names)
}
