// Whether nights may be booked: one evaluator for quote, calendar, search and explanations.

import type { ArrivalFacts, NightFacts } from '#offers/days/day-facts.ts'
import type { StayDays } from '#offers/days/stay-days.ts'
import type { TakenNights } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import { countNights, longestVisitNights, type NightRange } from '#values/night-range.ts'
import { addLengthVerdicts, type MinimumThrough, strictestOf } from './stay-length.ts'

/** Facts about the nights of a visit, gathered night by night so that longer visits extend shorter ones. */
type NightsRead = {
  readonly checkIn: CalendarDay
  /** Of its first day: a calendar asks about hundreds of lengths from there. */
  readonly arrival: ArrivalFacts
  checkOut: CalendarDay
  /** The first night with each problem: closed, without a price, taken by each kind. */
  readonly troubles: Verdict[]
  through: MinimumThrough | undefined
}

/** Every reason why `nights` cannot be booked, in a fixed order; none when they can. */
export function dateVerdicts(offer: StayOffer, days: StayDays, nights: NightRange): Verdict[] {
  if (!isVisit(nights))
    return [{ reason: 'nights-malformed', nights: countNights(nights), longest: longestVisitNights }]
  const read = noNights(days, nights.checkIn)
  while (read.checkOut < nights.checkOut) readNight(days, read)
  return [...arrivalVerdicts(offer, days, nights.checkIn), ...restVerdicts(days, read)]
}

/** Whether the range is 1 to 365 whole nights. */
export function isVisit(nights: NightRange): boolean {
  const count = countNights(nights)
  return Number.isInteger(count) && count >= 1 && count <= longestVisitNights
}

export function noNights(days: StayDays, checkIn: CalendarDay): NightsRead {
  return { checkIn, arrival: days.arrival(checkIn), checkOut: checkIn, troubles: [], through: undefined }
}

/** Extends the visit by the night that follows its last one. */
export function readNight(days: StayDays, read: NightsRead): void {
  const night = read.checkOut
  const facts = days.night(night)
  // Most nights are without any, and a calendar asks about thousands.
  if (!days.open(night)) addTroubles(read.troubles, troublesOf(night, facts, days.taken(night)))
  read.checkOut = addDays(night, 1)
  read.through = strictestOf(read.through, facts.minimum, night)
}

function troublesOf(night: CalendarDay, { closedBy, priced }: NightFacts, taken: TakenNights | undefined): Verdict[] {
  const found: Verdict[] = []
  if (closedBy) found.push({ reason: 'night-closed', night, ruleId: closedBy })
  if (!priced) found.push({ reason: 'no-price', night })
  if (taken) found.push({ reason: 'nights-taken', night, kind: taken.kind })
  return found
}

function addTroubles(troubles: Verdict[], found: readonly Verdict[]): void {
  for (const verdict of found) if (!troubles.some(known => isSameTrouble(known, verdict))) troubles.push(verdict)
}

function isSameTrouble(one: Verdict, other: Verdict): boolean {
  if (one.reason === 'nights-taken' && other.reason === 'nights-taken') return one.kind === other.kind
  return one.reason === other.reason
}

/** Verdicts on arrival this day, whatever the length. */
export function arrivalVerdicts({ timeZone }: StayOffer, days: StayDays, checkIn: CalendarDay): Verdict[] {
  const { lead, cutOff, turnover, closedBy } = days.arrival(checkIn)
  const before = days.visitBefore(checkIn)
  const verdicts: Verdict[] = []
  if (checkIn < days.today) verdicts.push({ reason: 'in-past', today: days.today })
  if (checkIn >= days.today && lead && days.now > lead.at) {
    const deadline = { at: lead.at.toISOString(), timeZone }
    verdicts.push({ reason: 'lead-time', hours: lead.size, deadline, ruleId: lead.ruleId })
  }
  if (checkIn >= days.today && cutOff && days.now > cutOff.at) {
    const deadline = { at: cutOff.at.toISOString(), timeZone }
    verdicts.push({ reason: 'cut-off', minute: cutOff.size, deadline, ruleId: cutOff.ruleId })
  }
  if (turnover && before !== undefined && checkIn - before < turnover.nights) {
    verdicts.push({ reason: 'turnover', side: 'before', nights: turnover.nights, ruleId: turnover.ruleId })
  }
  if (closedBy) verdicts.push({ reason: 'closed-to-arrival', day: checkIn, ruleId: closedBy })
  return verdicts
}

/** Verdicts on the nights, their number and the departure day. */
export function restVerdicts(days: StayDays, read: Readonly<NightsRead>): Verdict[] {
  const { arrival, checkOut, troubles } = read
  const { windowNights, windowRule } = arrival
  const { tooNear, closedBy } = days.departure(checkOut)
  const lastCheckOut = addDays(days.today, windowNights)
  const verdicts: Verdict[] = []
  if (checkOut > lastCheckOut) verdicts.push({ reason: 'beyond-window', lastCheckOut, ruleId: windowRule })
  verdicts.push(...troubles)
  if (tooNear) verdicts.push({ reason: 'turnover', side: 'after', nights: tooNear.nights, ruleId: tooNear.ruleId })
  addLengthVerdicts(verdicts, days, read)
  if (closedBy) verdicts.push({ reason: 'closed-to-departure', day: checkOut, ruleId: closedBy })
  return verdicts
}
