// The rules of a demo home: how long visits are in each season and on which day they begin, for the years ahead.

import type { stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import { addDays, type CalendarDay, requireCalendarDay, yearMonthDay } from '#values/calendar-day.ts'
import type { DemoHome, DemoSeason } from './home.ts'

export type RuleRow = Omit<typeof stayRuleTable.$inferInsert, 'stayId'>

/** So many years of seasons from today on have their rules. */
const yearsAhead = 3

/** So many nights from today on are sold. */
const sellingWindow = 540

/** The rules that hold on every day. */
export function usualRules({ rates: { minimumNights, booking } }: DemoHome): RuleRow[] {
  return [
    { kind: 'min_arrival', amount: minimumNights },
    { kind: 'window_days', amount: sellingWindow },
    // A request wants an answer first; an instant booking wants the beds made.
    { kind: 'lead_time_hours', amount: booking === 'request' ? 72 : 8 },
    // A gap between two visits may be filled by a shorter one.
    ...(minimumNights > 2 ? [{ kind: 'gap_fill', amount: 2, discountBp: 0 } as const] : []),
  ]
}

/** The rules of the seasons that are not over on `today`, for the years ahead. */
export function seasonRules({ rates }: DemoHome, today: CalendarDay): (RuleRow & { readonly dates: Dates })[] {
  const closed = (rates.closed ?? []).flatMap(stretch => occurrences(stretch, today))
  return [
    ...rates.seasons.flatMap(season => occurrences(season, today).flatMap(dates => rulesOf(season, dates))),
    ...closed.map(dates => ({ dates, priority: 20, kind: 'closed', closed: true }) as const),
  ]
}

type Dates = { readonly from: CalendarDay; readonly until: CalendarDay }

/** The times of the stretch that end after today and begin within the years ahead; `until` is the day after the last night. */
function occurrences({ from, to }: Pick<DemoSeason, 'from' | 'to'>, today: CalendarDay): Dates[] {
  const { year } = yearMonthDay(today)
  return Array.from({ length: yearsAhead + 2 }, (_, index) => year - 1 + index)
    .map(first => ({
      from: requireCalendarDay(`${first}-${from}`),
      until: addDays(requireCalendarDay(`${to < from ? first + 1 : first}-${to}`), 1),
    }))
    .filter(dates => dates.until > today)
}

function rulesOf({ minimumNights, arrivalDay }: DemoSeason, dates: Dates): (RuleRow & { readonly dates: Dates })[] {
  const frame = { dates, priority: 10 }
  return [
    { ...frame, kind: 'min_arrival', amount: minimumNights },
    ...(arrivalDay === undefined
      ? []
      : [
          {
            ...frame,
            kind: 'closed_to_arrival',
            closed: true,
            weekdays: 0b1111111 & ~(1 << (arrivalDay - 1)),
          } as const,
        ]),
  ]
}
