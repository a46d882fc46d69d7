// A home's rules in words: what each demands, and when it holds.

import { everyDay, everyWeekday } from '#offers/terms/day-span.ts'
import type { Demand, RuleKind, StayRule } from '#offers/terms/stay-rule.ts'
import { sayMinute } from '#offers/terms/verdict-words.ts'
import { addDays, type CalendarDay, sayDay } from '#values/calendar-day.ts'
import { percentText } from '#values/typed-sum.ts'
import { sayWeekdays } from './season-words.ts'

/** What each kind is called in the form, in the order of the list. */
export const ruleKindWords: Readonly<Record<RuleKind, string>> = {
  min_arrival: 'At least so many nights, for visits that begin then',
  min_through: 'At least so many nights, for visits with one of these nights',
  max_stay: 'At most so many nights, for visits that begin then',
  allowed_lengths: 'Only these numbers of nights, for visits that begin then',
  closed_to_arrival: 'No arrival',
  closed_to_departure: 'No departure',
  closed: 'Not on offer',
  lead_time_hours: 'Booked so many hours before check-in at least',
  cutoff_local_time: 'Booked until an hour of the day, so many days before',
  window_days: 'Bookable so many nights ahead at most',
  turnover_nights: 'So many free nights between two visits',
  gap_fill: 'A shorter visit may fill a gap, from so many nights on',
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
  const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`
  switch (demand.kind) {
    case 'min_arrival':
      return `At least ${nights(demand.nights)} for arrivals`
    case 'min_through':
      return `At least ${nights(demand.nights)} over these nights`
    case 'max_stay':
      return `At most ${nights(demand.nights)} for arrivals`
    case 'allowed_lengths':
      return `Visits of ${demand.lengths.join(', ')} nights for arrivals`
    case 'closed_to_arrival':
      return demand.closed ? 'No arrival' : 'Arrival possible'
    case 'closed_to_departure':
      return demand.closed ? 'No departure' : 'Departure possible'
    case 'closed':
      return demand.closed ? 'Not on offer' : 'On offer'
    case 'lead_time_hours':
      return `Booked ${demand.hours} hours before check-in at least`
    case 'cutoff_local_time':
      return `Booked until ${sayMinute(demand.minute)}, ${demand.daysBefore} days before`
    case 'window_days':
      return `Bookable ${nights(demand.nights)} ahead at most`
    case 'turnover_nights':
      return `${nights(demand.nights)} free between two visits`
    case 'gap_fill':
      return `A gap may be filled from ${nights(demand.floor)} on${demand.discountBasisPoints > 0 ? `, ${percentText(demand.discountBasisPoints)} % off` : ''}`
  }
}

/** When it holds, and how it ranks: `1 Jun 2027 to 31 Aug 2027, Friday and Saturday; priority 2`. */
export function sayWhen(
  { days, weekdays, priority }: Pick<StayRule, 'days' | 'weekdays' | 'priority'>,
  locale: string,
) {
  const day = (each: CalendarDay) => sayDay(each, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const { from, until } = days
  const span =
    from === everyDay.from && until === everyDay.until
      ? 'always'
      : `${from === null ? 'until' : `from ${day(from)}`}${until === null ? '' : ` ${from === null ? '' : 'to '}${day(addDays(until, -1))}`}`
  const only = weekdays === everyWeekday ? '' : `, ${sayWeekdays(weekdays, locale)}`
  return `${span}${only}${priority === 0 ? '' : `; priority ${priority}`}`
}
