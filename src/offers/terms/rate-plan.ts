// The price of a night before guests are counted: plans, seasons, overrides.

import type { CalendarDay } from '#values/calendar-day.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { DaySpan, WeekdaySet, YearlySpan } from './day-span.ts'

/** A price adjustment: hundredths of a percent (−1000 is ten percent off), or minor units a night. */
export type PriceChange =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'delta'; readonly minor: number }

export type SeasonPrice = PriceChange | { readonly kind: 'nightly'; readonly minor: number }

/** The highest priority wins a night; at equal priority a dated season beats a yearly one, then the lower id wins. */
export type Season = {
  readonly id: number
  readonly name: string
  readonly priority: number
  readonly when:
    | { readonly kind: 'dates'; readonly span: DaySpan }
    | { readonly kind: 'yearly'; readonly span: YearlySpan }
  readonly weekdays: WeekdaySet
  readonly price: SeasonPrice
}

/** Overrides of a single night; null leaves the plan and the rules as they are. */
export type NightOverride = {
  readonly night: CalendarDay
  readonly nightlyMinor: number | null
  readonly minArrival: number | null
  readonly minThrough: number | null
  readonly maxStay: number | null
  readonly closedToArrival: boolean | null
  readonly closedToDeparture: boolean | null
  readonly closed: boolean | null
}

type PlanFrame = {
  readonly id: number
  readonly name: string
  /** The plan's own policy; null leaves the stay's. */
  readonly policy: CancellationPolicy | null
  /** Ascending by night. Those of a derived plan set prices only. */
  readonly overrides: readonly NightOverride[]
  readonly seasons: readonly Season[]
  readonly minNights: number | null
}

export type BasePlan = PlanFrame & {
  readonly kind: 'base'
  /** Null: only nights with a season or a price of their own are on sale. */
  readonly baseNightlyMinor: number | null
  /** Seven amounts, Monday first, added to the base price. */
  readonly weekdayDeltaMinor: readonly number[]
  readonly includedGuests: number
  /** The nightly price for each guest beyond the included ones, by age band code; an omitted band is free. */
  readonly extraGuestNightlyMinor: Readonly<Record<string, number>>
}

export type DerivedPlan = PlanFrame & {
  readonly kind: 'derived'
  readonly parentId: number
  /** What it adds to its parent's price, or a nightly price of its own, which `seasons` change. */
  readonly change: SeasonPrice
}

export type RatePlan = BasePlan | DerivedPlan
