// The addresses of a thread: for its guest by a mailed link, and on a booking's page; how long a guest may write there.

import { addDays, type CalendarDay, dayInZone } from '#values/calendar-day.ts'

/** The page of a thread that has no booking. */
export function threadAddress(id: string, key?: string): string {
  return key === undefined ? `/messages/${id}` : `/messages/${id}?${new URLSearchParams({ key })}`
}

/** The id of the section on a booking's page. */
export const messagesId = 'messages'

/** Days after check-out within which its guest may write about a booking, cancelled ones too. */
const writableAfter = 60

/** The last day, at the home, on which the guest may write about a visit that ends on that day. */
export function lastDayToWrite(checkOut: CalendarDay): CalendarDay {
  return addDays(checkOut, writableAfter)
}

export function mayGuestWrite(checkOut: CalendarDay, timeZone: string, now: Date): boolean {
  return dayInZone(now, timeZone) <= lastDayToWrite(checkOut)
}
