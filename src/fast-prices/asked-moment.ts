// The moment of a search for homes anywhere: the day in each zone, and how long a result stays valid.

import { instantAtHome, type MinuteOfDay } from '#offers/terms/home-clock.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'

type Today = { readonly day: CalendarDay; readonly ends: number }

/** Create one for all homes queried at the same moment: it caches what it learns of a zone. */
export type AskedMoment = {
  /** Milliseconds since 1970, as `until`. */
  readonly now: number
  /** From then on the clock alone may have changed the results returned since `until` was last set to Infinity. */
  until: number
  readonly todays: Map<string, Today>
  readonly instants: Map<string, Map<number, number>>
}

export function askedMoment(now: Date): AskedMoment {
  return { now: now.getTime(), until: Number.POSITIVE_INFINITY, todays: new Map(), instants: new Map() }
}

/** Today in the zone; a result that uses it expires at the end of that day at the latest. */
export function todayIn(moment: AskedMoment, timeZone: string): CalendarDay {
  let today = moment.todays.get(timeZone)
  if (!today) {
    const day = dayInZone(new Date(moment.now), timeZone)
    today = { day, ends: instantAtHome((day + 1) as CalendarDay, 0, timeZone).getTime() }
    moment.todays.set(timeZone, today)
  }
  holdsUntil(moment, today.ends)
  return today.day
}

/** Records that the result may change from `instant` on. */
export function holdsUntil(moment: AskedMoment, instant: number): void {
  if (instant < moment.until) moment.until = instant
}

/** The instant when the zone's clock shows that minute of that day; see `instantAtHome`. */
export function instantIn(moment: AskedMoment, timeZone: string, day: number, minute: MinuteOfDay): number {
  const known = moment.instants.get(timeZone) ?? new Map<number, number>()
  moment.instants.set(timeZone, known)
  const key = day * 1440 + minute
  let instant = known.get(key)
  if (instant === undefined) {
    instant = instantAtHome(day as CalendarDay, minute, timeZone).getTime()
    known.set(key, instant)
  }
  return instant
}
