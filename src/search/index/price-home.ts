// What one home of the index costs at one moment: the lowest of the coming months, or of some visits the cheapest or the first.

import { type AskedMoment, holdsUntil } from '#offers/compiled/asked-moment.ts'
import { compiledFromPrice, compiledPrice } from '#offers/compiled/compiled-price.ts'
import type { CountedParty } from '#offers/compiled/counted-party.ts'
import type { TakenRuns } from '#offers/compiled/taken-runs.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { money } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import { type HomeNights, hasOneUnit, takenAt } from './home-nights.ts'
import type { HomePrice } from './home-price.ts'
import type { IndexedHome } from './indexed-home.ts'

/** `cheapest`: the first of equals. `first`: the first that can be booked at all. */
type VisitChoice = 'cheapest' | 'first'

/** The price of one of `visits`, without them the from price; undefined when none can be booked. `moment.until` may come nearer. */
export function priceHome(
  home: IndexedHome,
  counted: CountedParty,
  moment: AskedMoment,
  visits: readonly NightRange[] | undefined,
  choose: VisitChoice,
): HomePrice | undefined {
  const { offer, nights, currency } = home
  if (!offer || nights.isNever) return undefined
  const taken = nights.wavering ? takenNow(nights, moment) : nights.firm
  if (!visits) {
    const from = compiledFromPrice(offer, counted, taken, moment)
    if (!from) return undefined
    const { totalMinor, checkIn, checkOut } = from
    const found = { checkIn: checkIn as CalendarDay, checkOut: checkOut as CalendarDay }
    return { kind: 'from', total: money(totalMinor, currency), nights: found }
  }
  let best: HomePrice | undefined
  for (const visit of visits) {
    const minor = compiledPrice(offer, counted, taken, moment, visit)
    if (Number.isNaN(minor) || (best && minor >= best.total.minor)) continue
    if (!hasOneUnit(nights, moment.now, visit)) continue
    best = { kind: 'visit', total: money(minor, currency), nights: visit }
    if (choose === 'first') break
  }
  return best
}

function takenNow(nights: HomeNights, moment: AskedMoment): TakenRuns {
  const { runs, until } = takenAt(nights, moment.now)
  holdsUntil(moment, until)
  return runs
}
