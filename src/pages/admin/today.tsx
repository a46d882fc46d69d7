// The start page of the admin area: what needs attention today.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChannelsToday } from '#admin/channels/channels-today.tsx'
import { countChannels } from '#admin/channels/count-channels.server.ts'
import { firstSteps } from '#admin/stays/first-steps.server.ts'
import { FirstSteps } from '#admin/stays/first-steps.tsx'
import { jobs } from '#jobs.server.ts'
import { countConversations } from '#messages/read-inbox.server.ts'
import { readJobRuns } from '#platform/jobs/job-runs.server.ts'
import { countOutbox } from '#platform/outbox/outbox.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/today'
import { onAdminPage } from './on-admin-page.server.ts'

const ways = [
  { to: '/admin/bookings', label: 'Requests and bookings', area: 'bookings' },
  { to: '/admin/calendar', label: 'Calendar', area: 'nights' },
  { to: '/admin/homes', label: 'Homes', area: 'homes' },
  { to: '/admin/channels', label: 'Other sites', area: 'channels' },
  { to: '/admin/reviews', label: 'Reviews', area: 'reviews' },
  { to: '/admin/deposits', label: 'Damage deposits', area: 'rates' },
  { to: '/admin/jobs', label: 'Recurring jobs', area: 'jobs' },
] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const [steps, counts, conversations, channels, runs] = await Promise.all([
    firstSteps(tools, operator),
    may(operator, 'outbox') ? countOutbox(tools.database) : null,
    may(operator, 'conversations') ? countConversations(tools, operator) : null,
    may(operator, 'channels') ? countChannels(tools, operator) : null,
    may(operator, 'jobs') ? readJobRuns(tools.database, jobs) : [],
  ])
  const links = ways.filter(({ area }) => may(operator, area))
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(tools.clock.now())
  const failing = runs.filter(({ fails }) => fails).map(({ name }) => name)
  return { head: { title: 'Today' }, day, links, steps, counts, conversations, channels, failing }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { day, links, steps, counts, conversations, channels, failing } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-display text-4xl">Today</h1>
        <p className="text-ink-soft">{day}</p>
      </div>
      {steps && <FirstSteps steps={steps} />}
      {channels && <ChannelsToday {...channels} />}
      {failing.length > 0 && (
        <Notice tone="wrong" title={failing.length === 1 ? 'A recurring job fails' : 'Recurring jobs fail'}>
          <p>{failing.join(', ')}</p>
          <p>
            <TextLink to="/admin/jobs">See when and why</TextLink>
          </p>
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        {links.map(({ to, label }, at) => (
          <Link key={to} to={to} className={at === 0 ? 'button' : 'button button-quiet'}>
            {label}
          </Link>
        ))}
      </p>
      {counts && (
        <Card id="messages" title="Messages" to="/admin/outbox" way="Open the outbox">
          {counts.waiting} waiting, {counts.sent} sent{counts.failed > 0 && `, ${counts.failed} given up`}.
        </Card>
      )}
      {conversations && (
        <Card id="conversations" title="People who wrote" to="/admin/inbox" way="Open the inbox">
          {conversations.waiting === 0
            ? 'Nobody waits for an answer.'
            : `${conversations.waiting} waiting for an answer.`}
        </Card>
      )}
    </div>
  )
}

type CardProps = Readonly<Record<'id' | 'title' | 'to' | 'way', string>> & { readonly children: ReactNode }

function Card({ id, title, to, way, children }: CardProps) {
  return (
    <TitledSection id={id} title={title} className="card max-w-md p-6">
      <p className="mt-2">{children}</p>
      <Link to={to} className="button button-quiet mt-4">
        {way}
      </Link>
    </TitledSection>
  )
}
