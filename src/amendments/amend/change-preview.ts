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
      /** "€50 more", "€50 less", "the same price". */
      readonly difference: string
      /** The part of the new total that is retained for what is given up; undefined when all of it is refunded. */
      readonly kept: string | undefined
      readonly refundSentences: readonly string[]
      /** False: the home answers first. */
      readonly atOnce: boolean
      /** The rules that an operator overrules by it. */
      readonly overruled?: readonly string[]
      /** Hidden fields: version, total, key. */
      readonly hidden: Readonly<Record<string, string>>
    }
  | ({
      readonly kind: 'refused'
      /** Whether an operator may overrule all that stands against it. */
      readonly mayOverrule?: boolean
    } & Readonly<Record<'dates' | 'party' | 'coupon' | 'extras' | 'other', readonly string[]>>)
