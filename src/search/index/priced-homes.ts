// Many homes with their prices in columns, which a search counts, filters and sorts before it renders a page.

import type { CalendarDay } from '#values/calendar-day.ts'
import { money, scaleMinor } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import type { HomePrice } from './home-price.ts'
import type { HomeTable } from './home-table.ts'

export type PricedHomes = {
  readonly table: HomeTable
  readonly rows: Uint32Array
  /** Totals in minor units of each home's currency; NaN without a price. */
  readonly minors: Float64Array
  readonly kind: HomePrice['kind']
  /** When a price may first change by time alone: milliseconds since 1970. */
  readonly until: number
  /** The requested visit, or that of each home. */
  readonly nights: NightRange | { readonly checkIns: Int32Array; readonly checkOuts: Int32Array }
}

export function priceOf({ table, rows, minors, kind, nights }: PricedHomes, at: number): HomePrice | undefined {
  const minor = minors[at]!
  if (Number.isNaN(minor)) return undefined
  const total = money(minor, table.names.currencies.values[table.currencies[rows[at]!]!]!)
  return { kind, total, nights: 'checkIn' in nights ? nights : nightsAt(nights, at) }
}

type EachNights = Exclude<PricedHomes['nights'], NightRange>

function nightsAt({ checkIns, checkOuts }: EachNights, at: number): NightRange {
  return { checkIn: checkIns[at] as CalendarDay, checkOut: checkOuts[at] as CalendarDay }
}

/** `priceToCompare` in minor units; NaN without a price. */
export function comparedMinor({ minors, kind, nights }: PricedHomes, at: number): number {
  const minor = minors[at]!
  if (kind === 'visit' || 'checkIn' in nights || Number.isNaN(minor)) return minor
  return scaleMinor(minor, 1, nights.checkOuts[at]! - nights.checkIns[at]!)
}

/** The homes whose index passes. */
export function pickHomes(homes: PricedHomes, passes: (at: number) => boolean): PricedHomes {
  const picked = new Uint32Array(homes.rows.length)
  let count = 0
  for (let at = 0; at < picked.length; at++) if (passes(at)) picked[count++] = at
  return homesAt(homes, picked.subarray(0, count))
}

/** Those that have a price. */
export function pickPriced(homes: PricedHomes): PricedHomes {
  const { minors } = homes
  const picked = new Uint32Array(minors.length)
  let count = 0
  // Without a question whose answer cannot be foreseen.
  for (let at = 0; at < minors.length; at++) {
    picked[count] = at
    count += Number(minors[at]! >= 0)
  }
  return homesAt(homes, picked.subarray(0, count))
}

function homesAt(homes: PricedHomes, chosen: Uint32Array): PricedHomes {
  const { rows, minors, nights } = homes
  if (chosen.length === rows.length) return homes
  const pick = <Numbers extends Uint32Array | Int32Array | Float64Array>(all: Numbers, none: Numbers): Numbers => {
    for (let at = 0; at < chosen.length; at++) none[at] = all[chosen[at]!]!
    return none
  }
  const pickDays = (days: Int32Array) => pick(days, new Int32Array(chosen.length))
  return {
    ...homes,
    rows: pick(rows, new Uint32Array(chosen.length)),
    minors: pick(minors, new Float64Array(chosen.length)),
    nights:
      'checkIn' in nights ? nights : { checkIns: pickDays(nights.checkIns), checkOuts: pickDays(nights.checkOuts) },
  }
}
