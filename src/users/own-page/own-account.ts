// What the own page knows of an account beyond the user: how its owner can sign in.

export type OwnAccount = {
  /** The domain of the hosted provider that keeps the account; null when this site does. */
  readonly keptBy: string | null
  /** Whether there is a password to ask for again. */
  readonly hasPassword: boolean
  /** Whether this site signs people in by phone. */
  readonly offersPhone: boolean
  /** Apps, with the instant each was set up; null when the provider that keeps them did not tell. */
  readonly factors: readonly { readonly id: string; readonly since: string }[] | null
  /** The names of other providers that are linked. */
  readonly providers: readonly string[]
}
