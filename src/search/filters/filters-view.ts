// The view of the filters: choices with counts, a price histogram, and links that remove chosen filters.

import type { FilterField } from '#search/input/filter-query.ts'

export type FilterChoice = {
  readonly value: string
  readonly label: string
  /** How many homes choosing it leaves; undefined for the choice of none. */
  readonly count: number | undefined
  readonly chosen: boolean
}

type PriceBar = {
  /** 0 to 1 of the tallest. */
  readonly height: number
  readonly within: boolean
}

export type PriceFilter = {
  /** `Total for your nights`, or `A night, everything included`. */
  readonly about: string
  readonly bars: readonly PriceBar[]
  /** `24 homes from €95 to €480`; undefined when no home says a price. */
  readonly spread: string | undefined
  readonly currency: string
  readonly least: string
  readonly most: string
}

export type Chip = { readonly label: string; readonly href: string }

export type FiltersView = {
  readonly kinds: readonly FilterChoice[]
  readonly bedrooms: readonly FilterChoice[]
  readonly amenities: readonly FilterChoice[]
  readonly moreAmenities: readonly FilterChoice[]
  readonly ratings: readonly FilterChoice[]
  readonly promises: readonly FilterChoice[]
  readonly price: PriceFilter
  /** The rest of the search, to be sent along. */
  readonly kept: readonly (readonly [string, string])[]
  /** The filter as the address has it. */
  readonly written: readonly (readonly [FilterField, string])[]
  readonly chips: readonly Chip[]
  /** The search without any of it. */
  readonly clear: string | undefined
  /** Whether the search asks for anything at all. */
  readonly isAsked: boolean
}
