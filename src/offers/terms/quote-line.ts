// One line of a price: what it is for, how it is worked out, and all that a refund must know of it later.

import type { CalendarDay } from '#values/calendar-day.ts'
import type { RefundRule, TaxCategory } from './charges.ts'

export type LineKind = 'night' | 'extra_guest' | 'fee' | 'extra' | 'discount' | 'tax' | 'adjustment'

export type QuoteLine = {
  readonly position: number
  readonly kind: LineKind
  /** The operator's own word for it. */
  readonly label: string
  /** Only a line about a single night has it. */
  readonly date: CalendarDay | null
  readonly quantity: number
  readonly unitMinor: number
  /** `quantity` × `unitMinor`. */
  readonly amountMinor: number
  /** What decided the amount: `plan:3`, `season:7`, `override:20638`, `discount:2`, `rule:9`, `fee:4`, `tax:1`. */
  readonly ruleId: string
  readonly taxCategory: TaxCategory
  /** The tax that is already in the amount. */
  readonly inclusiveTaxMinor: number
  readonly refundRule: RefundRule
  readonly collectedBy: 'us' | 'property'
  /** Of a discount: which lines it reduces (a fee is named by its rule). */
  readonly reduces: { readonly kind: 'night' | 'extra_guest' | 'fee'; readonly ruleId: string | null } | null
  /** Of a tax: what a refund needs to work it out anew for what is kept. */
  readonly tax: LineTax | null
}

type LineTax =
  /** Shrinks with the lines of these categories. */
  | { readonly kind: 'percent'; readonly appliesTo: readonly TaxCategory[] }
  /** Falls due for each night begun, of the first `nights`. */
  | { readonly kind: 'per_night'; readonly nights: number }
  /** Falls due with the arrival. */
  | { readonly kind: 'per_stay' }

export function sumOf(lines: readonly { readonly amountMinor: number }[]): number {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
