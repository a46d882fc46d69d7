// How many homes each further choice would leave: the number beside a checkbox.

import { addAmount, addedAmounts, amountsByCurrency } from '#exchange/amounts-by-currency.ts'
import { type PriceSpread, priceHistogram } from '#exchange/price-histogram.ts'
import type { PriceScale } from '#exchange/price-scale.ts'
import { promisesTo } from '#search/index/booking-promises.ts'
import {
  type FactTest,
  factTest,
  hasAll,
  isLargeEnough,
  isOfKind,
  isRated,
  keepsPromises,
} from '#search/index/fact-test.ts'
import { comparedMinor, type PricedHomes } from '#search/index/priced-homes.ts'
import {
  countAsked,
  type FilterInput,
  type LeastRating,
  leastRatings,
  type Promised,
  promised,
} from '#search/input/filter-query.ts'
import { type AmenityCode, isAmenityCode } from '#stays/amenities.ts'
import type { StayKind } from '#stays/stay.ts'
import type { Currency } from '#values/money.ts'
import { amenitiesIn, countOf, named, note, tally } from './tally.ts'
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

/** What a home lacks of what is asked for, as bits. */
const lacks = { kind: 1, size: 2, amenity: 4, price: 8, rating: 16, promise: 32 } as const

/** Counts over all `homes` that a search finds without `filter`; what no home has is not offered. `lead` as in `factTest`. */
export function countChoices(homes: PricedHomes, filter: FilterInput, scale: PriceScale, lead: number): Choices {
  const { table, rows, minors } = homes
  const { kinds: ofKind, amenities: setOf, bedrooms: sizeOf, ratings, currencies } = table
  const { promises: promisesOf } = table
  const facts = factTest(table, filter, lead)
  const lacking = lackingIn(homes, filter, scale, facts)
  const counting = lacking ? 'some' : 'all'
  const kinds = tally(table.names.kinds.values.length, counting)
  // Homes share their sets, so each set is counted before the names in it are.
  const sets = tally(table.names.amenities.values.length, counting)
  // By tenths of a star, exactly so many.
  const stars = new Uint32Array(51)
  const promises = tally(table.names.promises.values.length, counting)
  // How many homes have exactly so many bedrooms.
  const sizes: number[] = Array(filter.bedrooms + 1).fill(0)
  const amounts = amountsByCurrency(table.names.currencies.values, scale)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const lack = lacking === undefined ? 0 : lacking(at, row)
    note(kinds, ofKind[row]!, (lack & ~lacks.kind) === 0)
    note(sets, setOf[row]!, lack === 0)
    if ((lack & ~lacks.rating) === 0) stars[ratings[row]!]! += 1
    note(promises, promisesOf[row]!, lack === 0)
    const bedrooms = sizeOf[row]!
    while (sizes.length <= bedrooms) sizes.push(0)
    if ((lack & ~lacks.size) === 0) sizes[bedrooms]! += 1
    if ((lack & ~lacks.price) === 0 && minors[at]! >= 0) addAmount(amounts, currencies[row]!, comparedMinor(homes, at))
  }
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
    promises: promised.map(value => ({
      value,
      count: countOf(promises, code => promisesTo[value](table.names.promises.values[code]!, lead)),
    })),
    currency: scale.currency,
    spreads: priceHistogram(addedAmounts(amounts)).sort((one, other) => homesIn(other) - homesIn(one)),
  }
}

/** What a home lacks; undefined where nothing is asked for. */
function lackingIn(homes: PricedHomes, filter: FilterInput, scale: PriceScale, facts: FactTest) {
  if (countAsked(filter) === 0) return undefined
  const costs = priceTest(homes, filter.price, scale)
  return (at: number, row: number): number =>
    (isOfKind(facts, row) ? 0 : lacks.kind) |
    (isLargeEnough(facts, row) ? 0 : lacks.size) |
    (hasAll(facts, row) ? 0 : lacks.amenity) |
    (costs(at) ? 0 : lacks.price) |
    (isRated(facts, row) ? 0 : lacks.rating) |
    (keepsPromises(facts, row) ? 0 : lacks.promise)
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
