// A home's rules in words: what each demands, and when it holds.

import { sentence } from '#catalogue/sentence.ts'
import { everyWeekday } from '#offers/terms/day-span.ts'
import type { Demand, RuleKind, StayRule } from '#offers/terms/stay-rule.ts'
import { sayMinute } from '#offers/terms/verdict-words.ts'
import { addDays, type CalendarDay, sayDay } from '#values/calendar-day.ts'
import { sayList } from '#values/say-list.ts'
import { percentText } from '#values/typed-sum.ts'
import { saySeasonDays, sayWeekdays } from './season-words.ts'

/** What each kind is called in the form, in the order of the list. */
export const ruleKindWords: Readonly<Record<RuleKind, () => string>> = {
  min_arrival: () => sentence('rates.kindMinArrival'),
  min_through: () => sentence('rates.kindMinThrough'),
  max_stay: () => sentence('rates.kindMaxStay'),
  allowed_lengths: () => sentence('rates.kindLengths'),
  closed_to_arrival: () => sentence('rates.noArrival'),
  closed_to_departure: () => sentence('rates.noDeparture'),
  closed: () => sentence('rates.notOnOffer'),
  lead_time_hours: () => sentence('rates.kindLeadTime'),
  cutoff_local_time: () => sentence('rates.kindCutoff'),
  window_days: () => sentence('rates.kindWindow'),
  turnover_nights: () => sentence('rates.kindTurnover'),
  gap_fill: () => sentence('rates.kindGapFill'),
}

export const ruleKinds = Object.keys(ruleKindWords) as readonly RuleKind[]

/** What the number of a rule may be: nights, hours or days. The other kinds have none. */
export const ruleAmounts = {
  min_arrival: [1, 365],
  min_through: [1, 365],
  max_stay: [1, 365],
  turnover_nights: [0, 30],
  window_days: [1, 730],
  lead_time_hours: [0, 8760],
  cutoff_local_time: [0, 365],
  gap_fill: [1, 365],
} as const satisfies Partial<Record<RuleKind, readonly [least: number, most: number]>>

/** `At least 3 nights for arrivals`. */
export function sayDemand(demand: Demand): string {
  switch (demand.kind) {
    case 'min_arrival':
      return sentence('rates.minArrival', { nights: demand.nights })
    case 'min_through':
      return sentence('rates.minThrough', { nights: demand.nights })
    case 'max_stay':
      return sentence('rates.maxStay', { nights: demand.nights })
    case 'allowed_lengths':
      return sentence('rates.allowedLengths', { lengths: sayList(demand.lengths.map(String)) })
    case 'closed_to_arrival':
      return demand.closed ? sentence('rates.noArrival') : sentence('rates.arrivalPossible')
    case 'closed_to_departure':
      return demand.closed ? sentence('rates.noDeparture') : sentence('rates.departurePossible')
    case 'closed':
      return demand.closed ? sentence('rates.notOnOffer') : sentence('rates.onOffer')
    case 'lead_time_hours':
      return sentence('rates.leadTime', { hours: demand.hours })
    case 'cutoff_local_time':
      return sentence('rates.cutoff', { time: sayMinute(demand.minute), days: demand.daysBefore })
    case 'window_days':
      return sentence('rates.window', { nights: demand.nights })
    case 'turnover_nights':
      return sentence('rates.turnover', { nights: demand.nights })
    case 'gap_fill': {
      const { floor: nights, discountBasisPoints } = demand
      return discountBasisPoints > 0
        ? sentence('rates.gapFillOff', { nights, percent: percentText(discountBasisPoints) })
        : sentence('rates.gapFill', { nights })
    }
  }
}

/** When it holds, and how it ranks: `1 Jun 2027 to 31 Aug 2027, Friday and Saturday; priority 2`. */
export function sayWhen(
  { days, yearly, weekdays, priority }: Pick<StayRule, 'days' | 'yearly' | 'weekdays' | 'priority'>,
  locale: string,
) {
  const span = yearly ? saySeasonDays({ kind: 'yearly', span: yearly }, locale) : saySpan(days, locale)
  const when =
    weekdays === everyWeekday
      ? span
      : sentence('rates.daysAndWeekdays', { days: span, weekdays: sayWeekdays(weekdays, locale) })
  return priority === 0 ? when : sentence('rates.withPriority', { when, priority })
}

function saySpan({ from, until }: StayRule['days'], locale: string): string {
  const day = (each: CalendarDay) => sayDay(each, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const last = until === null ? undefined : day(addDays(until, -1))
  if (from === null) return last === undefined ? sentence('rates.always') : sentence('rates.untilDay', { last })
  const first = day(from)
  return last === undefined ? sentence('rates.fromDay', { first }) : sentence('rates.fromTo', { first, last })
}
