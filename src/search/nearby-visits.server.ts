// When nothing is free as wished: visits of the same length a few days earlier or later that can be booked.

import type { Tools } from '#platform/tools.server.ts'
import { addDays, writeCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'
import { earliestToday } from './earliest-today.ts'
import { type FoundHome, findStays } from './find-stays.server.ts'
import type { SearchWish } from './search-wish.ts'
import type { VisitWish } from './visit-wish.ts'

export type NearbyVisit = { readonly home: FoundHome; readonly visit: VisitWish }

/** The nearest first. */
const shifts = [1, -1, 2, -2, 3, -3]
const mostVisits = 6

/** At most 6 homes that can be booked up to 3 days earlier or later, each once, at the dates nearest to the wish. */
export async function findNearbyVisits(tools: Tools, wish: SearchWish): Promise<NearbyVisit[]> {
  const { nights } = wish.visit
  if (!nights) return []
  const today = earliestToday(tools.clock.now())
  const visits = new Map<number, NearbyVisit>()
  for (const shift of shifts) {
    const moved = { checkIn: addDays(nights.checkIn, shift), checkOut: addDays(nights.checkOut, shift) }
    if (moved.checkIn < today) continue
    const visit = visitOn(wish.visit, moved)
    const found = await findStays(tools, { ...wish, visit, cursor: undefined }, mostVisits)
    for (const home of found.kind === 'found' ? found.homes : []) {
      if (!visits.has(home.id)) visits.set(home.id, { home, visit })
    }
    if (visits.size >= mostVisits) break
  }
  return [...visits.values()].slice(0, mostVisits)
}

function visitOn(visit: VisitWish, nights: NightRange): VisitWish {
  const { checkIn, checkOut } = nights
  return {
    ...visit,
    nights,
    fields: { ...visit.fields, in: writeCalendarDay(checkIn), out: writeCalendarDay(checkOut) },
  }
}
