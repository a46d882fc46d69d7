// What an operator and a guest agree on about a booking: its price, and how it is paid.

/** Another total, or other amounts of some parts, in minor units. */
export type OwnPrice = {
  readonly reason: string
  readonly totalMinor?: number | undefined
  /** By the keys of `priceParts`: `lodging`, `fee:4`. */
  readonly parts?: readonly { readonly key: string; readonly minor: number }[] | undefined
}

/** `paid`: it has been, which is noted afterwards. */
export type PaymentByHand = 'transfer' | 'at-home' | 'paid'
