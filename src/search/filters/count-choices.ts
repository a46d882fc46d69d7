// How many homes each further choice would leave: the number beside a checkbox.

import { type PriceScale, shownIn } from '#exchange/price-scale.ts'
import { factTest, hasAll, isLargeEnough, isOfKind } from '#search/index/fact-test.ts'
import { comparedMinor, type PricedHomes } from '#search/index/priced-homes.ts'
import type { FilterInput } from '#search/input/filter-input.ts'
import { type AmenityCode, isAmenityCode } from '#stays/amenities.ts'
import type { StayKind } from '#stays/stay.ts'
import type { Currency } from '#values/money.ts'
import { type PriceSpread, priceHistogram } from './price-histogram.ts'
import { amenitiesIn, named, note, tally } from './tally.ts'
import { priceTest } from './within-limits.ts'

export type Counted<Value> = { readonly value: Value; readonly count: number }

export type Choices = {
  /** How many homes of the kind fit everything else. */
  readonly kinds: readonly Counted<StayKind>[]
  /** How many have at least so many bedrooms. */
  readonly bedrooms: readonly Counted<number>[]
  /** How many have this too. */
  readonly amenities: readonly Counted<AmenityCode>[]
  /** The currency of limits, if the search has one. */
  readonly currency: Currency | undefined
  /** Histograms of prices as they are shown, without a price limit: one a currency; the currency of most homes first. */
  readonly spreads: readonly PriceSpread[]
}

export const noChoices: Choices = { kinds: [], bedrooms: [], amenities: [], currency: undefined, spreads: [] }

/** Counts over all `homes` that a search finds without `filter`; what no home has is not offered. */
export function countChoices(homes: PricedHomes, filter: FilterInput, scale: PriceScale): Choices {
  const { table, rows, minors } = homes
  const facts = factTest(table, filter)
  const costs = priceTest(homes, filter.price, scale)
  const kinds = tally(table.names.kinds.values.length)
  // Homes share their sets, so each set is counted before the names in it are.
  const sets = tally(table.names.amenities.values.length)
  const shown = table.names.currencies.values.map(code => shownIn(scale, code))
  const converted: number[] = []
  const amounts = shown.map(convert => (convert ? converted : []))
  // How many homes have exactly so many bedrooms.
  const sizes: number[] = Array(filter.bedrooms + 1).fill(0)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const kind = isOfKind(facts, row)
    const size = isLargeEnough(facts, row)
    const amenity = hasAll(facts, row)
    const price = costs(at)
    note(kinds, table.kinds[row]!, size && amenity && price)
    note(sets, table.amenities[row]!, kind && size && amenity && price)
    const bedrooms = table.bedrooms[row]!
    while (sizes.length <= bedrooms) sizes.push(0)
    if (kind && amenity && price) sizes[bedrooms]! += 1
    if (kind && size && amenity && !Number.isNaN(minors[at]!)) {
      const code = table.currencies[row]!
      const minor = comparedMinor(homes, at)
      amounts[code]!.push(shown[code]?.(minor) ?? minor)
    }
  }
  const unconverted = table.names.currencies.values.flatMap((currency, code) =>
    shown[code] ? [] : [[currency, amounts[code]!] as const],
  )
  const byCurrency = scale.currency ? [...unconverted, [scale.currency, converted] as const] : unconverted
  return {
    kinds: named(kinds, table.names.kinds.values).map(({ name, counted }) => ({
      value: name as StayKind,
      count: counted,
    })),
    bedrooms: sizes.slice(1).map((_, at) => ({
      value: at + 1,
      count: sizes.slice(at + 1).reduce((sum, count) => sum + count, 0),
    })),
    amenities: amenitiesIn(sets, table).flatMap(({ name, counted }) =>
      isAmenityCode(name) ? [{ value: name, count: counted }] : [],
    ),
    currency: scale.currency,
    spreads: priceHistogram(byCurrency).sort((one, other) => homesIn(other) - homesIn(one)),
  }
}

const homesIn = ({ steps }: PriceSpread) => steps.reduce((sum, { count }) => sum + count, 0)

/** The spread of the currency of limits; without one, of the currency of most homes. */
export function spreadOf({ currency, spreads }: Choices): PriceSpread | undefined {
  return currency ? spreads.find(spread => spread.currency === currency) : spreads[0]
}
