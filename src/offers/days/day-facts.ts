// What rules and night overrides require of one day: arrival, stay, departure.

import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { NightOverride } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { governing, type RuleKind, type RuleOf } from '#offers/terms/stay-rule.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { addDays } from '#values/calendar-day.ts'
import { hours, later } from '#values/duration.ts'
import { nightlyPrice, overrideFor } from './nightly-price.ts'

/** A required number of nights, and its source. */
export type Bound = { readonly nights: number; readonly ruleId: string }

/** The last moment to book, and its source. */
type Deadline = { readonly at: Date; readonly size: number; readonly ruleId: string }

export type ArrivalFacts = {
  readonly minimum: Bound | undefined
  readonly maximum: Bound | undefined
  readonly lengths: readonly RuleOf<'allowed_lengths'>[]
  /** What `minimum` and `lengths` ask for at least; 0 without them. */
  readonly leastNights: number
  readonly closedBy: string | undefined
  /** `size` is the hours of lead. */
  readonly lead: Deadline | undefined
  /** `size` is the minute of the home's clock. */
  readonly cutOff: Deadline | undefined
  /** The number of nights from today that are on sale. */
  readonly windowNights: number
  readonly windowRule: string | undefined
  readonly turnover: Bound | undefined
  readonly gapFill: RuleOf<'gap_fill'> | undefined
}

export type NightFacts = {
  readonly closedBy: string | undefined
  readonly priced: boolean
  readonly minimum: Bound | undefined
}

export type DepartureFacts = { readonly closedBy: string | undefined; readonly turnover: Bound | undefined }

/** The booking window in nights from today, unless a rule shortens it. */
export const usualWindowNights = 730

export function arrivalFacts(offer: StayOffer, day: CalendarDay): ArrivalFacts {
  const window = strictest(governing(offer.rules, 'window_days', day), rule => -rule.nights)
  const gapFill = strictest(governing(offer.rules, 'gap_fill', day), rule => rule.floor)
  const minimum = nightsOf(offer, 'minArrival', day) ?? most(offer, 'min_arrival', day)
  const lengths = governing(offer.rules, 'allowed_lengths', day)
  return {
    minimum,
    maximum:
      nightsOf(offer, 'maxStay', day) ??
      bound(strictest(governing(offer.rules, 'max_stay', day), rule => -rule.nights)),
    lengths,
    leastNights: Math.max(minimum?.nights ?? 0, ...lengths.map(shortestOf)),
    closedBy: closedBy(offer, 'closedToArrival', 'closed_to_arrival', day),
    lead: leadOf(offer, day),
    cutOff: cutOffOf(offer, day),
    windowNights: Math.min(window?.nights ?? usualWindowNights, usualWindowNights),
    windowRule: window && ruleIdOf(window),
    turnover: most(offer, 'turnover_nights', day),
    gapFill,
  }
}

export function nightFacts(offer: StayOffer, day: CalendarDay): NightFacts {
  return {
    closedBy: closedBy(offer, 'closed', 'closed', day),
    priced: nightlyPrice(offer, offer.plans[0], day) !== undefined,
    minimum: nightsOf(offer, 'minThrough', day) ?? most(offer, 'min_through', day),
  }
}

/** The longest visit that any night asks for: a longer one is never too short. */
export function mostThroughOf({ rules, overrides, plans }: StayOffer): number {
  const said = [...overrides, ...plans[0].overrides].map(({ minThrough }) => minThrough ?? 0)
  const asked = rules.map(rule => (rule.kind === 'min_through' ? rule.nights : 0))
  return [...said, ...asked].reduce((most, nights) => Math.max(most, nights), 0)
}

export function departureFacts(offer: StayOffer, day: CalendarDay): DepartureFacts {
  return {
    closedBy: closedBy(offer, 'closedToDeparture', 'closed_to_departure', day),
    turnover: most(offer, 'turnover_nights', day),
  }
}

export function shortestOf(rule: RuleOf<'allowed_lengths'>): number {
  return Math.min(...rule.lengths)
}

export function ruleIdOf({ id }: { readonly id: number }): string {
  return `rule:${id}`
}

/** The rule with the largest measure; the first of equals. */
function strictest<Rule>(rules: readonly Rule[], measure: (rule: Rule) => number): Rule | undefined {
  return rules.reduce<Rule | undefined>(
    (best, rule) => (best === undefined || measure(rule) > measure(best) ? rule : best),
    undefined,
  )
}

function most(offer: StayOffer, kind: 'min_arrival' | 'min_through' | 'turnover_nights', day: CalendarDay) {
  return bound(strictest(governing(offer.rules, kind, day), rule => rule.nights))
}

function bound(rule: { readonly id: number; readonly nights: number } | undefined): Bound | undefined {
  return rule && { nights: rule.nights, ruleId: ruleIdOf(rule) }
}

/** The night's override, the stay's before the plan's; it takes precedence over every rule. */
function said<Field extends keyof NightOverride>(
  offer: StayOffer,
  field: Field,
  day: CalendarDay,
): NonNullable<NightOverride[Field]> | undefined {
  return overrideFor(offer.overrides, day)?.[field] ?? overrideFor(offer.plans[0].overrides, day)?.[field] ?? undefined
}

function nightsOf(offer: StayOffer, field: 'minArrival' | 'minThrough' | 'maxStay', day: CalendarDay) {
  const nights = said(offer, field, day)
  return nights === undefined ? undefined : { nights, ruleId: `override:${day}` }
}

function closedBy(
  offer: StayOffer,
  field: 'closed' | 'closedToArrival' | 'closedToDeparture',
  kind: RuleKind & ('closed' | 'closed_to_arrival' | 'closed_to_departure'),
  day: CalendarDay,
): string | undefined {
  const own = said(offer, field, day)
  if (own !== undefined) return own ? `override:${day}` : undefined
  const rule = governing(offer.rules, kind, day).find(({ closed }) => closed)
  return rule && ruleIdOf(rule)
}

function leadOf(offer: StayOffer, day: CalendarDay): Deadline | undefined {
  const rule = strictest(governing(offer.rules, 'lead_time_hours', day), ({ hours: count }) => count)
  if (!rule) return undefined
  const checkIn = instantAtHome(day, offer.checkInFrom, offer.timeZone)
  return { at: later(checkIn, hours(-rule.hours)), size: rule.hours, ruleId: ruleIdOf(rule) }
}

function cutOffOf(offer: StayOffer, day: CalendarDay): Deadline | undefined {
  const rule = strictest(
    governing(offer.rules, 'cutoff_local_time', day),
    ({ daysBefore, minute }) => daysBefore * 1440 - minute,
  )
  if (!rule) return undefined
  const at = instantAtHome(addDays(day, -rule.daysBefore), rule.minute, offer.timeZone)
  return { at, size: rule.minute, ruleId: ruleIdOf(rule) }
}
