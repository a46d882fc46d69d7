// The address of the page on which an operator books for a guest, with what is known of the visit filled in.

import type { StayInput } from '#offers/terms/stay-input.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { homeAddress } from './home-address.ts'

type Known = Pick<StayInput, 'nights'> & {
  /** The slug of the home. */
  readonly home: string
  readonly party?: StayInput['party']
  /** The enquiry that an offer is to answer. */
  readonly enquiry?: string
}

export function newBookingAddress({ home, nights, party, enquiry }: Known): string {
  const days = { in: writeCalendarDay(nights.checkIn), out: writeCalendarDay(nights.checkOut) }
  const visit = party ? homeAddress(home, { nights, party, couponCode: null, extras: [] }).split('?')[1]! : days
  const query = new URLSearchParams({ home })
  for (const [name, value] of new URLSearchParams(visit)) query.append(name, value)
  if (enquiry) query.set('enquiry', enquiry)
  return `/admin/bookings/new?${query}`
}
