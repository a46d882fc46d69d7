// Availability per day of a stay: arrival, departure, the night, reasons against them, and the night's price.

import { nightlyPrice } from '#offers/days/nightly-price.ts'
import { type StayDays, stayDays } from '#offers/days/stay-days.ts'
import { arrivalVerdicts, dateVerdicts, noNights, readNight, restVerdicts } from '#offers/rules/date-verdicts.ts'
import type { OfferContext } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Verdict, VerdictReason } from '#offers/terms/verdict.ts'
import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import { eachNight, longestVisitNights, type NightRange } from '#values/night-range.ts'

/**
 * `free`: open to arrival, departure and stay. `leave-or-through`: its night is free within a longer visit, and one may
 * leave, but not arrive. `leave-only`: its night is gone. `through-only`: free within a longer visit, but closed to
 * arrival and departure. `too-short`: only the length of the visit prevents arrival. `past-lead-time`: too late to arrive.
 * `booked`, `blocked` (also for turnover), `closed`: the night is gone, and so is departure that morning.
 */
export type DayState =
  | 'free'
  | 'arrive-only'
  | 'leave-only'
  | 'leave-or-through'
  | 'through-only'
  | 'too-short'
  | 'past'
  | 'past-lead-time'
  | 'booked'
  | 'blocked'
  | 'closed'

export type CalendarEntry = {
  readonly day: CalendarDay
  readonly state: DayState
  /** Whether some visit allowed by the rules begins, or ends, on this day. */
  readonly canArrive: boolean
  readonly canLeave: boolean
  /** Of the default plan, also for unavailable nights; null without a price. */
  readonly nightlyMinor: number | null
  /** The lengths of the visits that may begin here, as runs of nights: [[3, 14], [21, 21]]. */
  readonly lengths: readonly (readonly [number, number])[]
  /** Why arrival is impossible, in the order of the verdicts; empty when possible. */
  readonly reasons: readonly Verdict[]
}

/**
 * One entry for each day of `range`. Lists a length exactly when a quote for that visit has no verdict about its dates;
 * the context must include the taken nights around the range as far as `nightsToKnow` says.
 */
export function calendar(
  offer: StayOffer,
  range: NightRange,
  context: OfferContext,
  days: StayDays = stayDays(offer, context),
): CalendarEntry[] {
  const arrivals = eachNight(range).map(day => allowedRuns(offer, days, day))
  const departures = departuresIn(offer, range, days, arrivals)
  return eachNight(range).map((day, at) => {
    const lengths = offer.open ? arrivals[at]! : []
    const canArrive = lengths.length > 0
    const canLeave = offer.open && departures[day - range.checkIn] === 1
    const reasons = canArrive ? [] : reasonsAgainst(offer, days, day)
    return {
      day,
      state: stateOf(days, day, { canArrive, canLeave, reasons }),
      canArrive,
      canLeave,
      nightlyMinor: nightlyPrice(offer, offer.plans[0], day)?.minor ?? null,
      lengths,
      reasons,
    }
  })
}

/** The lengths of the visits that may begin on `checkIn`, as `calendar` has them. */
export function lengthsFrom(offer: StayOffer, days: StayDays, checkIn: CalendarDay): CalendarEntry['lengths'] {
  return offer.open ? allowedRuns(offer, days, checkIn) : []
}

/** The length of the shortest visit that may begin on `checkIn`; undefined where none may. */
export function shortestVisit(offer: StayOffer, days: StayDays, checkIn: CalendarDay): number | undefined {
  let shortest: number | undefined
  findLengths(offer, days, checkIn, length => {
    shortest = length
    return false
  })
  return shortest
}

/** The lengths of the visits of `shortest` to `longest` nights that may begin on `checkIn`, as runs. */
function allowedRuns(
  offer: StayOffer,
  days: StayDays,
  checkIn: CalendarDay,
  shortest = 1,
  longest = longestVisitNights,
): [number, number][] {
  const runs: [number, number][] = []
  let last: [number, number] | undefined
  const add = (length: number) => {
    if (last?.[1] === length - 1) last[1] = length
    else {
      last = [length, length]
      runs.push(last)
    }
    return true
  }
  findLengths(offer, days, checkIn, add, shortest, longest)
  return runs
}

