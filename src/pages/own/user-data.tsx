// Everything the site knows of somebody, as a file for that somebody.

import { personalData } from '#accounts/own-page/personal-data.server.ts'
import { bookingsOfPerson } from '#bookings/privacy/bookings-of-person.server.ts'
import { messagesOfPerson } from '#messages/forget-writer.server.ts'
import { requireVerified } from '#pages/guards/require-visitor.server.ts'
import { pageContext } from '#pages/page-context.server.ts'
import type { Route } from './+types/user-data'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const user = requireVerified(visitor, url)
  const [person, bookings, messages] = await Promise.all([
    personalData(tools, user),
    bookingsOfPerson(tools.database, user),
    messagesOfPerson(tools.database, user),
  ])
  const content = { writtenAt: tools.clock.now(), ...person, bookings, messages }
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="your-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}
