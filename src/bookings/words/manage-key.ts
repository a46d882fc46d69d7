// The mailed link that opens a booking without an account: its address, scope and expiry.

import { requireCalendarDay } from '#values/calendar-day.ts'

/** Days after check-out for which the mailed links open the booking. */
const daysAfter = 30

type Managed = {
  readonly id: string
  readonly guestEmail: string | null
  readonly unprovedEmail: string | null
  readonly checkOut: string
}

export const managePath = '/bookings/manage'

/** The address in a mail; the page behind it takes the key out of the address. */
export function manageAddress(key: string): string {
  return `${managePath}?${new URLSearchParams({ key })}`
}

/** The key that a mail about a booking without an account carries. */
export function manageKey({ id, guestEmail, unprovedEmail, checkOut }: Managed, now: Date) {
  const email = guestEmail ?? unprovedEmail
  if (email === null) throw new Error(`Booking ${id} was made by an account`)
  const end = (requireCalendarDay(checkOut) + daysAfter) * 86_400_000
  const expiresAt = new Date(Math.max(end, now.getTime() + daysAfter * 86_400_000))
  return { purpose: 'manage', about: id, email, expiresAt } as const
}
