// Which homes are within a filter's price limits.

import { type PriceScale, shownIn, shownMinor } from '#exchange/price-scale.ts'
import { type HomePrice, priceToCompare } from '#search/index/home-price.ts'
import { comparedMinor, type PricedHomes, pickHomes } from '#search/index/priced-homes.ts'
import { limitsPrice, type PriceLimits } from '#search/input/filter-query.ts'
import { decimalsOf } from '#values/money.ts'

/**
 * Whether a price, as it is shown, is within the inclusive limits; `scale` has their currency. Without limits every home passes,
 * with limits none without a price or with one that cannot be converted.
 */
export function passesPrice(price: HomePrice | undefined, limits: PriceLimits | undefined, scale: PriceScale): boolean {
  if (!limitsPrice(limits)) return true
  const minor = price && shownMinor(priceToCompare(price), scale)
  if (minor === undefined) return false
  const { least, most } = minorLimits(limits)
  return minor >= least && minor <= most
}

/** The same for many homes, by index. */
export function priceTest(
  homes: PricedHomes,
  limits: PriceLimits | undefined,
  scale: PriceScale,
): (at: number) => boolean {
  if (!limitsPrice(limits)) return () => true
  const { table, rows } = homes
  const { least, most } = minorLimits(limits)
  const shown = table.names.currencies.values.map(code => shownIn(scale, code))
  return at => {
    const convert = shown[table.currencies[rows[at]!]!]
    const compared = comparedMinor(homes, at)
    if (!convert || Number.isNaN(compared)) return false
    const minor = convert(compared)
    return minor >= least && minor <= most
  }
}

export function withinLimits(homes: PricedHomes, limits: PriceLimits | undefined, scale: PriceScale): PricedHomes {
  return limitsPrice(limits) ? pickHomes(homes, priceTest(homes, limits, scale)) : homes
}

/** The homes that limits cannot judge, by index: those with a price that is shown unconverted. */
export function isUnconverted({ table, rows, minors }: PricedHomes, scale: PriceScale): (at: number) => boolean {
  const shown = table.names.currencies.values.map(code => shownIn(scale, code))
  return at => !shown[table.currencies[rows[at]!]!] && !Number.isNaN(minors[at]!)
}

function minorLimits({ currency, least = 0, most = Number.POSITIVE_INFINITY }: PriceLimits) {
  const unit = 10 ** decimalsOf(currency)
  return { least: least * unit, most: most * unit }
}
