// How many homes each further choice would leave: the number beside a checkbox.

import { type PriceScale, shownIn } from '#exchange/price-scale.ts'
import {
  factTest,
  hasAll,
  isInstant,
  isLargeEnough,
  isOfKind,
  isRated,
  isRefundable,
  keepsPromises,
} from '#search/index/fact-test.ts'
import { comparedMinor, type PricedHomes } from '#search/index/priced-homes.ts'
import { type FilterInput, type LeastRating, leastRatings, type Promised } from '#search/input/filter-query.ts'
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
  /** How many guests rate so, at least. */
  readonly ratings: readonly Counted<LeastRating>[]
  /** How many promise this too. */
  readonly promises: readonly Counted<Promised>[]
  /** The currency of limits, if the search has one. */
  readonly currency: Currency | undefined
  /** Histograms of prices as they are shown, without a price limit: one a currency; the currency of most homes first. */
  readonly spreads: readonly PriceSpread[]
}

export const noChoices: Choices = {
  ...{ kinds: [], bedrooms: [], amenities: [], ratings: [], promises: [] },
  ...{ currency: undefined, spreads: [] },
}

/** Counts over all `homes` that a search finds without `filter`; what no home has is not offered. `lead` as in `factTest`. */
export function countChoices(homes: PricedHomes, filter: FilterInput, scale: PriceScale, lead: number): Choices {
  const { table, rows, minors } = homes
  const facts = factTest(table, filter, lead)
  const costs = priceTest(homes, filter.price, scale)
  const kinds = tally(table.names.kinds.values.length)
  // Homes share their sets, so each set is counted before the names in it are.
  const sets = tally(table.names.amenities.values.length)
  const shown = table.names.currencies.values.map(code => shownIn(scale, code))
  const converted: number[] = []
  const amounts = shown.map(convert => (convert ? converted : []))
  // By tenths of a star, exactly so many.
  const stars = new Uint32Array(51)
  const promising = { instant: 0, refundable: 0 }
  // How many homes have exactly so many bedrooms.
  const sizes: number[] = Array(filter.bedrooms + 1).fill(0)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const kind = isOfKind(facts, row)
    const size = isLargeEnough(facts, row)
    const amenity = hasAll(facts, row)
    const price = costs(at)
    const rated = isRated(facts, row)
    const promise = keepsPromises(facts, row)
    const service = rated && promise
    note(kinds, table.kinds[row]!, size && amenity && price && service)
    note(sets, table.amenities[row]!, kind && size && amenity && price && service)
    if (kind && size && amenity && price) {
      if (promise) stars[table.ratings[row]!]! += 1
      if (service && isInstant(facts, row)) promising.instant += 1
      if (service && isRefundable(facts, row)) promising.refundable += 1
    }
    const bedrooms = table.bedrooms[row]!
    while (sizes.length <= bedrooms) sizes.push(0)
    if (kind && amenity && price && service) sizes[bedrooms]! += 1
    if (kind && size && amenity && service && !Number.isNaN(minors[at]!)) {
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
      count: countFrom(sizes, at + 1),
    })),
    amenities: amenitiesIn(sets, table).flatMap(({ name, counted }) =>
      isAmenityCode(name) ? [{ value: name, count: counted }] : [],
    ),
    ratings: leastRatings.map(value => ({ value, count: countFrom(stars, Math.round(10 * value)) })),
    promises: [
      { value: 'instant', count: promising.instant },
      { value: 'refundable', count: promising.refundable },
    ],
    currency: scale.currency,
    spreads: priceHistogram(byCurrency).sort((one, other) => homesIn(other) - homesIn(one)),
  }
}

function countFrom(counts: readonly number[] | Uint32Array, first: number): number {
  let sum = 0
  for (let at = first; at < counts.length; at++) sum += counts[at]!
  return sum
}

const homesIn = ({ steps }: PriceSpread) => steps.reduce((sum, { count }) => sum + count, 0)

/** The spread of the currency of limits; without one, of the currency of most homes. */
export function spreadOf({ currency, spreads }: Choices): PriceSpread | undefined {
  return currency ? spreads.find(spread => spread.currency === currency) : spreads[0]
}
