// The types of fees, discounts and taxes.

import type { DaySpan } from './day-span.ts'

/** Tax category of a line; nights and extra guests are 'lodging', fees and taxes name their own. */
export type TaxCategory = string

export type RefundRule = 'policy' | 'always_before_checkin' | 'never' | 'if_unused'

export type FeeKind = 'cleaning' | 'linen' | 'service' | 'resort' | 'pet' | 'other' | 'extra'

export type FeeBasis =
  | 'per_stay'
  | 'per_night'
  | 'per_guest'
  | 'per_guest_night'
  | 'per_pet'
  | 'per_pet_night'
  | 'percent_of_lodging'

export type Fee = {
  readonly id: number
  readonly name: string
  readonly kind: FeeKind
  readonly basis: FeeBasis
  /** Minor units; hundredths of a percent for `percent_of_lodging`. */
  readonly amount: number
  /** For bases that count guests: each band's amount (an omitted band is free) instead of `amount`. */
  readonly amountByBand: Readonly<Record<string, number>> | null
  /** False: an optional extra. */
  readonly mandatory: boolean
  readonly maxQuantity: number
  readonly taxCategory: TaxCategory
  readonly refundRule: RefundRule
}

export type DiscountKind = 'los' | 'early' | 'last_minute' | 'gap' | 'coupon'
export type DiscountTarget = 'night' | 'extra_guest' | 'fee'

/**
 * Every non-null threshold must be met. A fixed amount is taken off each night, a coupon's once off the stay. `early`,
 * `last_minute` and `gap` compete with each other; `los` and `coupon` only among their own kind.
 */
export type Discount = {
  readonly id: number
  readonly name: string
  readonly kind: DiscountKind
  readonly reduction:
    | { readonly kind: 'percent'; readonly basisPoints: number }
    | { readonly kind: 'fixed'; readonly minor: number }
  readonly appliesTo: readonly DiscountTarget[]
  /** Adds to the best of its rivals instead of competing with them. */
  readonly stackable: boolean
  readonly minNights: number | null
  readonly minLeadDays: number | null
  readonly maxLeadDays: number | null
  /** `gap` only: the visit fills a free gap of at most so many nights. */
  readonly maxGapNights: number | null
  /** `coupon` only, in capitals. */
  readonly code: string | null
  /** The discounted nights. */
  readonly nights: DaySpan
  /** The days, at the home, on which it may be booked. */
  readonly bookable: DaySpan
  readonly limits: { readonly total: number | null; readonly perGuest: number | null }
}

export type TaxKind = 'percent' | 'per_night' | 'per_guest_night' | 'per_stay'

export type TaxRule = {
  readonly id: number
  readonly name: string
  readonly jurisdiction: string
  readonly kind: TaxKind
  /** `percent` only: the rate as a fraction, 19 % is 19/100. */
  readonly rate: { readonly numerator: number; readonly denominator: number } | null
  /** Minor units, for kinds other than percentages. */
  readonly amountMinor: number
  /** `per_guest_night` only: each band's amount (an omitted band is free) instead of `amountMinor`. */
  readonly amountByBand: Readonly<Record<string, number>> | null
  /** `percent` only: the maximum per person and night. */
  readonly capPerGuestNightMinor: number | null
  /** `percent` only: the categories of the lines it applies to; a tax's own category makes this a tax on that tax. */
  readonly appliesTo: readonly TaxCategory[]
  /** `percent` only: applies to the price net of included taxes. */
  readonly onNet: boolean
  /** Included in the prices: shown, but not added. */
  readonly inclusive: boolean
  /** People younger than this on arrival are exempt; of a percentage the others pay their per-head share. */
  readonly exemptAgesBelow: number | null
  /** Only the first so many nights are taxed. */
  readonly maxNights: number | null
  /** Visits of so many nights or more are exempt. */
  readonly minNightsExempt: number | null
  readonly collectedBy: 'us' | 'property'
  readonly validity: DaySpan
  /** A percentage is rounded half up per line, or once for the whole. */
  readonly rounding: 'line' | 'total'
  /** The tax's own category, for later taxes. */
  readonly taxCategory: TaxCategory
}
