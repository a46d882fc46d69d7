// One line of a price: its subject, its calculation, and all that a later refund needs.

import type { CalendarDay } from '#values/calendar-day.ts'
import type { RefundRule, TaxCategory } from './charges.ts'

export type LineKind = 'night' | 'extra_guest' | 'fee' | 'extra' | 'discount' | 'tax' | 'adjustment'

export type QuoteLine = {
  readonly position: number
  readonly kind: LineKind
  /** The operator's own label. */
  readonly label: string
  /** Only on a line about a single night. */
  readonly date: CalendarDay | null
  readonly quantity: number
  readonly unitMinor: number
  /** `quantity` × `unitMinor`. */
  readonly amountMinor: number
  /** What decided the amount: `plan:3`, `season:7`, `override:20638`, `discount:2`, `rule:9`, `fee:4`, `tax:1`. */
  readonly ruleId: string
  readonly taxCategory: TaxCategory
  /** The tax included in the amount. */
  readonly inclusiveTaxMinor: number
  readonly refundRule: RefundRule
  readonly collectedBy: 'us' | 'property'
  /** For a discount: the lines it reduces (a fee is named by its rule). */
  readonly reduces: { readonly kind: 'night' | 'extra_guest' | 'fee'; readonly ruleId: string | null } | null
  /** For a tax: what a refund needs to recalculate it for the retained amount. */
  readonly tax: LineTax | null
}

/** As a fraction: 19 % is 19/100. */
export type TaxRate = { readonly numerator: number; readonly denominator: number }

type LineTax =
  /** Shrinks with the lines of these categories. Quotes of engine version 1 do not say the rate. */
  | { readonly kind: 'percent'; readonly appliesTo: readonly TaxCategory[]; readonly rate?: TaxRate }
  /** Falls due for each night begun, among the first `nights`. */
  | { readonly kind: 'per_night'; readonly nights: number }
  /** Falls due on arrival. */
  | { readonly kind: 'per_stay' }

export function sumOf(lines: readonly { readonly amountMinor: number }[]): number {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
