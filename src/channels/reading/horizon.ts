// The end of what a site sells, which some sites write into their calendar as a stretch that is closed and moves on daily.

import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import type { FoundEvent } from './read-calendar.ts'

/** The shortest time ahead for which sites let a home be booked is three months, some days less where a month is short. */
const soonest = 85

/** Without such a stretch: the last event of all, merely closed, that begins three months from `today` or later. */
export function withoutHorizon(events: readonly FoundEvent[], today: CalendarDay): readonly FoundEvent[] {
  const last = events.toSorted((one, other) => one.nights.checkOut - other.nights.checkOut).at(-1)
  if (last?.class !== 'unavailable' || last.nights.checkIn < addDays(today, soonest)) return events
  return events.filter(event => event !== last)
}
