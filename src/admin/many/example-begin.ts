// The first day of the visit by which a change of many homes is shown.

import { type CalendarDay, parseCalendarDay } from '#values/calendar-day.ts'
import type { ManyChange } from './many-input.ts'

/** The day from which the change holds, where it has one that is not past; a yearly one has its next. */
export function exampleBegin(change: ManyChange, today: CalendarDay): CalendarDay | undefined {
  const typed = 'entered' in change && change.entered && 'first' in change.entered ? change.entered.first : undefined
  const first = 'first' in change ? change.first : typed
  const day = parseCalendarDay(first ?? '')
  if (first === undefined || day === undefined || day >= today) return day
  const isYearly = 'entered' in change && change.entered && 'yearly' in change.entered && change.entered.yearly
  return isYearly ? nextOf(first, today) : undefined
}

/** The same day of the next year in which there is one. */
function nextOf(first: string, today: CalendarDay): CalendarDay | undefined {
  for (let year = Number(first.slice(0, 4)) + 1; year < 2200; year++) {
    const day = parseCalendarDay(`${year}${first.slice(4)}`)
    if (day !== undefined && day >= today) return day
  }
  return undefined
}
