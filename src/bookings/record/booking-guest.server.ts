// Who books: what the commands need to find their hold, scope their keys and record them.

import { type Booker, type GuestContact, isProven, type VerifiedUser } from '#users/user/visitor.ts'
import { couponKeyOfBooker, userIdOf } from './booking-owner.ts'
import type { BrowserSession } from './browser-session.server.ts'

/** A verified user, in the browser that may have made the hold before, or a contact who proved an address for it or pays first. */
export type BookingGuest = { readonly browser?: BrowserSession } & (
  | { readonly user: VerifiedUser }
  | { readonly contact: GuestContact }
)

export function bookerIn(guest: BookingGuest): Booker {
  return 'user' in guest ? guest.user : guest.contact
}

/** The guest's account, or null without one. */
export function guestUserIdOf(guest: BookingGuest): string | null {
  return userIdOf(bookerIn(guest))
}

/** The address that was proved instead of an account, or null with one. */
export function guestEmailOf(guest: BookingGuest): string | null {
  return 'contact' in guest && isProven(guest.contact) ? guest.contact.provedEmail : null
}

/** The address that was only typed, of who pays first. */
export function unprovedEmailOf(guest: BookingGuest): string | null {
  return 'contact' in guest && !isProven(guest.contact) ? guest.contact.typedEmail : null
}

/** Whose uses of a coupon count together: an account's, or without one those of the proved address. */
export function couponKeyOf(guest: BookingGuest): string {
  return couponKeyOfBooker(bookerIn(guest))
}
