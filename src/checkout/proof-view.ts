// What the checkout shows while an address is proved.

/** A code was mailed to `email` and is awaited. */
export type ProofView = {
  readonly email: string
  readonly fault?: string | undefined
}
