// Night prices of a plan by season and weekday, each amount once.

import { goesBefore, seasonMinor } from '#offers/days/nightly-price.ts'
import { isWithinYear } from '#offers/terms/day-span.ts'
import type { BasePlan, NightOverride, Season } from '#offers/terms/rate-plan.ts'
import { type CalendarDay, weekday } from '#values/calendar-day.ts'
import { codeBy, codeOf, codes } from '#values/codes.ts'
import { boundsOf, monthDay } from './compiled-rules.ts'

type SeasonSpan = {
  readonly isYearly: boolean
  /** Days, the second exclusive; or month × 100 + day, both inclusive, for a season that recurs each year. */
  readonly from: number
  readonly until: number
  readonly weekdays: number
}

/** Which days cost which amount. Homes of which it is the same days share this. */
export type SeasonSpans = {
  /** In order of precedence. */
  readonly seasons: readonly SeasonSpan[]
  /** Seven indexes into the amounts of a home outside seasons, Monday first, then seven for each season. */
  readonly amounts: readonly number[]
}

export type CompiledNights = {
  readonly spans: SeasonSpans
  /** What the days of a week cost outside seasons, and in each season, each amount once; NaN is no price. */
  readonly minors: readonly number[]
}

const sharedSpans = codes<SeasonSpans, string>()

export function compileNights({ baseNightlyMinor, weekdayDeltaMinor, seasons }: BasePlan): CompiledNights {
  const usual = Array.from({ length: 7 }, (_, day) =>
    baseNightlyMinor === null ? Number.NaN : Math.max(baseNightlyMinor + (weekdayDeltaMinor[day] ?? 0), 0),
  )
  const inOrder = seasons.toSorted((one, other) => (goesBefore(one, other) ? -1 : 1))
  const inSeasons = inOrder.map(season =>
    usual.map(minor => seasonMinor(season, Number.isNaN(minor) ? undefined : minor) ?? minor),
  )
  const minors: number[] = []
  const amounts = [usual, ...inSeasons].flatMap(week => {
    // Not across weeks: which seasons happen to cost the same would tell homes apart that are otherwise alike.
    const met = codes<number>()
    const first = minors.length
    const inWeek = week.map(minor => first + codeOf(met, minor))
    minors.push(...met.values)
    return inWeek
  })
  const spans: SeasonSpans = { seasons: inOrder.map(spanOf), amounts }
  const code = codeBy(sharedSpans, JSON.stringify(spans), () => spans)
  return { spans: sharedSpans.values[code]!, minors }
}

function spanOf({ when, weekdays }: Season): SeasonSpan {
  const span = when.kind === 'dates' ? boundsOf(when.span) : { from: when.span.first, until: when.span.last }
  return { isYearly: when.kind === 'yearly', ...span, weekdays }
}

/** Which of `minors` is the price of the night. */
export function nightSlot({ seasons, amounts }: SeasonSpans, day: number): number {
  const ofWeek = weekday(day as CalendarDay) - 1
  for (let at = 0; at < seasons.length; at++) {
    const { isYearly, from, until, weekdays } = seasons[at]!
    if ((weekdays & (1 << ofWeek)) === 0) continue
    if (isYearly ? isWithinYear(from, until, monthDay(day)) : from <= day && day < until)
      return amounts[7 * (at + 1) + ofWeek]!
  }
  return amounts[ofWeek]!
}

/** What stands for a night without a price among whole numbers. */
const noPrice = -1

/** The largest amount in minor units that a column holds; offers with larger ones are priced line by line. */
export const mostMinor = 2 ** 31 - 1

/** An amount, or NaN, as columns of whole numbers hold it; `readMinor` reads it. */
export function writtenMinor(minor: number): number {
  return Number.isNaN(minor) ? noPrice : Math.min(minor, mostMinor)
}

export function readMinor(written: number): number {
  return written === noPrice ? Number.NaN : written
}

/** `CompiledNights` as written, whose amounts begin at `begin` of longer ones. */
export type PricedNights = {
  readonly spans: SeasonSpans
  readonly minors: ArrayLike<number>
  readonly begin: number
}

/** The price of the night, or NaN if nothing prices it; `said` is its override. */
export function nightMinor(
  { spans, minors, begin }: PricedNights,
  said: NightOverride | undefined,
  day: number,
): number {
  if (said !== undefined && said.nightlyMinor !== null) return said.nightlyMinor
  return readMinor(minors[begin + nightSlot(spans, day)]!)
}
