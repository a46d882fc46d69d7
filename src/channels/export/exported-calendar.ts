// Our nights as a calendar file for other sites (RFC 5545): whole days without name, price or reason.

import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { addDays } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

type ExportedNights = {
  /** Stays the same however often the nights move. */
  readonly uid: string
  /** Rises when they do. */
  readonly sequence: number
  readonly nights: NightRange
  readonly isBooked: boolean
  readonly changedAt: Date
}

/** The file, with the events in the order of their days; `bufferNights` more are taken on either side of each. */
export function exportedCalendar(events: readonly ExportedNights[], bufferNights: number): string {
  const calendar = ical({
    prodId: { company: 'Casita', product: 'Nights', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const inOrder = events.toSorted(
    (one, other) => one.nights.checkIn - other.nights.checkIn || (one.uid < other.uid ? -1 : 1),
  )
  for (const { uid, sequence, nights, isBooked, changedAt } of inOrder) {
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: changedAt,
      allDay: true,
      start: midnight(addDays(nights.checkIn, -bufferNights)),
      // The day of check-out is the first that is free again, as DTEND means it.
      end: midnight(addDays(nights.checkOut, bufferNights)),
      summary: isBooked ? 'Reserved' : 'Not available',
      transparency: ICalEventTransparency.OPAQUE,
    })
  }
  return calendar.toString()
}

/** Days without hour or zone are written from the UTC side of a Date. */
function midnight(day: number): Date {
  return new Date(day * 86_400_000)
}
