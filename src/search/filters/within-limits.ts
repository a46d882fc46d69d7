// Which homes are within a filter's price limits.

import { type HomePrice, priceToCompare } from '#search/index/home-price.ts'
import { comparedMinor, type PricedHomes, pickHomes } from '#search/index/priced-homes.ts'
import { limitsPrice, type PriceLimits } from '#search/input/filter-input.ts'
import { decimalsOf } from '#values/money.ts'

/** Whether a price is within the inclusive limits. Without limits every home passes, with limits none without a price. */
export function passesPrice(price: HomePrice | undefined, limits: PriceLimits | undefined): boolean {
  if (!limitsPrice(limits)) return true
  if (price?.total.currency !== limits.currency) return false
  const { least, most } = minorLimits(limits)
  const { minor } = priceToCompare(price)
  return minor >= least && minor <= most
}

/** The same for many homes, by index. */
export function priceTest(homes: PricedHomes, limits: PriceLimits | undefined): (at: number) => boolean {
  if (!limitsPrice(limits)) return () => true
  const { table, rows } = homes
  const { least, most } = minorLimits(limits)
  const code = table.names.currencies.numbers.get(limits.currency)
  return at => {
    if (table.currencies[rows[at]!] !== code) return false
    const minor = comparedMinor(homes, at)
    return minor >= least && minor <= most
  }
}

export function withinLimits(homes: PricedHomes, limits: PriceLimits | undefined): PricedHomes {
  return limitsPrice(limits) ? pickHomes(homes, priceTest(homes, limits)) : homes
}

function minorLimits({ currency, least = 0, most = Number.POSITIVE_INFINITY }: PriceLimits) {
  const unit = 10 ** decimalsOf(currency)
  return { least: least * unit, most: most * unit }
}
