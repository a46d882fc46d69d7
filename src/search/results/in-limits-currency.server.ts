// Limits in an address are meant in their currency, so a page that they limit is shown in it.

import { currentDisplay, inDisplay } from '#exchange/display-currency.server.ts'
import { type FilterInput, limitsPrice } from '#search/input/filter-input.ts'

/** Does `work` in the currency of the limits; without limits, and where nothing is converted, as it is. */
export function inLimitsCurrency<Result>({ price }: FilterInput, work: () => Result): Result {
  const display = currentDisplay()
  return display && limitsPrice(price) ? inDisplay({ ...display, currency: price.currency }, work) : work()
}
