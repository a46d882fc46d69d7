// The field types of inputs about rates: sums, shares, days, weekdays.

import { z } from 'zod'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { day, typedIn, typing, whole } from '#values/form-input.ts'
import { currency, decimalText, money } from '#values/money.ts'
import { parseAmount, parsePercent, percentText } from '#values/typed-sum.ts'

/** A sum this large is a slip of the finger, and sums of a year of it would still be exact. */
const largestSum = 100_000_000_000

type About = Readonly<Record<string, string | number>>
const codeOf = (about: About) => currency(String(about.currency))
const sumText = (minor: number, about: About) => decimalText(money(minor, codeOf(about)))
const readChange = (typed: string, about: About) => parseAmount(typed, codeOf(about), true)

const bareSum = whole(0, largestSum, 'rates.sum')
export const sum = bareSum.register(typing, {
  read: (typed, about) => parseAmount(typed, codeOf(about)),
  write: sumText,
})
const changeBy = () => whole(-largestSum, largestSum, 'rates.change')
export const change = changeBy().register(typing, { read: readChange, write: sumText })
export const weekdayChange = changeBy().register(typing, {
  read: (typed, about) => (typed === '' ? 0 : readChange(typed, about)),
  write: (minor: number, about) => (minor === 0 ? '' : sumText(minor, about)),
})
/** In hundredths of a percent. */
export const share = (key: SentenceKey, least = 0, most = 10_000) =>
  whole(least, most, key).register(typing, { read: typed => parsePercent(typed, least < 0), write: percentText })

export const between = ([least, most]: readonly [number, number]) => whole(least, most)

export const id = z.int().min(1).max(999_999_999)
export const choice = 'forms.choose'
export const allWeekdays = [1, 2, 3, 4, 5, 6, 7]
/** Monday is 1. */
export const weekdays = z.array(z.int().min(1).max(7)).min(1, 'rates.weekdays').max(7)
export const priority = whole(0, 99)

const latestDay = parseCalendarDay('2199-12-31')!
export const rateDay = (key: SentenceKey) =>
  day(key).refine(
    typed => {
      const parsed = parseCalendarDay(typed)
      return parsed !== undefined && parsed >= 0 && parsed <= latestDay
    },
    { abort: true, error: key },
  )
export const openDay = rateDay('rates.openDay').optional()

type Refined = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: SentenceKey }) => void }

export function refineOrder(
  first: string | undefined,
  last: string | undefined,
  path: string,
  { addIssue }: Refined,
): void {
  if (first && last && last < first) addIssue({ code: 'custom', path: [path], message: 'rates.backwards' })
}

export const refineSpan = (
  { first, last }: { first?: string | undefined; last?: string | undefined },
  refined: Refined,
) => refineOrder(first, last, 'last', refined)

type When = { yearly: boolean; first?: string | undefined; last?: string | undefined }

/** What returns each year has both ends, and does not reach itself. */
export function refineWhen({ yearly, first, last }: When, refined: Refined): void {
  refineSpan({ first, last }, refined)
  if (!yearly) return
  const needed = (path: string, message: SentenceKey) => refined.addIssue({ code: 'custom', path: [path], message })
  if (first === undefined) needed('first', 'rates.firstDay')
  if (last === undefined) needed('last', 'rates.lastDay')
  const days = (parseCalendarDay(last ?? '') ?? 0) - (parseCalendarDay(first ?? '') ?? 0) + 1
  if (first !== undefined && last !== undefined && days > 365) needed('last', 'rates.longYear')
}

/** A form has one field for cancellation policies: a preset by its name, or one of one's own by its id, which calls have apart. */
export function splitPolicy(form: FormData): void {
  const [, own] = /^own-(\d{1,9})$/.exec(typedIn(form, 'policy')) ?? []
  if (own === undefined) return
  form.set('policy', '')
  form.set('ownPolicy', own)
}
