// Where operators begin: what the house itself has to say today.

import { Link } from 'react-router'
import { ChannelsToday } from '#channels/desk/channels-today.tsx'
import { countChannels } from '#channels/desk/count-channels.server.ts'
import { countConversations } from '#messages/read-inbox.server.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { pageContext } from '#pages/page-context.server.ts'
import { countOutbox } from '#platform/outbox.server.ts'
import type { Route } from './+types/today'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const [counts, { waiting: unanswered }, channels] = await Promise.all([
    countOutbox(tools.database),
    countConversations(tools, operator),
    countChannels(tools, operator),
  ])
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(tools.clock.now())
  return { head: { title: 'Today' }, day, counts, unanswered, channels }
}

export default function Today({ loaderData: { day, counts, unanswered, channels } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-display text-4xl">Today</h1>
        <p className="text-ink-soft">{day}</p>
      </div>
      <ChannelsToday {...channels} />
      <p className="flex flex-wrap gap-3">
        <Link to="/admin/bookings" className="button">
          Requests and bookings
        </Link>
        <Link to="/admin/calendar" className="button button-quiet">
          Calendar
        </Link>
        <Link to="/admin/homes" className="button button-quiet">
          Homes
        </Link>
        <Link to="/admin/channels" className="button button-quiet">
          Other sites
        </Link>
        <Link to="/admin/reviews" className="button button-quiet">
          Reviews
        </Link>
        <Link to="/admin/deposits" className="button button-quiet">
          Damage deposits
        </Link>
      </p>
      <section aria-labelledby="messages" className="card max-w-md p-6">
        <h2 id="messages" className="font-display text-2xl">
          Messages
        </h2>
        <p className="mt-2">
          {counts.waiting} waiting, {counts.sent} sent{counts.failed > 0 && `, ${counts.failed} given up`}.
        </p>
        <Link to="/admin/outbox" className="button button-quiet mt-4">
          Open the outbox
        </Link>
      </section>
      <section aria-labelledby="conversations" className="card max-w-md p-6">
        <h2 id="conversations" className="font-display text-2xl">
          People who wrote
        </h2>
        <p className="mt-2">
          {unanswered === 0 ? 'Nobody waits for an answer.' : `${unanswered} waiting for an answer.`}
        </p>
        <Link to="/admin/inbox" className="button button-quiet mt-4">
          Open the inbox
        </Link>
      </section>
    </div>
  )
}
