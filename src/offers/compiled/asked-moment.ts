// The moment of a search at homes everywhere: which day it is there, and how long an answer stays true.

import { dayAtHome, instantAtHome, type MinuteOfDay } from '#offers/terms/home-clock.ts'
import type { CalendarDay } from '#values/calendar-day.ts'

type Today = { readonly day: CalendarDay; readonly ends: number }

/** Make one for all homes that are asked at the same moment: what it learnt of a zone is remembered. */
export type AskedMoment = {
  /** Milliseconds since 1970, as `until`. */
  readonly now: number
  /** From then on the clock alone may have changed what was answered since `until` was last set to Infinity. */
  until: number
  readonly todays: Map<string, Today>
  readonly instants: Map<string, Map<number, number>>
}

export function askedMoment(now: Date): AskedMoment {
  return { now: now.getTime(), until: Number.POSITIVE_INFINITY, todays: new Map(), instants: new Map() }
}

/** Today in the zone; an answer that knows it is over at the end of that day at the latest. */
export function todayIn(moment: AskedMoment, timeZone: string): CalendarDay {
  let today = moment.todays.get(timeZone)
  if (!today) {
    const day = dayAtHome(new Date(moment.now), timeZone)
    today = { day, ends: instantAtHome((day + 1) as CalendarDay, 0, timeZone).getTime() }
    moment.todays.set(timeZone, today)
  }
  holdsUntil(moment, today.ends)
  return today.day
}

/** Notes that the answer may be another one from `instant` on. */
export function holdsUntil(moment: AskedMoment, instant: number): void {
  if (instant < moment.until) moment.until = instant
}

/** When the zone's clock shows that minute of that day; see `instantAtHome`. */
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
