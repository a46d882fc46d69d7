// The form of a rule: what it demands, when it holds, and which rule goes before which.

import { wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import { everyDay, everyWeekday } from '#offers/terms/day-span.ts'
import type { Demand, RuleKind, StayRule } from '#offers/terms/stay-rule.ts'
import { sayMinute } from '#offers/terms/verdict-words.ts'
import { addDays, type CalendarDay, sayDay, writeCalendarDay } from '#values/calendar-day.ts'
import { parsePercent, percentText } from '#values/typed-sum.ts'
import { type RateReader, type RateValues, weekdayFields, weekdaysIn, weekdayValues } from './rate-form.ts'
import { readSpan } from './read-sums.ts'
import { sayWeekdays } from './season-form.ts'

const textFields = ['kind', 'amount', 'time', 'percent', 'lengths', 'first', 'last', 'priority'] as const

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

type Fault = { readonly fault: Readonly<Record<string, string>> }

export const ruleForm: RateReader = {
  fields: () => [...textFields, ...weekdayFields],
  read: (values, _facts, id) => {
    const kind = ruleKinds.find(each => each === values.kind)
    const demand = kind ? readDemand(kind, values) : { fault: { kind: 'Please choose one of these.' } }
    const { days, faults: wrongDays } = readSpan({ first: values.first!, last: values.last! })
    const priority = wholeNumberIn(values.priority!, 0, 99)
    const weekdays = weekdaysIn(values)
    const faults = {
      ...('fault' in demand ? demand.fault : {}),
      ...wrongDays,
      ...(priority === undefined ? { priority: 'Please write a whole number from 0 to 99.' } : {}),
      ...(weekdays === 0 ? { weekdays: 'Please choose at least one day of the week.' } : {}),
    }
    if (Object.keys(faults).length > 0 || 'fault' in demand || !days || priority === undefined) {
      return { ok: false, faults }
    }
    return { ok: true, change: { kind: 'rule', id, entered: { priority, days, weekdays, demand } } }
  },
  away: (_, __, id) => ({ ok: true, change: { kind: 'rule', id, entered: null } }),
}

function readDemand(kind: RuleKind, values: RateValues): Demand | Fault {
  const within = (of: keyof typeof ruleAmounts) => wholeNumberIn(values.amount!, ruleAmounts[of][0], ruleAmounts[of][1])
  const amiss = (of: keyof typeof ruleAmounts): Fault => ({
    fault: { amount: `Please write a whole number from ${ruleAmounts[of][0]} to ${ruleAmounts[of][1]}.` },
  })
  switch (kind) {
    case 'min_arrival':
    case 'min_through':
    case 'max_stay':
    case 'turnover_nights':
    case 'window_days': {
      const nights = within(kind)
      return nights === undefined ? amiss(kind) : { kind, nights }
    }
    case 'lead_time_hours': {
      const hours = within(kind)
      return hours === undefined ? amiss(kind) : { kind, hours }
    }
    case 'closed':
    case 'closed_to_arrival':
    case 'closed_to_departure':
      return { kind, closed: true }
    case 'allowed_lengths': {
      const lengths = values
        .lengths!.split(/[,;\s]+/)
        .filter(Boolean)
        .map(each => wholeNumberIn(each, 1, 365))
      return lengths.length === 0 || lengths.length > 60 || lengths.includes(undefined)
        ? { fault: { lengths: 'Please write numbers of nights from 1 to 365, such as 3, 4, 7.' } }
        : { kind, lengths: [...new Set(lengths as number[])].sort((one, other) => one - other) }
    }
    case 'cutoff_local_time': {
      const daysBefore = within(kind)
      const minute = minuteIn(values.time!)
      if (daysBefore !== undefined && minute !== undefined) return { kind, daysBefore, minute }
      return {
        fault: {
          ...(daysBefore === undefined ? amiss(kind).fault : {}),
          ...(minute === undefined ? { time: 'Please write an hour of the day, such as 18:00.' } : {}),
        },
      }
    }
    case 'gap_fill': {
      const floor = within(kind)
      const share = values.percent === '' ? 0 : parsePercent(values.percent!)
      const isShare = share !== undefined && share <= 10_000
      if (floor !== undefined && isShare) return { kind, floor, discountBasisPoints: share }
      return {
        fault: {
          ...(floor === undefined ? amiss(kind).fault : {}),
          ...(isShare ? {} : { percent: 'Please write a share from 0 to 100 percent, or nothing.' }),
        },
      }
    }
  }
}

function minuteIn(text: string): number | undefined {
  const parts = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text)
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : undefined
}

export const newRuleValues: RateValues = {
  ...{ kind: 'min_arrival', amount: '', time: '', percent: '', lengths: '', first: '', last: '', priority: '0' },
  ...weekdayValues(everyWeekday),
}

export function ruleValues(rule: StayRule): RateValues {
  const { from, until } = rule.days
  return {
    ...newRuleValues,
    ...{ kind: rule.kind, priority: String(rule.priority), amount: amountOf(rule) },
    time: rule.kind === 'cutoff_local_time' ? sayMinute(rule.minute) : '',
    percent: rule.kind === 'gap_fill' ? percentText(rule.discountBasisPoints) : '',
    lengths: rule.kind === 'allowed_lengths' ? rule.lengths.join(', ') : '',
    first: from === null ? '' : writeCalendarDay(from),
    last: until === null ? '' : writeCalendarDay(addDays(until, -1)),
    ...weekdayValues(rule.weekdays),
  }
}

function amountOf(demand: Demand): string {
  if ('nights' in demand) return String(demand.nights)
  if (demand.kind === 'lead_time_hours') return String(demand.hours)
  if (demand.kind === 'cutoff_local_time') return String(demand.daysBefore)
  return demand.kind === 'gap_fill' ? String(demand.floor) : ''
}

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
