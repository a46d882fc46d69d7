// Night prices of a plan as amounts per weekday: outside seasons, and in each season.

import { goesBefore, seasonMinor } from '#offers/days/nightly-price.ts'
import { isWithinYear } from '#offers/terms/day-span.ts'
import type { BasePlan, NightOverride, Season } from '#offers/terms/rate-plan.ts'
import { type CalendarDay, weekday } from '#values/calendar-day.ts'
import { codeBy, codes } from '#values/codes.ts'
import { boundsOf, monthDay } from './compiled-rules.ts'

type SeasonSpan = {
  readonly isYearly: boolean
  /** Days, the second exclusive; or month × 100 + day, both inclusive, for a season that recurs each year. */
  readonly from: number
  readonly until: number
  readonly weekdays: number
}

/** In order of precedence. Homes whose seasons fall on the same days share the list. */
export type SeasonSpans = readonly SeasonSpan[]

export type CompiledNights = {
  readonly spans: SeasonSpans
  /** Seven amounts outside seasons, Monday first, then seven of each season; NaN is no price. */
  readonly minors: readonly number[]
}

const sharedSpans = codes<SeasonSpans, string>()

export function compileNights({ baseNightlyMinor, weekdayDeltaMinor, seasons }: BasePlan): CompiledNights {
  const usual = Array.from({ length: 7 }, (_, day) =>
    baseNightlyMinor === null ? Number.NaN : Math.max(baseNightlyMinor + (weekdayDeltaMinor[day] ?? 0), 0),
  )
  const inOrder = seasons.toSorted((one, other) => (goesBefore(one, other) ? -1 : 1))
  const spans = inOrder.map(spanOf)
  const code = codeBy(sharedSpans, JSON.stringify(spans), () => spans)
  return {
    spans: sharedSpans.values[code]!,
    minors: [
      ...usual,
      ...inOrder.flatMap(season =>
        usual.map(minor => seasonMinor(season, Number.isNaN(minor) ? undefined : minor) ?? minor),
      ),
    ],
  }
}

function spanOf({ when, weekdays }: Season): SeasonSpan {
  const span = when.kind === 'dates' ? boundsOf(when.span) : { from: when.span.first, until: when.span.last }
  return { isYearly: when.kind === 'yearly', ...span, weekdays }
}

/** Which of `minors` is the price of the night. */
export function nightSlot(spans: SeasonSpans, day: number): number {
  const ofWeek = weekday(day as CalendarDay) - 1
  for (let at = 0; at < spans.length; at++) {
    const { isYearly, from, until, weekdays } = spans[at]!
    if ((weekdays & (1 << ofWeek)) === 0) continue
    if (isYearly ? isWithinYear(from, until, monthDay(day)) : from <= day && day < until) return 7 * (at + 1) + ofWeek
  }
  return ofWeek
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
