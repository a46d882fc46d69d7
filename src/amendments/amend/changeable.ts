// What of a booking may change at all: nothing where it stays as it is, and of a visit that has begun only its end.

import type { BookingState } from '#bookings/record/booking.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { isUnchanged, type VisitChange } from './visit-change.ts'

type Changeable = { readonly state: BookingState; readonly timeZone: string; readonly quote: Quote }

/** Whether the visit has begun, so that its nights until now stay and its price is bound by what was agreed. */
export function hasBegun({ state }: Pick<Changeable, 'state'>): boolean {
  return state === 'in_stay'
}

/** Why these dates and people cannot be asked for; a visit that has begun may end today, by the home's clock, or later. */
export function refusedChange(
  booking: Changeable,
  change: VisitChange,
  now: Date,
): 'unchanged' | 'arrival-stays' | 'nights-over' | undefined {
  if (isUnchanged(booking.quote, change)) return 'unchanged'
  if (!hasBegun(booking)) return undefined
  if (change.nights.checkIn !== booking.quote.nights.checkIn) return 'arrival-stays'
  return change.nights.checkOut < dayInZone(now, booking.timeZone) ? 'nights-over' : undefined
}
