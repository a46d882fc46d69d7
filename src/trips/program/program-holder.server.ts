// The holder of a program's nights: it has no browser, so it gets a browser name that nobody else can have.

import { createHash } from 'node:crypto'
import type { BookingGuest } from '#bookings/record/booking-guest.server.ts'
import type { BrowserSession } from '#bookings/record/browser-session.server.ts'
import { type Booker, isContact } from '#users/user/visitor.ts'

/** All programs of one user are one holder. */
export function programOf({ id }: { readonly id: string }): BrowserSession {
  return nameOf(`program of ${id}`)
}

/** A program without a signed-in user: all its calls with one key for one mailbox count as one holder. */
export function programWith(key: string, email = ''): BrowserSession {
  return nameOf(`program with ${JSON.stringify([key, email.toLowerCase()])}`)
}

/** Who books by a program. */
export function programGuest(who: Booker): BookingGuest {
  return isContact(who) ? { contact: who } : { user: who, browser: programOf(who) }
}

function nameOf(words: string): BrowserSession {
  return createHash('sha256').update(words).digest('hex') as BrowserSession
}
