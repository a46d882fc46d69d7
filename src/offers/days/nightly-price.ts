// The price of one night in a rate plan, and the rule that set it.

import { inSpan, inWeekdays, inYearlySpan } from '#offers/terms/day-span.ts'
import type { BasePlan, NightOverride, PriceChange, RatePlan, Season } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { weekday } from '#values/calendar-day.ts'
import { scaleMinor } from '#values/money.ts'

type NightlyPrice = { readonly minor: number; readonly label: string; readonly ruleId: string }

/**
 * The price of `night` in `plan`, rounded half up and never below 0: the night's own price (the stay's, then the
 * plan's), else the season's, else base and weekday; a derived plan adjusts its parent's price unless it has its own
 * for that night, or a nightly price and seasons. Undefined when nothing prices the night. Source: the order of the quote, step 4.
 */
export function nightlyPrice(offer: StayOffer, plan: RatePlan, night: CalendarDay): NightlyPrice | undefined {
  if (plan.kind === 'base') return basePrice(offer, plan, night)
  const own = overrideFor(plan.overrides, night)
  if (own?.nightlyMinor != null) return overridden(own.nightlyMinor, plan, night)
  if (plan.change.kind === 'nightly') return seasonedPrice(plan, plan.change.minor, night)
  const parent = basePrice(offer, offer.plans[0], night)
  return parent && { minor: changed(parent.minor, plan.change), label: plan.name, ruleId: `plan:${plan.id}` }
}

function basePrice(offer: StayOffer, plan: BasePlan, night: CalendarDay): NightlyPrice | undefined {
  const override =
    overrideFor(offer.overrides, night)?.nightlyMinor ?? overrideFor(plan.overrides, night)?.nightlyMinor ?? null
  if (override !== null) return overridden(override, plan, night)
  const usual =
    plan.baseNightlyMinor === null
      ? undefined
      : atLeastNothing(plan.baseNightlyMinor + (plan.weekdayDeltaMinor[weekday(night) - 1] ?? 0))
  return seasonedPrice(plan, usual, night)
}

function seasonedPrice(plan: RatePlan, usual: number | undefined, night: CalendarDay): NightlyPrice | undefined {
  const season = seasonOf(plan.seasons, night)
  if (season) {
    const minor = seasonMinor(season, usual)
    if (minor !== undefined) return { minor, label: season.name, ruleId: `season:${season.id}` }
  }
  return usual === undefined ? undefined : { minor: usual, label: plan.name, ruleId: `plan:${plan.id}` }
}

/** The season's price, from the usual one; undefined when it adjusts a missing price. */
export function seasonMinor({ price }: Season, usual: number | undefined): number | undefined {
  if (price.kind === 'nightly') return price.minor
  return usual === undefined ? undefined : changed(usual, price)
}

/** The season that sets the price of `night`: highest priority, then dated before yearly, then the lower id. */
function seasonOf(seasons: readonly Season[], night: CalendarDay): Season | undefined {
  let best: Season | undefined
  for (const season of seasons) {
    const { when, weekdays } = season
    const speaks = when.kind === 'dates' ? inSpan(when.span, night) : inYearlySpan(when.span, night)
    if (speaks && inWeekdays(weekdays, night) && (best === undefined || goesBefore(season, best))) best = season
  }
  return best
}

/** Whether the first season takes precedence where both cover a night. */
export function goesBefore(one: Season, other: Season): boolean {
  if (one.priority !== other.priority) return one.priority > other.priority
  if (one.when.kind !== other.when.kind) return one.when.kind === 'dates'
  return one.id < other.id
}

/** The override of `night`; `overrides` ascend by night. */
export function overrideFor(overrides: readonly NightOverride[], night: CalendarDay): NightOverride | undefined {
  let low = 0
  let high = overrides.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (overrides[middle]!.night < night) low = middle + 1
    else high = middle
  }
  return overrides[low]?.night === night ? overrides[low] : undefined
}

function overridden(minor: number, plan: RatePlan, night: CalendarDay): NightlyPrice {
  return { minor, label: plan.name, ruleId: `override:${night}` }
}

function changed(minor: number, change: PriceChange): number {
  return atLeastNothing(
    change.kind === 'delta' ? minor + change.minor : scaleMinor(minor, 10_000 + change.basisPoints, 10_000),
  )
}

function atLeastNothing(minor: number): number {
  return Math.max(minor, 0)
}
