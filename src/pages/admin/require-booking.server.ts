// Requires the booking that the address of an admin page names, as far as its operator may see it.

import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findForOperator } from '#trips/find-booking.server.ts'

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
  const booking = await findForOperator(tools, operator, params.id)
  if (!booking) throw pageNotFound(url)
  return { tools, operator, booking }
}
