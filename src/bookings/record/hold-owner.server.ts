// Whose a hold is: the browser's that made it, and once somebody signed in, theirs.

import { type GuestContact, isProven, type SignedInUser, type Visitor } from '#users/user/visitor.ts'
import type { BookingRow } from './booking-tables.server.ts'
import { type BrowserSession, readBrowserSession } from './browser-session.server.ts'

/** Who asks: a browser that has a name or none yet, and the user if somebody is signed in. */
export type HoldOwner = {
  readonly browser?: BrowserSession
  readonly user?: SignedInUser
  /** A contact who proved an address for a hold, maybe in another browser, or pays for it first. */
  readonly contact?: GuestContact
}

/** Who sent the request. */
export function holdOwnerOf(request: Request, visitor: Visitor, contact?: GuestContact): HoldOwner {
  return {
    browser: readBrowserSession(request),
    ...(visitor.kind === 'signed-out' ? contact && { contact } : { user: visitor.user }),
  }
}

type Owned = Pick<BookingRow, 'id' | 'guestUserId' | 'browserSession'>

/**
 * Whether the hold may be seen and used. A hold made while signed in is that user's alone; the browser still shows it
 * while nobody is signed in, so that a session that ends at the checkout loses nothing.
 */
export function isTheirHold(
  { id, guestUserId, browserSession }: Owned,
  { browser, user, contact }: HoldOwner,
): boolean {
  if (user && guestUserId === user.id) return true
  if (user && guestUserId !== null) return false
  if (guestUserId === null && contact?.about === id) return true
  return browser !== undefined && browserSession === browser
}

/**
 * Whether what was typed may be shown: to the user it was typed for, to the browser it was typed in while nobody was signed
 * in, and to the proved address it was sent with. Whoever only followed the link may be a stranger, if the address was wrong.
 */
export function mayReadContact(hold: Owned & Pick<BookingRow, 'guestEmail'>, owner: HoldOwner): boolean {
  if (hold.guestUserId !== null) return hold.guestUserId === owner.user?.id
  const { browser, contact } = owner
  const isSentBy = isProven(contact) && contact.about === hold.id && contact.provedEmail === hold.guestEmail
  return isSentBy || (browser !== undefined && browser === hold.browserSession)
}