/** Calls `found` with each of those lengths, ascending, until it answers false. */
function findLengths(
  offer: StayOffer,
  days: StayDays,
  checkIn: CalendarDay,
  found: (length: number) => boolean,
  shortest = 1,
  longest = longestVisitNights,
): void {
  if (arrivalVerdicts(offer, days, checkIn).length > 0) return
  const read = noNights(days, checkIn)
  const { leastNights, lengths, maximum, windowNights } = read.arrival
  const last = Math.min(longest, maximum?.nights ?? longest, days.today + windowNights - checkIn)
  // Of visits so long nothing but a night or the day of leaving can be against them, each by itself.
  const longEnough = lengths.length > 0 ? longestVisitNights + 1 : Math.max(leastNights, days.mostThrough())
  for (let length = 1; length <= last; length++) {
    // A longer visit cannot fix a problem of a night.
    if (!days.open(addDays(checkIn, length - 1))) return
    if (length < longEnough) readNight(days, read)
    if (length < shortest) continue
    const isAllowed =
      length < longEnough ? restVerdicts(days, read).length === 0 : days.mayLeave(addDays(checkIn, length))
    if (isAllowed && !found(length)) return
  }
}

/** 1 for each day of the range on which some visit ends, whose arrivals there have these lengths. */
function departuresIn(
  offer: StayOffer,
  range: NightRange,
  days: StayDays,
  arrivals: readonly CalendarEntry['lengths'][],
): Uint8Array {
  const { checkIn, checkOut } = range
  const ends = new Uint8Array(checkOut - checkIn)
  const endAfter = (day: CalendarDay, lengths: CalendarEntry['lengths']) => {
    for (const [shortest, longest] of lengths) ends.fill(1, day + shortest - checkIn, day + longest + 1 - checkIn)
  }
  arrivals.forEach((lengths, at) => {
    endAfter(addDays(checkIn, at), lengths)
  })
  // What visits that began before can still add: the mornings of leaving up to the first night that they could not sleep.
  const open = eachNight(range).findIndex(night => !days.open(night))
  const mornings = eachNight({ checkIn, checkOut: open < 0 ? checkOut : addDays(checkIn, open + 1) })
  let missing = mornings.filter(day => ends[day - checkIn] === 0 && days.departure(day).closedBy === undefined)
  // The latest arrivals first: within a few days they reach all that can be reached.
  for (let day = addDays(checkIn, -1); missing.length > 0 && isReachable(days, day, checkIn); day = addDays(day, -1)) {
    const [shortest, longest] = [missing[0]! - day, missing.at(-1)! - day]
    endAfter(day, allowedRuns(offer, days, day, shortest, Math.min(longest, longestVisitNights)))
    missing = missing.filter(morning => ends[morning - checkIn] === 0)
  }
  return ends
}

/** Whether a visit that begins on `day` could last until `until`, of which that is known of the day after. */
function isReachable(days: StayDays, day: CalendarDay, until: CalendarDay): boolean {
  return until - day <= longestVisitNights && day >= days.today && days.open(day)
}

function reasonsAgainst(offer: StayOffer, days: StayDays, day: CalendarDay): readonly Verdict[] {
  const closed: Verdict[] = offer.open ? [] : [{ reason: 'not-offered' }]
  return [...closed, ...dateVerdicts(offer, days, { checkIn: day, checkOut: addDays(day, 1) })]
}

type Doors = { readonly canArrive: boolean; readonly canLeave: boolean; readonly reasons: readonly Verdict[] }

// Each row: a state, and the verdicts on a single night that cause it; the first matching row decides.
const statesByReason: readonly (readonly [DayState, readonly VerdictReason[]])[] = [
  ['past', ['in-past']],
  ['closed', ['not-offered', 'beyond-window', 'night-closed', 'no-price']],
  ['past-lead-time', ['lead-time', 'cut-off']],
  ['through-only', ['closed-to-arrival']],
]

/** Of a free night that no visit may include all the same: too little of the home's time is left around it. */
const nobodySleeps: readonly VerdictReason[] = ['not-offered', 'beyond-window', 'turnover']

function stateOf(days: StayDays, day: CalendarDay, { canArrive, canLeave, reasons }: Doors): DayState {
  if (canArrive) return canLeave ? 'free' : 'arrive-only'
  const has = (wanted: readonly VerdictReason[]) => reasons.some(({ reason }) => wanted.includes(reason))
  if (canLeave) return days.open(day) && !has(nobodySleeps) ? 'leave-or-through' : 'leave-only'
  const taken = days.taken(day)
  if (taken && day >= days.today) return taken.kind === 'block' ? 'blocked' : 'booked'
  const found = statesByReason.find(([, wanted]) => has(wanted))
  if (found) return found[0]
  return has(['turnover']) ? 'blocked' : 'too-short'
}
