// What an operator may change about the price of a home and its rules, as verbs take it.

import type { DaySpan, WeekdaySet, YearlySpan } from '#offers/day-span.ts'
import type { SeasonPrice } from '#offers/prices/rate-plan.ts'
import type { NightRange } from '#values/night-range.ts'

export type BaseRates = {
  /** Null sells only nights with a season or a price of their own. */
  readonly baseNightlyMinor: number | null
  /** Seven amounts, Monday first. */
  readonly weekdayDeltaMinor: readonly number[]
  readonly includedGuests: number
  /** By the code of the age band; those left out pay nothing. */
  readonly extraGuestNightlyMinor: Readonly<Record<string, number>>
}

export type SeasonEntered = {
  readonly name: string
  readonly priority: number
  readonly when:
    | { readonly kind: 'dates'; readonly span: DaySpan }
    | { readonly kind: 'yearly'; readonly span: YearlySpan }
  readonly weekdays: WeekdaySet
  readonly price: SeasonPrice
}

/** What is said of single nights; what is undefined stays as it is, null takes it away. */
export type NightsEntered = {
  readonly nightlyMinor?: number | null
  readonly minArrival?: number | null
  readonly closedToArrival?: boolean | null
  readonly closedToDeparture?: boolean | null
  readonly closed?: boolean | null
}

/** `id` undefined enters something new; `entered` null takes it away. */
export type RateChange =
  | { readonly kind: 'base'; readonly base: BaseRates }
  | { readonly kind: 'season'; readonly id: number | undefined; readonly entered: SeasonEntered | null }
  | {
      readonly kind: 'nights'
      readonly nights: NightRange
      readonly weekdays: WeekdaySet
      readonly entered: NightsEntered | null
    }

export type RateKind = RateChange['kind']
