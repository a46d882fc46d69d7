// The days of a home's calendar, loaded when the guest turns to further months.

import type { CalendarDayAnswer } from '#api/contract/stay-schemas.ts'
import type { CalendarCell } from '#ui/calendar-month.ts'
import type { ContentClient } from './content-client.client.ts'

/** The days from `from` to the day before `to`, both written `2026-07-14`. Throws a `ContentFault`. */
export async function loadCalendarDays(
  client: ContentClient,
  slug: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CalendarCell[]> {
  const { data } = await client('readCalendar', { path: { slug }, query: { from, to } })
  return data.map(toldCell)
}

function toldCell({ day, state, lengths, inWords }: CalendarDayAnswer): CalendarCell {
  return {
    day,
    date: inWords.date,
    said: inWords.said,
    // What a click does depends on what is chosen, which the calendar in use knows.
    step: undefined,
    note: inWords.note ?? undefined,
    look: state,
    lengths: lengths.map(({ least, most }) => [least, most]),
  }
}
