// The price of one home in the index at one moment: the lowest of the coming months, or of given visits the cheapest or first.

import { type AskedMoment, holdsUntil } from '#fast-prices/asked-moment.ts'
import { compiledFromPrice, compiledPrice } from '#fast-prices/compiled-price.ts'
import { type HomeNights, hasOneUnit, occupiedAt } from '#fast-prices/home-nights.ts'
import type { OccupiedRuns } from '#fast-prices/occupied-runs.ts'
import type { Pricers } from '#fast-prices/visit-pricer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { money } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import type { HomePrice } from './home-price.ts'
import type { IndexedHome } from './indexed-home.ts'

/** `cheapest`: the first of equals. `first`: the first that can be booked. */
type VisitChoice = 'cheapest' | 'first'

/**
 * The price of one of `visits` in the home of the row, or else the from price; undefined if none can be booked. May lower
 * the moment's `until`.
 */
export function priceHome(
  pricers: Pricers,
  row: number,
  home: IndexedHome,
  visits: readonly NightRange[] | undefined,
  choose: VisitChoice,
): HomePrice | undefined {
  const { isOnSale, nights, currency } = home
  if (!isOnSale || nights.isNever) return undefined
  const { moment } = pricers
  const occupied = nights.wavering ? occupiedNow(nights, moment) : nights.firm
  if (!visits) {
    const from = compiledFromPrice(pricers, row, occupied)
    if (!from) return undefined
    const { totalMinor, checkIn, checkOut } = from
    const found = { checkIn: checkIn as CalendarDay, checkOut: checkOut as CalendarDay }
    return { kind: 'from', total: money(totalMinor, currency), nights: found }
  }
  let best: HomePrice | undefined
  for (const visit of visits) {
    const minor = compiledPrice(pricers, row, occupied, visit)
    if (Number.isNaN(minor) || (best && minor >= best.total.minor)) continue
    if (!hasOneUnit(nights, moment.now, visit)) continue
    best = { kind: 'visit', total: money(minor, currency), nights: visit }
    if (choose === 'first') break
  }
  return best
}

function occupiedNow(nights: HomeNights, moment: AskedMoment): OccupiedRuns {
  const { runs, until } = occupiedAt(nights, moment.now)
  holdsUntil(moment, until)
  return runs
}
