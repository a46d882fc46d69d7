// When nothing is free as wished: the nearest visits of the same length that can be booked.

import type { Tools } from '#platform/tools.server.ts'
import { type CalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { money } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import { earliestToday } from './earliest-today.ts'
import { passesPrice } from './filters/priced-home.ts'
import { findCandidates } from './find-candidates.server.ts'
import { type FoundHome, narrowingOf } from './find-stays.server.ts'
import { moved, shiftsUpTo } from './flexible/flexible-dates.ts'
import { quoteWindows } from './flexible/quote-windows.server.ts'
import { readPlace } from './place-condition.server.ts'
import type { SearchWish } from './search-wish.ts'
import type { VisitWish } from './visit-wish.ts'

export type NearbyVisit = { readonly home: FoundHome; readonly visit: VisitWish }

/** So many days earlier or later are tried. */
const farthest = 21
const mostVisits = 6
/** So many homes are asked, the first in our order. */
const mostAsked = 60

/** At most 6 homes that can be booked up to three weeks earlier or later, each once, the days nearest to the wish first. */
export async function findNearbyVisits({ database, clock }: Tools, wish: SearchWish): Promise<NearbyVisit[]> {
  const windows = windowsBeside(wish, earliestToday(clock.now()))
  if (windows.length === 0) return []
  const { party } = wish.visit
  const now = clock.now()
  const place = await readPlace(database, wish.where)
  const asked = { place, party, nights: undefined, now, narrowing: narrowingOf(wish) }
  const homes = await findCandidates(database, asked, 'recommended', { limit: mostAsked })
  const ids = homes.map(({ id }) => id)
  const found = await quoteWindows(database, ids, { windows, party, now, choose: 'first' })
  return homes
    .flatMap(({ id }) => {
      const window = found.get(id)
      if (!window) return []
      const { quote, nights, place: at } = window
      const price = { kind: 'visit', total: money(quote.totalMinor, quote.currency), nights } as const
      return passesPrice(price, wish.filter.price)
        ? [{ at, home: { id, price }, visit: visitOn(wish.visit, nights) }]
        : []
    })
    .sort((one, other) => one.at - other.at)
    .slice(0, mostVisits)
    .map(({ home, visit }) => ({ home, visit }))
}

/** Before the first and after the last of the visits that would have done, the nearest first. */
function windowsBeside({ visit: { nights }, windows }: SearchWish, today: CalendarDay): NightRange[] {
  const tried = windows ?? (nights ? [nights] : [])
  const inOrder = tried.toSorted((one, other) => one.checkIn - other.checkIn)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) return []
  return shiftsUpTo(farthest)
    .map(shift => moved(shift > 0 ? last : first, shift))
    .filter(({ checkIn }) => checkIn >= today)
}

function visitOn(visit: VisitWish, nights: NightRange): VisitWish {
  const { checkIn, checkOut } = nights
  return {
    ...visit,
    nights,
    fields: { ...visit.fields, in: writeCalendarDay(checkIn), out: writeCalendarDay(checkOut) },
  }
}
