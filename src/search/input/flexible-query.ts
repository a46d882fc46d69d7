// What flexible dates are, and the part of an address that asks for them.

export type FlexibleDates =
  | { readonly kind: 'around'; readonly days: number }
  /** `month` as `2031-05`. */
  | { readonly kind: 'month'; readonly month: string; readonly nights: number }

export type FlexibleField = 'flex' | 'nights' | 'month'

export type FlexibleFaults = { readonly [Field in FlexibleField]?: string }

/** By how many days a visit may move either way. */
export const flexSteps = [1, 3, 7] as const

/** Nights of a visit in some month: each start of the month is tried for each home. */
export const mostFlexibleNights = 28

/** The part of an address that asks for these dates. */
export function flexibleQuery(flexible: FlexibleDates | undefined): [FlexibleField, string][] {
  if (!flexible) return []
  if (flexible.kind === 'around') return [['flex', String(flexible.days)]]
  return [
    ['month', flexible.month],
    ['nights', String(flexible.nights)],
  ]
}
