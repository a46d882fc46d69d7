// What other extras or another code would cost for held nights, or what stands against them.

export type ChoicesPreview =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'priced'
      readonly total: string
      readonly totalMinor: number
      /** "€18 more", "€18 less", "the same price". */
      readonly difference: string
    }
  | ({ readonly kind: 'refused' } & Readonly<Record<'coupon' | 'extras' | 'other', readonly string[]>>)
