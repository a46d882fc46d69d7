// The sentences beside fields about sums, shares and days, and the readers that ask for them.

import { addDays, type CalendarDay, parseCalendarDay } from '#values/calendar-day.ts'
import { type Currency, decimalsOf } from '#values/money.ts'
import { parseAmount, parsePercent } from '#values/typed-sum.ts'

const examples: Readonly<Record<number, string>> = {
  0: '120, in whole units',
  2: '120 or 120.50',
  3: '120 or 120.500',
  4: '120 or 120.5000',
}

/** A sum this large is a slip of the finger, and sums of a year of it would still be exact. */
export const largestSum = 100_000_000_000

export function readSum(text: string, code: Currency): number | undefined {
  return within(parseAmount(text, code))
}

/** The same with a sign. */
export function readChange(text: string, code: Currency): number | undefined {
  return within(parseAmount(text, code, true))
}

function within(minor: number | undefined): number | undefined {
  return minor !== undefined && Math.abs(minor) <= largestSum ? minor : undefined
}

export function sumFault(code: Currency): string {
  return `Please write a sum in ${code}, such as ${examples[decimalsOf(code)]}.`
}

export function changeFault(code: Currency): string {
  return `Please write how much more or less in ${code}, such as ${decimalsOf(code) === 0 ? '20 or -15' : '20 or -15.50'}; 0 or nothing for the same.`
}

/** From −100 % to +1000 %, in hundredths of a percent. */
export const percentChanges = [-10_000, 100_000] as const

export function readPercentChange(text: string): number | undefined {
  const share = parsePercent(text, true)
  return share !== undefined && share >= percentChanges[0] && share <= percentChanges[1] ? share : undefined
}

export const percentChangeFault =
  'Please write a change in percent, such as 20 or -12.5, with at most two decimals and not below -100.'

const latestDay = parseCalendarDay('2199-12-31')!

type Typed = { readonly first: string; readonly last: string }
type DaysRead = {
  readonly days?: { readonly from: CalendarDay; readonly until: CalendarDay }
  readonly faults: Readonly<Record<string, string>>
}

/** From the first day to the last one, which is itself one; `until` is the day after it. */
export function readDays({ first, last }: Typed): DaysRead {
  const [from, to] = [dayIn(first), dayIn(last)]
  const faults = {
    ...(from === undefined ? { first: 'Please choose the first day.' } : {}),
    ...(to === undefined ? { last: 'Please choose the last day.' } : {}),
    ...(from !== undefined && to !== undefined && to < from ? { last: 'The last day is before the first one.' } : {}),
  }
  if (Object.keys(faults).length > 0 || from === undefined || to === undefined) return { faults }
  return { days: { from, until: addDays(to, 1) }, faults }
}

function dayIn(text: string): CalendarDay | undefined {
  const day = parseCalendarDay(text)
  return day !== undefined && day >= 0 && day <= latestDay ? day : undefined
}

type SpanRead = {
  readonly days?: { readonly from: CalendarDay | null; readonly until: CalendarDay | null }
  readonly faults: Readonly<Record<string, string>>
}

/** The same with either end left open by an empty field. */
export function readSpan({ first, last }: Typed): SpanRead {
  const from = first === '' ? null : dayIn(first)
  const to = last === '' ? null : dayIn(last)
  const faults = {
    ...(from === undefined ? { first: 'Please choose a day, or leave it empty.' } : {}),
    ...(to === undefined ? { last: 'Please choose a day, or leave it empty.' } : {}),
    ...(from && to && to < from ? { last: 'The last day is before the first one.' } : {}),
  }
  if (Object.keys(faults).length > 0 || from === undefined || to === undefined) return { faults }
  return { days: { from, until: to === null ? null : addDays(to, 1) }, faults }
}
