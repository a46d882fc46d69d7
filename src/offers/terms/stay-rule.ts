// The rules a visit must meet, and which of several governs a day.

import type { CalendarDay } from '#values/calendar-day.ts'
import { type DaySpan, inSpan, inWeekdays, inYearlySpan, type WeekdaySet, type YearlySpan } from './day-span.ts'

export type RuleScope = 'org' | 'group' | 'stay'

type RuleFrame = {
  readonly id: number
  readonly scope: RuleScope
  readonly priority: number
  readonly days: DaySpan
  /** The days of each year to which it is limited; null for none. */
  readonly yearly: YearlySpan | null
  readonly weekdays: WeekdaySet
}

/** What each kind requires. It is read for the day of arrival unless the comment names another. */
export type Demand =
  | { readonly kind: 'min_arrival'; readonly nights: number }
  /** Read for each night of the visit. */
  | { readonly kind: 'min_through'; readonly nights: number }
  | { readonly kind: 'max_stay'; readonly nights: number }
  | { readonly kind: 'allowed_lengths'; readonly lengths: readonly number[] }
  | { readonly kind: 'closed_to_arrival'; readonly closed: boolean }
  /** Read for the day of check-out. */
  | { readonly kind: 'closed_to_departure'; readonly closed: boolean }
  /** Read for each night. */
  | { readonly kind: 'closed'; readonly closed: boolean }
  /** The minimum hours between booking and the hour of check-in. */
  | { readonly kind: 'lead_time_hours'; readonly hours: number }
  /** Bookable until `minute` of the home's clock, `daysBefore` days before arrival. */
  | { readonly kind: 'cutoff_local_time'; readonly daysBefore: number; readonly minute: number }
  /** The number of nights from today that are on sale. */
  | { readonly kind: 'window_days'; readonly nights: number }
  /** Free nights between two visits; read for arrival towards the previous one, for check-out towards the next. */
  | { readonly kind: 'turnover_nights'; readonly nights: number }
  /** A visit that fills a free gap exactly is exempt from the minimum, if it has `floor` nights. */
  | { readonly kind: 'gap_fill'; readonly floor: number; readonly discountBasisPoints: number }

export type RuleKind = Demand['kind']
export type StayRule = RuleFrame & Demand
export type RuleOf<Kind extends RuleKind> = StayRule & { readonly kind: Kind }

const narrowness: Readonly<Record<RuleScope, number>> = { org: 0, group: 1, stay: 2 }

/**
 * The rules of `kind` that govern `day`: of those that cover it the ones with the highest priority, and of these the
 * ones with the narrowest scope (stay, then group, then organisation). Several may remain: then the strictest applies.
 */
export function governing<Kind extends RuleKind>(
  rules: readonly StayRule[],
  kind: Kind,
  day: CalendarDay,
): readonly RuleOf<Kind>[] {
  let best: RuleOf<Kind>[] = []
  for (const rule of ofKind(rules, kind)) {
    if (!holdsOn(rule, day)) continue
    const order = best[0] === undefined ? 1 : compareRank(rule, best[0])
    if (order > 0) best = [rule]
    else if (order === 0) best.push(rule)
  }
  return best
}

function holdsOn({ days, yearly, weekdays }: RuleFrame, day: CalendarDay): boolean {
  return inSpan(days, day) && (yearly === null || inYearlySpan(yearly, day)) && inWeekdays(weekdays, day)
}

/** Those of each kind: a calendar asks for all kinds on hundreds of days. */
const sorted = new WeakMap<readonly StayRule[], Partial<Record<RuleKind, StayRule[]>>>()

function ofKind<Kind extends RuleKind>(rules: readonly StayRule[], kind: Kind): readonly RuleOf<Kind>[] {
  const byKind = sorted.get(rules) ?? Object.groupBy(rules, rule => rule.kind)
  sorted.set(rules, byKind)
  return (byKind[kind] ?? []) as RuleOf<Kind>[]
}

function compareRank(one: StayRule, other: StayRule): number {
  return one.priority - other.priority || narrowness[one.scope] - narrowness[other.scope]
}
