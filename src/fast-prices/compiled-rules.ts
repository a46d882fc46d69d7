// Rules as plain numbers, by kind and rank, so that few need checking to find those that govern a day.

import { type DaySpan, isWithinYear } from '#offers/terms/day-span.ts'
import type { RuleKind, RuleScope, StayRule } from '#offers/terms/stay-rule.ts'
import { type CalendarDay, weekday, yearMonthDay } from '#values/calendar-day.ts'
import { codeBy, codes } from '#values/codes.ts'

/** One shape for all kinds. `size` is the kind's measure: nights, hours, a floor; 1 and 0 for closed and not. */
type CompiledRule = {
  readonly rank: number
  readonly from: number
  readonly until: number
  /** Month × 100 + day, both inclusive, of each year; 0 for a rule that is not limited to a part of it. */
  readonly yearlyFirst: number
  readonly yearlyLast: number
  readonly weekdays: number
  readonly size: number
  readonly lengths: readonly number[]
  readonly shortest: number
  readonly daysBefore: number
  readonly minute: number
  readonly discountBasisPoints: number
}

/** Highest rank first, otherwise in the order of the offer. */
export type CompiledRules = { readonly [Kind in RuleKind]: readonly CompiledRule[] }

const narrowness: Readonly<Record<RuleScope, number>> = { org: 0, group: 1, stay: 2 }
const none: readonly CompiledRule[] = []

const noRules: CompiledRules = {
  min_arrival: none,
  min_through: none,
  max_stay: none,
  allowed_lengths: none,
  closed_to_arrival: none,
  closed_to_departure: none,
  closed: none,
  lead_time_hours: none,
  cutoff_local_time: none,
  window_days: none,
  turnover_nights: none,
  gap_fill: none,
}

export function compileRules(rules: readonly StayRule[]): CompiledRules {
  if (rules.length === 0) return noRules
  const byKind = Map.groupBy(rules, ({ kind }) => kind)
  const compiled = [...byKind].map(([kind, all]) => [
    kind,
    all.map(compileRule).sort((one, other) => other.rank - one.rank),
  ])
  const all: CompiledRules = { ...noRules, ...Object.fromEntries(compiled) }
  const code = codeBy(sharedRules, JSON.stringify(all), () => all)
  return sharedRules.values[code]!
}

/** Homes with the same rules share them, whoever entered them: they are evaluated once per search. */
const sharedRules = codes<CompiledRules, string>()

function compileRule(rule: StayRule): CompiledRule {
  const lengths = rule.kind === 'allowed_lengths' ? rule.lengths : []
  const isCutOff = rule.kind === 'cutoff_local_time'
  return {
    rank: rule.priority * 3 + narrowness[rule.scope],
    ...boundsOf(rule.days),
    yearlyFirst: rule.yearly?.first ?? 0,
    yearlyLast: rule.yearly?.last ?? 0,
    weekdays: rule.weekdays,
    size: sizeOf(rule),
    lengths,
    shortest: Math.min(...lengths),
    daysBefore: isCutOff ? rule.daysBefore : 0,
    minute: isCutOff ? rule.minute : 0,
    discountBasisPoints: rule.kind === 'gap_fill' ? rule.discountBasisPoints : 0,
  }
}

function sizeOf(rule: StayRule): number {
  switch (rule.kind) {
    case 'allowed_lengths':
      return 0
    case 'closed_to_arrival':
    case 'closed_to_departure':
    case 'closed':
      return rule.closed ? 1 : 0
    case 'lead_time_hours':
      return rule.hours
    case 'cutoff_local_time':
      return rule.daysBefore * 1440 - rule.minute
    case 'gap_fill':
      return rule.floor
    default:
      return rule.nights
  }
}

/** A span with both ends as numbers. */
export function boundsOf({ from, until }: DaySpan): { from: number; until: number } {
  return { from: from ?? Number.NEGATIVE_INFINITY, until: until ?? Number.POSITIVE_INFINITY }
}

/** From 1970 for a century: a search reads the same few days for every home. */
const readDays = new Uint16Array(40_000)

/** Month × 100 + day of the month. */
export function monthDay(day: number): number {
  const known = readDays[day]
  if (known) return known
  const { month, day: ofMonth } = yearMonthDay(day as CalendarDay)
  const written = month * 100 + ofMonth
  if (known === 0) readDays[day] = written
  return written
}

function speaksOf(rule: CompiledRule, day: number): boolean {
  if (day < rule.from || rule.until <= day) return false
  if (rule.yearlyFirst !== 0 && !isWithinYear(rule.yearlyFirst, rule.yearlyLast, monthDay(day))) return false
  return (rule.weekdays & (1 << (weekday(day as CalendarDay) - 1))) !== 0
}

/** Of the rules that govern `day` the one with the largest size, the first of equals. */
export function largest(rules: readonly CompiledRule[], day: number): CompiledRule | undefined {
  let best: CompiledRule | undefined
  for (const rule of rules) {
    if (best && rule.rank < best.rank) break
    if (speaksOf(rule, day) && (!best || rule.size > best.size)) best = rule
  }
  return best
}

/** Of the rules that govern `day` the one with the smallest size, the first of equals. */
export function smallest(rules: readonly CompiledRule[], day: number): CompiledRule | undefined {
  let best: CompiledRule | undefined
  for (const rule of rules) {
    if (best && rule.rank < best.rank) break
    if (speaksOf(rule, day) && (!best || rule.size < best.size)) best = rule
  }
  return best
}

/** Whether every rule that governs `day` passes; true if none governs it. */
export function everyGoverning(
  rules: readonly CompiledRule[],
  day: number,
  passes: (rule: CompiledRule) => boolean,
): boolean {
  let rank = Number.NEGATIVE_INFINITY
  for (const rule of rules) {
    if (rule.rank < rank) break
    if (!speaksOf(rule, day)) continue
    rank = rule.rank
    if (!passes(rule)) return false
  }
  return true
}
