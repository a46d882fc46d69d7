// What two date fields hold, as a calendar shows it.

import { parseCalendarDay } from '#values/calendar-day.ts'

/** Days are written `2026-07-14`. */
export type TypedDays = {
  readonly chosen: { readonly start: string; readonly end: string } | undefined
  /** The day of arrival when that is all there is. */
  readonly start: string | undefined
}

const nothing: TypedDays = { chosen: undefined, start: undefined }

/** Of days that cannot be read or chosen, nothing; of a day of leaving alone, nothing either. */
export function typedDays(
  typed: { readonly in: string; readonly out: string },
  { first, last }: { readonly first: string; readonly last: string },
): TypedDays {
  const isOpen = (day: string) => parseCalendarDay(day) !== undefined && first <= day && day <= last
  const { in: start, out: end } = typed
  if (!isOpen(start)) return nothing
  return isOpen(end) && start < end ? { chosen: { start, end }, start: undefined } : { chosen: undefined, start }
}
