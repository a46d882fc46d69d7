// The scale of a search: that of its limits, else that of whoever is shown the results.

import { currentDisplay } from '#exchange/display-currency.server.ts'
import { type FilterInput, limitsPrice } from '#search/input/filter-input.ts'
import type { PriceScale } from './price-scale.ts'

/** Where nothing is shown to a guest, as in calls, the address may name the currency without limiting anything. */
export function scaleOf({ price }: Pick<FilterInput, 'price'>): PriceScale {
  const display = currentDisplay()
  const named = price?.currency
  const currency = limitsPrice(price) ? named : (display?.currency ?? named)
  return { currency, rates: display?.rates ?? new Map() }
}
