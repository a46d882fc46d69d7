// Which payment methods an organisation offers, and for which homes.

/** How one method is offered. Both conditions must hold; null is no condition. */
export type OfferedMethod = {
  /** As `PaymentMethod` has them; one that no longer exists is in nobody's way. */
  readonly method: string
  /** Where the home is, by ISO 3166-1 alpha-2. */
  readonly countries: readonly string[] | null
  /** The keys of homes. */
  readonly homes: readonly number[] | null
}

/** Null offers every possible method for every home; a method that no row names is not offered. */
export type OfferedMethods = readonly OfferedMethod[] | null

/** What decides on the methods of a home. */
export type PaidHome = { readonly id: number; readonly country: string }

export function isOfferedFor(offered: readonly OfferedMethod[], method: string, { id, country }: PaidHome): boolean {
  return offered.some(
    ({ method: named, countries, homes }) =>
      named === method && (countries === null || countries.includes(country)) && (homes === null || homes.includes(id)),
  )
}
