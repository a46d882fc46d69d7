// Whose booking a page is about: the verified user's of that id, or the one a guest without an account may open.

import { redirect } from 'react-router'
import { managePath } from '#bookings/words/manage-key.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findBooking, findBookingId } from '#trips/find-booking.server.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import type { Booker, VerifiedUser, Visitor } from '#users/user/visitor.ts'
import { requireVerified } from './require-visitor.server.ts'
import { isUuid } from './valid-address.ts'

type BookingAsked = {
  readonly who: Booker
  readonly bookingId: string
  /** The page of the booking for this booker. */
  readonly base: string
}

type Asking = {
  readonly tools: Tools
  readonly visitor: Visitor
  readonly request: Request
  readonly url: URL
  /** The id in the address of a user's page; the pages of guests without an account have none. */
  readonly id: string | undefined
}

/** A contact of whom nothing is known sees what everybody sees who asks for a booking that is not there. */
export async function requireBooker({ tools, visitor, request, url, id }: Asking): Promise<BookingAsked> {
  if (id !== undefined) {
    const who = requireVerified(visitor, url)
    const bookingId = await bookingIdIn(tools, who, id, url)
    return { who, bookingId, base: `/user/bookings/${bookingId}` }
  }
  const contact = await readContact(tools, request)
  if (!contact) throw pageNotFound(url)
  return { who: contact, bookingId: contact.about, base: managePath }
}

/**
 * The id in the address of a page about one booking. The reference of one of their own leads to that address; anything
 * else is no page.
 */
export async function bookingIdIn(tools: Tools, who: VerifiedUser, named: string, url: URL): Promise<string> {
  if (isUuid(named)) return named
  const id = await findBookingId(tools, named)
  if (!id || !(await findBooking(tools, who, id))) throw pageNotFound(url)
  throw redirect(url.pathname.replace(`/${named}`, `/${id}`) + url.search)
}
