// How many homes each further choice would leave: the number beside a box is what ticking it finds.

import { priceToCompare } from '#search/listing/home-price.ts'
import { type PriceSpread, priceHistogram } from '#search/listing/price-histogram.ts'
import type { AmenityCode } from '#stays/amenities.ts'
import { isAmenityCode } from '#stays/amenities.ts'
import type { StayKind } from '#stays/stay.ts'
import type { Currency, Money } from '#values/money.ts'
import type { FilterWish } from './filter-wish.ts'
import { hasAll, isOfKind, type PricedHome, passesPrice } from './priced-home.ts'

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
  const kinds = new Map<string, Tally>()
  // Homes of the index share their sets, so each set is counted before the names in it are.
  const sets = new Map<ReadonlySet<string>, Tally>()
  const anyPrice: Money[] = []
  // How many homes have exactly so many bedrooms.
  const sizes: number[] = Array(filter.bedrooms + 1).fill(0)
  for (const home of homes) {
    const kind = isOfKind(home, filter.kinds)
    const size = home.bedrooms >= filter.bedrooms
    const amenity = hasAll(home, filter.amenities)
    const price = passesPrice(home.price, filter.price)
    note(kinds, home.kind, size && amenity && price)
    while (sizes.length <= home.bedrooms) sizes.push(0)
    if (kind && amenity && price) sizes[home.bedrooms]! += 1
    note(sets, home.amenities, kind && size && amenity && price)
    if (home.price && kind && size && amenity) anyPrice.push(priceToCompare(home.price))
  }
  return {
    kinds: inOrder(kinds).map(([value, { counted }]) => ({ value: value as StayKind, count: counted })),
    bedrooms: sizes.slice(1).map((_, at) => ({
      value: at + 1,
      count: sizes.slice(at + 1).reduce((sum, count) => sum + count, 0),
    })),
    amenities: inOrder(namesIn(sets)).flatMap(([value, { counted }]) =>
      isAmenityCode(value) ? [{ value, count: counted }] : [],
    ),
    spreads: priceHistogram(anyPrice).sort((one, other) => homesIn(other) - homesIn(one)),
  }
}

/** How many homes have a name at all, and how many of them a choice of it would leave. */
type Tally = { all: number; counted: number }

function note<Key>(tallies: Map<Key, Tally>, key: Key, counts: boolean): void {
  const tally = tallies.get(key)
  if (!tally) tallies.set(key, { all: 1, counted: counts ? 1 : 0 })
  else {
    tally.all += 1
    if (counts) tally.counted += 1
  }
}

function namesIn(sets: ReadonlyMap<ReadonlySet<string>, Tally>): Map<string, Tally> {
  const names = new Map<string, Tally>()
  for (const [set, { all, counted }] of sets) {
    for (const name of set) {
      const tally = names.get(name) ?? { all: 0, counted: 0 }
      names.set(name, { all: tally.all + all, counted: tally.counted + counted })
    }
  }
  return names
}

/** The most frequent name first, equal ones by their spelling: the order stays while boxes are ticked. */
function inOrder(tallies: ReadonlyMap<string, Tally>): [string, Tally][] {
  return [...tallies].sort(([one, ones], [other, others]) => others.all - ones.all || (one < other ? -1 : 1))
}

const homesIn = ({ steps }: PriceSpread) => steps.reduce((sum, { count }) => sum + count, 0)

/** The spread of one currency, of the first without one. */
export function spreadOf({ spreads }: Choices, currency: Currency | undefined): PriceSpread | undefined {
  return currency ? spreads.find(spread => spread.currency === currency) : spreads[0]
}
