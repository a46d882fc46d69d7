// The moment at which all screenshots are taken, whenever they are taken.

import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'

export const pictureDate: Date = new Date('2027-04-20T09:30:00Z')

/** The day so many days after it, as addresses write days. */
export function dayOfPictures(ahead: number): string {
  return writeCalendarDay(addDays(dayInZone(pictureDate, 'UTC'), ahead))
}
