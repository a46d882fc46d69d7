// What a home costs in a search: all of the visit that was asked for, or the least of any.

import { scaled } from '#offers/compiled/scaled.ts'
import { type Money, money } from '#values/money.ts'
import { countNights, type NightRange } from '#values/night-range.ts'

/** The whole price of a visit, everything mandatory included. */
export type HomePrice = { readonly total: Money; readonly nights: NightRange; readonly kind: 'visit' | 'from' }

/** What prices of a search are held side by side by: the total of one visit, or a night of visits of different lengths. */
export function priceToCompare({ kind, total, nights }: HomePrice): Money {
  return kind === 'visit' ? total : money(scaled(total.minor, 1, countNights(nights)), total.currency)
}
