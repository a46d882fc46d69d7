// The hours at which a visit begins and ends, on the clock at the home as it was booked.

import { minuteOf } from '#bookings/record/booking-nights.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import { checkInInstant, type RefundTerms } from '#offers/terms/refund-terms.ts'
import { dayInZone, requireCalendarDay } from '#values/calendar-day.ts'

type Visit = {
  readonly checkIn: string
  readonly checkOut: string
  readonly timeZone: string
  readonly refundTerms: RefundTerms | null
}

/** From when the guest can come; without a promise on record from the first minute of the day. */
export function checkInAt({ checkIn, timeZone, refundTerms }: Visit): Date {
  return refundTerms ? checkInInstant(refundTerms) : instantAtHome(requireCalendarDay(checkIn), 0, timeZone)
}

/** When the guest has left; `until` is "10:00" or "10:00:00". */
export function checkOutAt({ checkOut, timeZone }: Visit, until: string): Date {
  return instantAtHome(requireCalendarDay(checkOut), minuteOf(until), timeZone)
}

/** Whether it can be marked as a no-show: from the day after check-in on. */
export function isMissable({ checkIn, timeZone }: Visit, now: Date): boolean {
  return dayInZone(now, timeZone) > requireCalendarDay(checkIn)
}
