// Requires a page's booking: the verified user's, by id, or that of a guest without account, by mailed link.

import { type RouterContextProvider, redirect } from 'react-router'
import { managePath } from '#bookings/words/manage-key.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findBooking, findBookingId } from '#trips/find-booking.server.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import type { Booker, VerifiedUser } from '#users/user/visitor.ts'
import { pageContext } from './page-context.server.ts'
import { requireVerified } from './require-visitor.server.ts'
import { isUuid } from './valid-address.ts'

type PageArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  /** A user's page has the booking's id or reference; the pages of guests without an account have neither. */
  readonly params: object
  readonly url: URL
}

/** With the page of the booking for this booker. Everybody else gets a 404, or is sent to sign in. */
export async function requireBooking(args: PageArgs) {
  const { tools } = args.context.get(pageContext)
  const booker = await bookerOf(args)
  const booking = booker && (await findBooking(tools, booker.who, booker.bookingId))
  if (!booking) throw pageNotFound(args.url)
  return { tools, booking, who: booker.who, base: booker.base }
}

type BookerAsking = { readonly who: Booker; readonly bookingId: string; readonly base: string }

async function bookerOf({ request, context, params, url }: PageArgs): Promise<BookerAsking | undefined> {
  const { tools, visitor } = context.get(pageContext)
  if ('id' in params) {
    const who = requireVerified(visitor, url)
    const bookingId = await bookingIdIn(tools, who, String(params.id), url)
    return { who, bookingId, base: `/user/bookings/${bookingId}` }
  }
  const contact = await readContact(tools, request)
  return contact && { who: contact, bookingId: contact.about, base: managePath }
}

/**
 * The id in the address of a page about one booking. The reference of one of their own leads to that address; anything
 * else is no page.
 */
async function bookingIdIn(tools: Tools, who: VerifiedUser, named: string, url: URL): Promise<string> {
  if (isUuid(named)) return named
  const id = await findBookingId(tools, named)
  if (!id || !(await findBooking(tools, who, id))) throw pageNotFound(url)
  throw redirect(url.pathname.replace(`/${named}`, `/${id}`) + url.search)
}
