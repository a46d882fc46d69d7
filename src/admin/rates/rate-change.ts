// What an operator may change about the price of a home and its rules, as commands take it.

import type { PresetName } from '#offers/refunds/policy-presets.ts'
import type { Discount, Fee } from '#offers/terms/charges.ts'
import type { DaySpan, WeekdaySet, YearlySpan } from '#offers/terms/day-span.ts'
import type { SeasonPrice } from '#offers/terms/rate-plan.ts'
import type { Demand } from '#offers/terms/stay-rule.ts'
import type { NightRange } from '#values/night-range.ts'

type BaseRates = {
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

export type RuleEntered = {
  readonly priority: number
  readonly days: DaySpan
  readonly weekdays: WeekdaySet
  readonly demand: Demand
}

export type FeeEntered = Omit<Fee, 'id' | 'taxCategory'>
export type DiscountEntered = Omit<Discount, 'id'>

/** What stays undefined is left as it is. */
type TermsEntered = { readonly policy?: PresetName; readonly paymentTermsId?: number }

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
  | { readonly kind: 'rule'; readonly id: number | undefined; readonly entered: RuleEntered | null }
  | { readonly kind: 'fee'; readonly id: number | undefined; readonly entered: FeeEntered | null }
  | { readonly kind: 'discount'; readonly id: number | undefined; readonly entered: DiscountEntered | null }
  | { readonly kind: 'terms'; readonly terms: TermsEntered }

export type RateKind = RateChange['kind']
