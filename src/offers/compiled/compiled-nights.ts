// What nights cost in a plan, as amounts for each weekday: of no season, and of each season.

import { goesBefore, seasonMinor } from '#offers/prices/nightly-price.ts'
import type { BasePlan, NightOverride, Season } from '#offers/prices/rate-plan.ts'
import { type CalendarDay, weekday, yearMonthDay } from '#values/calendar-day.ts'
import { boundsOf } from './compiled-rules.ts'

type CompiledSeason = {
  readonly isYearly: boolean
  /** Days, the second without; or month × 100 + day, both included, for a season that returns each year. */
  readonly from: number
  readonly until: number
  readonly weekdays: number
  readonly minors: readonly number[]
}

/** Monday first; NaN is no price. */
export type CompiledNights = { readonly usual: readonly number[]; readonly seasons: readonly CompiledSeason[] }

export function compileNights({ baseNightlyMinor, weekdayDeltaMinor, seasons }: BasePlan): CompiledNights {
  const usual = Array.from({ length: 7 }, (_, day) =>
    baseNightlyMinor === null ? Number.NaN : Math.max(baseNightlyMinor + (weekdayDeltaMinor[day] ?? 0), 0),
  )
  return {
    usual,
    seasons: seasons.toSorted((one, other) => (goesBefore(one, other) ? -1 : 1)).map(season => compile(season, usual)),
  }
}

function compile(season: Season, usual: readonly number[]): CompiledSeason {
  const { when, weekdays } = season
  const span = when.kind === 'dates' ? boundsOf(when.span) : { from: when.span.first, until: when.span.last }
  return {
    isYearly: when.kind === 'yearly',
    ...span,
    weekdays,
    minors: usual.map(minor => seasonMinor(season, Number.isNaN(minor) ? undefined : minor) ?? minor),
  }
}

/** The price of the night, or NaN when nothing gives it one; `said` is what is said of it alone. */
export function nightMinor({ usual, seasons }: CompiledNights, said: NightOverride | undefined, day: number): number {
  if (said !== undefined && said.nightlyMinor !== null) return said.nightlyMinor
  const ofWeek = weekday(day as CalendarDay) - 1
  for (const { isYearly, from, until, weekdays, minors } of seasons) {
    if ((weekdays & (1 << ofWeek)) === 0) continue
    if (isYearly ? isWithinYear(from, until, monthDay(day)) : from <= day && day < until) return minors[ofWeek]!
  }
  return usual[ofWeek]!
}

function isWithinYear(first: number, last: number, written: number): boolean {
  return first <= last ? first <= written && written <= last : written >= first || written <= last
}

/** From 1970 for a century: a search reads the same few days for every home. */
const readDays = new Uint16Array(40_000)

/** Month × 100 + day of the month. */
function monthDay(day: number): number {
  const known = readDays[day]
  if (known) return known
  const { month, day: ofMonth } = yearMonthDay(day as CalendarDay)
  const written = month * 100 + ofMonth
  if (known === 0) readDays[day] = written
  return written
}
