// A change as a page previews it: its price, or what stands against it, by field.

export type ChangePreview =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'priced'
      readonly days: string
      readonly party: string
      /** Extras and code, where the change touches them. */
      readonly chosen: string | undefined
      readonly before: string
      readonly after: string
      /** "€50.00 more", "€50.00 less", "the same price". */
      readonly difference: string
      /** What of the new total is for what is given up; undefined when everything of that comes back. */
      readonly kept: string | undefined
      readonly refundSentences: readonly string[]
      /** False: the home answers first. */
      readonly atOnce: boolean
      /** What the form carries unseen: version, total, key. */
      readonly hidden: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'refused'
      readonly dates: readonly string[]
      readonly party: readonly string[]
      readonly coupon: readonly string[]
      readonly extras: readonly string[]
      readonly other: readonly string[]
    }
