// A stay's days at one moment: the facts of each, cached, and the taken nights.

import type { OfferContext, OwnNights, TakenNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { addDays, type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import { includesNight, longestVisitNights, type NightRange, overlaps } from '#values/night-range.ts'
import {
  type ArrivalFacts,
  arrivalFacts,
  type Bound,
  type DepartureFacts,
  departureFacts,
  mostThroughOf,
  type NightFacts,
  nightFacts,
} from './day-facts.ts'

export type StayDays = {
  readonly now: Date
  /** Today at the home. */
  readonly today: CalendarDay
  readonly arrival: (day: CalendarDay) => ArrivalFacts
  readonly night: (day: CalendarDay) => NightFacts
  readonly departure: (day: CalendarDay) => LeavingFacts
  /** Whether the night can be slept, for all that is said of it alone. */
  readonly open: (night: CalendarDay) => boolean
  /** Whether nothing said of the day alone is against leaving. */
  readonly mayLeave: (day: CalendarDay) => boolean
  /** No night asks for a longer visit than that. */
  readonly mostThrough: () => number
  /** What occupies the night, ignoring the booking's own nights. */
  readonly taken: (night: CalendarDay) => TakenNights | undefined
  /** When the last visit before `day` ends and the next one on or after it begins; blocks are no visits. */
  readonly visitBefore: (day: CalendarDay) => CalendarDay | undefined
  readonly visitAfter: (day: CalendarDay) => CalendarDay | undefined
}

type LeavingFacts = DepartureFacts & {
  /** What is asked of the nights after it, where the next visit begins sooner. */
  readonly tooNear: Bound | undefined
}

/** Days from a year before today, as many as a window of two years and a visit after it have. */
const farthestRemembered = 4 * longestVisitNights

/** Create one for all queries about the same moment: the facts of each day are cached. */
export function stayDays(offer: StayOffer, context: OfferContext): StayDays {
  const taken = withoutOwn(context.taken, context.ownNights)
  const visits = taken.filter(({ kind }) => kind !== 'block')
  const today = dayInZone(context.now, offer.timeZone)
  const first = addDays(today, -longestVisitNights)
  const night = remembered(first, day => {
    const facts = nightFacts(offer, day)
    // Closing a night does not affect a guest who already has it.
    const isAgreed = context.agreedNights && includesNight(context.agreedNights, day)
    return isAgreed ? { ...facts, closedBy: undefined } : facts
  })
  const takenOn = remembered(first, day => taken.find(({ nights }) => includesNight(nights, day)))
  const visitAfter = remembered(first, day => firstStart(visits, day))
  const departure = remembered(first, (day): LeavingFacts => {
    const facts = departureFacts(offer, day)
    const tooNear = facts.turnover && isWithin(facts.turnover, day, visitAfter(day)) ? facts.turnover : undefined
    return { ...facts, tooNear }
  })
  let mostThrough: number | undefined
  return {
    now: context.now,
    today,
    arrival: remembered(first, day => arrivalFacts(offer, day)),
    night,
    departure,
    mayLeave: rememberedFlag(first, day => {
      const { tooNear, closedBy } = departure(day)
      return tooNear === undefined && closedBy === undefined
    }),
    open: rememberedFlag(first, day => {
      const { closedBy, priced } = night(day)
      return priced && closedBy === undefined && takenOn(day) === undefined
    }),
    mostThrough: () => {
      mostThrough ??= mostThroughOf(offer)
      return mostThrough
    },
    taken: takenOn,
    visitBefore: remembered(first, day => lastEnd(visits, day)),
    visitAfter,
  }
}

/** Whether `visit` begins fewer nights after `day`. */
function isWithin({ nights }: Bound, day: CalendarDay, visit: CalendarDay | undefined): boolean {
  return visit !== undefined && visit - day < nights
}

/** The same, with the guest's own nights free. */
function withoutOwn(taken: readonly TakenNights[], own: NightRange | undefined): readonly TakenNights[] {
  if (!own) return taken
  return taken.flatMap(({ nights, kind }) =>
    overlaps(nights, own)
      ? [
          { checkIn: nights.checkIn, checkOut: own.checkIn },
          { checkIn: own.checkOut, checkOut: nights.checkOut },
        ]
          .filter(({ checkIn, checkOut }) => checkIn < checkOut)
          .map(rest => ({ nights: rest, kind }))
      : [{ nights, kind }],
  )
}

/** The same for a guest who already has those nights in the home. */
export function takenFor(taken: readonly TakenNights[], { held, unpaid }: OwnNights): readonly TakenNights[] {
  return unpaid.reduce(withUnpaid, held.reduce(withoutOwn, taken))
}

function withUnpaid(taken: readonly TakenNights[], own: NightRange): readonly TakenNights[] {
  return taken.flatMap(each => {
    if (each.kind !== 'hold' || !overlaps(each.nights, own)) return [each]
    const checkIn = each.nights.checkIn > own.checkIn ? each.nights.checkIn : own.checkIn
    const checkOut = each.nights.checkOut < own.checkOut ? each.nights.checkOut : own.checkOut
    return [...withoutOwn([each], own), { nights: { checkIn, checkOut }, kind: 'unpaid' as const }]
  })
}

function lastEnd(visits: readonly TakenNights[], day: CalendarDay): CalendarDay | undefined {
  let last: CalendarDay | undefined
  for (const { nights } of visits) {
    if (nights.checkOut <= day && (last === undefined || nights.checkOut > last)) last = nights.checkOut
  }
  return last
}

function firstStart(visits: readonly TakenNights[], day: CalendarDay): CalendarDay | undefined {
  let first: CalendarDay | undefined
  for (const { nights } of visits) {
    if (nights.checkIn >= day && (first === undefined || nights.checkIn < first)) first = nights.checkIn
  }
  return first
}

/** Each answer once. By a list, because a calendar asks tens of thousands of times; of days before `first` nothing is kept. */
function remembered<Answer>(first: CalendarDay, read: (day: CalendarDay) => Answer): (day: CalendarDay) => Answer {
  const known: { readonly answer: Answer }[] = []
  return day => {
    const at = day - first
    if (at < 0) return read(day)
    known[at] ??= { answer: read(day) }
    return known[at].answer
  }
}

/** The same of whether something is so, in bytes: a calendar asks most of these. */
function rememberedFlag(first: CalendarDay, read: (day: CalendarDay) => boolean): (day: CalendarDay) => boolean {
  const [no, yes] = [1, 2]
  const known = new Uint8Array(farthestRemembered)
  return day => {
    const at = day - first
    if (at < 0 || at >= farthestRemembered) return read(day)
    known[at] ||= read(day) ? yes : no
    return known[at] === yes
  }
}
