// A sum and a day as banks write them.

import { parseCalendarDay } from '#values/calendar-day.ts'
import { type Currency, decimalsOf } from '#values/money.ts'

/**
 * "1.234,56", "1,234.56", "1'234.56", "+12.5", "12,50-", "-3" in minor units, signed. What could be thousands or decimals
 * is thousands where the currency has not that many decimals; undefined for what is no exact sum of it.
 */
export function parseStatementSum(typed: string, code: Currency): number | undefined {
  const decimals = decimalsOf(code)
  const text = typed
    .replace(/[\s’'\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(/(EUR|€)$/, '')
  const parts = /^([+-]?)(\d[\d.,]*)([+-]?)$/.exec(text)
  if (!parts || (parts[1] && parts[3])) return undefined
  const [whole, rest] = split(parts[2]!, decimals)
  if (!/^\d{1,12}$/.test(whole) || !/^\d*$/.test(rest) || /[1-9]/.test(rest.slice(decimals))) return undefined
  const minor = Number(whole + rest.slice(0, decimals).padEnd(decimals, '0'))
  return parts[1] === '-' || parts[3] === '-' ? 0 - minor : minor
}

/** The decimal number of XML, which groups nothing: "1.500" is one and a half. Undefined where it is no exact sum. */
export function parseDecimalSum(typed: string, code: Currency): number | undefined {
  const decimals = decimalsOf(code)
  const parts = /^\+?(\d{1,12})(?:\.(\d{0,5}))?$/.exec(typed.trim())
  if (!parts || /[1-9]/.test((parts[2] ?? '').slice(decimals))) return undefined
  return Number(parts[1]! + (parts[2] ?? '').slice(0, decimals).padEnd(decimals, '0'))
}

/** Whole part and decimals; an empty whole part for what is neither. */
function split(digits: string, decimals: number): readonly [string, string] {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return [digits, '']
  const sign = digits[last]!
  const [before, after] = [digits.slice(0, last), digits.slice(last + 1)]
  const other = sign === '.' ? ',' : '.'
  const isGrouping = after.length === 3 && decimals !== 3 && !before.includes(other) && !before.startsWith('0')
  if (isGrouping) return [ungrouped(digits, sign), '']
  return before.includes(sign) ? ['', ''] : [ungrouped(before, other), after]
}

function ungrouped(digits: string, sign: string): string {
  const groups = digits.split(sign)
  return groups.slice(1).every(group => group.length === 3) && groups[0]!.length <= (groups.length > 1 ? 3 : 12)
    ? groups.join('')
    : ''
}

export const dayOrders = ['day-first', 'month-first'] as const
export type DayOrder = (typeof dayOrders)[number]

/** YYYY-MM-DD of "2026-07-14", "20260714", "14.07.2026", "14.7.26", "14/07/2026" and, month first, "07/14/2026". */
export function parseStatementDay(typed: string, order: DayOrder): string | undefined {
  const text = typed.trim().slice(0, 10)
  const iso = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})/.exec(text)
  if (iso) return known(iso[1]!, iso[2]!, iso[3]!)
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text)
  if (!parts) return undefined
  const [, first, sign, second, year] = parts
  const isMonthFirst = sign === '/' && order === 'month-first'
  return known(year!.padStart(4, '20'), isMonthFirst ? first! : second!, isMonthFirst ? second! : first!)
}

function known(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parseCalendarDay(written) === undefined ? undefined : written
}

/**
 * Of a column of days. Undefined where it could be either and it makes a difference: then somebody has to say so. Where it
 * can be neither, a row is wrong whichever is taken.
 */
export function dayOrderOf(column: readonly string[]): DayOrder | undefined {
  const read = (order: DayOrder) => column.map(typed => parseStatementDay(typed, order))
  const [dayFirst, monthFirst] = [read('day-first'), read('month-first')]
  if (monthFirst.includes(undefined)) return 'day-first'
  if (dayFirst.includes(undefined)) return 'month-first'
  return dayFirst.every((day, at) => day === monthFirst[at]) ? 'day-first' : undefined
}
