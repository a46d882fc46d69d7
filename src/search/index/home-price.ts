// A home's price in a search: of the visit asked for, or the lowest of any visit.

import { type Money, money, scaleMinor } from '#values/money.ts'
import { countNights, type NightRange } from '#values/night-range.ts'

/** The whole price of a visit, everything mandatory included. */
export type HomePrice = { readonly total: Money; readonly nights: NightRange; readonly kind: 'visit' | 'from' }

/** The amount by which prices are compared: the total of one visit, or per night where visits differ in length. */
export function priceToCompare({ kind, total, nights }: HomePrice): Money {
  return kind === 'visit' ? total : money(scaleMinor(total.minor, 1, countNights(nights)), total.currency)
}
