// What the operator's pages about the rates of a home show.

import type { RateValues } from './rate-form.ts'

/** One thing that can be changed: as it reads, and as its form has it. */
export type RateRow = {
  readonly id: number
  readonly title: string
  readonly said: string
  readonly values: RateValues
}

/** What every form of the page needs. */
export type RateDesk = {
  readonly slug: string
  readonly version: number
  readonly currency: string
  /** Whether whoever looks may change anything. */
  readonly mayChange: boolean
}

export type RatesAtDesk = RateDesk & {
  readonly bands: readonly { readonly field: string; readonly label: string }[]
  readonly base: RateValues
  readonly seasons: readonly RateRow[]
  /** Other homes that are sold by the same plan. */
  readonly sharedWith: readonly string[]
  /** Rates that follow this one, in words. */
  readonly derived: readonly string[]
}
