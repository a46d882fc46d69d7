// Requires the booking that the address of an admin page names, as far as its operator may see it.

import { data, type RouterContextProvider, redirect } from 'react-router'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findBookingId, findForOperator } from '#trips/find-booking.server.ts'

type Asked = {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
  readonly params: { readonly id: string }
}

/** For everybody else it does not exist. */
export async function requireBooking({ context, url, params }: Asked) {
  const { tools, visitor, problem } = context.get(pageContext)
  if (problem) throw data(problem.message, { status: problem.status })
  const operator = requireOperator(visitor, url)
  const { id: named } = params
  const id = isUuid(named) ? named : await findBookingId(tools, named)
  const booking = id && (await findForOperator(tools, operator, id))
  if (!booking) throw pageNotFound(url)
  // Its reference leads to the address that it has.
  if (booking.id !== named) throw redirect(url.pathname.replace(`/${named}`, `/${booking.id}`) + url.search)
  return { tools, operator, booking }
}
