// Whose a hold is: the browser's that made it, and once somebody signed in, theirs.

import type { ProvenContact, SignedInUser, Visitor } from '#users/user/visitor.ts'
import type { BookingRow } from './booking-tables.server.ts'
import { type BrowserSession, readBrowserSession } from './browser-session.server.ts'

/** Who asks: a browser that has a name or none yet, and the user if somebody is signed in. */
export type HoldOwner = {
  readonly browser?: BrowserSession
  readonly user?: SignedInUser
  /** A contact who followed the link mailed for a hold, maybe in another browser. */
  readonly contact?: ProvenContact
}

/** Who sent the request. */
export function holdOwnerOf(request: Request, visitor: Visitor, contact?: ProvenContact): HoldOwner {
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

/** Whether what was typed may be shown: to the user it was typed for, or while nobody was signed in to the browser. */
export function mayReadContact(hold: Owned, owner: HoldOwner): boolean {
  return hold.guestUserId === null ? isTheirHold(hold, owner) : hold.guestUserId === owner.user?.id
}
