// Which payment methods an organisation offers, and for which homes.

/** How one method is offered. Both conditions must hold; null is no condition. */
export type OfferedMethod<Method extends string = string> = {
  readonly method: Method
  /** Where the home is, by ISO 3166-1 alpha-2. */
  readonly countries: readonly string[] | null
  /** The keys of homes. */
  readonly homes: readonly number[] | null
}

/** Null offers every possible method for every home; a method that no row names is not offered. */
export type OfferedMethods = readonly OfferedMethod[] | null
