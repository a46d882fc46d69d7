// Whose a booking is: the account's that made it, or whoever proves the address it was made for without one.

import { type Booker, isContact, isProven } from '#users/user/visitor.ts'

type Owned = {
  readonly id: string
  readonly guestUserId: string | null
  /** Of a booking without an account the address that was proved for it. */
  readonly guestEmail: string | null
  /** Of one that is paid first the address that was typed, until it is proved. */
  readonly unprovedEmail: string | null
}

/** Whether the booking is the booker's. What an account has made, or has claimed since, opens to that account alone. */
export function isBookingOf({ id, guestUserId, guestEmail, unprovedEmail }: Owned, who: Booker): boolean {
  if (!isContact(who)) return guestUserId === who.id
  const isTheirAddress = isProven(who) ? guestEmail === who.provedEmail : unprovedEmail === who.typedEmail
  return guestUserId === null && id === who.about && isTheirAddress
}

/** Whose the keys of commands are. */
export function scopeOf(who: Booker): string {
  return isContact(who) ? `contact:${who.about}` : `user:${who.id}`
}

/** Whose uses of a code count together with the booking's: its account's, or without one those of its proved address. */
export function couponKeyOfRow({ guestUserId, guestEmail }: Pick<Owned, 'guestUserId' | 'guestEmail'>): string {
  return guestUserId ?? guestEmail ?? ''
}

/** The same of a booker. */
export function couponKeyOfBooker(who: Booker): string {
  if (!isContact(who)) return who.id
  // Nobody uses up somebody else's share by typing their address.
  return isProven(who) ? who.provedEmail : `booking:${who.about}`
}

export function userIdOf(who: Booker): string | null {
  return isContact(who) ? null : who.id
}
