// How many homes each further choice would leave: the number beside a box is what ticking it finds.

import { priceToCompare } from '#search/listing/home-price.ts'
import { type PriceSpread, priceHistogram } from '#search/listing/price-histogram.ts'
import type { AmenityCode } from '#stays/amenities.ts'
import { isAmenityCode } from '#stays/amenities.ts'
import type { StayKind } from '#stays/stay.ts'
import type { Currency } from '#values/money.ts'
import type { FilterWish } from './filter-wish.ts'
import { type PricedHome, passesFilter } from './priced-home.ts'

export type Counted<Value> = { readonly value: Value; readonly count: number }

export type Choices = {
  /** How many homes of the kind fit everything else. */
  readonly kinds: readonly Counted<StayKind>[]
  /** How many have at least so many bedrooms. */
  readonly bedrooms: readonly Counted<number>[]
  /** How many have this too. */
  readonly amenities: readonly Counted<AmenityCode>[]
  /** How prices spread when no limit is set to them, a list for each currency; the currency of most homes first. */
  readonly spreads: readonly PriceSpread[]
}

/** Counts over all `homes` of a search as it stands without `filter`; what no home offers is no choice. */
export function countChoices(homes: readonly PricedHome[], filter: FilterWish): Choices {
  const passing = (change: Partial<FilterWish>) => homes.filter(home => passesFilter(home, { ...filter, ...change }))
  const anyKind = Map.groupBy(passing({ kinds: [] }), ({ kind }) => kind)
  const anySize = passing({ bedrooms: 0 })
  const all = passing({})
  const anyPrice = passing({ price: undefined }).flatMap(({ price }) => (price ? [priceToCompare(price)] : []))
  const largest = Math.max(0, filter.bedrooms, ...homes.map(({ bedrooms }) => bedrooms))
  return {
    kinds: namesIn(homes.map(({ kind }) => kind)).map(value => ({
      value: value as StayKind,
      count: anyKind.get(value)?.length ?? 0,
    })),
    bedrooms: Array.from({ length: largest }, (_, at) => ({
      value: at + 1,
      count: anySize.filter(({ bedrooms }) => bedrooms > at).length,
    })),
    amenities: namesIn(homes.flatMap(({ amenities }) => [...amenities]))
      .filter(isAmenityCode)
      .map(value => ({ value, count: all.filter(({ amenities }) => amenities.has(value)).length })),
    spreads: priceHistogram(anyPrice).sort((one, other) => homesIn(other) - homesIn(one)),
  }
}

/** Each name once, the most frequent first, equal ones by their spelling: the order stays while boxes are ticked. */
function namesIn(names: readonly string[]): string[] {
  return [...Map.groupBy(names, name => name)]
    .sort(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1))
    .map(([name]) => name)
}

const homesIn = ({ steps }: PriceSpread) => steps.reduce((sum, { count }) => sum + count, 0)

/** The spread of one currency, of the first without one. */
export function spreadOf({ spreads }: Choices, currency: Currency | undefined): PriceSpread | undefined {
  return currency ? spreads.find(spread => spread.currency === currency) : spreads[0]
}
