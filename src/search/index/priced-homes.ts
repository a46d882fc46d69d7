// Many homes with their prices, a number each: what a search counts, filters and sorts before anything is written out.

import { scaled } from '#offers/compiled/scaled.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { money } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import type { HomePrice } from './home-price.ts'
import type { HomeTable } from './home-table.ts'

export type PricedHomes = {
  readonly table: HomeTable
  readonly places: Uint32Array
  /** Totals in minor units of each home's currency; NaN where no price can be said. */
  readonly minors: Float64Array
  readonly kind: HomePrice['kind']
  /** From then on the clock alone may have changed some price, or brought one: milliseconds since 1970. */
  readonly until: number
  /** The visit that was asked for, or that of each home. */
  readonly nights: NightRange | { readonly checkIns: Int32Array; readonly checkOuts: Int32Array }
}

export function priceOf({ table, places, minors, kind, nights }: PricedHomes, at: number): HomePrice | undefined {
  const minor = minors[at]!
  if (Number.isNaN(minor)) return undefined
  const total = money(minor, table.names.currencies.values[table.currencies[places[at]!]!]!)
  return { kind, total, nights: 'checkIn' in nights ? nights : nightsAt(nights, at) }
}

type EachNights = Exclude<PricedHomes['nights'], NightRange>

function nightsAt({ checkIns, checkOuts }: EachNights, at: number): NightRange {
  return { checkIn: checkIns[at] as CalendarDay, checkOut: checkOuts[at] as CalendarDay }
}

/** In minor units: what `priceToCompare` says of the price, NaN without one. */
export function comparedMinor({ minors, kind, nights }: PricedHomes, at: number): number {
  const minor = minors[at]!
  if (kind === 'visit' || 'checkIn' in nights || Number.isNaN(minor)) return minor
  return scaled(minor, 1, nights.checkOuts[at]! - nights.checkIns[at]!)
}

/** Those of `homes` that `passes` lets through, by where they stand among them. */
export function pickHomes(homes: PricedHomes, passes: (at: number) => boolean): PricedHomes {
  const { places, minors, nights } = homes
  const picked = new Uint32Array(places.length)
  let count = 0
  for (let at = 0; at < places.length; at++) if (passes(at)) picked[count++] = at
  if (count === places.length) return homes
  const chosen = picked.subarray(0, count)
  const pick = <Numbers extends Uint32Array | Int32Array | Float64Array>(all: Numbers, none: Numbers): Numbers => {
    for (let at = 0; at < count; at++) none[at] = all[chosen[at]!]!
    return none
  }
  return {
    ...homes,
    places: pick(places, new Uint32Array(count)),
    minors: pick(minors, new Float64Array(count)),
    nights:
      'checkIn' in nights
        ? nights
        : {
            checkIns: pick(nights.checkIns, new Int32Array(count)),
            checkOuts: pick(nights.checkOuts, new Int32Array(count)),
          },
  }
}
